"""The network of the learned value: small, over the features of a sheet. Compiled.

Its output is only about what is still to come, because the points so far are known. `ALONE` is the
gain of a player alone, `SHARED` the gain in company without being first anywhere; `BLUE`, `RED` and
`BOTH` are gains with bonuses that only training knows. In a value trained in company, `SHARED` is
the whole gain, and `RACE` that plus a part of what the others lose. Then, for learning and for the
race, the chances that each island is finished at the end and that each category is reached by the
end of each round.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hashi.bots.value.features import Rows, row_count
from hashi.bots.value.layout import ISLAND_HEADS, STARTS, Layout
from hashi.compiler.jit import njit
from hashi.compiler.vector import add, add_scaled, load, positive, store, subtract
from hashi.kernel.tables import CATEGORY_COUNT, Bytes
from hashi.rules.score import ROUNDS

__all__ = [
    "ALONE",
    "BLUE",
    "BOTH",
    "CHANCES",
    "FIRST",
    "ISLANDS",
    "POINTS",
    "RACE",
    "RED",
    "SECOND",
    "SHARED",
    "Floats",
    "Network",
    "blank_network",
    "first_layer",
    "forward",
    "heads",
    "replace_rows",
    "scale_rows",
    "second_layer",
    "transpose_second",
]

Floats = npt.NDArray[np.float32]

FIRST, SECOND = 64, 32  # neurons of the two hidden layers
ALONE, SHARED, BLUE, RED, BOTH, ISLANDS = range(6)  # offsets of the heads
RACE = BOTH  # in a value trained in company
CHANCES = CATEGORY_COUNT * ROUNDS  # the last outputs: the chances of the categories, by round
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


@njit(allocates=False)
def scale_rows(steps: Bytes, scale: Floats, rows: Floats) -> None:
    """Rows of floats from rows of bytes and the size of a step in each."""
    for row in range(len(scale)):
        for place in range(steps.shape[1]):
            rows[row, place] = scale[row] * steps[row, place]


@njit(fastmath=True, allocates=False)
def first_layer(weights: Floats, rows: Rows, count: int, start: Floats, out: Floats) -> None:
    """The first layer before activation: a start vector plus the rows of the features."""
    for j in range(FIRST):
        out[j] = start[j]
    for i in range(count):
        place = rows[i]
        for j in range(FIRST):
            out[j] += weights[place, j]


@njit(fastmath=True, allocates=False)
def forward(second: Floats, bias: Floats, first: Floats, hidden: Floats) -> None:
    """Both hidden layers: applies ReLU to `first` in place, and writes the second to `hidden`."""
    for j in range(FIRST):
        first[j] = max(first[j], np.float32(0.0))
    for i in range(SECOND):
        total = bias[i]
        for j in range(FIRST):
            total += second[i, j] * first[j]
        hidden[i] = max(total, np.float32(0.0))


@njit(fastmath=True, allocates=False)
def replace_rows(
    weights: Floats, old: Rows, new: Rows, count: int, first: Floats, place: int
) -> None:
    """Write the sum of the first layer: the one in the place before with some rows replaced."""
    total = load(first, place - 1, FIRST)
    for i in range(count):
        total = add(total, subtract(load(weights, new[i], FIRST), load(weights, old[i], FIRST)))
    store(first, place, total)


@njit(fastmath=True, allocates=False)
def transpose_second(network: Network, columns: Floats) -> None:
    """Write the second layer as `second_layer` takes it: by column, then the bias, then zeros."""
    for i in range(SECOND):
        for j in range(FIRST):
            columns[j, i] = network.second[i, j]
        columns[FIRST, i] = network.second_bias[i]
        columns[FIRST + 1, i] = 0


@njit(fastmath=True, allocates=False)
def second_layer(columns: Floats, first: Floats, place: int, hidden: Floats) -> None:
    """The second layer from a sum of the first; the last row of `first` is a buffer."""
    active = len(first) - 1
    store(first, active, positive(load(first, place, FIRST)))
    even, odd = load(columns, FIRST, SECOND), load(columns, FIRST + 1, SECOND)
    for j in range(0, FIRST, 2):
        even = add_scaled(even, load(columns, j, SECOND), first[active, j])
        odd = add_scaled(odd, load(columns, j + 1, SECOND), first[active, j + 1])
    store(hidden, 0, positive(add(even, odd)))
