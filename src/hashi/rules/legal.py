"""List every legal turn of a sheet with a card, fast.

Bridges that can be drawn together are found once, with all places where the number may be written
beside them. A set of such places is a word: the lowest bit for no number at all, then one bit for
each of the `placements`. Every bridge narrows down the places of those that could follow it. Must
agree with `hashi.rules.judge` in every case; tests compare the two.
"""

from collections.abc import Callable, Iterator

from hashi.rules.card import STRENGTHS, Card
from hashi.rules.marks import MOST_UNNUMBERED, Marks
from hashi.rules.turn import Turn

__all__ = ["legal_turns", "placements"]

_FULL = [0] * max(STRENGTHS)  # an island that takes no bridge, wherever the number is

Bridges = tuple[str, ...]
# A line that can take a bridge: its index, that bridge by its name, and in which places.
Open = tuple[int, Bridges, int]
# After a bridge: how the others are related to its line, and for each relation the places left.
Narrowing = tuple[bytes, tuple[int, ...]]


def legal_turns(marks: Marks, card: Card) -> tuple[Turn, ...]:
    """Every legal turn once.

    In order of the island written on (none first, then by name), then of the bridges (none first,
    then as sorted lists of names), so `pass` comes first.
    """
    places = (None, *placements(marks, card.number))
    drawings = _Drawings(marks, card.number, places)
    drawings.add_all(card.bridges)
    found: list[Turn] = []
    for island, bridges in zip(places, drawings.lists, strict=True):
        found += Turn.each(None if island is None else card.number, island, bridges)
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


class _Adders(dict[int, list[Callable[[Bridges], None]]]):
    """For a set of places, what adds bridges to their lists; there are only a few such sets."""

    def __init__(self, lists: list[list[Bridges]]) -> None:
        self._lists = lists

    def __missing__(self, where: int) -> list[Callable[[Bridges], None]]:
        adders = [found.append for place, found in enumerate(self._lists) if where >> place & 1]
        self[where] = adders
        return adders


class _Drawings:
    """The bridges that can be drawn together, listed for each place of the number."""

    __slots__ = ("adders", "board", "bridges", "lists", "reach", "rooms", "used")

    def __init__(self, marks: Marks, number: int, places: tuple[str | None, ...]) -> None:
        self.board, self.bridges = marks.board, marks.bridges
        self.lists: list[list[Bridges]] = [[()] for _ in places]
        self.adders = _Adders(self.lists)
        self.used = [0] * len(marks.board.islands)  # bridges drawn at each island in this turn
        self.rooms: list[list[int]] = []  # where each island takes one, two, three of them
        self.reach: list[int] = []  # where each island has a number
        everywhere = (1 << len(places)) - 1
        bits = {island: 1 << place for place, island in enumerate(places)}
        degrees, numbers = marks.degrees, marks.numbers
        for index, island in enumerate(marks.board.islands):
            written, degree = numbers >> 4 * index & 15, degrees >> 4 * index & 15
            own = bits.get(island.at, 0)
            if own:
                room = [everywhere] * (number - degree)
                room += [everywhere ^ own] * (MOST_UNNUMBERED - number)
            else:
                room = [everywhere] * ((written or MOST_UNNUMBERED) - degree)
            self.rooms.append(room + _FULL)
            self.reach.append(everywhere if written else own)

    def add_all(self, count: int) -> None:
        """List everything that can be drawn with this many bridges, sorted."""
        every_line_alike = bytes(len(self.board.lines)), (-1,)
        self._add(self._open_lines(), count, (), every_line_alike)

    def _open_lines(self) -> list[Open]:
        """The lines that can take a bridge (T8 to T13)."""
        rooms, reach, names, bridges = self.rooms, self.reach, self.board.lines, self.bridges
        closing = self.board.closing
        return [
            (line, (names[line],), where)
            for line, (here, there) in enumerate(self.board.ends)
            if not bridges & closing[line]
            and (where := rooms[here][0] & rooms[there][0] & (reach[here] | reach[there]))
        ]

    def _add(self, lines: list[Open], count: int, drawn: Bridges, narrowing: Narrowing) -> None:
        """List everything with `count` more bridges on these lines, as far as they stay open."""
        relation, places = narrowing
        if count == 1:
            for line, bridge, before in lines:
                where = before & places[relation[line]]
                if where:
                    bridges = drawn + bridge
                    for add in self.adders[where]:
                        add(bridges)
            return
        lines = [
            (line, bridge, where)
            for line, bridge, before in lines
            if (where := before & places[relation[line]])
        ]
        for at, (line, bridge, where) in enumerate(lines):
            again = not self.bridges >> 2 * line & 3 and bridge != drawn[-1:]
            rest = lines[at if again else at + 1 :]
            here, there = self.board.ends[line]
            self.used[here] += 1
            self.used[there] += 1
            self._add(rest, count - 1, drawn + bridge, self._narrowing(line, where))
            self.used[here] -= 1
            self.used[there] -= 1

    def _narrowing(self, line: int, where: int) -> Narrowing:
        """What a bridge on this line, possible in these places, leaves to the other lines."""
        here, there = self.board.ends[line]
        at_here = where & self.rooms[here][self.used[here]]
        at_there = where & self.rooms[there][self.used[there]]
        return self.board.relations[line], (where, at_here, at_there, at_here & at_there, 0)
