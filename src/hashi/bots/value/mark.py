"""Write one more mark onto a sketch: what it changes, and which rows of the first layer. Compiled.

A sketch is never erased: turns are tried on copies, one for each mark on the way to a turn, so that
turns with the same first marks share them.
"""

from typing import NamedTuple

import numpy as np

from hashi.bots.value.features import (
    SUM_ROWS,
    Rows,
    around_rows,
    first_sum_row,
    fit_row,
    island_row,
    line_row,
    rows_by_island,
    rows_by_line,
    second_line_row,
    sum_rows,
)
from hashi.bots.value.layout import AROUND_FROM, STARTS, Layout
from hashi.bots.value.sketch import (
    CAPACITY,
    CLASS,
    CROSSED,
    FINISHED,
    LARGEST,
    ROOM,
    STATE,
    SUMS,
    Chart,
    Sketch,
    capacity_of,
    clear_seen,
    count_class,
    count_room,
    group_with,
)
from hashi.compiler.jit import njit

__all__ = ["Changes", "Trial", "blank_changes", "draw_bridge", "write_number"]

_NONE, _ZERO = np.int64(-1), np.int64(0)
_MOST_LINES_AT = 4
_ADD, _REMOVE = np.int64(1), np.int64(-1)


class Changes(NamedTuple):
    """Rows to replace in the sum of the first layer: which ones, and by which."""

    old: Rows
    new: Rows
    sums: Rows  # a buffer for the rows of the sums


class Trial(NamedTuple):
    """A sheet on which a mark is tried: its board, its sketch and rows, and what they change by."""

    chart: Chart
    layout: Layout
    sketch: Sketch
    rows: Rows
    changes: Changes
    played: int


def blank_changes(most: int) -> Changes:
    """Room for what one mark changes on a sheet that has so many rows at most."""
    # A row can change more than once, by every line that ends at its island.
    changed = _MOST_LINES_AT * most
    return Changes(
        np.empty(changed, np.int32), np.empty(changed, np.int32), np.empty(SUM_ROWS, np.int32)
    )


@njit(inline="always", allocates=False)
def write_number(trial: Trial, island: int, number: int) -> int:
    """Write a number on a sketch; returns how many rows change."""
    sketch = trial.sketch
    _leave_sums(sketch, island)
    _set_class(trial.chart, sketch, island, FINISHED + number - sketch[CLASS, island])
    count = _change_lines_at(trial, island, island, _NONE, _ZERO)
    count = _enter_sums(trial, island, count)
    if trial.layout[STARTS, AROUND_FROM] >= 0:
        count = _change_around(trial, island, count)
    return _change_sums(trial, count)


@njit(inline="always", allocates=False)
def draw_bridge(trial: Trial, line: int) -> int:
    """Draw a bridge on a sketch; returns how many rows change."""
    chart, sketch, count = trial.chart, trial.sketch, _ZERO
    here, there, across = chart.ends[line, 0], chart.ends[line, 1], chart.across
    sketch[STATE, line] += 1
    for place in range(across.shape[1]):
        other = across[line, place]
        if other < 0:
            break
        if sketch[STATE, other] < CROSSED:
            sketch[STATE, other] += CROSSED
            count = _change_line(trial, other, here, there, count)
    for end in range(2):
        island = chart.ends[line, end]
        class_ = np.int64(sketch[CLASS, island])
        _leave_sums(sketch, island)
        _set_class(chart, sketch, island, class_ + 1 if class_ < FINISHED else class_ - 1)
    for end in range(2):
        island = chart.ends[line, end]
        count = _change_lines_at(trial, island, here, there, count)
    for end in range(2):
        count = _enter_sums(trial, chart.ends[line, end], count)
    if trial.layout[STARTS, AROUND_FROM] >= 0:
        count = _change_around(trial, here, count)
        count = _change_around(trial, there, count)
        for place in range(across.shape[1]):
            if across[line, place] < 0:
                break
            for end in range(2):
                island = chart.ends[across[line, place], end]
                count = _change_around_at(trial, island, count)
    return _change_sums(trial, count)


@njit(inline="always", allocates=False)
def _leave_sums(sketch: Sketch, island: int) -> None:
    """Take an island out of the sums before its class and room change."""
    class_ = np.int64(sketch[CLASS, island])
    count_class(sketch, island, class_, _REMOVE)
    count_room(sketch, class_, np.int64(sketch[ROOM, island]), _REMOVE)


@njit(inline="always", allocates=False)
def _set_class(chart: Chart, sketch: Sketch, island: int, class_: int) -> None:
    """Give an island its class, and count it by that."""
    sketch[CLASS, island] = class_
    count_class(sketch, island, class_, _ADD)
    if class_ == FINISHED:
        clear_seen(sketch, sketch.shape[1])
        group = group_with(chart, sketch, island)
        sketch[SUMS, LARGEST] = max(int(sketch[SUMS, LARGEST]), group)


@njit(inline="always", allocates=False)
def _enter_sums(trial: Trial, island: int, count: int) -> int:
    """Count an island by its room again, and change its rows."""
    layout, sketch = trial.layout, trial.sketch
    room = np.int64(sketch[ROOM, island])
    count_room(sketch, np.int64(sketch[CLASS, island]), room, _ADD)
    place = rows_by_line(layout) * len(trial.chart.ends) + rows_by_island(layout) * island
    count = _change(trial, place, island_row(sketch, layout, island, room), count)
    return _change(trial, place + 1, fit_row(sketch, layout, island, room), count)


@njit(inline="always", allocates=False)
def _change(trial: Trial, place: int, row: int, count: int) -> int:
    """Replace a row, if it is another one; returns the number of changes."""
    rows, changes = trial.rows, trial.changes
    # Unsigned, since numba takes others for places that may be counted from the end.
    old, to, at = rows[np.uint64(place)], np.uint64(count), np.uint64(place)
    changes.old[to], changes.new[to], rows[at] = old, row, row
    return count + np.int64(old != row)


@njit(inline="always", allocates=False)
def _change_lines_at(trial: Trial, island: int, here: int, there: int, count: int) -> int:
    """Change the lines of an island whose class has changed."""
    chart = trial.chart
    for place in range(chart.lines_at.shape[1]):
        line = chart.lines_at[island, place]
        if line < 0:
            break
        count = _change_line(trial, line, here, there, count)
    return count


@njit(inline="always", allocates=False)
def _change_line(trial: Trial, line: int, here: int, there: int, count: int) -> int:
    """Change the rows of a line, and the room of its islands; `here` and `there` are not summed."""
    chart, layout, sketch = trial.chart, trial.layout, trial.sketch
    one, other, by_line = chart.ends[line, 0], chart.ends[line, 1], rows_by_line(layout)
    row = line_row(sketch, layout, line, one, other)
    count = _change(trial, by_line * line, row, count)
    if by_line > 1:
        row = second_line_row(sketch, layout, line, one, other)
        count = _change(trial, by_line * line + 1, row, count)
    capacity = capacity_of(sketch, line, one, other)
    gained = capacity - sketch[CAPACITY, line]
    if gained != 0:
        sketch[CAPACITY, line] = capacity
        for end in range(2):
            island = chart.ends[line, end]
            room = np.int64(sketch[ROOM, island])
            sketch[ROOM, island] = room + gained
            if island not in (here, there):
                count_room(sketch, np.int64(sketch[CLASS, island]), room, _REMOVE)
                count = _enter_sums(trial, island, count)
    return count


@njit(inline="always", allocates=False)
def _change_around(trial: Trial, island: int, count: int) -> int:
    """Change what is around an island and around its neighbours."""
    chart = trial.chart
    count = _change_around_at(trial, island, count)
    for place in range(chart.lines_at.shape[1]):
        line = chart.lines_at[island, place]
        if line < 0:
            break
        other = chart.ends[line, 0] + chart.ends[line, 1] - island
        count = _change_around_at(trial, other, count)
    return count


@njit(inline="always", allocates=False)
def _change_around_at(trial: Trial, island: int, count: int) -> int:
    chart, layout = trial.chart, trial.layout
    place = rows_by_line(layout) * len(chart.ends) + rows_by_island(layout) * island
    row, other = around_rows(chart, trial.sketch, layout, island, trial.played)
    count = _change(trial, place + 2, row, count)
    return _change(trial, place + 3, other, count)


@njit(inline="always", allocates=False)
def _change_sums(trial: Trial, count: int) -> int:
    """Change the rows of the sums."""
    chart, layout, sums = trial.chart, trial.layout, trial.changes.sums
    islands, lines = len(chart.lines_at), len(chart.ends)
    place = rows_by_line(layout) * lines + rows_by_island(layout) * islands
    sum_rows(trial.sketch, first_sum_row(layout), trial.played, sums)
    for index in range(SUM_ROWS):
        count = _change(trial, place + index, sums[index], count)
    return count
