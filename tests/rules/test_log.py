"""What a log keeps as it grows is what its entries say, judged from the beginning."""

from collections.abc import Sequence
from random import Random

import pytest

import hashi
from hashi import Game, Turn
from hashi.rules import Mistake
from hashi.rules.honour import mistakes_in
from hashi.rules.log import Entry, Log
from tests.positions import any_turn
from tests.simple_bot import start


def folded(game: Game, log: Log, entries: Sequence[Entry]) -> Log:
    """A log made of entries alone."""
    again = Log(log.sheets[:1])
    for entry in entries:
        match entry:
            case Turn():
                again = again.after(entry)
            case notice:
                again = again.point_at(notice, game.deck)
    return again


def up_to(log: Log, closed: int) -> list[Entry]:
    """The entries of the first rounds."""
    kept: list[Entry] = []
    played = 0
    for entry in log.entries:
        played += isinstance(entry, Turn)
        if (played if isinstance(entry, Turn) else entry.round) <= closed:
            kept.append(entry)
    return kept


def unnoticed(game: Game, log: Log) -> list[Mistake]:
    """The mistakes of the closed rounds that nobody has noticed."""
    known = [found.mistake for found in log.found if not found.corrected]
    turns = zip(log.sheets, game.deck, log.turns, range(1, game.closed + 1), strict=False)
    return [one for turn in turns for one in mistakes_in(*turn) if one not in known]


def moved(game: Game, seat: int, random: Random) -> Game:
    """The game after something that a seat may do, or that is done to its sheet."""
    mistakes = game.mistakes(seat)
    if mistakes and random.random() < 1 / 3:
        mistake = random.choice(mistakes)
        return game.point_at(seat, random.choice(sorted({*mistake.marks, *mistake.islands})))
    if seat not in game.waiting:
        return game.take_back(seat) if random.random() < 2 / 3 else game
    assert game.card is not None
    lines = random.sample(game.board.lines, random.randint(0, 5))
    turn = random.choice((Turn.of(bridges=lines), any_turn(game.board, game.card, random)))
    return game.play(seat, turn if game.refusal(seat, turn) is None else Turn())


@pytest.mark.parametrize("seed", range(8))
def test_a_log_is_a_fold_over_its_entries(seed: int) -> None:
    """M2 to M5: marks, mistakes and crosses, now and as every round closed, with take-backs."""
    random, board = Random(seed), hashi.board("AB"[seed % 2])
    seats = seed % 3 + 1
    game = Game(board, seats, tuple(random.sample(hashi.deck(), 18)), "honour")
    for seat in range(1, seats + 1):
        game = game.start(seat, *start(board, random))
    while not game.over:
        seat = random.randint(1, seats)
        earlier, game = game, moved(game, seat, random)
        for state in (game, earlier):  # the earlier game is not changed by what came of it
            log = state.logs[seat - 1]
            assert folded(state, log, log.entries) == log
            assert list(state.mistakes(seat)) == unnoticed(state, log)
        closed = random.randint(0, game.closed)
        then = folded(game, log, up_to(game.logs[seat - 1], closed)).sheet(closed)
        assert game.over or game.sheet_as_of(seat, closed) == then
    assert game.found(1)
