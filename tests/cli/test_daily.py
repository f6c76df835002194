"""`hashi daily`: what whoever runs a server sees of the best games of a day."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

import hashi
from hashi import deal
from hashi.bots import bot_of
from hashi.bots.match import play_game
from hashi.cli.serve import daily as command
from hashi.client import Client
from hashi.coach.review import judge
from hashi.deal.daily import daily_seed, day_after, day_start
from hashi.locale import LANGUAGES
from hashi.record import Proof, Record
from hashi.server.app import make_app
from hashi.service.daily.evidence import HINDSIGHT_POINTS, DailyGame
from hashi.solver import Question, solve
from hashi.store.sqlite import SQLite
from hashi.wire.daily import DailyRecord, NewDaily
from hashi.wire.level import LEVELS
from tests.cli.conftest import Run
from tests.server.conftest import serving_app
from tests.server.player import play_out

DAY = "2026-11-16"
NOON = day_start(DAY) + 12 * 3600
# The best possible game of that day, found by the solver, which knows all cards.
HINDSIGHT = (Path(__file__).parents[1] / "games" / "hindsight-a.txt").read_text("utf-8")


def planned() -> str:
    """The record of a game by a strong bot, which does not know the coming cards."""
    seed = daily_seed(DAY, "A")
    game = play_game(
        hashi.board("A"), [bot_of(LEVELS[-1], "honest")], deal.shuffled(seed, hashi.deck())
    )
    return str(Record.of(game, hashi.deck(), ["Ada"], Proof(seed=seed.hex())).with_checksum())


async def play_the_day(file: Path) -> None:
    """Three people play a day's deal: one far too fast here, two elsewhere."""
    app = make_app(lambda: SQLite(file), now=lambda: NOON)
    async with serving_app(app) as address:
        async with Client(address) as fast:
            created = await fast.open_daily(NewDaily(name="Fast", side="A"))
            async with fast.at(created.table) as table:
                await table.begin()
                await play_out(table, 1, Random("day"))
        for name, record, pace in (("Ada", planned(), 20.0), ("Eve", HINDSIGHT, 10.0)):
            async with Client(address) as client:
                ago = [pace * n for n in range(17, -1, -1)]
                posted = DailyRecord(name=name, record=record, seconds_ago=ago)
                await client.post_daily(DAY, "A", posted)


@pytest.mark.usefixtures("compiled")
def test_what_looks_unusual(run: Run, tmp_path: Path) -> None:
    """A game with the best turns for cards nobody could know, and one without time to think."""
    asyncio.run(play_the_day(tmp_path / "hashi.sqlite"))
    code, out, _ = run("daily", DAY, "--data", tmp_path, "--json")
    data = json.loads(out)
    assert (code, data["day"], data["side"]) == (0, DAY, "A")
    eve, ada, fast = data["games"]
    assert [game["name"] for game in data["games"]] == ["Eve", "Ada", "Fast"]
    assert (eve["points"], ada["points"]) == (60, data["reference"])
    assert (eve["flags"], ada["flags"], fast["flags"]) == (["hindsight"], [], ["fast"])
    assert eve["hindsight"] > 10
    assert ada["hindsight"] < 5
    assert ada["cost"] < 2 < eve["cost"]
    assert (eve["seconds"], ada["seconds"]) == ([10.0] * 17, [20.0] * 17)
    assert (eve["posted"], ada["posted"], fast["posted"]) == (True, True, False)


@pytest.mark.usefixtures("compiled")
def test_as_a_table(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line for each game, and what its figures mean, in every language."""
    asyncio.run(play_the_day(tmp_path / "hashi.sqlite"))
    monkeypatch.setattr(command, "_cost", lambda _: 11.5)
    code, out, _ = run("daily", DAY, "--data", tmp_path, "--most", 1)
    assert code == 0
    (line,) = (line for line in out.splitlines() if "Eve" in line)
    assert [cell.strip() for cell in line.split("│")[3:-1]] == [
        *("60", "11.5", "17.5", "10.0", "10.0", "elsewhere", "hindsight")
    ]
    assert "Ada" not in out
    assert "reached 54 points" in out
    assert "None of this is proof" in out
    for language in LANGUAGES:
        _, out, _ = run("daily", DAY, "--data", tmp_path, "--lang", language)
        assert [name for name in ("Eve", "Ada", "Fast") if name not in out] == []


def test_a_day_without_games(run: Run, tmp_path: Path) -> None:
    """One sentence, or an empty list; today if no day is given."""
    code, out, _ = run("daily", DAY, "--side", "B", "--data", tmp_path)
    assert (code, out) == (0, f"No game of {DAY} on side B counts on this server.\n")
    data = json.loads(run("daily", "--data", tmp_path, "--json")[1])
    assert (data["games"], data["reference"]) == ([], None)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("yesterday",), "“yesterday” is not a day such as 2026-12-24."),
        ((DAY, "--side", "C"), "“C” is not a side: A or B."),
        ((DAY, "--most", 0), "The number of games is between 1 and 1,000."),
    ],
)
def test_options_that_make_no_sense(
    run: Run, tmp_path: Path, options: tuple[object, ...], sentence: str
) -> None:
    """One sentence each."""
    assert run("daily", *options, "--data", tmp_path) == (2, "", f"hashi: {sentence}\n")


@pytest.mark.usefixtures("compiled")
def test_interrupted(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is known by then is printed."""

    def interrupt(_: DailyGame) -> float:
        raise KeyboardInterrupt

    asyncio.run(play_the_day(tmp_path / "hashi.sqlite"))
    monkeypatch.setattr(command, "_cost", interrupt)
    code, out, _ = run("daily", DAY, "--data", tmp_path, "--json")
    data = json.loads(out)
    assert code == 130
    assert [(game["cost"], game["hindsight"]) for game in data["games"]] == [(None, None)] * 3
    assert "Eve" in run("daily", DAY, "--data", tmp_path)[1]


@pytest.mark.long
@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("side", ["A", "B"])
def test_hindsight_is_seen(side: str) -> None:
    """Bots, which do not know the coming cards, have little of it, the solver's games much."""
    bots, best = [], []
    for number in range(6):
        day = day_after(DAY, number)
        cards = deal.shuffled(daily_seed(day, side), hashi.deck())
        reference = command._reference(day, side)
        for level in ("screw-tightener", "project-manager"):
            bot = bot_of(level, f"daily {day} {side}")
            bots.append(_hindsight(play_game(hashi.board(side), [bot], cards), reference))
        answer = solve(Question(hashi.board(side), cards[:17]), 60)
        start = answer.start or hashi.Start(4, "c4")
        game = hashi.Game(hashi.board(side), deck=cards).start(1, start.island, start.number)
        for turn in answer.turns:
            game = game.play(1, turn)
        best.append(_hindsight(game, reference))
    figures = f"{sorted(bots)} {sorted(best)}"
    assert max(bots) < HINDSIGHT_POINTS, figures
    assert sum(points >= HINDSIGHT_POINTS for points in best) >= 5, figures


def _hindsight(game: hashi.Game, reference: int) -> float:
    cost = sum(judge(game, hashi.deck(), 1, n).lost for n in range(1, 18))
    return round(game.scores[0].total - (reference - cost), 1)
