"""The learned value: incremental updates agree with computing each sheet from scratch."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

import hashi
from hashi import Board, Card, Score, Sheet, Turn, legal_turns
from hashi.bots import Sight
from hashi.bots.training import train
from hashi.bots.value import Value, value_for
from hashi.bots.value.network import blank_network
from hashi.bots.value.stakes import alone, race
from hashi.bots.value.weights import WeightsError, board_key, load, save
from hashi.rules.score import DEADLINES, ROUNDS, VALUES
from tests.positions import grid, position, small_board

BOARDS = {name: hashi.board(name) for name in "AB"}


def unlearned(board: Board) -> Value:
    """An untrained value, which differs from sheet to sheet."""
    return Value(board, blank_network(len(board.islands), len(board.lines), 7))


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


@pytest.mark.parametrize("seed", range(6))
def test_every_turn_is_judged_by_the_sheet_it_leaves(seed: int) -> None:
    """V1 to V6, O2: immediate points by the rules, plus the expected points afterwards."""
    random = Random(f"value {seed}")
    board = small_board(random) if seed > 3 else BOARDS["AB"[seed % 2]]
    value = unlearned(board)
    for sight in sights(board, random, 4):
        judged = value.prospects(sight, alone())
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
        turns = value.best_turns(value.prospects(sight, alone()), 2, 100.0)
        for row in turns:
            points = value.ahead(sight, alone(), row)
            turn = value.turn(row, sight.card)
            after = sight.own.with_turn(turn)
            unseen = [card for card in hashi.deck() if card not in sight.seen]
            best = [best_answer(value, sight, after, card) for card in unseen]
            total = gain(sight.own, after, len(sight.seen)) + sum(best) / len(best)
            assert points == pytest.approx(total, abs=0.01)


def best_answer(value: Value, sight: Sight, after: Sheet, card: Card) -> float:
    """The expected points of the best turn for a card."""
    later = Sight(1, (after,), sight.deck, (*sight.seen, card), sight.scores)
    return float(value.prospects(later, alone()).points.max())


def test_the_few_are_the_best() -> None:
    """Best first, as many as asked for, none too far behind."""
    value = unlearned(BOARDS["A"])
    sight = sights(BOARDS["A"], Random("few"), 1)[0]
    judged = value.prospects(sight, alone())
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
    nobody = np.zeros((3, ROUNDS + 1))
    stakes = race([nobody], denial=0.0)
    assert not stakes.alone
    assert stakes.worth[:, 1:].tolist() == [[9.0] * 17, [7.0] * 17, [8.0] * 17]
    # A neighbour who surely has red by round 5 and blue already.
    other = nobody.copy()
    other[0, 5:] = 1
    other[1] = 1
    stakes = race([other, nobody], denial=0.0)
    assert stakes.worth[0, 4:8].tolist() == [9, 9, 5, 5]
    assert set(stakes.worth[1, 1:].tolist()) == {3}
    # Chances of being there by a round, weighed, come to the points of being first.
    assert stakes.race[0].sum() == pytest.approx(4)
    assert stakes.race[0, 5] == pytest.approx(4)
    assert race([other], denial=1.0).worth[0, 4] == pytest.approx(13)


def test_chances() -> None:
    """They grow from round to round, are sure once a category is reached, and 0 before now."""
    value = unlearned(BOARDS["B"])
    for sight in sights(BOARDS["B"], Random("chances"), 3):
        chances = value.chances(sight.own, sight.deck, sight.seen)
        played = len(sight.seen)
        assert (np.diff(chances, axis=1) >= 0).all()
        for index, category in enumerate(("red", "blue", "six")):
            if category in sight.own.reached:
                assert (chances[index, played:] == 1).all()
            else:
                assert (chances[index, : played + 1] == 0).all()


def test_weights_as_a_file(tmp_path: Path) -> None:
    """Saved weights load again, nearly equal; broken files and other boards are refused."""
    board, path = BOARDS["A"], tmp_path / "new" / "value.npz"
    network = blank_network(len(board.islands), len(board.lines), 3)
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
    np.savez(path, board=np.array(board_key(board)), rows=np.zeros((2, 2)))
    with pytest.raises(WeightsError, match="another version"):
        load(path, board)


def test_the_sides_have_a_value_and_other_boards_none() -> None:
    """Both built-in sides come with weights."""
    assert value_for(BOARDS["A"]) is not None
    assert value_for(BOARDS["B"]) is not None
    assert value_for(small_board(Random("none"))) is None


@pytest.mark.parametrize("games", [1, 3, 251])
def test_training_plays_as_many_games_as_asked_for(games: int) -> None:
    """Exactly as many games as asked for, not a whole batch."""
    last = list(train(BOARDS["A"], hashi.deck(), games=games, seed=3))[-1]
    assert (last.games, last.share) == (games, 1)


def test_training_learns() -> None:
    """A few hundred games already improve its play; equal seeds give equal networks."""
    last = list(train(BOARDS["A"], hashi.deck(), games=750, seed=3))
    assert [progress.games for progress in last] == [250, 500, 750]
    assert last[-1].mean > last[0].mean + 2
    assert last[-1].share == 1
    with pytest.raises(ValueError, match="games or a time"):
        next(train(BOARDS["A"], hashi.deck()))


def test_a_dense_board() -> None:
    """Where there are far more turns than on our sides, each is judged and none is cut off."""
    board = grid(5)
    sheet = Sheet.blank(board)
    for island in board.islands[::2]:
        sheet = sheet.with_turn(Turn(6, island.at))
    sight = Sight(1, (sheet,), hashi.deck(), (Card(6, 3),), (Score(),))
    value = unlearned(board)
    judged = value.prospects(sight, alone())
    assert len(judged.turns) == 148_733
    for index in (0, 20_001, -1):
        after = sheet.with_turn(value.turn(judged.turns[index], sight.card))
        points = gain(sheet, after, 1) + value.expected_points(after, sight.deck, sight.seen)
        assert judged.points[index] == pytest.approx(points, abs=0.01)


def test_no_turn_is_forgotten() -> None:
    """With nothing to write or draw, passing is still judged."""
    sheet = Sheet.blank(BOARDS["A"])
    sight = Sight(1, (sheet,), hashi.deck(), (Card(1, 3),), (Score(),))
    judged = unlearned(BOARDS["A"]).prospects(sight, alone())
    assert Turn() in [unlearned(BOARDS["A"]).turn(row, sight.card) for row in judged.turns]
