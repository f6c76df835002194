"""Rate all turns of a position by the learned value. Compiled."""

from typing import NamedTuple

import numpy as np

from hashi.bots.value.features import (
    SUM_ROWS,
    around_rows,
    feature_rows,
    first_sum_row,
    fit_row,
    fixed_rows,
    island_row,
    line_row,
    most_rows,
    rows_by_island,
    rows_by_line,
    second_line_row,
    sum_rows,
)
from hashi.bots.value.layout import Layout, layout_of
from hashi.bots.value.network import (
    CHANCES,
    FIRST,
    POINTS,
    SECOND,
    SHARED,
    Floats,
    Network,
    first_layer,
    forward,
)
from hashi.bots.value.sketch import (
    BASE_CLASS,
    BRIDGES,
    CAPACITY,
    CHANGE,
    CLASS,
    DEGREE,
    DONE,
    FINISHED,
    LARGEST,
    NUMBER,
    ROOM,
    SHUT,
    SPARE,
    SUMS,
    Chart,
    Numbers,
    Sketch,
    blank_sketch,
    capacity_of,
    chart_of,
    count_class,
    count_room,
    largest_group,
    reached_on,
    restore_room_sums,
    sketch_cards,
    spare_of,
)
from hashi.compiler.jit import njit
from hashi.kernel.tables import Bytes, Tables, most_turns, tables_of
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

_CATEGORIES = 3
_WRITE, _ERASE = np.int64(1), np.int64(-1)


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
    islands: Floats  # (goals, 3, rounds + 1)
    worth: Floats  # (goals, 3, rounds + 1)
    race: Floats  # (3, rounds + 1)


class Scratch(NamedTuple):
    """Buffers for compiled code, so that it need not allocate."""

    turns: Bytes
    values: Floats  # (goals, turns)
    sketch: Sketch
    rows: Numbers
    sum_rows: Numbers
    touched: Numbers
    line_marks: Numbers  # the last turn that touched it
    island_marks: Numbers
    near_lines: Numbers
    near_islands: Numbers
    base: Floats
    first: Floats
    hidden: Floats


def model_of(board: Board, network: Network, *, general: bool = False) -> BoardModel:
    """The model of a board with its own network or the general one."""
    layout = layout_of(board, general=general)
    return BoardModel(tables_of(board), chart_of(board), layout, network)


def blank_scratch(board: Board, goals: int = 1) -> Scratch:
    """Buffers for a board, with room for all possible turns rated by so many goals."""
    islands, lines = len(board.islands), len(board.lines)
    turns = most_turns(board)
    return Scratch(
        np.empty((turns, 4), np.int8),
        np.empty((goals, turns), np.float32),
        blank_sketch(board),
        np.empty(most_rows(islands, lines), np.int64),
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
def points_to_come(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
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
        for category in range(_CATEGORIES):
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


@njit(fastmath=True)
def _replace_row(weights: Floats, first: Floats, old: int, new: int) -> None:
    """Replace a row in the sum of the first layer."""
    if old != new:
        for j in range(FIRST):
            first[j] += weights[new, j] - weights[old, j]


@njit()
def _mark_turn(  # noqa: C901, PLR0913, PLR0917  compiled code takes arrays, not objects
    ends: Numbers,
    across: Numbers,
    sketch: Sketch,
    turn: Bytes,
    number: int,
    sign: int,
    touched: Numbers,
) -> int:
    """Write a turn onto a sketch, or erase it (sign -1); returns how many islands it touches."""
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
    """Update the class and the sums of an island; returns whether it has just been finished."""
    was, number = sketch[CLASS, island], sketch[NUMBER, island]
    now = sketch[DEGREE, island]
    if number > 0:
        now = FINISHED + number - now
    count_class(sketch, island, was, _ERASE)
    count_class(sketch, island, now, _WRITE)
    sketch[CLASS, island] = now
    sketch[SPARE, island] = spare_of(now)
    return now == FINISHED and was != FINISHED


@njit()
def _add_once(marks: Numbers, found: Numbers, count: int, item: int, stamp: int) -> int:
    """Append an item to a list unless this turn already has; returns the list's length."""
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
    """Write the expected points of each turn in `scratch.turns`, now and later, to its values.

    `kind` is the open card, `total` the number of turns, `played` the number of rounds played;
    `unseen` are the cards not yet revealed.
    """
    islands, lines, goals = len(numbers), len(bridges), len(stakes.heads)
    chart, layout, network = model.chart, model.layout, model.network
    by_line, by_island = rows_by_line(layout), rows_by_island(layout)
    ends, lines_at, across = chart.ends, chart.lines_at, chart.across
    sketch, touched, rows = scratch.sketch, scratch.touched, scratch.rows
    line_marks, island_marks = scratch.line_marks, scratch.island_marks
    near_lines, near_islands = scratch.near_lines, scratch.near_islands
    base, first, hidden, weights = scratch.base, scratch.first, scratch.hidden, network.rows
    new_rows, turns, values = scratch.sum_rows, scratch.turns, scratch.values
    number, after = kind // 3 + 1, played + 1
    sketch_cards(sketch, unseen)
    fixed = fixed_rows(layout, unseen, after, rows)
    first_layer(weights, rows, fixed, network.bias, first)
    size = feature_rows(chart, layout, numbers, bridges, after, sketch, rows)
    first_layer(weights, rows, size, first, base)
    reached, largest = reached_on(sketch), sketch[SUMS, LARGEST]
    first_sum, first_island = first_sum_row(layout), by_line * lines
    done = np.empty(3, np.int64)
    for flag in range(3):
        done[flag] = sketch[SUMS, DONE + flag]
    line_marks[:] = -1
    island_marks[:] = -1
    for index in range(total):
        turn = turns[index]
        touches, new = _mark_turn(ends, across, sketch, turn, number, _WRITE, touched), False
        for i in range(touches):
            new |= _recount(sketch, touched[i])
        now = reached
        if new:
            sketch[SUMS, LARGEST] = largest_group(ends, sketch, islands)
            now = reached_on(sketch)
        for goal in range(goals):
            points = np.float32(0.0)
            if new:
                for flag in range(3):
                    more = sketch[SUMS, DONE + flag] - done[flag]
                    points += stakes.islands[goal, flag, after] * more
                for category in range(_CATEGORIES):
                    if (now & ~reached) >> category & 1:
                        points += stakes.worth[goal, category, after]
            values[goal, index] = points
        if after < ROUNDS:
            for j in range(FIRST):
                first[j] = base[j]
            changed, around = np.int64(0), np.int64(0)
            for i in range(touches):
                around = _add_once(island_marks, near_islands, around, touched[i], index)
                for place in range(lines_at.shape[1]):
                    line = lines_at[touched[i], place]
                    if line < 0:
                        break
                    changed = _add_once(line_marks, near_lines, changed, line, index)
            for place in range(1, 4):
                if turn[place] < 0:
                    break
                for other in range(across.shape[1]):
                    line = across[turn[place], other]
                    if line < 0:
                        break
                    changed = _add_once(line_marks, near_lines, changed, line, index)
            for i in range(changed):
                line = near_lines[i]
                here, there = ends[line, 0], ends[line, 1]
                row = line_row(sketch, layout, line, here, there)
                _replace_row(weights, first, rows[by_line * line], row)
                if by_line > 1:
                    row = second_line_row(sketch, layout, line, here, there)
                    _replace_row(weights, first, rows[by_line * line + 1], row)
                gained = capacity_of(sketch, line, here, there) - sketch[CAPACITY, line]
                sketch[CHANGE, here] += gained
                sketch[CHANGE, there] += gained
                around = _add_once(island_marks, near_islands, around, here, index)
                around = _add_once(island_marks, near_islands, around, there, index)
            for i in range(around):
                island = near_islands[i]
                room = sketch[ROOM, island] + sketch[CHANGE, island]
                sketch[CHANGE, island] = 0
                place = first_island + by_island * island
                row = island_row(sketch, layout, island, room)
                _replace_row(weights, first, rows[place], row)
                row = fit_row(sketch, layout, island, room)
                _replace_row(weights, first, rows[place + 1], row)
                if by_island > 2:  # noqa: PLR2004  the two above
                    row, other = around_rows(chart, sketch, layout, island, after)
                    _replace_row(weights, first, rows[place + 2], row)
                    _replace_row(weights, first, rows[place + 3], other)
                count_room(sketch, sketch[BASE_CLASS, island], sketch[ROOM, island], _ERASE)
                count_room(sketch, sketch[CLASS, island], room, _WRITE)
            sum_rows(sketch, first_sum, after, new_rows)
            restore_room_sums(sketch)
            for i in range(SUM_ROWS):
                _replace_row(weights, first, rows[size - SUM_ROWS + i], new_rows[i])
            forward(network.second, network.second_bias, first, hidden)
            for goal in range(goals):
                values[goal, index] += points_to_come(
                    network.third, network.third_bias, stakes, goal, after, now, hidden
                )
        _mark_turn(ends, across, sketch, turn, number, _ERASE, touched)
        for i in range(touches):
            _recount(sketch, touched[i])
        sketch[SUMS, LARGEST] = largest


@njit()
def best_turn(values: Floats, total: int) -> int:
    """The index of the highest value; the first of equals."""
    best = 0
    for index in range(1, total):
        if values[index] > values[best]:
            best = index
    return best
