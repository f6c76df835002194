"""`hashi simulate` and `hashi arena`: reproducible games, sound statistics, no loss on Ctrl-C."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, median, stdev

import pytest
from distributed import LocalCluster

import hashi
from hashi import Card, Game, Turn, boards, deal
from hashi.bots import DEFAULT_LEVEL, LEVELS, Sight
from hashi.cli.study.arena import order
from hashi.cli.study.figure import Mean, histogram
from hashi.cli.study.match import Match, deal_code, play, play_game, random_start
from hashi.cli.study.player import bot_named
from hashi.locale import LANGUAGES, Texts
from hashi.record import parse, replay
from hashi.rules import rank
from hashi.rules.score import DEADLINES
from hashi.rules.sheet import start_refusal
from hashi.wire.level import LEVEL_POINTS
from tests.cli.conftest import Run
from tests.cli.stopped import stopped

# Without compiled code a command first says that it compiles.
pytestmark = pytest.mark.usefixtures("compiled")

MINION = ("simulate", "--bot", "minion", "--seed", 7, "--json")


def without_times(text: str) -> dict[str, object]:
    """The figures that a seed decides."""
    data: dict[str, object] = json.loads(text)
    times = data.pop("turn_ms")
    assert isinstance(times, dict)
    assert 0 < times["mean"] <= times["worst"]
    return data


def test_figures(run: Run) -> None:
    """Mean, interval, median, range, ranks and histogram are those of the totals."""
    code, out, err = run(*MINION, "--games", 4, "--jobs", 1)
    data = without_times(out)
    assert (code, err) == (0, "")
    totals = data["totals"]
    assert isinstance(totals, list)
    half = 3.182 * stdev(totals) / 2
    assert data["mean"] == fmean(totals)
    assert data["interval"] == pytest.approx([fmean(totals) - half, fmean(totals) + half])
    assert (data["median"], data["min"], data["max"]) == (median(totals), min(totals), max(totals))
    assert data["ranks"] == {
        name: list(map(rank, totals)).count(name) for name in map(rank, totals)
    }
    assert data["histogram"] == {str(total): totals.count(total) for total in totals}
    assert (data["games"], data["asked"], data["seed"]) == (4, 4, 7)
    board, deck = hashi.board("A"), hashi.deck()
    games = [play_game(Match(board, deck, ("minion",), 7, number))[0] for number in range(4)]
    assert data["finished"] == fmean(len(game.sheet(1).finished) for game in games)
    assert data["in_time"] == {
        category: fmean((game.scores[0].round_of(category) or 99) <= at for game in games)
        for category, at in DEADLINES.items()
    }


def test_games_are_a_function_of_seed_and_number(run: Run) -> None:
    """The third game of a seed is the bot on the deal of that number, whoever plays it."""
    data = without_times(run(*MINION, "--games", 3, "--jobs", 1)[1])
    code = deal_code(7, 2)
    pile = deal.shuffled(code, hashi.deck())
    bot = bot_named("minion", "7 2 0 1")
    start = bot.start(hashi.board("A"), 1)
    game = Game(hashi.board("A"), 1, pile).start(1, start.island, start.number)
    while not game.over:
        game = game.play(1, bot.turn(Sight.of(game, hashi.deck(), 1)))
    totals, deals = data["totals"], data["deals"]
    assert isinstance(totals, list)
    assert isinstance(deals, list)
    assert (totals[2], deals[2]) == (game.scores[0].total, code.hex())


def test_any_number_of_jobs_gives_equal_games(run: Run) -> None:
    """One process or two: the same games."""
    alone = run(*MINION, "--games", 4, "--jobs", 1)[1]
    assert without_times(run(*MINION, "--games", 4, "--jobs", 2)[1]) == without_times(alone)


@pytest.mark.long
def test_the_strongest_gives_equal_games_too(run: Run) -> None:
    """However busy the machine, no clock decides a turn."""
    options = ("--bot", "professional-planner", "--games", 2, "--seed", 7, "--json")
    alone = run("simulate", *options, "--jobs", 1)[1]
    assert without_times(run("simulate", *options, "--jobs", 2)[1]) == without_times(alone)


@pytest.mark.long
def test_thinking_as_at_a_table(run: Run) -> None:
    """With a limit for a turn, a slow bot looks at one turn and plays it."""
    options = ("--bot", "professional-planner", "--games", 1, "--jobs", 1, "--json")
    slow = json.loads(run("simulate", *options)[1])
    quick = json.loads(run("simulate", *options, "--think", 1e-6)[1])
    assert quick["turn_ms"]["mean"] < slow["turn_ms"]["mean"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a real Dask cluster."""
    with LocalCluster(  # type: ignore[no-untyped-call]  # Dask's
        n_workers=1, threads_per_worker=2, processes=False, protocol="tcp", dashboard_address=None
    ) as found:
        yield found.scheduler_address


def test_a_cluster_gives_equal_games(run: Run, cluster: str) -> None:
    """A Dask cluster by its address: the same games."""
    assert cluster.startswith("tcp://")
    alone = run(*MINION, "--games", 3, "--jobs", 1)[1]
    code, out, _ = run(*MINION, "--games", 3, "--dask", cluster)
    assert code == 0
    assert without_times(out) == without_times(alone)


def test_starts(run: Run) -> None:
    """S2: a random start is legal, and decided by seed and number; own is another game."""
    board = hashi.board("B")
    starts = {random_start(board, 7, number) for number in range(200)}
    assert len(starts) == 22
    assert all(start_refusal(board, start.island, start.number) is None for start in starts)
    given = play(Match(board, hashi.deck(), ("minion",), 7, 0, start=random_start(board, 7, 0)))
    options = ("--games", 1, "--jobs", 1, "--board", "B")
    random = without_times(run(*MINION, *options, "--start", "random")[1])
    assert random["totals"] == [given.totals[0]]
    assert random["interval"] is None


def test_own_board_and_deck(run: Run, tmp_path: Path) -> None:
    """Board and deck files as everywhere; another deck is another game."""
    own = Path(boards.__file__).with_name("a.toml")
    plain = without_times(run(*MINION, "--games", 1, "--jobs", 1, "--board", own)[1])
    assert plain["totals"] == without_times(run(*MINION, "--games", 1, "--jobs", 1)[1])["totals"]
    cards = tmp_path / "deck.toml"
    ones = ", ".join(['"1/1"'] * 18)
    cards.write_text(f'name = "ones"\ncards = [{ones}]\n', "utf-8")
    data = without_times(run(*MINION, "--games", 1, "--jobs", 1, "--deck", cards)[1])
    assert data["max"] != plain["max"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words(run: Run, language: str) -> None:
    """The same for people, in their language."""
    options = ("--bot", "minion", "--games", 2, "--jobs", 1, "--lang", language)
    code, out, err = run("simulate", *options)
    texts = Texts(language)
    assert (code, err) == (0, "")
    for key in ("figure-mean", "figure-interval", "figure-median", "figure-turn-worst"):
        assert texts(key) in out
    assert texts("simulate-heading", bot="minion", count=2, seed="1") in out
    assert "█" * 40 in out
    assert ("," in out.split(texts("figure-mean"))[1].split("\n")[0]) == (language != "en")


def test_bots_are_listed_in_the_help(run: Run) -> None:
    """Help lists all bots with their points; the default one plays if none is named."""
    text = " ".join(run("simulate", "--help")[1].replace("│", " ").split())
    for level, points in LEVEL_POINTS.items():
        assert f"{level} ({points['A']:.0f}, {points['B']:.0f})" in text
    data = json.loads(run("simulate", "--games", 1, "--jobs", 1, "--json")[1])
    assert data["bot"] == DEFAULT_LEVEL


def test_histogram() -> None:
    """One line for each total between the lowest and the highest, the longest bar for the most."""
    lines = str(histogram([40, 40, 42, 43])).split("\n")
    assert [line.split()[0] for line in lines] == ["40", "41", "42", "43"]
    assert [line.count("█") for line in lines] == [40, 0, 20, 20]


def test_means() -> None:
    """Student's t: the fewer the values, the wider; nothing is said where they do not differ."""
    found = Mean.of([1, 2, 3, 4])
    assert found.mean == 2.5
    assert found.interval == pytest.approx((0.4460, 4.5540), abs=1e-4)
    assert Mean.of([3]) == Mean(3, None)
    assert Mean.of([47, 47]) == Mean(47, None)


@pytest.mark.parametrize(
    ("count", "errors"), [(2, 12.706), (31, 2.042), (41, 2.021), (121, 1.980), (10_000, 1.960)]
)
def test_standard_errors(count: int, errors: float) -> None:
    """As in the printed tables of Student's t; `count` values, half of them 0 and half 2."""
    values = [2.0 * (number % 2) for number in range(count)]
    found = Mean.of(values)
    assert found.interval is not None
    half = (found.interval[1] - found.interval[0]) / 2
    assert half == pytest.approx(errors * stdev(values) / count**0.5, rel=5e-4)


def test_shares() -> None:
    """Wilson's interval: within 0 and 1, and never a single point."""
    assert Mean.of_shares([1.0] * 5).interval == pytest.approx((0.3935, 1), abs=1e-4)
    assert Mean.of_shares([0.0] * 5).interval == pytest.approx((0, 0.6065), abs=1e-4)
    assert Mean.of_shares([1.0]) == Mean(1, None)
    # 60 of 100 games won: near what a normal distribution says.
    wins = Mean.of_shares([1.0] * 60 + [0.0] * 40).interval or (0, 0)
    assert wins == pytest.approx((0.501, 0.692), abs=2e-3)
    # Shares that hardly differ are known better than as many wins and losses would be.
    low, high = Mean.of_shares([0.6, 0.61, 0.59] * 10).interval or (0, 0)
    assert high - low < 0.02


def test_optimum(run: Run) -> None:
    """What the deals allowed from any start, and what part of it the bot reached."""
    options = ("--games", 2, "--jobs", 1, "--optimum", "--seconds", 0.5)
    data = without_times(run(*MINION, *options)[1])
    found, totals = data["optimum"], data["totals"]
    assert isinstance(found, dict)
    assert isinstance(totals, list)
    pairs = list(zip(totals, found["points"], strict=True))
    assert all(total <= best for total, best in pairs)
    assert found["share"]["mean"] == fmean(total / best for total, best in pairs)
    assert found["mean"] == fmean(found["points"])
    proven = [best == bound for best, bound in zip(found["points"], found["bounds"], strict=True)]
    assert found["proven"] == sum(proven)
    out = run("simulate", "--bot", "minion", *options)[1]
    assert Texts("en")("figure-share") in out


@pytest.mark.parametrize("jobs", [1, 2])
def test_stopped_without_loss(jobs: int) -> None:
    """Ctrl-C: exit code 130 and the figures of the games done so far."""
    asked = 100_000
    found = stopped(*MINION, "--games", asked, "--jobs", jobs, after=rf"([2-9]|\d\d)/{asked}")
    assert found.code == 130
    data = without_times(found.out)
    assert data["asked"] == asked
    totals = data["totals"]
    assert isinstance(totals, list)
    assert 2 <= len(totals) < asked
    assert len(totals) == data["games"]
    assert "Traceback" not in found.shown


ARENA = ("arena", "--bots", "minion,screw-tightener", "--seed", 3)


def test_arena(run: Run) -> None:
    """Every deal from every seat; a win is worth 1, shared or not."""
    code, out, err = run(*ARENA, "--games", 4, "--jobs", 1, "--json")
    data = json.loads(out)
    assert (code, err) == (0, "")
    assert (data["games"], len(data["totals"])) == (4, 4)
    assert sum(bot["wins"] for bot in data["bots"]) == 4
    assert sum(bot["share"]["mean"] for bot in data["bots"]) == pytest.approx(1)
    for place, bot in enumerate(data["bots"]):
        points = [totals[place] for totals in data["totals"]]
        best = [max(totals) for totals in data["totals"]]
        ties = [totals.count(max(totals)) for totals in data["totals"]]
        wins = [(p == b) / t for p, b, t in zip(points, best, ties, strict=True)]
        assert bot["points"]["mean"] == fmean(points)
        assert bot["wins"] == sum(wins)
        assert bot["share"]["mean"] == fmean(wins)
    assert [bot["bot"] for bot in data["bots"]] == ["minion", "screw-tightener"]


def test_arena_on_two_processes(run: Run) -> None:
    """The same games again, in words."""
    alone = run(*ARENA, "--games", 2, "--jobs", 1)[1]
    assert run(*ARENA, "--games", 2, "--jobs", 2)[1] == alone
    assert "screw-tightener" in alone


def test_bots_that_do_not_race(run: Run) -> None:
    """V4: a level can be set against itself as it plays alone."""
    bots = "minion,Minion:solo"
    data = json.loads(run("arena", "--bots", bots, "--games", 2, "--jobs", 1, "--json")[1])
    assert [bot["bot"] for bot in data["bots"]] == ["minion", "minion:solo"]
    assert "The bot minion:duo cannot be used" in run("simulate", "--bot", "minion:duo")[2]


@pytest.mark.parametrize("command", [("simulate", "--bot", "minion"), ARENA])
def test_stopped_in_words(command: tuple[object, ...]) -> None:
    """Ctrl-C, for people: how far it came, and what is known by then."""
    found = stopped(*command, "--games", 90_000, "--jobs", 1, after=r"[1-9]\d*/90000")
    assert found.code == 130
    assert re.match(r"Stopped after [1-9]\d* of 90,?000 games\. So far:\n", found.out)
    assert "95% interval" in found.out


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_are_fair(seats: int) -> None:
    """Within a deal every bot has every seat once; over two deals either neighbour is the right."""
    for number in (0, 1):
        orders = [order(number, rotation, seats) for rotation in range(seats)]
        for seat in range(seats):
            assert {found[seat] for found in orders} == set(range(seats))
    right = [order(number, 0, seats) for number in (0, 1)]
    neighbours = [found[found.index(0) - 1] for found in right]
    assert neighbours == [seats - 1, 1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["simulate", "--bot", "hal"],
            f"There is no bot hal: choose one of {', '.join(LEVELS)}, greedy,",
        ),
        (["simulate", "--bot", "x" * 2000], "There is no bot xxx"),
        (["simulate", "--games", 0], "Play at least 1 game."),
        (["simulate", "--games", "many"], "many"),
        (["simulate", "--seed", "x"], "--seed"),
        (["simulate", "--jobs", 0], "At least 1 job is needed."),
        (["simulate", "--jobs", 2, "--dask", "x"], "Choose either --jobs or --dask."),
        (["simulate", "--dask", "a b"], "No Dask scheduler answers at a b."),
        (["simulate", "--start", "mine"], "A start is own or random."),
        (["simulate", "--seconds", 0], "The time limit must be more than 0 seconds."),
        (["simulate", "--seconds", "nan"], "The time limit must be more than 0 seconds."),
        (["simulate", "--think", 0], "The time limit must be more than 0 seconds."),
        (
            ["arena", "--bots", "minion,minion", "--think", -1],
            "The time limit must be more than 0 seconds.",
        ),
        (["simulate", "--board", "C"], "There is no side C"),
        (["simulate", "--deck", "/no/file"], "There is no file /no/file."),
        (["arena", "--bots", "minion"], "An arena has 2 to 4 bots"),
        (["arena", "--bots", ",".join(["minion"] * 5)], "An arena has 2 to 4 bots"),
        (["arena", "--bots", "minion,hal"], "There is no bot hal: choose"),
        (["arena", "--bots", "minion,minion", "--games", 3], "a number of games divisible by 2."),
        (["arena", "--bots", "minion,minion", "--games", 0], "Play at least 1 game."),
        (["arena"], "--bots"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, arguments: list[object], sentence: str) -> None:
    """Bad input ends in one clear sentence and exit code 2, never a traceback."""
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.startswith("hashi: ")
    assert err.count("\n") == 1


def test_nobody_at_the_address(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A scheduler that does not answer is named, after a while."""
    monkeypatch.setattr("hashi.cli.study.work._CONNECT_SECONDS", 0.5)
    code, _, err = run("simulate", "--dask", "tcp://127.0.0.1:9")
    assert (code, err) == (2, "hashi: No Dask scheduler answers at tcp://127.0.0.1:9.\n")


def test_own_bots(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's own bot plays from a file; where it breaks it loses its turn, not the game."""
    code = "def bot(seed):\n    raise RuntimeError('not today')\n"
    (tmp_path / "breaking_bot.py").write_text(code, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    options = ("--games", 2, "--jobs", 1, "--json")
    data = json.loads(run("simulate", "--bot", "breaking_bot:bot", *options)[1])
    assert (data["bot"], data["totals"]) == ("breaking_bot:bot", [0, 0])
    data = json.loads(run("arena", "--bots", "breaking_bot:bot,greedy", *options)[1])
    assert [bot["wins"] for bot in data["bots"]] == [0, 2]
    assert run("simulate", "--bot", "nothing_here:bot")[0] == 2
    monkeypatch.delitem(sys.modules, "breaking_bot")


def test_games_as_lines(run: Run, tmp_path: Path) -> None:
    """A line of JSON for every game: turns by the rules, actions as in the environments."""
    file = tmp_path / "games.jsonl"
    out = run(*MINION, "--games", 3, "--jobs", 1, "--records", file)[1]
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [line["total"] for line in lines] == json.loads(out)["totals"]
    for line in lines:
        game = Game(hashi.board(line["board"]), 1, tuple(map(Card.parse, line["cards"])))
        number, island = line["start"].split("@")
        game = game.start(1, island, int(number))
        for turn, points in zip(line["turns"], line["points"], strict=True):
            game = game.play(1, Turn.parse(turn))
            assert game.scores[0].total == points
        assert points == line["total"] == sum(line["rewards"])
        pairs = zip(line["actions"], line["allowed"], strict=True)
        assert all(action in allowed for action, allowed in pairs)
        cards = sum(card.bridges for card in game.deck)
        assert len(line["actions"]) == len(line["rewards"]) == 1 + 17 + cards
        assert deal.shuffled(bytes.fromhex(line["deal"]), hashi.deck())[:17] == game.deck


def test_games_as_records(run: Run, tmp_path: Path) -> None:
    """Records one after the other; each can be replayed, and its deal checked."""
    file = tmp_path / "games.txt"
    out = run(*MINION, "--games", 2, "--jobs", 1, "--records", file)[1]
    texts = [f"hashi record{text}" for text in file.read_text("utf-8").split("hashi record")[1:]]
    games = [replay(parse(text)) for text in texts]
    assert [game.scores[0].total for game in games] == json.loads(out)["totals"]
    (tmp_path / "one.txt").write_text(texts[0], "utf-8")
    assert "known-deal" in run("verify", tmp_path / "one.txt", "--json")[1]
    assert run(*MINION, "--records", tmp_path / "no" / "folder")[0] == 2
