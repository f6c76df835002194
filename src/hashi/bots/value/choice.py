"""Rate all turns of a position by the learned value. Compiled.

Turns are tried mark by mark: those that begin alike share the sketch and the sum of the first layer
up to there, so they should be sorted, as lists of turns are.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hashi.bots.value.features import (
    Rows,
    feature_rows,
    fixed_rows,
    most_rows,
)
from hashi.bots.value.layout import Layout, layout_of
from hashi.bots.value.mark import Changes, Trial, blank_changes, draw_bridge, write_number
from hashi.bots.value.network import (
    CHANCES,
    FIRST,
    POINTS,
    SECOND,
    SHARED,
    Floats,
    Network,
    first_layer,
    replace_rows,
    second_layer,
    transpose_second,
)
from hashi.bots.value.sketch import (
    CHANGING,
    DONE,
    SUMS,
    Chart,
    Numbers,
    Sketch,
    blank_sketches,
    chart_of,
    reached_on,
    sketch_cards,
)
from hashi.compiler.jit import njit
from hashi.kernel.tables import (
    CATEGORY_COUNT,
    FLAG_KINDS,
    Bytes,
    Tables,
    Words,
    most_turns,
    tables_of,
)
from hashi.rules import Board
from hashi.rules.score import ROUNDS

__all__ = [
    "BoardModel",
    "Scratch",
    "Stakes",
    "best_turn",
    "blank_scratch",
    "judge_turns",
    "model_of",
    "points_to_come",
]

_MARKS = 4  # of a turn: a number and up to three bridges
_UNKNOWN = -2
_MEMO = 1 << 16  # a power of two


class BoardModel(NamedTuple):
    """A board as arrays, a network, and which of its rows and outputs this board uses."""

    tables: Tables
    chart: Chart
    layout: Layout
    network: Network


class Stakes(NamedTuple):
    """What is played for: one goal, or several to rate turns by each.

    `heads` are the outputs of the network that estimate the goals' points to come; `islands` has
    the points of an island by flag and by the round in which it is finished, `worth` those of a
    category. Alone, the network knows the deadlines; in company, with the head `SHARED`, `race` has
    the points for having each category by each round.
    """

    heads: Numbers  # (goals,)
    islands: Floats  # (goals, flags, rounds + 1)
    worth: Floats  # (goals, categories, rounds + 1)
    race: Floats  # (categories, rounds + 1)


class Scratch(NamedTuple):
    """Buffers for compiled code, so that it need not allocate.

    The sheet after each mark of a turn has a place in `sketches`, `sketch_rows` and `sums`: the
    first is before any, and after the last sum there is room for one more.
    """

    turns: Bytes
    values: Floats  # (goals, turns)
    rows: Rows
    first: Floats
    hidden: Floats
    sketch: Sketch  # the first of the sketches
    sketches: npt.NDArray[np.int16]
    sketch_rows: Rows
    sums: Floats
    changes: Changes
    path: Numbers  # the marks the sketches have
    columns: Floats  # the second layer, transposed
    memo_keys: Words  # sheets that looking ahead has come to, with the cards still to come,
    memo_points: npt.NDArray[np.float64]  # and what they promise


def model_of(board: Board, network: Network, *, general: bool = False) -> BoardModel:
    """The model of a board with its own network or the general one."""
    layout = layout_of(board, general=general)
    return BoardModel(tables_of(board), chart_of(board), layout, network)


def blank_scratch(board: Board, goals: int = 1) -> Scratch:
    """Buffers for a board, with room for all possible turns rated by so many goals."""
    islands, lines = len(board.islands), len(board.lines)
    turns = most_turns(board)
    rows, sketches = most_rows(islands, lines), blank_sketches(board, _MARKS + 1)
    return Scratch(
        np.empty((turns, 4), np.int8),
        np.empty((goals, turns), np.float32),
        np.empty(rows, np.int32),
        np.empty(FIRST, np.float32),
        np.empty(SECOND, np.float32),
        sketches[0],
        sketches,
        np.empty((_MARKS + 1, rows), np.int32),
        np.empty((_MARKS + 2, FIRST), np.float32),
        blank_changes(rows),
        np.empty(_MARKS, np.int64),
        np.empty((FIRST + 2, SECOND), np.float32),
        np.zeros(_MEMO, np.uint64),
        np.zeros(_MEMO, np.float64),
    )


@njit(fastmath=True, allocates=False)
def points_to_come(
    third: Floats,
    bias: Floats,
    stakes: Stakes,
    goal: int,
    played: int,
    reached: int,
    hidden: Floats,
) -> float:
    """The expected points still to come for a goal, from the second layer."""
    head = stakes.heads[goal]
    total = bias[head]
    for j in range(SECOND):
        total += third[head, j] * hidden[j]
    points = np.float32(POINTS) * total
    if head == SHARED:
        for category in range(CATEGORY_COUNT):
            if reached >> category & 1:
                continue
            for number in range(played + 1, ROUNDS + 1):
                weight = stakes.race[category, number]
                if weight > 0:
                    head = len(bias) - CHANCES + category * ROUNDS + number - 1
                    total = bias[head]
                    for j in range(SECOND):
                        total += third[head, j] * hidden[j]
                    points += weight / (np.float32(1.0) + np.exp(-total))
    return points


@njit(fastmath=True, allocates=False)
def _sketch_base(
    model: BoardModel, numbers: Bytes, bridges: Bytes, after: int, unseen: Bytes, scratch: Scratch
) -> int:
    """Sketch the sheet before the turn and everything in its first place; returns its rows."""
    network, rows, sketch = model.network, scratch.sketch_rows[0], scratch.sketch
    sketch_cards(sketch, unseen)
    fixed = fixed_rows(model.layout, unseen, after, rows)
    first_layer(network.rows, rows, fixed, network.bias, scratch.first)
    size = feature_rows(model.chart, model.layout, numbers, bridges, after, sketch, rows)
    first_layer(network.rows, rows, size, scratch.first, scratch.sums[0])
    transpose_second(network, scratch.columns)
    for place in range(1, _MARKS + 1):
        for row in range(CHANGING, sketch.shape[0]):
            for column in range(sketch.shape[1]):
                scratch.sketches[place, row, column] = sketch[row, column]
    for mark in range(_MARKS):
        scratch.path[mark] = _UNKNOWN
    return size


@njit(allocates=False)
def _copy_sketch(scratch: Scratch, size: int, place: int) -> None:
    """Begin a place with the sketch of the one before."""
    sketches, rows = scratch.sketches, scratch.sketch_rows
    for row in range(CHANGING):
        for column in range(sketches.shape[2]):
            sketches[place, row, column] = sketches[place - 1, row, column]
    for row in range(size):
        rows[place, row] = rows[place - 1, row]


@njit(fastmath=True, allocates=False)
def _try_turn(
    model: BoardModel, turn: Bytes, number: int, after: int, size: int, scratch: Scratch
) -> int:
    """Sketch the sheet after a turn, from where it differs from the last one; returns its place."""
    chart, layout, changes, path = model.chart, model.layout, scratch.changes, scratch.path
    same = True
    for mark in range(_MARKS):
        if mark > 0 and turn[mark] < 0:
            path[mark] = _UNKNOWN
            return mark
        same = same and turn[mark] == path[mark]
        if same:
            continue
        place = mark + 1
        path[mark] = turn[mark]
        _copy_sketch(scratch, size, place)
        sketch, rows, count = scratch.sketches[place], scratch.sketch_rows[place], np.int64(0)
        trial, item = Trial(chart, layout, sketch, rows, changes, after), np.int64(turn[mark])
        if mark > 0:
            count = draw_bridge(trial, item)
        elif item >= 0:
            count = write_number(trial, item, number)
        replace_rows(model.network.rows, changes.old, changes.new, count, scratch.sums, place)
    return _MARKS


@njit(fastmath=True, inline="always", allocates=False)
def _points_now(
    stakes: Stakes, goal: int, after: int, before: Sketch, now: Sketch, reached: int
) -> float:
    """The points that a turn scores immediately, with the categories it reaches."""
    points = np.float32(0.0)
    for flag in range(FLAG_KINDS):
        more = now[SUMS, DONE + flag] - before[SUMS, DONE + flag]
        points += stakes.islands[goal, flag, after] * np.float32(more)
    for category in range(CATEGORY_COUNT):
        if reached >> category & 1:
            points += stakes.worth[goal, category, after]
    return points


@njit(fastmath=True, allocates=False)
def judge_turns(
    model: BoardModel,
    stakes: Stakes,
    numbers: Bytes,
    bridges: Bytes,
    kind: int,
    played: int,
    unseen: Bytes,
    total: int,
    scratch: Scratch,
) -> None:
    """Write the expected points of each turn in `scratch.turns`, now and later, to its values.

    `kind` is the open card, `total` the number of turns, `played` the number of rounds played;
    `unseen` are the cards not yet revealed.
    """
    network, values, hidden = model.network, scratch.values, scratch.hidden
    number, after, goals = kind // 3 + 1, played + 1, len(stakes.heads)
    size = _sketch_base(model, numbers, bridges, after, unseen, scratch)
    before = reached_on(scratch.sketch)
    for index in range(total):
        place = _try_turn(model, scratch.turns[index], number, after, size, scratch)
        sketch = scratch.sketches[place]
        reached = reached_on(sketch)
        for goal in range(goals):
            values[goal, index] = _points_now(
                stakes, goal, after, scratch.sketch, sketch, reached & ~before
            )
        if after < ROUNDS:
            second_layer(scratch.columns, scratch.sums, place, hidden)
            for goal in range(goals):
                values[goal, index] += points_to_come(
                    network.third, network.third_bias, stakes, goal, after, reached, hidden
                )


@njit(allocates=False)
def best_turn(values: Floats, total: int) -> int:
    """The index of the highest value; the first of equals."""
    best = 0
    for index in range(1, total):
        if values[index] > values[best]:
            best = index
    return best
