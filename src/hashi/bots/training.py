"""Train the value of a board, or the general value, by self-play on one core, in one run.

The learning rate falls in a line. At first only some turns are considered, and most games are
played for goals with bonuses (`lessons`); later all turns are, and nearly all games are played for
the points themselves. Interrupted training goes on from a `Checkpoint` as if nothing had happened;
starting again from weights alone would first lose a point, which is why that is not offered. The
general value is trained on random boards, a few games on each.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from hashi import boards
from hashi.bots.checkpoint import Checkpoint, begin
from hashi.bots.practice_board import practice_board
from hashi.bots.value.choice import blank_scratch, model_of
from hashi.bots.value.learning import learn_games
from hashi.bots.value.network import Network
from hashi.bots.value.practice import ALL_TURNS, Hyperparameters
from hashi.bots.value.stakes import lessons
from hashi.bots.value.value import kind_of
from hashi.compiler import ProgressCallback, compile_once
from hashi.kernel.play import solo_points
from hashi.kernel.tables import Bytes, Numbers
from hashi.rules import CATEGORIES, Board, Card
from hashi.rules.score import DEADLINES

__all__ = ["Progress", "compile_training", "train"]

_BATCH = 250
_GAMES_PER_BOARD = 10
_RATE, _LEAST_RATE = 0.001, 0.02  # the last as a share of the first
_TRACE = 0.7
_CHANCES = 0.03
_SOME_TURNS = 160
_SHARE_OF_TURNS = {"all": 0.04, "blue": 0.02, "none": 0.02}
# From which share of the training on, how many games are played for a goal with bonuses: linear
# in between. None at the end, because the chances are learned from all games.
_LESSONS = ((0.0, 0.7), (0.42, 0.7), (0.75, 0.1), (0.9, 0.1), (0.92, 0.0))
_BONUS = ((0.0, 1.0), (0.25, 1.0), (0.6, 0.0))  # how much of it, with the lesson "blue"
_OWN_STARTS = ((0.0, 0.3), (0.4, 0.3), (0.7, 0.6))


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of the training: of the last batch, the games played for the points themselves.

    `in_time` are the shares of those that reached red, blue and six in time: 0 means that the
    training never discovers how.
    """

    checkpoint: Checkpoint
    mean: float
    in_time: tuple[float, float, float]

    @property
    def network(self) -> Network:
        """The network as it should be saved: rows that no game has used are 0, not random."""
        network = self.checkpoint.network
        used = (self.checkpoint.optimizer.rows_square > 0)[:, None]
        return network._replace(rows=np.where(used, network.rows, np.float32(0)))


def train(board: Board | None, deck: Sequence[Card], checkpoint: Checkpoint) -> Iterator[Progress]:
    """Train from a checkpoint to the end, batch by batch; its arrays are modified.

    Without a board, train the general value. Equal seeds and games give equal networks, interrupted
    or not.
    """
    compile_training()
    now = checkpoint
    while now.share < 1:
        began = time.process_time()
        size = _BATCH if now.games is None else min(_BATCH, now.games - now.played)
        goals = _goals(now, size)
        parameters = Hyperparameters(
            _RATE * (1 - (1 - _LEAST_RATE) * now.share),
            _TRACE,
            _CHANCES,
            _SOME_TURNS if now.share < _SHARE_OF_TURNS[now.lesson] else ALL_TURNS,
            _at(_OWN_STARTS, now.share),
        )
        results = _learn_batch(board, deck, now, goals, parameters)
        spent = now.spent_seconds + time.process_time() - began
        now = replace(now, played=now.played + size, spent_seconds=spent)
        yield _progress(now, results[goals == 0])


def compile_training(report: ProgressCallback | None = None) -> None:
    """Make sure that the training code is compiled; see `hashi.bots.compile_all` for playing."""
    compile_once("training", lambda: (_learn_one_game,), report)


def _learn_one_game() -> None:
    """Train on a single game and discard the result, to compile the code."""
    board = boards.board("A")
    parameters = Hyperparameters(_RATE, _TRACE, _CHANCES, ALL_TURNS, 1.0)
    _learn_batch(board, boards.deck(), begin(board, games=1), np.zeros(1, np.int8), parameters)


def _at(points: Sequence[tuple[float, float]], share: float) -> float:
    """A quantity that is linear between these points."""
    shares, amounts = [at for at, _ in points], [amount for _, amount in points]
    return float(np.interp(share, shares, amounts))


def _goals(now: Checkpoint, size: int) -> Bytes:
    """What each game of the next batch is played for; at least one for the points themselves."""
    if now.lesson != "all":
        return np.zeros(size, np.int8)
    random = np.random.default_rng((now.seed, now.played))
    bonus = random.random(size) < _at(_LESSONS, now.share)
    goals = np.where(bonus, random.integers(1, len(lessons().heads), size), 0)
    goals[0] = 0
    return goals.astype(np.int8)


def _learn_batch(
    board: Board | None,
    deck: Sequence[Card],
    now: Checkpoint,
    goals: Bytes,
    parameters: Hyperparameters,
) -> Numbers:
    """Play a game for each goal and learn from it; returns finished islands and rounds."""
    if board is not None:
        return _learn(board, deck, now, goals, parameters, general=False)
    results = []
    for first in range(0, len(goals), _GAMES_PER_BOARD):
        other = practice_board(f"{now.seed} {now.played + first}")
        some = goals[first : first + _GAMES_PER_BOARD]
        results.append(_learn(other, deck, now, some, parameters, general=True))
    return np.concatenate(results)


def _learn(  # noqa: PLR0913  what compiled code takes
    board: Board,
    deck: Sequence[Card],
    now: Checkpoint,
    goals: Bytes,
    parameters: Hyperparameters,
    *,
    general: bool,
) -> Numbers:
    """Learn on one board."""
    starts = [index for index, island in enumerate(board.islands) if island.flag is None]
    results = np.zeros((len(goals), 4), np.int64)
    learn_games(
        model_of(board, now.network, general=general),
        now.optimizer,
        lessons(now.lesson, 1.0 if now.lesson == "all" else _at(_BONUS, now.share)),
        goals,
        np.array([kind_of(card) for card in deck], np.int8),
        np.array(starts, np.int8),
        parameters,
        now.state,
        blank_scratch(board, len(lessons().heads)),
        results,
    )
    return results


def _progress(checkpoint: Checkpoint, results: Numbers) -> Progress:
    mean = float(np.mean([solo_points(*game) for game in results]))
    last = np.array([DEADLINES[category] for category in CATEGORIES])
    red, blue, six = ((results[:, 1:] > 0) & (results[:, 1:] <= last)).mean(axis=0).tolist()
    return Progress(checkpoint, mean, (red, blue, six))
