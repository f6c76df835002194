"""What is announced to a table at the end of a round: a line each, the same for everybody."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from hashi.rules import CATEGORIES, Category, Game, Score, Turn
from hashi.table.state import Table

__all__ = ["LogLine", "log_lines"]

What = Literal["reached", "skipped-number", "skipped-bridges", "timed-out", "hinted", "stood-in"]


class LogLine(msgspec.Struct, frozen=True):
    """Something announced to the table at the end of a round."""

    round: int
    seat: int
    what: What
    category: Category | None = None
    points: int | None = None


def log_lines(
    table: Table, game: Game, scores: tuple[Score, ...], after: int = 0
) -> Iterator[LogLine]:
    """The closed rounds `after` one: hints, skips (T2), timeouts, categories (V5)."""
    turns = [log.played_turns for log in game.logs]
    for number in range(after + 1, game.closed + 1):
        for seat in range(1, game.seats + 1):
            if (number, seat) in table.hinted:
                yield LogLine(number, seat, "hinted")
            if (number, seat) in table.stood_in:
                yield LogLine(number, seat, "stood-in")
            yield from _skips(table, turns[seat - 1][number - 1], number, seat)
        for seat, score in enumerate(scores, 1):
            for category in CATEGORIES:
                if score.round_of(category) == number:
                    yield LogLine(number, seat, "reached", category, score.points(category))


def _skips(table: Table, turn: Turn, number: int, seat: int) -> Iterator[LogLine]:
    if (number, seat) in table.timed_out:
        yield LogLine(number, seat, "timed-out")
        return
    if turn.island is None:
        yield LogLine(number, seat, "skipped-number")
    if not turn.bridges:
        yield LogLine(number, seat, "skipped-bridges")
