"""Values of any type the wire declares: honest ones, drawn at random from what is known.

What a field is called matters only where the attacker knows a better value for that name.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from msgspec import inspect

import hashi
from tests.attacks.search.text import TEXTS

__all__ = ["Values", "takes_text"]

_LONG = 1000  # characters, above which a field takes a text
_SOME, _MOST_INT = 0.35, 17
_WHEN = 1_700_000_000.0
_BOARD = hashi.board("A")
_ISLANDS = tuple(island.at for island in _BOARD.islands)
_ALL_LINES = " ".join(_BOARD.lines)
_TURNS = (*["pass"] * 4, "1@c2 c2-c4", "c2-c4", _ALL_LINES, f"6@c2 {_ALL_LINES}", "c2-c4*2 " * 49)
_ONCE: Mapping[str, Sequence[str]] = {"turn": _TURNS, "draft": _TURNS}


@dataclass(frozen=True, slots=True)
class Values:
    """Values for one request or message, the how many-th of its kind."""

    random: Random
    number: int
    known: Mapping[str, Sequence[str]]  # values by the name of the field
    text: str = ""  # the name of what long texts hold
    size: int = 100  # per cent of what is allowed
    at: int | None = None  # in a list

    def of(self, kind: inspect.Type, name: str) -> object:
        """A value for a field."""
        match kind:
            case inspect.StructType():
                return self.struct(kind)
            case inspect.UnionType(types=types):
                some = [one for one in types if not isinstance(one, inspect.NoneType)]
                return self.of(self.random.choice(some), name)
            case inspect.LiteralType(values=values):
                return self._one_of(values)
            case inspect.ListType(item_type=item, min_length=least, max_length=most):
                count = max(least or 0, (most or 10) * self.size // 100)
                return [replace(self, at=at).of(item, name) for at in range(count)]
            case inspect.StrType():
                return self._string(kind, name)
            case _:
                return self._number(kind)

    def struct(self, kind: inspect.StructType) -> dict[str, object]:
        """Everything that must be there, and some of the rest."""
        tag = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
        wanted = [
            field
            for field in kind.fields
            if field.required or (self.text and takes_text(field.type)) or self._sometimes()
        ]
        return {**tag, **{one.encode_name: self.of(one.type, one.name) for one in wanted}}

    def _one_of(self, values: Sequence[object]) -> object:
        """Any; in lists mostly the last one first and then the first: a person and bots."""
        if self.at is None or self._sometimes():
            return self.random.choice(values)
        return values[0 if self.at else -1]

    def _sometimes(self) -> bool:
        return self.random.random() < _SOME

    def _number(self, kind: inspect.Type) -> object:
        match kind:
            case inspect.IntType(ge=least, le=most):
                first, last = least or 1, most or _MOST_INT
                own = most is not None and not self._sometimes()
                return first if own else first + self.number % (last - first + 1)
            case inspect.FloatType():
                return _WHEN + self.number
            case inspect.BoolType():
                return self.random.random() < 0.5
        return None

    def _string(self, kind: inspect.StrType, name: str) -> str:
        most = kind.max_length or 40
        if most > _LONG:
            return TEXTS[self.text or "letters"](self.number, most * self.size // 100)
        known = self.known.get(name) or _ONCE.get(name)
        if known:
            return self.random.choice(known)
        if kind.pattern:
            fit = [text for text in self._pool() if re.match(kind.pattern, text)]
            return self.random.choice(fit or ["x"])
        length = max(kind.min_length or 0, most * self.size // 100)
        return "".join(self.random.choices("Eve-", k=length))

    def _pool(self) -> tuple[str, ...]:
        """Something for every pattern there is."""
        return (*_ISLANDS, *_BOARD.lines, self.random.randbytes(32).hex(), "eve:bot")


def takes_text(kind: inspect.Type) -> bool:
    """Whether it is, or has, a text so long that it matters what is in it."""
    match kind:
        case inspect.StructType(fields=fields):
            return any(takes_text(field.type) for field in fields)
        case inspect.UnionType(types=types):
            return any(map(takes_text, types))
        case inspect.StrType(max_length=int(most)):
            return most > _LONG
    return False
