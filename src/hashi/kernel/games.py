"""Many games as arrays: what `lockstep` plays on and `show` describes."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hashi.compiler.jit import njit
from hashi.kernel.play import mix_seed
from hashi.kernel.tables import CATEGORY_COUNT, Bytes, Numbers, Words
from hashi.rules import Board
from hashi.rules.score import ROUNDS

__all__ = [
    "CARD_KINDS",
    "HEADER",
    "PHASE",
    "Games",
    "actions_of",
    "copy_games",
    "copy_into",
    "fill",
    "make_games",
    "observation_size",
    "seed_games",
]

CARD_KINDS = 18  # every card there can be: six numbers with one, two or three bridges
PHASE = 4  # the round, the step in it, and the card's number and bridges
HEADER = PHASE + CARD_KINDS

_ONE = np.uint64(1)


class Games(NamedTuple):
    """Games with equally many seats, as mutable arrays; the first index is the game.

    Sheets are as of the last closed round; the open turns are apart. In every row of four an
    island and lines stand as in `hashi.kernel.turn`.
    """

    numbers: Bytes  # (games, seats, islands)
    bridges: Bytes  # (games, seats, lines)
    turns: Bytes  # (games, seats, 4): the open turns
    reached: Bytes  # (games, seats, categories): the round of each, 0 for not yet
    points: Numbers  # (games, seats): the points so far
    piles: Bytes  # (games, 18, 2): the cards in order, the last one set aside
    clock: Bytes  # (games, 2): the round, 0 for setup and 18 for the end, and the step in it
    random: Words  # (games, 1): the state of the random number generator
    masks: Bytes  # (games, seats, actions): 1 for an action that is allowed
    observations: Bytes  # (games, seats, observation_size)
    rewards: npt.NDArray[np.float32]  # (games, seats): the points the last step brought
    done: Bytes  # (games,): 1 if the last step ended the game
    illegal: Bytes  # (games, seats): 1 if the last action was not allowed
    totals: Numbers  # (games, seats): the points of the last game that ended


def actions_of(board: Board) -> int:
    """How many actions a board has."""
    return 3 * len(board.islands) + len(board.lines) + 2


def observation_size(board: Board, seats: int) -> int:
    """The length of an observation."""
    return HEADER + seats * (len(board.islands) + len(board.lines) + CATEGORY_COUNT)


def make_games(board: Board, games: int, seats: int) -> Games:
    """Arrays for this many games; they still need seeds and cards."""
    table = games, seats
    return Games(
        numbers=np.zeros((*table, len(board.islands)), np.int8),
        bridges=np.zeros((*table, len(board.lines)), np.int8),
        turns=np.full((*table, 4), -1, np.int8),
        reached=np.zeros((*table, CATEGORY_COUNT), np.int8),
        points=np.zeros(table, np.int64),
        piles=np.zeros((games, ROUNDS + 1, 2), np.int8),
        clock=np.zeros((games, 2), np.int8),
        random=np.zeros((games, 1), np.uint64),
        masks=np.zeros((*table, actions_of(board)), np.int8),
        observations=np.zeros((*table, observation_size(board, seats)), np.int8),
        rewards=np.zeros(table, np.float32),
        done=np.zeros(games, np.int8),
        illegal=np.zeros(table, np.int8),
        totals=np.zeros(table, np.int64),
    )


def copy_games(games: Games) -> Games:
    """Independent copies of all arrays."""
    return Games(*(array.copy() for array in games))


@njit()
def seed_games(games: Games, seed: np.uint64) -> None:
    """Give every game a random stream of its own."""
    state = seed
    for game in range(len(games.random)):
        state = mix_seed(state + np.uint64(game))
        games.random[game, 0] = state | _ONE


# Loops, not slices: numba compiles them several times faster.
@njit(inline="always")
def fill(out: Bytes, value: int) -> None:
    """Set every place of an array to one value."""
    for place in range(len(out)):
        out[place] = value


@njit(inline="always")
def copy_into(source: Bytes, out: Bytes, at: int) -> int:
    """Copy an array to a place in another one; returns the place after it."""
    for place in range(len(source)):
        out[at + place] = source[place]
    return at + len(source)
