"""Train the value of a board, or the general value, by self-play on one core, in one run.

The learning rate falls in a line. At first only some turns are considered, and most games are
played for goals with bonuses (`lessons`); later all turns are, and nearly all games are played for
the points themselves. Interrupted training goes on from a `Checkpoint` as if nothing had happened;
starting again from weights alone would first lose a point, which is why that is not offered. The
general value is trained on random boards, a few games on each. Training in company goes on from the
value alone: at rate 0 at first, to fill the optimizer's statistics.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from hashi import boards
from hashi.bots.checkpoint import Checkpoint, begin
from hashi.bots.practice_board import practice_board
from hashi.bots.value.choice import blank_scratch, model_of
from hashi.bots.value.learning import learn_games
from hashi.bots.value.multiplayer import GOALS, blank_stakes, learn_multiplayer
from hashi.bots.value.network import Network
from hashi.bots.value.practice import ALL_TURNS, Hyperparameters, Practice
from hashi.bots.value.stakes import DENIAL, Lesson, lessons
from hashi.bots.value.value import kind_of
from hashi.compiler import ProgressCallback, compile_once
from hashi.kernel.play import solo_points
from hashi.kernel.tables import CATEGORY_COUNT, LAST_ROUNDS, Bytes, Numbers, Words
from hashi.rules import CATEGORIES, Board, Card, Category
from hashi.rules.game import MOST_SEATS

__all__ = ["Progress", "compile_training", "train"]

_BATCH = 250
_GAMES_PER_BOARD = 10
_RATE, _LEAST_RATE = 0.001, 0.02  # the last as a share of the first
_TRACE = 0.7
_CHANCES = 0.03
_SOME_TURNS = 160
_SHARE_OF_TURNS: dict[Lesson, float] = {"all": 0.04, "blue": 0.02, "none": 0.02}
# From which share of the training on, how many games are played for a goal with bonuses: linear
# in between. None at the end, because the chances are learned from all games.
_LESSONS = ((0.0, 0.7), (0.42, 0.7), (0.75, 0.1), (0.9, 0.1), (0.92, 0.0))
_BONUS = ((0.0, 1.0), (0.25, 1.0), (0.6, 0.0))  # how much of it, with the lesson "blue"
_OWN_STARTS = ((0.0, 0.3), (0.4, 0.3), (0.7, 0.6))
# In company: the rate, the games for the optimizer alone, how many seats how often, the share of
# starts that look worst for their owner.
_COMPANY_RATE, _COMPANY_REST = 0.0005, 250
_SEATS = ((2, 0.7), (3, 0.15), (4, 0.15))
_WORST_STARTS = 0.5


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of the training: of the last batch, the games played for the points themselves.

    The points are those of a game alone, also in company. `in_time` are the shares of those that
    reached each category in time: 0 means that the training never discovers how.
    """

    checkpoint: Checkpoint
    mean: float
    in_time: Mapping[Category, float]

    @property
    def network(self) -> Network:
        """The network as it should be saved: rows that no game has used are 0, not random."""
        network = self.checkpoint.network
        if self.checkpoint.lesson == "multiplayer":
            return network
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
        learn = _learn_alone if now.lesson != "multiplayer" else _learn_multiplayer
        results = learn(board, deck, now, size)
        spent = now.spent_seconds + time.process_time() - began
        now = replace(now, played=now.played + size, spent_seconds=spent)
        yield _progress(now, results)


def compile_training(report: ProgressCallback | None = None) -> None:
    """Make sure that the training code is compiled; see `hashi.bots.compile_all` for playing."""
    compile_once("training", lambda: (_learn_one_game, _learn_one_multiplayer_game), report)


def _learn_one_game() -> None:
    """Train on a single game and discard the result, to compile the code."""
    board = boards.board("A")
    _learn_alone(board, boards.deck(), begin(board, games=1), 1)


def _learn_one_multiplayer_game() -> None:
    """The same in company."""
    board = boards.board("A")
    _learn_multiplayer(board, boards.deck(), begin(board, games=1, lesson="multiplayer"), 1)


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


def _learn_alone(board: Board | None, deck: Sequence[Card], now: Checkpoint, size: int) -> Numbers:
    """Learn from a batch of games alone; returns those that were played for the points."""
    goals = _goals(now, size)
    parameters = Hyperparameters(
        _RATE * (1 - (1 - _LEAST_RATE) * now.share),
        _TRACE,
        _CHANCES,
        _SOME_TURNS if now.share < _SHARE_OF_TURNS[now.lesson] else ALL_TURNS,
        _at(_OWN_STARTS, now.share),
    )
    results: Numbers = _learn_batch(board, deck, now, goals, parameters)[goals == 0]
    return results


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
    results = np.zeros((len(goals), 1 + CATEGORY_COUNT), np.int64)
    learn_games(
        model_of(board, now.network, general=general),
        now.optimizer,
        lessons(now.lesson, 1.0 if now.lesson == "all" else _at(_BONUS, now.share)),
        goals,
        _practice(board, deck, parameters, now.state, len(lessons().heads)),
        results,
    )
    return results


def _learn_multiplayer(
    board: Board | None, deck: Sequence[Card], now: Checkpoint, size: int
) -> Numbers:
    """Learn from a batch of games in company; returns all seats' results."""
    if board is None:
        raise ValueError("training in company needs a board")
    random = np.random.default_rng((now.seed, now.played))
    counts, shares = zip(*_SEATS, strict=True)
    seats = random.choice(counts, size, p=shares).astype(np.int8)
    rate = _COMPANY_RATE * (1 - (1 - _LEAST_RATE) * now.share)
    rate = 0.0 if now.played < _COMPANY_REST else rate
    parameters = Hyperparameters(rate, _TRACE, _CHANCES, ALL_TURNS, _WORST_STARTS)
    results = np.zeros((size, MOST_SEATS, 1 + CATEGORY_COUNT), np.int64)
    learn_multiplayer(
        model_of(board, now.network),
        now.optimizer,
        blank_stakes(),
        seats,
        DENIAL,
        _practice(board, deck, parameters, now.state, GOALS),
        results,
    )
    return np.concatenate([results[game, :count] for game, count in enumerate(seats)])


def _practice(
    board: Board, deck: Sequence[Card], parameters: Hyperparameters, state: Words, goals: int
) -> Practice:
    """What the games of a batch are played with."""
    starts = [index for index, island in enumerate(board.islands) if island.flag is None]
    return Practice(
        np.array([kind_of(card) for card in deck], np.int8),
        np.array(starts, np.int8),
        parameters,
        state,
        blank_scratch(board, goals),
    )


def _progress(checkpoint: Checkpoint, results: Numbers) -> Progress:
    mean = float(np.mean([solo_points(game[0], game[1:]) for game in results]))
    shares = ((results[:, 1:] > 0) & (results[:, 1:] <= LAST_ROUNDS)).mean(axis=0).tolist()
    return Progress(checkpoint, mean, dict(zip(CATEGORIES, shares, strict=True)))
