"""The network of the learned value: small, over the features of a sheet. Compiled.

Its output is only about what is still to come, because the points so far are known. `ALONE` is the
gain of a player alone, `SHARED` the gain in company without being first anywhere; `BLUE`, `RED` and
`BOTH` are gains with bonuses that only training knows. Then, for learning and for the race, the
chances that each island is finished at the end and that each category is reached by the end of each
round.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hashi.bots.value.features import row_count
from hashi.bots.value.layout import ISLAND_HEADS, STARTS, Layout
from hashi.compiler.jit import njit
from hashi.kernel.tables import Numbers
from hashi.rules.score import ROUNDS

__all__ = [
    "ALONE",
    "BLUE",
    "BOTH",
    "CHANCES",
    "FIRST",
    "ISLANDS",
    "POINTS",
    "RED",
    "SECOND",
    "SHARED",
    "Floats",
    "Network",
    "blank_network",
    "first_layer",
    "forward",
    "heads",
]

Floats = npt.NDArray[np.float32]

FIRST, SECOND = 64, 32  # neurons of the two hidden layers
ALONE, SHARED, BLUE, RED, BOTH, ISLANDS = range(6)  # offsets of the heads
CHANCES = 3 * ROUNDS  # the last outputs: the chances of the categories, by round
POINTS = 10.0  # points per unit of the heads before the chances


class Network(NamedTuple):
    """Weights and biases of three layers; the first has a row for every feature."""

    rows: Floats
    bias: Floats
    second: Floats
    second_bias: Floats
    third: Floats
    third_bias: Floats


def heads(layout: Layout) -> int:
    """The number of outputs."""
    return ISLANDS + int(layout[STARTS, ISLAND_HEADS]) + CHANCES


def blank_network(layout: Layout, seed: int) -> Network:
    """An untrained network."""
    random = np.random.default_rng(seed)

    def normal(*shape: int, scale: float) -> Floats:
        return (random.standard_normal(shape) * scale).astype(np.float32)

    return Network(
        normal(row_count(layout), FIRST, scale=0.03),
        np.full(FIRST, 0.1, np.float32),
        normal(SECOND, FIRST, scale=(2 / FIRST) ** 0.5),
        np.zeros(SECOND, np.float32),
        normal(heads(layout), SECOND, scale=0.1),
        np.zeros(heads(layout), np.float32),
    )


@njit(fastmath=True)
def first_layer(weights: Floats, rows: Numbers, count: int, start: Floats, out: Floats) -> None:
    """The first layer before activation: a start vector plus the rows of the features."""
    for j in range(FIRST):
        out[j] = start[j]
    for i in range(count):
        place = rows[i]
        for j in range(FIRST):
            out[j] += weights[place, j]


@njit(fastmath=True)
def forward(second: Floats, bias: Floats, first: Floats, hidden: Floats) -> None:
    """Both hidden layers: applies ReLU to `first` in place, and writes the second to `hidden`."""
    for j in range(FIRST):
        first[j] = max(first[j], np.float32(0.0))
    for i in range(SECOND):
        total = bias[i]
        for j in range(FIRST):
            total += second[i, j] * first[j]
        hidden[i] = max(total, np.float32(0.0))
