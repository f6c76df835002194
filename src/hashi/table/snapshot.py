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
from hashi.rules import Card, Game, Notice, Start, Turn
from hashi.rules.rebuild import Rebuild
from hashi.table.fold import fold
from hashi.table.state import Table

__all__ = ["restore", "snapshot_format", "take_snapshot"]

# Any change to this code is a new format.
_CODE = ("hashi.rules", "hashi.deal", "hashi.table")
_DERIVED = {"board", "deck", "game"}  # made again from the first event and the moves
_FACTS = tuple(field.name for field in fields(Table) if field.name not in _DERIVED)
_NOTICE = "! "  # between the round and the place somebody pointed at; in no turn
_Moves = tuple[tuple[str, ...], tuple[str | None, ...], tuple[tuple[str, ...], ...]]
# Of whatever fields a table has, so that none can be forgotten.
_Snapshot: Any = msgspec.defstruct(
    "_Snapshot",
    [(field.name, field.type) for field in fields(Table) if field.name in _FACTS]
    + [("moves", _Moves | None)],
    frozen=True,
)
_ENCODER = msgspec.msgpack.Encoder()
_DECODER: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(_Snapshot)


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
    moves = None if table.game is None else _moves(table.game)
    return _ENCODER.encode(_Snapshot(*(getattr(table, name) for name in _FACTS), moves))


def restore(data: bytes) -> Table:
    """The table that a snapshot was taken of."""
    found = _DECODER.decode(data)
    new = fold(found.id, [(found.opened, 0.0)])
    game = None if found.moves is None else _game(new, found.moves)
    facts = {name: getattr(found, name) for name in _FACTS}
    return Table(**facts, board=new.board, deck=new.deck, game=game)


def _moves(game: Game) -> _Moves:
    return (
        tuple(map(str, game.deck)),
        tuple(None if start is None else str(start) for start in game.starts),
        tuple(tuple(map(_entry_text, log.entries)) for log in game.logs),
    )


def _entry_text(entry: Turn | Notice) -> str:
    return str(entry) if isinstance(entry, Turn) else f"{entry.round}{_NOTICE}{entry.where}"


def _game(table: Table, moves: _Moves) -> Game:
    cards, starts, entries = moves
    deck = tuple(map(Card.parse, cards))
    rebuild = Rebuild(Game(table.board, len(starts), deck, table.opened.kind))
    for seat, start in enumerate(starts, 1):
        if start is not None:
            number, _, island = start.partition("@")
            rebuild.start(seat, Start(int(number), island))
    for seat, texts in enumerate(entries, 1):
        for text in texts:
            turn, notice, where = text.partition(_NOTICE)
            if notice:
                rebuild.point_at(seat, Notice(int(turn), where))
            else:
                rebuild.play(seat, Turn.read(turn))
    return rebuild.game()
