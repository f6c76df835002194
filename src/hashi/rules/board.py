"""A printed side: islands, flags and lines (C2), and everything derived from them, computed once.

Islands and lines are sorted by name, and the position in that order is the index. An island has
four bits in a word (`numbers`, degrees), a line two bits (`bridges`); crossings and degrees are
looked up eight bits at a time, so nothing that runs during a game walks the grid.

Checks only what makes lines possible at all. That a side has 18 islands is checked by
`hashi.boards`: tests and puzzles use smaller boards.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from typing import Literal

from hashi.rules.limit import MOST_ISLANDS, MOST_LINES
from hashi.rules.notation import ISLAND, NotationError
from hashi.rules.turn import line_name

__all__ = [
    "FLAGS",
    "Board",
    "BoardError",
    "Flag",
    "Island",
    "Problem",
    "size_problems",
    "structural_problems",
]

Flag = Literal["red", "blue"]
FLAGS: tuple[Flag, ...] = ("red", "blue")

_NAME = re.compile(ISLAND)
_ISLAND = re.compile(rf"({ISLAND})(?:=(red|blue))?")
_LINE = re.compile(rf"({ISLAND})-({ISLAND})")
_NIBBLE = 4
_DIGEST_DIGITS = 16
_BOARDS_KEPT = 64  # of some hundred kilobytes each

Ends = tuple[tuple[int, int], ...]  # of each line, by index: its two islands, by index


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with a board: a stable code and the place. Sentences are in `locale`.

    `line` is the line in the file, if the board came from one and the line is known.
    """

    code: str
    where: str = ""
    line: int | None = None


class BoardError(ValueError):
    """Raised for a board that cannot exist, with everything that is wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(f"{p.code} {p.where}".strip() for p in self.problems))


@dataclass(frozen=True, slots=True)
class Island:
    """A place for a number, written `c4`, or `c4=red` with a flag: column, row and flag."""

    at: str
    flag: Flag | None = None

    @classmethod
    def parse(cls, text: str) -> "Island":
        """Read `c4` or `c4=red`."""
        match = _ISLAND.fullmatch(text)
        if match is None:
            raise NotationError("island", "an island such as c4 or c4=red")
        return cls(match[1], match[2])  # type: ignore[arg-type]  # the pattern allows only flags

    def __str__(self) -> str:
        return f"{self.at}={self.flag}" if self.flag else self.at


@dataclass(frozen=True, slots=True)
class Board:
    """One side of the printed board. Equal if name, islands and lines are equal.

    Sent to another process, it is the text it can be built from.
    """

    name: str
    islands: tuple[Island, ...]
    lines: tuple[str, ...]

    island_index: dict[str, int] = field(init=False, repr=False, compare=False)
    line_index: dict[str, int] = field(init=False, repr=False, compare=False)
    ends: Ends = field(init=False, repr=False, compare=False)
    crossed_by: tuple[int, ...] = field(init=False, repr=False, compare=False)
    lines_at: tuple[int, ...] = field(init=False, repr=False, compare=False)
    steps: tuple[int, ...] = field(init=False, repr=False, compare=False)
    closing: tuple[int, ...] = field(init=False, repr=False, compare=False)
    relations: tuple[bytes, ...] = field(init=False, repr=False, compare=False)
    flagged: dict[Flag, int] = field(init=False, repr=False, compare=False)
    _degrees: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)
    _blocked: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        islands = tuple(sorted(self.islands, key=lambda island: island.at))
        lines = tuple(sorted(_normalized(line) for line in self.lines))
        problems = tuple(structural_problems((island.at for island in islands), lines))
        if problems:
            raise BoardError(problems)
        index = {island.at: i for i, island in enumerate(islands)}
        ends = tuple((index[line[:2]], index[line[3:]]) for line in lines)
        crossed_by, lines_at = _crossed_by(lines), _lines_at(len(islands), ends)
        steps = tuple((1 << _NIBBLE * here) + (1 << _NIBBLE * there) for here, there in ends)
        facts: dict[str, object] = {
            "islands": islands,
            "lines": lines,
            "island_index": index,
            "line_index": {line: i for i, line in enumerate(lines)},
            "ends": ends,
            "crossed_by": crossed_by,
            "lines_at": lines_at,
            "steps": steps,
            "closing": tuple(map(_closing, range(len(lines)), crossed_by)),
            "relations": tuple(_relations(ends, lines_at, crossed_by)),
            "flagged": {flag: _flagged(islands, flag) for flag in FLAGS},
            "_degrees": _by_byte(steps, _degree_table),
            "_blocked": _by_byte(crossed_by, _blocked_table),
        }
        for name, value in facts.items():
            object.__setattr__(self, name, value)

    @classmethod
    def of(cls, name: str, islands: Iterable[Island | str], lines: Iterable[str]) -> "Board":
        """The board with these islands, as values or texts, and lines; equal boards are shared.

        A BoardError if there are too many of them; see `hashi.rules.limit`.
        """
        known, joined = list(islands), list(lines)
        problems = tuple(size_problems(len(known), len(joined)))
        if problems:
            raise BoardError(problems)
        return _of_text(name, " ".join(sorted(map(str, known))), " ".join(sorted(joined)))

    def __hash__(self) -> int:
        return hash((self.name, self.lines))

    def __reduce__(self) -> tuple[Callable[[str, str, str], "Board"], tuple[str, str, str]]:
        return _of_text, (self.name, " ".join(map(str, self.islands)), " ".join(self.lines))

    @property
    def digest(self) -> str:
        """What makes a board this one and no other, whatever its name: islands, flags, lines."""
        islands = (f"{island.at}={island.flag or ''}" for island in self.islands)
        text = " ".join((*islands, *self.lines))
        return sha256(text.encode()).hexdigest()[:_DIGEST_DIGITS]

    def degrees(self, bridges: int) -> int:
        """How many bridges lead to each island, four bits per island."""
        total = 0
        for table in self._degrees:
            total += table[bridges & 255]
            bridges >>= 8
        return total

    def blocked(self, bridges: int) -> int:
        """The lines crossed by a bridge (T11), one bit per line."""
        lines = 0
        for table in self._blocked:
            lines |= table[bridges & 255]
            bridges >>= 8
        return lines

    @property
    def crossings(self) -> tuple[tuple[str, str], ...]:
        """Every pair of lines that cross."""
        return tuple(
            (line, other)
            for i, line in enumerate(self.lines)
            for j, other in enumerate(self.lines)
            if i < j and self.crossed_by[i] >> j & 1
        )


@lru_cache(_BOARDS_KEPT)
def _of_text(name: str, islands: str, lines: str) -> Board:
    """The board of this text, from the few that are kept."""
    return Board(name, tuple(map(Island.parse, islands.split())), tuple(lines.split()))


def size_problems(islands: int, lines: int) -> Iterator[Problem]:
    """Whether so many islands and lines are too many for a board that is read."""
    if islands > MOST_ISLANDS or lines > MOST_LINES:
        yield Problem("board-size")


def structural_problems(islands: Iterable[str], lines: Iterable[str]) -> Iterator[Problem]:
    """Everything that is wrong with these islands and lines, in the order given."""
    known: set[str] = set()
    for island in islands:
        if not _NAME.fullmatch(island):
            yield Problem("island-unreadable", island)
        elif island in known:
            yield Problem("island-twice", island)
        known.add(island)
    seen: set[str] = set()
    for line in lines:
        yield from _line_problems(line, known, seen)
        seen.add(_normalized(line))


def _line_problems(line: str, known: set[str], seen: set[str]) -> Iterator[Problem]:
    match = _LINE.fullmatch(line)
    if match is None:
        yield Problem("line-unreadable", line)
        return
    one, other = match[1], match[2]
    if _normalized(line) in seen:
        yield Problem("line-twice", line)
    missing = [end for end in (one, other) if end not in known]
    if missing:
        yield from (Problem("line-end-missing", f"{line} {end}") for end in missing)
    elif one == other or (one[0] != other[0] and one[1] != other[1]):
        yield Problem("line-bent", line)
    else:
        inside = _inside(_normalized(line))
        yield from (Problem("line-over-island", f"{line} {at}") for at in inside if at in known)


def _normalized(line: str) -> str:
    """The name of a line with its smaller end first; unchanged if unreadable."""
    match = _LINE.fullmatch(line)
    return line_name(match[1], match[2]) if match else line


def _inside(line: str) -> tuple[str, ...]:
    """The grid positions strictly between the ends of a line."""
    column, row, last_column, last_row = line[0], int(line[1]), line[3], int(line[4])
    if column == last_column:
        return tuple(f"{column}{r}" for r in range(row + 1, last_row))
    return tuple(f"{chr(c)}{row}" for c in range(ord(column) + 1, ord(last_column)))


def _crossed_by(lines: tuple[str, ...]) -> tuple[int, ...]:
    """For each line those it crosses, one bit per line.

    No line runs over an island, so at any place between its ends a line meets one other at most.
    """
    found, met = [0] * len(lines), dict[str, int]()
    for index, line in enumerate(lines):
        for at in _inside(line):
            other = met.setdefault(at, index)
            if other != index:
                found[index] |= 1 << other
                found[other] |= 1 << index
    return tuple(found)


def _lines_at(islands: int, ends: Ends) -> tuple[int, ...]:
    """For each island the lines that end there, one bit per line."""
    found = [0] * islands
    for line, (here, there) in enumerate(ends):
        found[here] |= 1 << line
        found[there] |= 1 << line
    return tuple(found)


def _closing(line: int, crossed_by: int) -> int:
    """The bridges that close a line: a second one on it (T10) and any across it (T11)."""
    return 2 << 2 * line | sum(3 << 2 * other for other in _members(crossed_by))


def _relations(
    ends: Ends, lines_at: tuple[int, ...], crossed_by: tuple[int, ...]
) -> Iterator[bytes]:
    """How each line is related to each other: 4 if they cross, else which of its ends they share.

    0 for none, 1 for the first, 2 for the second, 3 for both, which is the line itself.
    """
    for (here, there), across in zip(ends, crossed_by, strict=True):
        row = bytearray(len(ends))
        for other in _members(lines_at[here]):
            row[other] = 1
        for other in _members(lines_at[there]):
            row[other] += 2
        for other in _members(across):
            row[other] = 4
        yield bytes(row)


def _members(lines: int) -> Iterator[int]:
    """The lines in a set of one bit per line."""
    while lines:
        lowest = lines & -lines
        yield lowest.bit_length() - 1
        lines ^= lowest


def _flagged(islands: tuple[Island, ...], flag: Flag) -> int:
    """The islands with this flag, as the lowest bit of each island's four."""
    return sum(1 << _NIBBLE * i for i, island in enumerate(islands) if island.flag == flag)


def _degree_table(steps: tuple[int, ...]) -> tuple[int, ...]:
    """From the bridges on four lines, eight bits, to the degrees they add up to."""
    table = [0]
    for step in steps:
        table = [total + more for more in (0, step, 2 * step, 3 * step) for total in table]
    return tuple(table)


def _blocked_table(crossed_by: tuple[int, ...]) -> tuple[int, ...]:
    """From the bridges on four lines, eight bits, to the lines that any of them cross."""
    table = [0]
    for crossed in crossed_by:
        table += 3 * [lines | crossed for lines in table]
    return tuple(table)


def _by_byte(
    facts: tuple[int, ...], table: Callable[[tuple[int, ...]], tuple[int, ...]]
) -> tuple[tuple[int, ...], ...]:
    """The lookup tables of all lines, four lines each."""
    return tuple(table(facts[first : first + 4]) for first in range(0, len(facts), 4))
