"""The weights of a value as a small file: one byte per weight in the first layer.

A file belongs to one board, identified by islands, flags and lines, not by name. Those of the
built-in sides are in this folder; those a user has trained are in the user's data folder.
"""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from platformdirs import user_data_path

from hashi.bots.value.features import row_count
from hashi.bots.value.network import FIRST, SECOND, Network, heads
from hashi.rules import Board

__all__ = ["WeightsError", "board_key", "load", "network_for", "own_weights", "save"]

_HERE = Path(__file__).parent
_STEPS = 127  # the largest value of a signed byte


class WeightsError(ValueError):
    """A file that has no weights for this board."""


def board_key(board: Board) -> str:
    """A board's key: equal for equal islands, flags and lines."""
    islands = " ".join(f"{island.at}={island.flag or ''}" for island in board.islands)
    return sha256(f"{islands} {' '.join(board.lines)}".encode()).hexdigest()[:16]


def own_weights(board: Board) -> Path:
    """The path of the user's own weights for a board."""
    return user_data_path("hashi") / "values" / f"{board_key(board)}.npz"


def save(path: Path, board: Board, network: Network) -> None:
    """Write a network, atomically: an existing file is replaced only by a complete one."""
    scale = np.abs(network.rows).max(axis=1) / _STEPS
    steps = network.rows / np.where(scale > 0, scale, 1)[:, None]
    unfinished = path.with_suffix(".new.npz")
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        unfinished,
        allow_pickle=False,
        board=np.array(board_key(board)),
        rows=np.rint(steps).astype(np.int8),
        scale=scale.astype(np.float16),
        bias=network.bias,
        second=network.second,
        second_bias=network.second_bias,
        third=network.third,
        third_bias=network.third_bias,
    )
    unfinished.replace(path)


def load(path: Path, board: Board) -> Network:
    """Read a network for a board; raises WeightsError."""
    try:
        with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
            parts = {name: file[name] for name in file.files}
    except (OSError, ValueError, EOFError, BadZipFile) as error:
        raise WeightsError(f"{path} cannot be read") from error
    if "board" not in parts or str(parts["board"]) != board_key(board):
        raise WeightsError(f"{path} belongs to another board")
    islands = len(board.islands)
    shapes = {
        "rows": (row_count(islands, len(board.lines)), FIRST),
        "scale": (row_count(islands, len(board.lines)),),
        "bias": (FIRST,),
        "second": (SECOND, FIRST),
        "second_bias": (SECOND,),
        "third": (heads(islands), SECOND),
        "third_bias": (heads(islands),),
    }
    if any(name not in parts or parts[name].shape != shape for name, shape in shapes.items()):
        raise WeightsError(f"{path} is from another version; train it again")
    rows = parts["rows"].astype(np.float32) * parts["scale"].astype(np.float32)[:, None]
    rest = (np.ascontiguousarray(parts[name], np.float32) for name in Network._fields[1:])
    return Network(np.ascontiguousarray(rows), *rest)


def _files(board: Board, *, company: bool) -> Iterator[Path]:
    yield own_weights(board)
    if company:
        yield _HERE / f"{board_key(board)}.company.npz"
    yield _HERE / f"{board_key(board)}.npz"


@lru_cache(maxsize=8)
def network_for(board: Board, *, company: bool = False) -> Network | None:
    """The network for a board, alone or in company: the user's own, else the built-in one."""
    for path in _files(board, company=company):
        if path.exists():
            try:
                return load(path, board)
            except WeightsError:
                continue
    return None
