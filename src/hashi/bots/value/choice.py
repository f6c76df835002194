"""What every turn of a position is worth by the learned value, and the best one; compiled."""

from typing import NamedTuple

import numpy as np

from hashi.bots.value.features import (
    BRIDGES,
    CHANGE,
    CLASS,
    DEGREE,
    DONE,
    FINISHED,
    FLAG,
    LARGEST,
    LOAD,
    MISSING,
    NUMBER,
    ROOM,
    SHUT,
    SPARE,
    SUM_ROWS,
    SUMS,
    UNNUMBERED,
    Chart,
    Numbers,
    Sketch,
    blank_sketch,
    finished_on,
    first_sum_row,
    fixed_rows,
    largest_group,
    line_row,
    load_of,
    look,
    place_row,
    reached_on,
    spare_of,
    sum_rows,
)
from hashi.bots.value.network import (
    ALONE,
    FIRST,
    ISLANDS,
    POINTS,
    SECOND,
    SHARED,
    Floats,
    Network,
    forward,
    summed,
)
from hashi.compiler.jit import njit
from hashi.kernel.tables import Bytes, Tables, most_turns
from hashi.rules import Board
from hashi.rules.score import PER_ISLAND, ROUNDS

__all__ = ["BoardModel", "Scratch", "Stakes", "best_turn", "blank_scratch", "judge_turns", "leaf"]

_CATEGORIES = 3
_WRITE, _ERASE = np.int64(1), np.int64(-1)


class BoardModel(NamedTuple):
    """A board as arrays, and the network that was trained for it."""

    tables: Tables
    chart: Chart
    network: Network


class Stakes(NamedTuple):
    """What the categories are worth.

    `worth` are the points of each category by the round in which it is reached. Alone, the value
    knows the deadlines; in company `race` has the points of having each category by each round.
    """

    alone: bool
    worth: Floats  # (3, rounds + 1)
    race: Floats  # (3, rounds + 1)


class Scratch(NamedTuple):
    """Arrays that compiled code works in, so that it need not allocate any."""

    turns: Bytes
    values: Floats
    sketch: Sketch
    rows: Numbers
    sum_rows: Numbers
    touched: Numbers
    line_marks: Numbers  # the last turn that came by
    island_marks: Numbers
    near_lines: Numbers
    near_islands: Numbers
    base: Floats
    first: Floats
    hidden: Floats


def blank_scratch(board: Board) -> Scratch:
    """Scratch space for a board, with room for all turns there can be."""
    islands, lines = len(board.islands), len(board.lines)
    turns = most_turns(board)
    return Scratch(
        np.empty((turns, 4), np.int8),
        np.empty(turns, np.float32),
        blank_sketch(board),
        np.empty(islands + lines + 64, np.int64),
        np.empty(SUM_ROWS, np.int64),
        np.empty(8, np.int64),
        np.empty(lines, np.int64),
        np.empty(islands, np.int64),
        np.empty(lines, np.int64),
        np.empty(islands, np.int64),
        np.empty(FIRST, np.float32),
        np.empty(FIRST, np.float32),
        np.empty(SECOND, np.float32),
    )


@njit(fastmath=True)
def leaf(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    third: Floats,
    bias: Floats,
    stakes: Stakes,
    islands: int,
    played: int,
    reached: int,
    hidden: Floats,
) -> float:
    """The points still to come, from the second layer."""
    head = ALONE if stakes.alone else SHARED
    total = bias[head]
    for j in range(SECOND):
        total += third[head, j] * hidden[j]
    points = np.float32(POINTS) * total
    if not stakes.alone:
        for category in range(_CATEGORIES):
            if reached >> category & 1:
                continue
            for number in range(played + 1, ROUNDS + 1):
                weight = stakes.race[category, number]
                if weight > 0:
                    head = ISLANDS + islands + category * ROUNDS + number - 1
                    total = bias[head]
                    for j in range(SECOND):
                        total += third[head, j] * hidden[j]
                    points += weight / (np.float32(1.0) + np.exp(-total))
    return points


@njit(fastmath=True)
def _swap(weights: Floats, first: Floats, old: int, new: int) -> None:
    """Take one row out of the first layer and another in."""
    if old != new:
        for j in range(FIRST):
            first[j] += weights[new, j] - weights[old, j]


@njit()
def _touch(  # noqa: C901, PLR0913, PLR0917  compiled code takes arrays, not objects
    ends: Numbers,
    across: Numbers,
    sketch: Sketch,
    turn: Bytes,
    number: int,
    sign: int,
    touched: Numbers,
) -> int:
    """Write a turn onto a sketch, or (-1) take it off; how many islands it touches."""
    count = 0
    if turn[0] >= 0:
        sketch[NUMBER, turn[0]] = number if sign > 0 else 0
        touched[0] = turn[0]
        count = 1
    for place in range(1, 4):
        line = turn[place]
        if line < 0:
            break
        sketch[BRIDGES, line] += sign
        for other in range(across.shape[1]):
            if across[line, other] < 0:
                break
            sketch[SHUT, across[line, other]] += sign
        for end in range(2):
            island = ends[line, end]
            sketch[DEGREE, island] += sign
            known = False
            for i in range(count):
                known |= touched[i] == island
            if not known:
                touched[count] = island
                count += 1
    return count


@njit()
def _recount(sketch: Sketch, island: int) -> bool:
    """Class and sums of an island anew; whether it is finished now and was not before."""
    was, number = sketch[CLASS, island], sketch[NUMBER, island]
    now = sketch[DEGREE, island]
    if number > 0:
        now = FINISHED + number - now
    if was >= FINISHED:
        sketch[SUMS, MISSING] -= was - FINISHED
        sketch[SUMS, DONE + sketch[FLAG, island]] -= was == FINISHED
    else:
        sketch[SUMS, UNNUMBERED] -= 1
    if now >= FINISHED:
        sketch[SUMS, MISSING] += now - FINISHED
        sketch[SUMS, DONE + sketch[FLAG, island]] += now == FINISHED
    else:
        sketch[SUMS, UNNUMBERED] += 1
    sketch[CLASS, island] = now
    sketch[SPARE, island] = spare_of(now)
    return now == FINISHED and was != FINISHED


@njit()
def _note(marks: Numbers, found: Numbers, count: int, item: int, stamp: int) -> int:
    """Put an item on a list unless this turn has come by already; how long the list is."""
    if marks[item] == stamp:
        return count
    marks[item] = stamp
    found[count] = item
    return count + 1


@njit(fastmath=True)
def judge_turns(  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917  the hot loop, in one piece for speed
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
    """What each of the turns listed in `scratch.turns` brings now and later, into its values.

    `kind` is the open card, `total` the number of turns; `played` rounds lie behind; `unseen` are
    the cards that neither were revealed nor are open.
    """
    islands, lines = len(numbers), len(bridges)
    chart, network = model.chart, model.network
    ends, lines_at, across = chart.ends, chart.lines_at, chart.across
    sketch, touched, rows = scratch.sketch, scratch.touched, scratch.rows
    line_marks, island_marks = scratch.line_marks, scratch.island_marks
    near_lines, near_islands = scratch.near_lines, scratch.near_islands
    base, first, hidden, weights = scratch.base, scratch.first, scratch.hidden, network.rows
    new_rows, turns, values, worth = scratch.sum_rows, scratch.turns, scratch.values, stakes.worth
    number, after = kind // 3 + 1, played + 1
    left = np.int64(0)
    for other in range(len(unseen)):
        left += unseen[other] * (other % 3 + 1)
    fixed = fixed_rows(islands, lines, unseen, after, rows)
    summed(weights, rows, fixed, network.bias, first)
    size = look(chart, numbers, bridges, after, left, sketch, rows)
    summed(weights, rows, size, first, base)
    finished, reached, largest = finished_on(sketch), reached_on(sketch), sketch[SUMS, LARGEST]
    first_sum = first_sum_row(islands, lines)
    line_marks[:] = -1
    island_marks[:] = -1
    for index in range(total):
        turn = turns[index]
        touches, new = _touch(ends, across, sketch, turn, number, _WRITE, touched), False
        for i in range(touches):
            new |= _recount(sketch, touched[i])
        points, now = np.float32(0.0), reached
        if new:
            sketch[SUMS, LARGEST] = largest_group(ends, sketch, islands)
            now = reached_on(sketch)
            points += PER_ISLAND * (finished_on(sketch) - finished)
            for category in range(_CATEGORIES):
                if (now & ~reached) >> category & 1:
                    points += worth[category, after]
        if after < ROUNDS:
            for j in range(FIRST):
                first[j] = base[j]
            changed, around = np.int64(0), np.int64(0)
            for i in range(touches):
                around = _note(island_marks, near_islands, around, touched[i], index)
                for place in range(lines_at.shape[1]):
                    line = lines_at[touched[i], place]
                    if line < 0:
                        break
                    changed = _note(line_marks, near_lines, changed, line, index)
            for place in range(1, 4):
                if turn[place] < 0:
                    break
                for other in range(across.shape[1]):
                    line = across[turn[place], other]
                    if line < 0:
                        break
                    changed = _note(line_marks, near_lines, changed, line, index)
            for i in range(changed):
                line = near_lines[i]
                here, there = ends[line, 0], ends[line, 1]
                _swap(weights, first, rows[line], line_row(sketch, line, here, there))
                load = load_of(sketch, line, here, there) - sketch[LOAD, line]
                sketch[CHANGE, here] += load
                sketch[CHANGE, there] += load
                around = _note(island_marks, near_islands, around, here, index)
                around = _note(island_marks, near_islands, around, there, index)
            for i in range(around):
                island = near_islands[i]
                room = sketch[ROOM, island] + sketch[CHANGE, island]
                sketch[CHANGE, island] = 0
                row = place_row(sketch, lines, island, room)
                _swap(weights, first, rows[lines + island], row)
            sum_rows(sketch, first_sum, after, left, new_rows)
            for i in range(SUM_ROWS):
                _swap(weights, first, rows[lines + islands + i], new_rows[i])
            forward(network.second, network.second_bias, first, hidden)
            points += leaf(network.third, network.third_bias, stakes, islands, after, now, hidden)
        values[index] = points
        _touch(ends, across, sketch, turn, number, _ERASE, touched)
        for i in range(touches):
            _recount(sketch, touched[i])
        sketch[SUMS, LARGEST] = largest


@njit()
def best_turn(values: Floats, total: int) -> int:
    """The first of the turns with the highest value."""
    best = 0
    for index in range(1, total):
        if values[index] > values[best]:
            best = index
    return best
