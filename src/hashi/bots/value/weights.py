"""The weights of a value as a small file: one byte per weight in the first layer.

A file belongs to one board, identified by islands, flags and lines, not by name, or it is for any
board (None). Those of the built-in sides and the general one are in this folder; those a user has
trained are in the user's data folder.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np
from platformdirs import user_data_path

from hashi import boards
from hashi.bots.value.features import row_count
from hashi.bots.value.layout import Layout, layout_of
from hashi.bots.value.network import FIRST, SECOND, Network, heads, scale_rows
from hashi.bots.value.rivals import RIVAL_ROWS
from hashi.rules import Board

__all__ = [
    "Source",
    "WeightsError",
    "board_weights",
    "general_network",
    "layout_for",
    "load",
    "network_for",
    "network_from",
    "owner_of",
    "save",
    "sources",
]

_HERE = Path(__file__).parent
_ANY = "any"
_STEPS = 127  # the largest value of a signed byte


class Source(NamedTuple):
    """A file and when it was written: another file gives another source."""

    path: Path
    written: int


class WeightsError(ValueError):
    """A file that has no weights for this board."""


def owner_of(board: Board | None) -> str:
    """Whose weights a file has: a board's, by its digest, or any board's."""
    return _ANY if board is None else board.digest


def layout_for(board: Board | None) -> Layout:
    """The layout of a board's own weights, or of the general ones."""
    if board is None:
        return layout_of(boards.board("A"), general=True)  # its size is the same for all boards
    return layout_of(board)


def board_weights(board: Board | None, *, multiplayer: bool = False) -> Path:
    """The path of the user's own weights for a board, alone or in company."""
    return user_data_path("hashi") / "values" / _file_name(board, multiplayer=multiplayer)


def _file_name(board: Board | None, *, multiplayer: bool = False) -> str:
    return f"{owner_of(board)}{'.multiplayer' if multiplayer else ''}.npz"


def save(path: Path, board: Board | None, network: Network) -> None:
    """Write a network, atomically: an existing file is replaced only by a complete one."""
    scale = np.abs(network.rows).max(axis=1) / _STEPS
    steps = network.rows / np.where(scale > 0, scale, 1)[:, None]
    unfinished = path.with_suffix(".new.npz")
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        unfinished,
        allow_pickle=False,
        board=np.array(owner_of(board)),
        rows=np.rint(steps).astype(np.int8),
        scale=scale.astype(np.float16),
        bias=network.bias,
        second=network.second,
        second_bias=network.second_bias,
        third=network.third,
        third_bias=network.third_bias,
    )
    unfinished.replace(path)


def load(path: Path, board: Board | None) -> Network:
    """Read a network for a board; raises WeightsError."""
    try:
        with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
            parts = {name: file[name] for name in file.files}
    except (OSError, ValueError, EOFError, BadZipFile) as error:
        raise WeightsError(f"{path} cannot be read") from error
    if "board" not in parts or str(parts["board"]) != owner_of(board):
        raise WeightsError(f"{path} belongs to another board")
    layout = layout_for(board)
    count = row_count(layout)
    if "rows" in parts and len(parts["rows"]) == count + RIVAL_ROWS:
        count += RIVAL_ROWS  # trained in company
    shapes = {
        "rows": (count, FIRST),
        "scale": (count,),
        "bias": (FIRST,),
        "second": (SECOND, FIRST),
        "second_bias": (SECOND,),
        "third": (heads(layout), SECOND),
        "third_bias": (heads(layout),),
    }
    if any(name not in parts or parts[name].shape != shape for name, shape in shapes.items()):
        raise WeightsError(f"{path} is from another version; train it again")
    rows = np.empty(shapes["rows"], np.float32)
    scale_rows(parts["rows"], parts["scale"].astype(np.float32), rows)
    rest = (np.ascontiguousarray(parts[name], np.float32) for name in Network._fields[1:])
    return Network(rows, *rest)


def sources(board: Board, *, multiplayer: bool = False) -> tuple[Source, ...]:
    """The files of a board's own weights, alone or in company: the user's, then the built-in."""
    alone = board_weights(board), _HERE / _file_name(board)
    if not multiplayer:
        return tuple(_existing(*alone))
    together = board_weights(board, multiplayer=True), _HERE / _file_name(board, multiplayer=True)
    return tuple(_existing(together[0], alone[0], together[1], alone[1]))


def network_from(sources: Sequence[Source], board: Board | None) -> Network | None:
    """The network in the first of these files that can be read."""
    for source in sources:
        try:
            return load(source.path, board)
        except WeightsError:
            continue
    return None


def network_for(board: Board, *, multiplayer: bool = False) -> Network | None:
    """A board's own network, alone or in company, if it has one."""
    return network_from(sources(board, multiplayer=multiplayer), board)


@lru_cache(maxsize=1)
def general_network() -> Network:
    """The network for any board: the user's, else the built-in one."""
    network = network_from(tuple(_existing(board_weights(None), _HERE / f"{_ANY}.npz")), None)
    if network is None:
        raise WeightsError("the weights for any board cannot be read")
    return network


def _existing(*paths: Path) -> Iterator[Source]:
    for path in paths:
        with suppress(OSError):
            yield Source(path, path.stat().st_mtime_ns)
