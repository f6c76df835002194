"""List every legal turn of a sheet with a card, fast.

Lines that can take a bridge are found once, then narrowed down: a bridge closes the lines it
crosses and, when it fills an island, the lines that end there. Must agree with `hashi.rules.judge`
in every case; tests compare the two.
"""

from collections.abc import Iterator

from hashi.rules.card import Card
from hashi.rules.marks import MOST_UNNUMBERED, Marks
from hashi.rules.turn import Turn

__all__ = ["legal_turns", "placements"]

_FULL = 2  # bridges on a line (T10)


def legal_turns(marks: Marks, card: Card) -> tuple[Turn, ...]:
    """Every legal turn once.

    In order of the island written on (none first, then by name), then of the bridges (none first,
    then as sorted lists of names), so `pass` comes first.
    """
    found = [Turn()]
    rooms = _rooms(marks)
    lines = _free_lines(marks)
    _TurnLister(marks, rooms, None, None, found).add_turns(
        _candidates(marks, lines, rooms, None), card.bridges
    )
    for island in placements(marks, card.number):
        found.append(Turn(card.number, island))
        index = marks.board.island_index[island]
        room = rooms[index]
        rooms[index] += card.number - MOST_UNNUMBERED
        candidates = _candidates(marks, lines, rooms, index)
        _TurnLister(marks, rooms, card.number, island, found).add_turns(candidates, card.bridges)
        rooms[index] = room
    return tuple(found)


def placements(marks: Marks, number: int) -> Iterator[str]:
    """The islands that can take a number now (T3 to T6), by name."""
    degrees = marks.degrees
    for index, island in enumerate(marks.board.islands):
        bridges = degrees >> 4 * index & 15
        if marks.numbers >> 4 * index & 15 or bridges > number:
            continue
        if bridges or not island.flag:
            yield island.at


def _rooms(marks: Marks) -> list[int]:
    """How many more bridges each island can take (T12, T13)."""
    degrees, numbers = marks.degrees, marks.numbers
    return [
        ((numbers >> 4 * i & 15) or MOST_UNNUMBERED) - (degrees >> 4 * i & 15)
        for i in range(len(marks.board.islands))
    ]


def _free_lines(marks: Marks) -> list[int]:
    """The lines with less than two bridges (T10) and no bridge across (T11)."""
    bridges, blocked = marks.bridges, marks.board.blocked(marks.bridges)
    return [
        line
        for line in range(len(marks.board.lines))
        if bridges >> 2 * line & 3 < _FULL and not blocked >> line & 1
    ]


def _candidates(marks: Marks, lines: list[int], rooms: list[int], placed: int | None) -> list[int]:
    """The lines with room at both ends and a number at one (T8), the one just placed included."""
    ends, numbers = marks.board.ends, marks.numbers
    if placed is not None:
        numbers |= 1 << 4 * placed
    return [
        line
        for line in lines
        if rooms[ends[line][0]] > 0
        and rooms[ends[line][1]] > 0
        and (numbers >> 4 * ends[line][0] & 15 or numbers >> 4 * ends[line][1] & 15)
    ]


class _TurnLister:
    """Lists the turns that write one number (or none) and draw bridges."""

    __slots__ = ("board", "bridges", "found", "island", "names", "number", "rooms")

    def __init__(
        self,
        marks: Marks,
        rooms: list[int],
        number: int | None,
        island: str | None,
        found: list[Turn],
    ) -> None:
        self.board, self.bridges, self.names = marks.board, marks.bridges, marks.board.lines
        self.rooms, self.found = rooms, found
        self.number, self.island = number, island

    def add_turns(
        self, candidates: list[int], count: int, closed: int = 0, drawn: tuple[str, ...] = ()
    ) -> None:
        """Append all turns with `count` more bridges on the candidates, sorted open lines."""
        if count == 1:
            number, island, names = self.number, self.island, self.names
            self.found += [Turn(number, island, (*drawn, names[line])) for line in candidates]
            return
        rooms, names = self.rooms, self.names
        for place, line in enumerate(candidates):
            here, there = self.board.ends[line]
            rooms[here] -= 1
            rooms[there] -= 1
            again = not self.bridges >> 2 * line & 3 and names[line] not in drawn
            rest = candidates[place if again else place + 1 :]
            now_closed = closed | self._closed_by(line, here, there)
            if now_closed != closed:
                rest = [other for other in rest if not now_closed >> other & 1]
            self.add_turns(rest, count - 1, now_closed, (*drawn, names[line]))
            rooms[here] += 1
            rooms[there] += 1

    def _closed_by(self, line: int, here: int, there: int) -> int:
        closed = self.board.crossed_by[line]
        if not self.rooms[here]:
            closed |= self.board.lines_at[here]
        if not self.rooms[there]:
            closed |= self.board.lines_at[there]
        return closed
