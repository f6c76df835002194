"""Train the value of a board by self-play on one core, from scratch or from earlier weights.

The learning rate decreases. From scratch, only a sample of the turns is considered at first; from
earlier weights the rate starts lower, and all turns are considered from the beginning.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from hashi import boards
from hashi.bots.value.choice import BoardModel, Scratch, blank_scratch
from hashi.bots.value.features import chart_of
from hashi.bots.value.learning import (
    ALL_TURNS,
    Hyperparameters,
    Optimizer,
    blank_optimizer,
    learn_games,
)
from hashi.bots.value.network import Floats, Network, blank_network
from hashi.bots.value.stakes import alone
from hashi.bots.value.value import kind_of
from hashi.compiler import ProgressCallback, compile_once
from hashi.kernel.tables import Words, tables_of
from hashi.rules import Board, Card

__all__ = ["Progress", "compile_training", "train"]

_BATCH = 250
_RATE, _LATER_RATE = 0.001, 0.0006  # from scratch, and from earlier weights
_LEAST_RATE = 0.03  # as a share of the initial rate
_TRACE = 0.7
_CHANCES = 0.03
_SHARE_OF_TURNS, _SOME_TURNS = 0.4, 160


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of the training: share done, games so far, mean total of the last batch."""

    share: float
    games: int
    mean: float
    network: Network


def train(  # noqa: PLR0913  each is chosen by the caller
    board: Board,
    deck: Sequence[Card],
    *,
    seed: int = 1,
    games: int | None = None,
    seconds: float | None = None,
    network: Network | None = None,
) -> Iterator[Progress]:
    """Train for a number of games or for a time; each progress has a network that can be saved.

    Equal seeds and games give equal networks. `network` is one to continue from; it is modified.
    """
    if (games is None) == (seconds is None):
        raise ValueError("training takes a number of games or a time")
    compile_training()
    islands, lines = len(board.islands), len(board.lines)
    fresh = network is None
    network = network or blank_network(islands, lines, seed)
    optimizer, scratch = blank_optimizer(network), blank_scratch(board)
    state = np.random.default_rng(seed).integers(1, 1 << 63, 1, np.uint64)
    began, done, share = time.monotonic(), 0, 0.0
    while share < 1:
        batch = _BATCH if games is None else min(_BATCH, games - done)
        totals = np.zeros(batch, np.float32)
        parameters = Hyperparameters(
            (_RATE if fresh else _LATER_RATE) * max(_LEAST_RATE, 1 - share),
            _TRACE,
            _CHANCES,
            _SOME_TURNS if fresh and share < _SHARE_OF_TURNS else ALL_TURNS,
        )
        _learn(board, deck, network, optimizer, parameters, state, scratch, totals)
        done += batch
        share = done / games if games else (time.monotonic() - began) / (seconds or 1)
        share = min(share, 1.0)
        yield Progress(
            share, done, float(totals.mean()), _tidy(network, optimizer.rows_square, fresh=fresh)
        )


def compile_training(report: ProgressCallback | None = None) -> None:
    """Make sure that the training code is compiled; see `hashi.bots.compile_all` for playing."""
    compile_once("training", lambda: (_learn_one_game,), report)


def _learn_one_game() -> None:
    """Train on a single game and discard the result, to compile the code."""
    board = boards.board("A")
    network = blank_network(len(board.islands), len(board.lines), 1)
    parameters = Hyperparameters(_RATE, _TRACE, _CHANCES, ALL_TURNS)
    state, totals = np.ones(1, np.uint64), np.zeros(1, np.float32)
    optimizer, scratch = blank_optimizer(network), blank_scratch(board)
    _learn(board, boards.deck(), network, optimizer, parameters, state, scratch, totals)


def _learn(  # noqa: PLR0913, PLR0917  what compiled code takes
    board: Board,
    deck: Sequence[Card],
    network: Network,
    optimizer: Optimizer,
    parameters: Hyperparameters,
    state: Words,
    scratch: Scratch,
    totals: Floats,
) -> None:
    """Play one game per element of `totals`, and learn from each."""
    starts = [index for index, island in enumerate(board.islands) if island.flag is None]
    learn_games(
        BoardModel(tables_of(board), chart_of(board), network),
        optimizer,
        alone(),
        np.array([kind_of(card) for card in deck], np.int8),
        np.array(starts, np.int8),
        parameters,
        state,
        scratch,
        totals,
    )


def _tidy(network: Network, visits: Floats, *, fresh: bool) -> Network:
    """The network with rows that no game has used set to 0: they are still random."""
    if not fresh:
        return network
    rows = np.where((visits > 0)[:, None], network.rows, np.float32(0))
    return network._replace(rows=rows)
