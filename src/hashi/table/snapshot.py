"""A folded table as bytes, so that opening it costs the same however long its log is.

A snapshot is a copy of what the events say, never a source: it holds the facts of the table and the
moves that still stand. Only the code that has written it reads it: `snapshot_format` is a digest of
that code, and a snapshot of another format is as good as none.
"""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

import msgspec
from msgspec.structs import fields

import hashi
from hashi.rules import Kind
from hashi.rules.rebuild import Moves, moves_of, rebuilt
from hashi.table.event import Opened
from hashi.table.fold import fold
from hashi.table.state import Table

__all__ = ["restore", "snapshot_format", "snapshot_kind", "take_snapshot"]

# Any change to this code is a new format.
_CODE = ("hashi.rules", "hashi.deal", "hashi.table")
_DERIVED = {"board", "deck", "game"}  # made again from the first event and the moves
_FACTS = tuple(field.name for field in fields(Table) if field.name not in _DERIVED)
# Of whatever fields a table has, so that none can be forgotten.
_Snapshot: Any = msgspec.defstruct(
    "_Snapshot",
    [(field.name, field.type) for field in fields(Table) if field.name in _FACTS]
    + [("moves", Moves | None)],
    frozen=True,
)
_ENCODER = msgspec.msgpack.Encoder()
_DECODER: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(_Snapshot)


class _Opening(msgspec.Struct, frozen=True):
    """All that is read of a snapshot to know what it takes to restore it."""

    opened: Opened


@cache
def snapshot_format() -> str:
    """A digest of the code that folds events and writes snapshots."""
    digest = sha256(hashi.__version__.encode())
    for package in _CODE:
        for file in sorted(files(package).iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".py"):
                digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:32]


def take_snapshot(table: Table) -> bytes:
    """The table as bytes, for `restore`."""
    moves = None if table.game is None else moves_of(table.game)
    return _ENCODER.encode(_Snapshot(*(getattr(table, name) for name in _FACTS), moves))


def snapshot_kind(data: bytes) -> Kind:
    """What kind of table a snapshot was taken of, without restoring it."""
    return msgspec.msgpack.decode(data, type=_Opening).opened.kind


def restore(data: bytes) -> Table:
    """The table that a snapshot was taken of."""
    found = _DECODER.decode(data)
    new = fold(found.id, [(found.opened, 0.0)])
    kind, moves = found.opened.kind, found.moves
    game = None if moves is None else rebuilt(new.board, kind, moves)
    facts = {name: getattr(found, name) for name in _FACTS}
    return Table(**facts, board=new.board, deck=new.deck, game=game)
