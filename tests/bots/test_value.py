"""The learned value: incremental updates agree with computing each sheet from scratch."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

import hashi
from hashi import Board, Card, Score, Sheet, Turn, legal_turns
from hashi.bots import Sight
from hashi.bots.checkpoint import begin, load_checkpoint, save_checkpoint
from hashi.bots.training import train
from hashi.bots.value import Value, value_for
from hashi.bots.value.choice import Stakes
from hashi.bots.value.features import CARD_KINDS, feature_rows, most_rows
from hashi.bots.value.layout import layout_of
from hashi.bots.value.network import ALONE, BLUE, BOTH, RED, SHARED, blank_network
from hashi.bots.value.sketch import (
    DEAD,
    LACKING,
    SHORT,
    SUMS,
    TIGHT,
    UNFIT,
    blank_sketches,
    chart_of,
    sketch_cards,
)
from hashi.bots.value.stakes import Lesson, lessons, race, solo_stakes
from hashi.bots.value.value import kind_of
from hashi.bots.value.weights import WeightsError, load, network_for, owner_of, save
from hashi.kernel import Kernel
from hashi.kernel.tables import FLAG_CODES
from hashi.rules.score import DEADLINES, ROUNDS, VALUES
from tests.positions import grid, position, small_board

BOARDS = {name: hashi.board(name) for name in "AB"}


def unlearned(board: Board, *, general: bool = False) -> Value:
    """An untrained value, which differs from sheet to sheet."""
    return Value(board, blank_network(layout_of(board, general=general), 7), general=general)


def sights(board: Board, random: Random, count: int) -> list[Sight]:
    """Random sights of solo games, in random rounds before the last."""
    found: list[Sight] = []
    while len(found) < count:
        sheet, card = position(board, random)
        rest = [other for other in hashi.deck() if other != card]
        seen = (*random.sample(rest, random.randrange(ROUNDS - 2)), card)
        found.append(Sight(1, (sheet,), hashi.deck(), seen, (Score(),)))
    return found


def gain(before: Sheet, after: Sheet, round_: int) -> float:
    """The points a turn scores immediately, by the rules."""
    points = 2 * (len(after.finished) - len(before.finished))
    for category in after.reached - before.reached:
        points += VALUES[category][round_ > DEADLINES[category]]
    return points


@pytest.mark.parametrize("general", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_every_turn_is_judged_by_the_sheet_it_leaves(seed: int, *, general: bool) -> None:
    """V1 to V6, O2: immediate points by the rules, plus the expected points afterwards."""
    random = Random(f"value {seed}")
    board = small_board(random) if seed > 3 else BOARDS["AB"[seed % 2]]
    value = unlearned(board, general=general)
    for sight in sights(board, random, 4):
        judged = value.prospects(sight, solo_stakes())
        turns = [value.turn(row, sight.card) for row in judged.turns]
        assert turns == list(legal_turns(sight.own, sight.card))
        for index in random.sample(range(len(turns)), min(20, len(turns))):
            after = sight.own.with_turn(turns[index])
            points = gain(sight.own, after, len(sight.seen))
            points += value.expected_points(after, sight.deck, sight.seen)
            assert judged.points[index] == pytest.approx(points, abs=0.01)


def test_looking_ahead_takes_the_mean_of_the_best_answers() -> None:
    """S4: every card not seen is as likely as any other to come next, the one set aside too."""
    random, board = Random("ahead"), BOARDS["A"]
    value = unlearned(board)
    for sight in sights(board, random, 2):
        turns = value.best_turns(value.prospects(sight, solo_stakes()), 2, 100.0)
        for row, points in zip(turns, value.ahead(sight, solo_stakes(), turns), strict=True):
            turn = value.turn(row, sight.card)
            after = sight.own.with_turn(turn)
            unseen = [card for card in hashi.deck() if card not in sight.seen]
            best = [best_answer(value, sight, after, card) for card in unseen]
            total = gain(sight.own, after, len(sight.seen)) + sum(best) / len(best)
            assert points == pytest.approx(total, abs=0.01)


def test_sheets_that_turns_have_in_common_are_looked_at_once() -> None:
    """What was found for one turn is right for the next: together or alone, turns are rated alike.

    Other stakes in between change nothing, although they are looked at with the same buffers.
    """
    random, board = Random("memo"), BOARDS["A"]
    value = unlearned(board)
    for sight in sights(board, random, 2):
        late = Sight(1, sight.sheets, sight.deck, sight.deck[:13], sight.scores)
        turns = value.best_turns(value.prospects(late, solo_stakes()), 4, 100.0)
        together = list(value.ahead(late, solo_stakes(), turns, 3))
        other = solo_stakes()._replace(heads=solo_stakes().heads + 1)
        assert together != pytest.approx(list(value.ahead(late, other, turns, 3)), abs=0.01)
        one_by_one = [
            next(value.ahead(late, solo_stakes(), turns[at:], 3)) for at in range(len(turns))
        ]
        assert one_by_one == pytest.approx(together)


def best_answer(value: Value, sight: Sight, after: Sheet, card: Card) -> float:
    """The expected points of the best turn for a card."""
    later = Sight(1, (after,), sight.deck, (*sight.seen, card), sight.scores)
    return float(value.prospects(later, solo_stakes()).points.max())


def test_the_few_are_the_best() -> None:
    """Best first, as many as asked for, none too far behind."""
    value = unlearned(BOARDS["A"])
    sight = sights(BOARDS["A"], Random("few"), 1)[0]
    judged = value.prospects(sight, solo_stakes())
    best = sorted(judged.points, reverse=True)
    few = value.best_turns(judged, 5, 100.0)
    rows = {tuple(row): points for row, points in zip(judged.turns, judged.points, strict=True)}
    assert [rows[tuple(row)] for row in few] == best[:5]
    margin = float(best[0] - best[2]) + 1e-4
    near = value.best_turns(judged, len(best), margin)
    assert all(rows[tuple(row)] >= best[0] - margin for row in near)
    assert len(near) == sum(points >= best[0] - margin for points in best)


def test_race() -> None:
    """V4: being first is worth four points, against the chance that others were there before."""
    never, always = [0.0] * (ROUNDS + 1), [1.0] * (ROUNDS + 1)
    nobody = [never] * 3
    stakes = race([nobody], denial=0.0)
    assert stakes.heads.tolist() == [SHARED]
    assert stakes.worth[0, :, 1:].tolist() == [[9.0] * 17, [7.0] * 17, [8.0] * 17]
    # A neighbour who surely has red by round 5 and blue already.
    other = [[*never[:5], *always[5:]], always, never]
    stakes = race([other, nobody], denial=0.0)
    assert stakes.worth[0, 0, 4:8].tolist() == [9, 9, 5, 5]
    assert set(stakes.worth[0, 1, 1:].tolist()) == {3}
    # Chances of being there by a round, weighed, come to the points of being first.
    assert stakes.race[0].sum() == pytest.approx(4)
    assert stakes.race[0, 5] == pytest.approx(4)
    assert race([other], denial=1.0).worth[0, 0, 4] == pytest.approx(13)


def test_chances() -> None:
    """They grow from round to round, are sure once a category is reached, and 0 before now."""
    value = unlearned(BOARDS["B"])
    for sight in sights(BOARDS["B"], Random("chances"), 3):
        chances = value.chances(sight.own, sight.deck, sight.seen)
        played = len(sight.seen)
        assert (np.diff(chances, axis=1) >= 0).all()
        for index, category in enumerate(("red", "blue", "six")):
            if category in sight.own.reached:
                assert set(chances[index][played:]) == {1}
            else:
                assert set(chances[index][: played + 1]) == {0}


def test_weights_as_a_file(tmp_path: Path) -> None:
    """Saved weights load again, nearly equal; broken files and other boards are refused."""
    board, path = BOARDS["A"], tmp_path / "new" / "value.npz"
    network = blank_network(layout_of(board), 3)
    save(path, board, network)
    again = load(path, board)
    assert np.abs(again.rows - network.rows).max() < 0.002
    assert np.array_equal(again.third, network.third)
    assert [file.name for file in path.parent.iterdir()] == ["value.npz"]
    with pytest.raises(WeightsError, match="another board"):
        load(path, BOARDS["B"])
    path.write_bytes(path.read_bytes()[:1000])
    with pytest.raises(WeightsError, match="cannot be read"):
        load(path, board)
    np.savez(path, board=np.array(owner_of(board)), rows=np.zeros((2, 2)))
    with pytest.raises(WeightsError, match="another version"):
        load(path, board)


def test_the_sides_have_their_own_value_and_other_boards_the_general_one() -> None:
    """Both built-in sides come with weights, others in company than alone."""
    other = small_board(Random("other"))
    for multiplayer in (False, True):
        assert network_for(other, multiplayer=multiplayer) is None
        assert value_for(other, multiplayer=multiplayer).general
        assert not value_for(BOARDS["A"], multiplayer=multiplayer).general
    for board in BOARDS.values():
        alone_, multiplayer_ = network_for(board), network_for(board, multiplayer=True)
        assert alone_ is not None
        assert multiplayer_ is not None
        assert not np.array_equal(alone_.second, multiplayer_.second)


@pytest.mark.parametrize("games", [1, 251])
def test_training_plays_as_many_games_as_asked_for(games: int) -> None:
    """Exactly as many games as asked for, not a whole batch."""
    last = list(train(BOARDS["A"], hashi.deck(), begin(BOARDS["A"], games=games, seed=3)))[-1]
    assert (last.checkpoint.played, last.checkpoint.share) == (games, 1)


@pytest.mark.parametrize("lesson", ["all", "blue"])
def test_training_learns_and_goes_on(lesson: Lesson, tmp_path: Path) -> None:
    """A few hundred games improve its play; going on from a file changes nothing."""
    board, file = BOARDS["A"], tmp_path / "checkpoint.npz"
    done = []
    for progress in train(board, hashi.deck(), begin(board, games=750, seed=3, lesson=lesson)):
        done.append(progress)
        if len(done) == 2:
            save_checkpoint(file, board, progress.checkpoint)
    assert [progress.checkpoint.played for progress in done] == [250, 500, 750]
    assert done[-1].mean > done[0].mean + 2
    assert max(done[-1].in_time.values()) > max(done[0].in_time.values())
    resumed = list(train(board, hashi.deck(), load_checkpoint(file, board)))
    assert [progress.checkpoint.played for progress in resumed] == [750]
    for one, other in zip(resumed[0].network, done[-1].network, strict=True):
        assert np.array_equal(one, other)
    with pytest.raises(WeightsError):
        load_checkpoint(file, BOARDS["B"])
    with pytest.raises(ValueError, match="games or a time"):
        begin(board)


def test_lessons() -> None:
    """O2: goals of training differ from the points by bonuses for flags in time, and only there."""
    stakes, true = lessons(), solo_stakes()
    assert stakes.heads.tolist() == [ALONE, BLUE, RED, BOTH]
    assert np.array_equal(stakes.islands[0], true.islands[0])
    islands, worth = stakes.islands - true.islands, stakes.worth - true.worth
    red, blue = FLAG_CODES["red"], FLAG_CODES["blue"]
    assert islands[1, blue].tolist() == [3] * 8 + [0] * 10
    assert islands[2, red].tolist() == [3] * 13 + [0] * 5
    assert worth[3, 0].tolist() == [6] * 13 + [0] * 5
    assert worth[3, 1].tolist() == [6] * 8 + [0] * 10
    assert not islands[1, red].any()
    assert not islands[:, 0].any()
    assert not worth[:, 2].any()


def test_lessons_with_one_goal() -> None:
    """The points of a player alone, and of the bonus for blue as much as is asked for."""
    true, four = solo_stakes(), lessons()
    for stakes in (lessons("none"), lessons("blue", 0.0)):
        assert np.array_equal(stakes.islands, true.islands)
        assert np.array_equal(stakes.worth, true.worth)
    half = lessons("blue", 0.5)
    assert half.heads.tolist() == [ALONE]
    assert np.allclose(half.islands[0], (true.islands[0] + four.islands[1]) / 2)
    assert np.allclose(half.worth[0], (true.worth[0] + four.worth[1]) / 2)


@pytest.mark.parametrize("goal", range(4))
def test_a_goal_counts_its_bonuses(goal: int) -> None:
    """Turns are rated by every goal at once: with each goal's own points and estimate."""
    board, random = BOARDS["A"], Random("goals")
    network = blank_network(layout_of(board), 7)
    value, stakes = Value(board, network), lessons()
    one = Stakes(
        stakes.heads[goal : goal + 1],
        stakes.islands[goal : goal + 1],
        stakes.worth[goal : goal + 1],
        stakes.race,
    )
    for sight in sights(board, random, 3):
        judged = value.prospects(sight, one)
        index = random.randrange(len(judged.turns))
        after = sight.own.with_turn(value.turn(judged.turns[index], sight.card))
        points = gain(sight.own, after, len(sight.seen)) + bonus(one, sight, after)
        points += value.expected_points(after, sight.deck, sight.seen, one)
        assert judged.points[index] == pytest.approx(points, abs=0.01)


def bonus(stakes: Stakes, sight: Sight, after: Sheet) -> float:
    """What a goal adds to the points of a turn."""
    at, before = len(sight.seen), sight.own
    points = 0.0
    for island in before.board.islands:
        if island.at in after.finished and island.at not in before.finished:
            points += stakes.islands[0, FLAG_CODES[island.flag], at] - 2
    for index, category in enumerate(("red", "blue", "six")):
        if category in after.reached - before.reached:
            points += stakes.worth[0, index, at] - VALUES[category][at > DEADLINES[category]]
    return points


def test_facts_are_counted_by_the_rules() -> None:
    """The sums of a sketch agree with counting islands and unseen cards one by one."""
    random = Random("facts")
    for board in (BOARDS["A"], BOARDS["B"], small_board(random)):
        sketch, chart, kernel = blank_sketches(board, 1)[0], chart_of(board), Kernel(board)
        for sight in sights(board, random, 5):
            sheet, unseen = sight.own, [card for card in sight.deck if card not in sight.seen]
            kinds = np.zeros(CARD_KINDS, np.int8)
            for card in unseen:
                kinds[kind_of(card)] += 1
            position_ = kernel.position(sheet)
            sketch_cards(sketch, kinds)
            rows = np.empty(most_rows(len(board.islands), len(board.lines)), np.int32)
            numbers, bridges = position_.numbers, position_.bridges
            feature_rows(chart, layout_of(board), numbers, bridges, 3, sketch, rows)
            facts = [counted(sheet, island, unseen) for island in range(len(board.islands))]
            sums = sketch[SUMS]
            for place, name in ((DEAD, "dead"), (TIGHT, "tight"), (UNFIT, "unfit")):
                assert sums[place] == sum(fact == name for fact in facts)
            lacking = [sheet.number(i.at) - degree(sheet, i.at) for i in board.islands]
            numbered = [lack for lack in lacking if lack > 0]
            assert [sums[SHORT + place] for place in range(3)] == [
                numbered.count(1),
                numbered.count(2),
                sum(lack > 2 for lack in numbered),
            ]
            assert sums[LACKING : LACKING + 3].sum() == sum(numbered)


def degree(sheet: Sheet, at: str) -> int:
    """How many bridges lead to an island."""
    return sum(sheet.bridges_on(line) for line in sheet.board.lines if at in line.split("-"))


def counted(sheet: Sheet, index: int, unseen: list[Card]) -> str:
    """What a sketch should say about an island."""
    board, at = sheet.board, sheet.board.islands[index].at
    room = 0
    for line in board.lines:
        ends = line.split("-")
        if at in ends and not board.blocked(sheet.bridges) >> board.lines.index(line) & 1:
            spare = [(sheet.number(end) or 6) - degree(sheet, end) for end in ends]
            room += min(2 - sheet.bridges_on(line), *spare)
    now, number = degree(sheet, at), sheet.number(at)
    if not number:
        fits = any(now <= card.number <= now + room for card in unseen)
        return "fit" if fits else "unfit"
    if number == now:
        return "finished"
    return {-1: "dead", 0: "tight", 1: "loose"}[int(np.sign(room - (number - now)))]


def test_a_dense_board() -> None:
    """Where there are far more turns than on our sides, each is judged and none is cut off."""
    board = grid(5)
    sheet = Sheet.blank(board)
    for island in board.islands[::2]:
        sheet = sheet.with_turn(Turn(6, island.at))
    sight = Sight(1, (sheet,), hashi.deck(), (Card(6, 3),), (Score(),))
    value = unlearned(board)
    judged = value.prospects(sight, solo_stakes())
    assert len(judged.turns) == 148_733
    for index in (0, 20_001, -1):
        after = sheet.with_turn(value.turn(judged.turns[index], sight.card))
        points = gain(sheet, after, 1) + value.expected_points(after, sight.deck, sight.seen)
        assert judged.points[index] == pytest.approx(points, abs=0.01)


def test_no_turn_is_forgotten() -> None:
    """With nothing to write or draw, passing is still judged."""
    sheet = Sheet.blank(BOARDS["A"])
    sight = Sight(1, (sheet,), hashi.deck(), (Card(1, 3),), (Score(),))
    judged = unlearned(BOARDS["A"]).prospects(sight, solo_stakes())
    assert Turn() in [unlearned(BOARDS["A"]).turn(row, sight.card) for row in judged.turns]
