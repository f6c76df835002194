"""Puzzles in a file: a line of JSON for each, with its level and a best way; and those we ship.

Also which puzzle is that of the day. A puzzle in a file is only read here; `hashi.puzzle.check`
proves it.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files

import msgspec

from hashi.puzzle.rating import Rating
from hashi.puzzle.text import identifier, parse, text_of
from hashi.puzzle.value import Puzzle
from hashi.rules import NotationError, Turn

__all__ = ["Entry", "decode", "encode", "index_of_the_day", "load", "shipped"]

_FILE = "puzzles.jsonl"
_DAY = "hashi puzzle 1"


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle with what is known about it: a best way, and how hard it is."""

    puzzle: Puzzle
    way: tuple[Turn, ...]
    rating: Rating

    @property
    def id(self) -> str:
        """The puzzle's id."""
        return identifier(self.puzzle)


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the file."""

    id: str
    level: int
    text: str
    way: list[str]
    tried: int
    ways: int
    missed: int


def encode(entry: Entry) -> str:
    """The line of a puzzle, with its end."""
    line = _Line(
        entry.id,
        entry.rating.level,
        text_of(entry.puzzle),
        [str(turn) for turn in entry.way],
        entry.rating.tried,
        entry.rating.ways,
        entry.rating.missed,
    )
    return msgspec.json.encode(line).decode() + "\n"


def decode(text: str) -> Entry:
    """Read a line back; anything wrong is a NotationError."""
    try:
        line = msgspec.json.decode(text, type=_Line)
    except msgspec.DecodeError as error:
        raise NotationError("puzzle-line", "a puzzle as one line of JSON") from error
    puzzle, way = parse(line.text), tuple(map(Turn.parse, line.way))
    rating = Rating(line.tried, line.ways, line.missed, len(puzzle.cards))
    entry = Entry(puzzle, way, rating)
    if (line.id, line.level) != (entry.id, rating.level):
        raise NotationError("puzzle-line", "the id and the level of this puzzle")
    return entry


def load(lines: Iterable[str]) -> tuple[Entry, ...]:
    """The puzzles of a file; an error has the number of its line."""
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(decode(line))
        except NotationError as error:
            raise error.at_line(number) from error
    return tuple(found)


@cache
def shipped() -> tuple[Entry, ...]:
    """The puzzles that come with the game, by level."""
    text = files(__package__).joinpath(_FILE).read_text("utf-8")
    return load(text.splitlines())


def index_of_the_day(day: date, count: int) -> int:
    """Which of `count` puzzles is that of a day (UTC): the SHA-256 of its date, modulo `count`."""
    digest = hashlib.sha256(f"{_DAY} {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest) % count
