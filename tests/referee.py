"""A naive referee for the rules of HASHI (ids as in RULES.md).

It judges turns, lists every legal turn by brute force, and counts points.
It is written to be obviously right, not fast; tests compare a fast engine with it.
"""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

NUMBER_MARK = re.compile(r"([0-9]+)@([a-z][0-9]+)")
BRIDGE_MARK = re.compile(r"([a-z][0-9]+)-([a-z][0-9]+)(?:\*([1-9][0-9]*))?")
FIRST_VALUE = {"red": 9, "blue": 7, "six": 8}
LATER_VALUE = {"red": 5, "blue": 3, "six": 4}
SOLO_DEADLINE = {"red": 12, "blue": 7, "six": 12}

Line = frozenset[str]


@dataclass(frozen=True)
class Board:
    """A board side: every island with its flag or None, and the dotted lines (C2)."""

    flags: dict[str, str | None]
    lines: set[frozenset[str]]


@dataclass
class Position:
    """One sheet: the numbers written and the bridges drawn so far."""

    board: Board
    numbers: dict[str, int]
    bridges: dict[frozenset[str], int]


@dataclass(frozen=True)
class Turn:
    """A turn as read from its text: (island, number) or None, and bridges per line."""

    placement: tuple[str, int] | None
    drawn: Counter[frozenset[str]]


def cell(name: str) -> tuple[int, int]:
    """Column and row of a name such as "c4"; also the sort key of names."""
    return ord(name[0]), int(name[1:])


def ends(line: Line) -> list[str]:
    """The names of a line's ends, smaller first."""
    return sorted(line, key=cell)


def line_key(line: Line) -> list[tuple[int, int]]:
    """Sort key of lines: first end, then second end."""
    return [cell(name) for name in ends(line)]


def cells_inside(line: Line) -> set[tuple[int, int]]:
    """The grid cells strictly between the two ends of a straight line."""
    (column, row), (last_column, last_row) = line_key(line)
    if row == last_row:
        return {(between, row) for between in range(column + 1, last_column)}
    return {(column, between) for between in range(row + 1, last_row)}


def is_horizontal(line: Line) -> bool:
    """Whether both ends are in the same row."""
    return len({cell(name)[1] for name in line}) == 1


@cache
def crossing(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether a horizontal and a vertical line share a cell strictly inside both (T11)."""
    if is_horizontal(one) == is_horizontal(other):
        return False
    return bool(cells_inside(one) & cells_inside(other))


def read_turn(text: str) -> Turn:
    """Read `5@c2 c2-c4 c4-e4*2`; a text of another form is a ValueError."""
    placement: tuple[str, int] | None = None
    drawn: Counter[frozenset[str]] = Counter()
    for place, mark in enumerate([] if text == "pass" else text.split()):
        number = NUMBER_MARK.fullmatch(mark)
        bridge = BRIDGE_MARK.fullmatch(mark)
        if number and place == 0:
            placement = number[2], int(number[1])
        elif bridge:
            drawn[frozenset({bridge[1], bridge[2]})] += int(bridge[3] or 1)
        else:
            raise ValueError(f"not a mark: {mark!r} in {text!r}")
    return Turn(placement, drawn)


def write_turn(turn: Turn) -> str:
    """The text of a turn, bridges in order; `pass` for nothing at all."""
    marks = []
    if turn.placement is not None:
        island, number = turn.placement
        marks.append(f"{number}@{island}")
    for line in sorted(turn.drawn, key=line_key):
        twice = f"*{turn.drawn[line]}" if turn.drawn[line] > 1 else ""
        marks.append("-".join(ends(line)) + twice)
    return " ".join(marks) or "pass"


def apply(position: Position, turn: Turn) -> Position:
    """A new position with the number written, then the bridges drawn (T1)."""
    numbers = dict(position.numbers)
    bridges = dict(position.bridges)
    if turn.placement is not None:
        island, number = turn.placement
        numbers[island] = number
    for line, amount in turn.drawn.items():
        bridges[line] = bridges.get(line, 0) + amount
    return Position(position.board, numbers, bridges)


def play(position: Position, text: str) -> Position:
    """The position after a turn, without judging it."""
    return apply(position, read_turn(text))


def bridges_at(position: Position, island: str) -> int:
    """How many bridges lead to an island."""
    return sum(amount for line, amount in position.bridges.items() if island in line)


def can_write(position: Position, island: str) -> bool:
    """Whether the island exists and has no number yet (part of T3)."""
    return island in position.board.flags and island not in position.numbers


def possible_part(position: Position, turn: Turn) -> Turn:
    """The turn without marks that cannot be made at all (unknown, already numbered)."""
    placement = turn.placement
    if placement is not None and not can_write(position, placement[0]):
        placement = None
    known = {line: turn.drawn[line] for line in turn.drawn if line in position.board.lines}
    return Turn(placement, Counter(known))


def broken_by_impossible(position: Position, number: int, turn: Turn) -> set[str]:
    """T3 and T9, judged on the turn as it was written."""
    broken = set()
    if turn.placement is not None:
        island, written = turn.placement
        if written != number or not can_write(position, island):
            broken.add("T3")
    if any(line not in position.board.lines for line in turn.drawn):
        broken.add("T9")
    return broken


def broken_by_number(position: Position, turn: Turn) -> set[str]:
    """T5 and T6, judged on the bridges of earlier rounds."""
    broken: set[str] = set()
    if turn.placement is None:
        return broken
    island, written = turn.placement
    already = bridges_at(position, island)
    if position.board.flags[island] is not None and already == 0:
        broken.add("T5")
    if written < already:
        broken.add("T6")
    return broken


def broken_by_lines(after: Position, count: int, turn: Turn) -> set[str]:
    """T7, T8, T10 and T11, judged on the lines bridged in this turn."""
    broken = set()
    if sum(turn.drawn.values()) not in (0, count):
        broken.add("T7")
    for line in turn.drawn:
        if not any(island in after.numbers for island in line):
            broken.add("T8")
        if after.bridges[line] > 2:
            broken.add("T10")
        if any(crossing(line, other) for other in after.bridges):
            broken.add("T11")
    return broken


def broken_by_islands(after: Position, turn: Turn) -> set[str]:
    """T12 and T13, judged on the islands that got a bridge in this turn."""
    broken = set()
    for island in {island for line in turn.drawn for island in line}:
        total = bridges_at(after, island)
        if island in after.numbers and total > after.numbers[island]:
            broken.add("T12")
        if island not in after.numbers and total > 6:
            broken.add("T13")
    return broken


def broken_rules(position: Position, number: int, count: int, text: str) -> set[str]:
    """All of T3 and T5 to T13 that a turn breaks, for a card `number` / `count`."""
    written = read_turn(text)
    turn = possible_part(position, written)
    after = apply(position, turn)
    return (
        broken_by_impossible(position, number, written)
        | broken_by_number(position, turn)
        | broken_by_lines(after, count, turn)
        | broken_by_islands(after, turn)
    )


def bridge_choices(board: Board, count: int) -> list[Counter[frozenset[str]]]:
    """No bridges, or `count` bridges in every way with at most two on a line (T7, T10)."""
    lines = sorted(board.lines, key=line_key)
    choices: list[Counter[frozenset[str]]] = [Counter()]
    for chosen in combinations_with_replacement(lines, count):
        drawn = Counter(chosen)
        if max(drawn.values(), default=0) <= 2:
            choices.append(drawn)
    return choices


def number_choices(position: Position, number: int, count: int) -> list[tuple[str, int] | None]:
    """No number, or it on any island that may take it: bridges cannot heal T3, T5 or T6."""
    possible = (
        (island, number)
        for island in position.board.flags
        if not broken_rules(position, number, count, f"{number}@{island}")
    )
    return [None, *possible]


def legal_texts(position: Position, number: int, count: int) -> set[str]:
    """Every legal turn for a card: all placements with all bridges, tried one by one."""
    texts = {
        write_turn(Turn(placement, drawn))
        for placement in number_choices(position, number, count)
        for drawn in bridge_choices(position.board, count)
    }
    return {text for text in texts if not broken_rules(position, number, count, text)}


def finished(position: Position) -> set[str]:
    """The islands whose bridges equal their number (T14)."""
    numbers = position.numbers
    return {island for island in numbers if bridges_at(position, island) == numbers[island]}


def groups(position: Position) -> list[set[str]]:
    """The connected groups of finished islands, by smallest name (V3)."""
    done = finished(position)
    found = [{island} for island in done]
    for line in position.bridges:
        if line <= done:
            touched = [group for group in found if group & line]
            found = [group for group in found if not group & line]
            found.append(set().union(*touched))
    return sorted(found, key=lambda group: min(map(cell, group)))


def reached(position: Position) -> set[str]:
    """The categories a sheet fulfils: all red (V1), all blue (V2), a group of six (V3)."""
    done = finished(position)
    result = {"six"} if any(len(group) >= 6 for group in groups(position)) else set()
    for colour in ("red", "blue"):
        flagged = {island for island, flag in position.board.flags.items() if flag == colour}
        if flagged and flagged <= done:
            result.add(colour)
    return result


def round_reached(rounds: list[Position], category: str) -> int | None:
    """The first round, from 1, after which the category is fulfilled (V5), or None."""
    for number, position in enumerate(rounds, start=1):
        if category in reached(position):
            return number
    return None


def score(rounds: list[Position], deadline: dict[str, int]) -> dict[str, int]:
    """Points of a sheet; a category reached by its deadline has the higher value (V5, V6)."""
    points = {"islands": 2 * len(finished(rounds[-1])) if rounds else 0}
    for category in ("red", "blue", "six"):
        when = round_reached(rounds, category)
        if when is None:
            points[category] = 0
        elif when <= deadline[category]:
            points[category] = FIRST_VALUE[category]
        else:
            points[category] = LATER_VALUE[category]
    points["total"] = sum(points.values())
    return points


def solo_score(position_by_round: list[Position]) -> dict[str, int]:
    """Points of a game alone, with the deadlines of O2."""
    return score(position_by_round, SOLO_DEADLINE)


def earliest(rounds: Iterable[int | None]) -> int:
    """The earliest round in which anyone got there; 0 if nobody did (V4)."""
    return min((number for number in rounds if number is not None), default=0)


def party_score(seats: list[list[Position]]) -> list[dict[str, int]]:
    """Points of every seat; the higher value goes to all who got there first (V4)."""
    deadline = {
        category: earliest(round_reached(rounds, category) for rounds in seats)
        for category in FIRST_VALUE
    }
    return [score(rounds, deadline) for rounds in seats]
