"""Training the value of a board: an hour of self-play on one core, from nothing or from before.

Fast steps at first, looking at a share of the turns; then slower ones, looking at all. Going on
from before, it takes smaller steps and looks at all turns at once.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from hashi import boards
from hashi.bots.value.choice import BoardModel, Scratch, blank_scratch
from hashi.bots.value.features import chart_of
from hashi.bots.value.learning import ALL_TURNS, Pace, Step, blank_step, learn_games
from hashi.bots.value.network import Floats, Network, blank_network
from hashi.bots.value.stakes import alone
from hashi.bots.value.value import kind_of
from hashi.compiler import Report, compile_once
from hashi.kernel.tables import Words, tables_of
from hashi.rules import Board, Card

__all__ = ["Progress", "compile_training", "train"]

_BATCH = 250
_RATE, _LATER_RATE = 0.001, 0.0006  # the first step from nothing, and from before
_LEAST_RATE = 0.03  # the last step, as a share of the first
_TRACE = 0.7
_CHANCES = 0.03
_SHARE_OF_TURNS, _SOME_TURNS = 0.4, 160


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the training is: a share of the whole, games so far, the mean of the last ones."""

    share: float
    games: int
    mean: float
    network: Network


def train(  # noqa: PLR0913  each is an own choice of the caller
    board: Board,
    deck: Sequence[Card],
    *,
    seed: int = 1,
    games: int | None = None,
    seconds: float | None = None,
    network: Network | None = None,
) -> Iterator[Progress]:
    """Learn for so many games, or for so long; each progress has a network that can be kept.

    Equal seeds and games give equal networks. `network` is one to go on from; it is changed.
    """
    if (games is None) == (seconds is None):
        raise ValueError("training takes a number of games or a time")
    compile_training()
    islands, lines = len(board.islands), len(board.lines)
    fresh = network is None
    network = network or blank_network(islands, lines, seed)
    step, scratch = blank_step(network), blank_scratch(board)
    state = np.random.default_rng(seed).integers(1, 1 << 63, 1, np.uint64)
    began, done, share = time.monotonic(), 0, 0.0
    while share < 1:
        batch = _BATCH if games is None else min(_BATCH, games - done)
        totals = np.zeros(batch, np.float32)
        pace = Pace(
            (_RATE if fresh else _LATER_RATE) * max(_LEAST_RATE, 1 - share),
            _TRACE,
            _CHANCES,
            _SOME_TURNS if fresh and share < _SHARE_OF_TURNS else ALL_TURNS,
        )
        _learn(board, deck, network, step, pace, state, scratch, totals)
        done += batch
        share = done / games if games else (time.monotonic() - began) / (seconds or 1)
        share = min(share, 1.0)
        yield Progress(
            share, done, float(totals.mean()), _tidy(network, step.rows_square, fresh=fresh)
        )


def compile_training(report: Report | None = None) -> None:
    """Have compiled code for training, as `hashi.bots.compile_all` has it for playing."""
    compile_once("training", lambda: (_learn_one_game,), report)


def _learn_one_game() -> None:
    """Learn from a single game, and forget it."""
    board = boards.board("A")
    network = blank_network(len(board.islands), len(board.lines), 1)
    pace = Pace(_RATE, _TRACE, _CHANCES, ALL_TURNS)
    state, totals = np.ones(1, np.uint64), np.zeros(1, np.float32)
    step, scratch = blank_step(network), blank_scratch(board)
    _learn(board, boards.deck(), network, step, pace, state, scratch, totals)


def _learn(  # noqa: PLR0913, PLR0917  what compiled code takes
    board: Board,
    deck: Sequence[Card],
    network: Network,
    step: Step,
    pace: Pace,
    state: Words,
    scratch: Scratch,
    totals: Floats,
) -> None:
    """Play as many games as there is room for totals, and learn from each."""
    starts = [index for index, island in enumerate(board.islands) if island.flag is None]
    learn_games(
        BoardModel(tables_of(board), chart_of(board), network),
        step,
        alone(),
        np.array([kind_of(card) for card in deck], np.int8),
        np.array(starts, np.int8),
        pace,
        state,
        scratch,
        totals,
    )


def _tidy(network: Network, visits: Floats, *, fresh: bool) -> Network:
    """The network without the rows no game has come by: they hold but what they began with."""
    if not fresh:
        return network
    rows = np.where((visits > 0)[:, None], network.rows, np.float32(0))
    return network._replace(rows=rows)
