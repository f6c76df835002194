"""A turn: what one seat does with one card, and its one spelling.

`5@c2 c2-c4 c4-e4*2` writes the 5 on c2 and draws one bridge from c2 to c4 and two from c4 to e4;
`c4-e4` only draws; `pass` does neither. Knows no board: whether a turn is legal is up to the judge.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby, repeat
from typing import NamedTuple, Self

from hashi.rules.notation import ISLAND, NotationError

__all__ = ["LONGEST_TEXT", "Turn", "line_name"]

LONGEST_TEXT = 400  # far longer than any turn; a limit for hostile input

_NUMBER = re.compile(rf"([0-9])@({ISLAND})")
_BRIDGE = re.compile(rf"({ISLAND})-({ISLAND})(?:\*([1-9]))?")
_WORD = re.compile(r"\S+")


def line_name(one: str, other: str) -> str:
    """The name of the line between two islands: the smaller name first."""
    return f"{one}-{other}" if one < other else f"{other}-{one}"


class _Actions(NamedTuple):
    number: int | None
    island: str | None
    bridges: tuple[str, ...]


class Turn(_Actions):
    """Both actions of a round.

    `number` and `island` are both given or both None (T2: action a is skipped). `bridges` holds
    the name of a line once for every bridge drawn on it, sorted, so that equal turns are equal.
    A tuple, because hundreds are created for every card.
    """

    __slots__ = ()

    def __new__(
        cls, number: int | None = None, island: str | None = None, bridges: tuple[str, ...] = ()
    ) -> Self:
        """Make a turn from sorted bridges."""
        if (number is None) != (island is None):
            raise ValueError("a number needs an island, and an island a number")
        return tuple.__new__(cls, (number, island, bridges))

    @classmethod
    def each(
        cls, number: int | None, island: str | None, bridges: Iterable[tuple[str, ...]]
    ) -> Iterator["Turn"]:
        """The turns with the same number and each of these bridges, fast and unchecked."""
        return map(tuple.__new__, repeat(cls), zip(repeat(number), repeat(island), bridges))

    @classmethod
    def of(
        cls, number: int | None = None, island: str | None = None, bridges: Iterable[str] = ()
    ) -> "Turn":
        """Make a turn from bridges in any order."""
        return cls(number, island, tuple(sorted(bridges)))

    @classmethod
    def parse(cls, text: str) -> "Turn":
        """Read the one spelling of a turn; anything else is a NotationError."""
        turn = cls.typed(text)
        if str(turn) != text:
            column = _first_difference(text, str(turn))
            spelling = f"the spelling {turn}"
            raise NotationError("spelling", spelling, detail=str(turn), column=column)
        return turn

    @classmethod
    def read(cls, text: str) -> "Turn":
        """Read the output of `str` back, fast and unchecked."""
        number, island, bridges = None, None, []
        for word in () if text == "pass" else text.split(" "):
            mark, at, place = word.partition("@")
            if at:
                number, island = int(mark), place
            else:
                line, _, count = word.partition("*")
                bridges += [line] * int(count or 1)
        return cls(number, island, tuple(bridges))

    @classmethod
    def typed(cls, text: str) -> "Turn":
        """Read a turn as people type it: any case, order, direction or spacing."""
        if len(text) > LONGEST_TEXT:
            most = f"at most {LONGEST_TEXT} characters"
            raise NotationError("length", most, detail=str(LONGEST_TEXT), column=LONGEST_TEXT + 1)
        words = [(match.start() + 1, match[0]) for match in _WORD.finditer(text.lower())]
        if [word for _, word in words] == ["pass"]:
            return cls()
        if not words:
            raise NotationError("turn", "a turn such as 5@c2 c2-c4, or pass")
        return cls._from_words(words)

    @classmethod
    def _from_words(cls, words: list[tuple[int, str]]) -> "Turn":
        number, island, bridges = None, None, []
        for column, word in words:
            if match := _NUMBER.fullmatch(word):
                if island is not None:
                    raise NotationError("one-number", "only one number in a turn", column=column)
                number, island = int(match[1]), match[2]
            elif (match := _BRIDGE.fullmatch(word)) and match[1] != match[2]:
                bridges += [line_name(match[1], match[2])] * int(match[3] or 1)
            else:
                expected = "a number such as 5@c2 or a bridge such as c2-c4"
                raise NotationError("mark", expected, column=column)
        return cls.of(number, island, bridges)

    def __str__(self) -> str:
        words = [] if self.island is None else [f"{self.number}@{self.island}"]
        for line, group in groupby(self.bridges):
            count = len(list(group))
            words.append(line if count == 1 else f"{line}*{count}")
        return " ".join(words) or "pass"


def _first_difference(text: str, other: str) -> int:
    pairs = zip(text, other, strict=False)
    return next(
        (at for at, (a, b) in enumerate(pairs, 1) if a != b), min(len(text), len(other)) + 1
    )
