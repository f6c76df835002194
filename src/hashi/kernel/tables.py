"""A board as flat arrays, for compiled code."""

from math import comb
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hashi.rules import CATEGORIES, DEADLINES, VALUES, Board
from hashi.rules.board import FLAGS, Flag

__all__ = [
    "CATEGORY_COUNT",
    "CATEGORY_POINTS",
    "FLAG_CODES",
    "FLAG_KINDS",
    "LAST_ROUNDS",
    "MOST_ISLANDS",
    "MOST_LINES",
    "SIX_BIT",
    "Bytes",
    "Numbers",
    "Tables",
    "Words",
    "most_turns",
    "tables_of",
]

Bytes = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int64]
Words = npt.NDArray[np.uint64]

MOST_ISLANDS = 127  # the number of an island fits into a signed byte
MOST_LINES = 64  # a set of lines fits into one machine word
FLAG_CODES: dict[Flag | None, int] = {None: 0} | {flag: n for n, flag in enumerate(FLAGS, 1)}
FLAG_KINDS = len(FLAG_CODES)

# Sets of categories are words: one bit for each, in order. The flags are the first of them.
CATEGORY_COUNT = len(CATEGORIES)
SIX_BIT = 1 << CATEGORIES.index("six")
# Of each category: its points if reached in time, or first, and later (V4); its deadline (O2).
CATEGORY_POINTS = np.array([VALUES[category] for category in CATEGORIES], np.int64)
LAST_ROUNDS = np.array([DEADLINES[category] for category in CATEGORIES], np.int64)


class Tables(NamedTuple):
    """Facts of a board: islands and lines by index, sets of lines as words."""

    ends: Bytes  # (lines, 2): the two islands of a line
    crossed: Words  # (lines,): the lines a line crosses
    lines_at: Words  # (islands,): the lines that end at an island
    flags: Bytes  # (islands,): 0 none, 1 red, 2 blue


def most_turns(board: Board) -> int:
    """An upper bound for the legal turns of any sheet of a board with any card.

    A number on any island or on none, and up to three bridges, all on different lines or two of
    them on one, as if no lines crossed and no island were full.
    """
    lines = len(board.lines)
    bridges = max(lines, comb(lines, 2) + lines, comb(lines, 3) + lines * (lines - 1))
    return (len(board.islands) + 1) * (bridges + 1)


def tables_of(board: Board) -> Tables:
    """The tables of a board, which may have at most 127 islands and 64 lines."""
    islands, lines = len(board.islands), len(board.lines)
    if islands > MOST_ISLANDS:
        raise ValueError(f"the kernel takes at most {MOST_ISLANDS} islands, not {islands}")
    if lines > MOST_LINES:
        raise ValueError(f"the kernel takes at most {MOST_LINES} lines, not {lines}")
    return Tables(
        ends=np.array(board.ends, dtype=np.int8).reshape(-1, 2),
        crossed=np.array(board.crossed_by, dtype=np.uint64),
        lines_at=np.array(board.lines_at, dtype=np.uint64),
        flags=np.array([FLAG_CODES[island.flag] for island in board.islands], dtype=np.int8),
    )
