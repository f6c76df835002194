"""The learned value: a small network over the facts of a sheet, compiled.

What it says is only about what is still to come: the points so far are known. `ALONE` is the gain
of a player alone; `SHARED` the gain in company without being first anywhere; then, for learning
and for the race, the chances that each island is finished at the end and that each category is
reached by the end of each round.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hashi.bots.value.features import Numbers, rows_in_all
from hashi.compiler.jit import njit
from hashi.rules.score import ROUNDS

__all__ = [
    "ALONE",
    "FIRST",
    "POINTS",
    "SECOND",
    "SHARED",
    "Floats",
    "Network",
    "blank_network",
    "forward",
    "heads",
    "summed",
]

Floats = npt.NDArray[np.float32]

FIRST, SECOND = 64, 32  # neurons of the two hidden layers
ALONE, SHARED, ISLANDS = 0, 1, 2  # where the heads begin
POINTS = 10.0  # one unit of the first two heads


class Network(NamedTuple):
    """Weights and biases of three layers; the first has a row for every fact."""

    rows: Floats
    bias: Floats
    second: Floats
    second_bias: Floats
    third: Floats
    third_bias: Floats


def heads(islands: int) -> int:
    """How many numbers the network says."""
    return ISLANDS + islands + 3 * ROUNDS


def blank_network(islands: int, lines: int, seed: int) -> Network:
    """A network that knows nothing."""
    random = np.random.default_rng(seed)

    def drawn(*shape: int, scale: float) -> Floats:
        return (random.standard_normal(shape) * scale).astype(np.float32)

    return Network(
        drawn(rows_in_all(islands, lines), FIRST, scale=0.03),
        np.full(FIRST, 0.1, np.float32),
        drawn(SECOND, FIRST, scale=(2 / FIRST) ** 0.5),
        np.zeros(SECOND, np.float32),
        drawn(heads(islands), SECOND, scale=0.1),
        np.zeros(heads(islands), np.float32),
    )


@njit(fastmath=True)
def summed(weights: Floats, rows: Numbers, count: int, start: Floats, out: Floats) -> None:
    """The first layer before its threshold: a start and the rows of the facts."""
    for j in range(FIRST):
        out[j] = start[j]
    for i in range(count):
        place = rows[i]
        for j in range(FIRST):
            out[j] += weights[place, j]


@njit(fastmath=True)
def forward(second: Floats, bias: Floats, first: Floats, hidden: Floats) -> None:
    """Both hidden layers: `first` is cut at 0 in place, `hidden` gets the second."""
    for j in range(FIRST):
        first[j] = max(first[j], np.float32(0.0))
    for i in range(SECOND):
        total = bias[i]
        for j in range(FIRST):
            total += second[i, j] * first[j]
        hidden[i] = max(total, np.float32(0.0))
