"""What is announced to a table at the end of a round: a line each, the same in all views."""

from collections.abc import Iterator

from hashi.rules import CATEGORIES, Game, Score, Turn
from hashi.table.state import Table
from hashi.wire.view import LogLine

__all__ = ["log_lines"]


def log_lines(
    table: Table, game: Game, scores: tuple[Score, ...], after: int = 0
) -> Iterator[LogLine]:
    """The closed rounds `after` one: hints, skips (T2), timeouts, categories (V5)."""
    turns = [log.played_turns for log in game.logs]
    for number in range(after + 1, game.closed + 1):
        for seat in range(1, game.seats + 1):
            if (number, seat) in table.hinted:
                yield LogLine(round=number, seat=seat, what="hinted")
            if (number, seat) in table.stood_in:
                yield LogLine(round=number, seat=seat, what="stood-in")
            yield from _skips(table, turns[seat - 1][number - 1], number, seat)
        for seat, score in enumerate(scores, 1):
            yield from _reached(score, number, seat)


def _reached(score: Score, number: int, seat: int) -> Iterator[LogLine]:
    for category in CATEGORIES:
        if score.round_of(category) == number:
            points = score.points(category)
            yield LogLine(round=number, seat=seat, what="reached", category=category, points=points)


def _skips(table: Table, turn: Turn, number: int, seat: int) -> Iterator[LogLine]:
    if (number, seat) in table.timed_out:
        yield LogLine(round=number, seat=seat, what="timed-out")
        return
    if turn.island is None:
        yield LogLine(round=number, seat=seat, what="skipped-number")
    if not turn.bridges:
        yield LogLine(round=number, seat=seat, what="skipped-bridges")
