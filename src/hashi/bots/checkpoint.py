"""A training between two batches, as a value and as a file: all that is needed to go on with it.

Unlike the weights, which are for playing, a checkpoint has full precision and the optimizer's
state, so it is ten times as large.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import get_args
from zipfile import BadZipFile

import numpy as np

from hashi.bots.value.learning import Optimizer, blank_optimizer
from hashi.bots.value.network import ALONE, FIRST, RACE, SHARED, Network, blank_network
from hashi.bots.value.rivals import RIVAL_ROWS
from hashi.bots.value.stakes import Lesson
from hashi.bots.value.weights import WeightsError, layout_for, network_for, owner_of
from hashi.kernel.tables import Words
from hashi.rules import Board

__all__ = ["Checkpoint", "begin", "load_checkpoint", "save_checkpoint"]


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A training that lasts for a number of games or for seconds of processor time.

    The arrays belong to the training and are modified by it.
    """

    seed: int
    games: int | None
    seconds: float | None
    played: int
    spent_seconds: float
    network: Network
    optimizer: Optimizer
    state: Words  # of the random number generator
    lesson: Lesson = "all"

    @property
    def share(self) -> float:
        """How much of the training is done, from 0 to 1."""
        done = self.played / self.games if self.games else self.spent_seconds / (self.seconds or 1)
        return min(done, 1.0)


def begin(
    board: Board | None,
    *,
    seed: int = 1,
    games: int | None = None,
    seconds: float | None = None,
    lesson: Lesson = "all",
) -> Checkpoint:
    """The beginning of a training for a number of games or for seconds of processor time.

    Without a board it is for any: the general value. Training in company goes on from the board's
    value alone, if it has one.
    """
    if board is None and lesson == "multiplayer":
        raise ValueError("training in company needs a board")
    if (games is None) == (seconds is None):
        raise ValueError("training takes a number of games or a time")
    network = _first_network(board, seed, lesson)
    state = np.random.default_rng(seed).integers(1, 1 << 63, 1, np.uint64)
    optimizer = blank_optimizer(network)
    return Checkpoint(seed, games, seconds, 0, 0.0, network, optimizer, state, lesson)


def _first_network(board: Board | None, seed: int, lesson: Lesson) -> Network:
    """The network that a training begins with."""
    network = blank_network(layout_for(board), seed)
    if board is None or lesson != "multiplayer":
        return network
    network = network_for(board) or network
    third, bias = network.third.copy(), network.third_bias.copy()
    for head in (SHARED, RACE):
        third[head], bias[head] = third[ALONE], bias[ALONE]
    rivals = np.zeros((RIVAL_ROWS, FIRST), np.float32)
    rows = np.concatenate([network.rows, rivals])
    return network._replace(rows=rows, third=third, third_bias=bias)


def save_checkpoint(path: Path, board: Board | None, checkpoint: Checkpoint) -> None:
    """Write a checkpoint, atomically: an existing file is replaced only by a complete one."""
    unfinished = path.with_suffix(".new.npz")
    path.parent.mkdir(parents=True, exist_ok=True)
    length = [checkpoint.games or 0, checkpoint.seconds or 0, checkpoint.spent_seconds]
    np.savez(
        unfinished,
        allow_pickle=False,
        board=np.array(owner_of(board)),
        counts=np.array([checkpoint.seed, checkpoint.played]),
        length=np.array(length, np.float64),
        lesson=np.array(checkpoint.lesson),
        state=checkpoint.state,
        rows_square=checkpoint.optimizer.rows_square,
        **_named("network", checkpoint.network),
        **_named("gradient", checkpoint.optimizer.gradient),
        **_named("mean", checkpoint.optimizer.mean),
        **_named("square", checkpoint.optimizer.square),
    )
    unfinished.replace(path)


def load_checkpoint(path: Path, board: Board | None) -> Checkpoint:
    """Read a checkpoint of a training on a board; raises WeightsError."""
    try:
        with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
            parts = {name: file[name] for name in file.files}
        lesson = next(lesson for lesson in get_args(Lesson) if lesson == str(parts["lesson"]))
        blank = begin(board, games=1, lesson=lesson)
        if str(parts["board"]) != owner_of(board):
            raise WeightsError(f"{path} belongs to another board")
        seed, played = map(int, parts["counts"])
        games, seconds, spent = map(float, parts["length"])
        found = Checkpoint(
            seed,
            int(games) or None,
            seconds or None,
            played,
            spent,
            _network("network", parts, blank.network),
            Optimizer(
                parts["rows_square"],
                _network("gradient", parts, blank.optimizer.gradient),
                _network("mean", parts, blank.optimizer.mean),
                _network("square", parts, blank.optimizer.square),
            ),
            parts["state"],
            lesson,
        )
    except (OSError, ValueError, KeyError, EOFError, StopIteration, BadZipFile) as error:
        raise WeightsError(f"{path} is no checkpoint of this board") from error
    if found.optimizer.rows_square.shape != blank.optimizer.rows_square.shape:
        raise WeightsError(f"{path} is from another version")
    return found


def _named(prefix: str, network: Network) -> dict[str, np.ndarray]:
    return {f"{prefix}_{name}": part for name, part in network._asdict().items()}


def _network(prefix: str, parts: dict[str, np.ndarray], like: Network) -> Network:
    """The network with this prefix; raises ValueError if it has another shape."""
    found = Network(*(parts[f"{prefix}_{name}"] for name in Network._fields))
    if any(one.shape != other.shape for one, other in zip(found, like, strict=True)):
        raise ValueError(f"another shape of {prefix}")
    return found
