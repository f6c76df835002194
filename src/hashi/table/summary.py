"""What a list shows of a table, small enough to be stored beside it and read without its events.

It is derived data: if a store has none, it is computed from the table.
"""

import msgspec

from hashi.table.state import Table
from hashi.wire.view import Phase

__all__ = ["Summary"]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list; `people` are those who sit here or may come back, and the host."""

    code: str
    phase: Phase
    side: str
    names: tuple[str, ...]
    round: int
    people: frozenset[str]

    @classmethod
    def of(cls, table: Table) -> "Summary":
        """The summary of a table as it stands."""
        return cls(
            code=table.opened.code,
            phase=table.phase,
            side=table.board.name,
            names=tuple(seat.name for seat in table.seats),
            round=table.game.round if table.game else 0,
            people=table.people,
        )

    def encode(self) -> bytes:
        """The summary as it is stored."""
        return _ENCODER.encode(self)

    @classmethod
    def decode(cls, data: bytes) -> "Summary | None":
        """A summary that was stored; None if another version of the program wrote it."""
        try:
            return _DECODER.decode(data)
        except msgspec.DecodeError:
            return None


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Summary)
