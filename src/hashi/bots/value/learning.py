"""Learn the value by self-play over whole games. Compiled.

All goals learn from every game, whatever it was played for. Each sheet's points are trained towards
the best turn by that goal's own estimate, corrected by what came later as long as the turn played
was nearly the best for it, too (temporal differences with a trace); the chances are trained by what
actually happened.
"""

from typing import NamedTuple

import numpy as np

from hashi.bots.value.choice import BoardModel, Scratch, Stakes
from hashi.bots.value.features import Rows
from hashi.bots.value.layout import HEAD, Layout
from hashi.bots.value.network import (
    CHANCES,
    FIRST,
    ISLANDS,
    POINTS,
    SECOND,
    SHARED,
    Floats,
    Network,
    first_layer,
    forward,
)
from hashi.bots.value.practice import Hyperparameters, PlayedGame, Practice, blank_game, play_game
from hashi.compiler.jit import njit
from hashi.kernel.tables import CATEGORY_COUNT, Bytes, Numbers
from hashi.rules.score import ROUNDS

__all__ = ["Optimizer", "blank_optimizer", "learn_from", "learn_games"]

_DECAY, _SLOW_DECAY = 0.9, 0.999
_TINY = 1e-6
_TRUE = 0  # the goal without bonuses


class Optimizer(NamedTuple):
    """The state of the optimizer: gradients and their running means for every weight."""

    rows_square: Floats
    gradient: Network
    mean: Network
    square: Network


def blank_optimizer(network: Network) -> Optimizer:
    """The initial state; the rows of the first layer have one mean each."""
    empty = Network(np.zeros((1, 1), np.float32), *(np.zeros_like(part) for part in network[1:]))
    rows_square = np.zeros(len(network.rows), np.float32)
    copies = (Network(*(part.copy() for part in empty)) for _ in range(3))
    return Optimizer(rows_square, *copies)


@njit(fastmath=True)
def _adam(weights: Floats, gradient: Floats, mean: Floats, square: Floats, rate: float) -> None:
    flat, s, m, v = weights.ravel(), gradient.ravel(), mean.ravel(), square.ravel()
    for i in range(len(flat)):
        m[i] += (s[i] - m[i]) * np.float32(1 - _DECAY)
        v[i] += (s[i] * s[i] - v[i]) * np.float32(1 - _SLOW_DECAY)
        flat[i] -= rate * m[i] / (np.sqrt(v[i]) + np.float32(_TINY))
        s[i] = 0


@njit(fastmath=True, inline="always")
def _backpropagate(
    network: Network,
    optimizer: Optimizer,
    rows: Rows,
    count: int,
    errors: Floats,
    rate: float,
    scratch: Scratch,
) -> None:
    """Propagate one sheet's errors: rows are updated at once, other layers add to the gradient.

    `scratch.first` and `scratch.hidden` hold the sheet's layers.
    """
    back = np.zeros(SECOND, np.float32)
    for head in range(len(errors)):
        error = errors[head]
        if error != 0:
            optimizer.gradient.third_bias[head] += error
            for j in range(SECOND):
                optimizer.gradient.third[head, j] += error * scratch.hidden[j]
                back[j] += error * network.third[head, j]
    deep = np.zeros(FIRST, np.float32)
    for i in range(SECOND):
        if scratch.hidden[i] > 0:
            optimizer.gradient.second_bias[i] += back[i]
            for j in range(FIRST):
                optimizer.gradient.second[i, j] += back[i] * scratch.first[j]
                deep[j] += back[i] * network.second[i, j]
    mean = np.float32(0.0)
    for j in range(FIRST):
        if scratch.first[j] <= 0:
            deep[j] = 0
        optimizer.gradient.bias[j] += deep[j]
        mean += deep[j] * deep[j]
    mean /= FIRST
    for i in range(count):
        row = rows[i]
        optimizer.rows_square[row] += (mean - optimizer.rows_square[row]) * np.float32(0.02)
        row_rate = rate / (
            np.sqrt(optimizer.rows_square[row])
            + np.float32(_TINY)
            + np.sqrt(mean) * np.float32(0.2)
        )
        for j in range(FIRST):
            network.rows[row, j] -= row_rate * deep[j]


@njit(fastmath=True, inline="always")
def learn_from(
    layout: Layout,
    network: Network,
    optimizer: Optimizer,
    parameters: Hyperparameters,
    heads: Numbers,
    game: PlayedGame,
    scratch: Scratch,
) -> None:
    """Learn from a game, from its last sheet to its first."""
    islands, goals, scale = len(game.ends), len(heads), np.float32(1 / POINTS)
    outputs, errors = np.empty(len(network.third), np.float32), np.empty_like(network.third_bias)
    target, trace = np.zeros(goals, np.float32), np.float32(parameters.trace)
    shared, shared_later = np.float32(0.0), np.float32(0.0)
    for played in range(ROUNDS - 1, -1, -1):
        rows, count = game.rows[played], game.counts[played]
        first_layer(network.rows, rows, count, network.bias, scratch.first)
        forward(network.second, network.second_bias, scratch.first, scratch.hidden)
        for head in range(len(outputs)):
            value = network.third_bias[head]
            for j in range(SECOND):
                value += network.third[head, j] * scratch.hidden[j]
            outputs[head] = value
        errors[:] = 0
        for goal in range(goals):
            correction = target[goal] - scale * game.later[goal, played]
            target[goal] = scale * game.best[goal, played]
            if game.near[goal, played]:
                target[goal] += trace * correction
            errors[heads[goal]] = outputs[heads[goal]] - target[goal]
        # What comes in company depends on the turns played: nothing is learned from other turns.
        # Games in company have it as a goal.
        if heads[_TRUE] == SHARED:
            shared = shared_later
        elif game.near[_TRUE, played]:
            shared = scale * game.shared[played] + trace * shared + (1 - trace) * shared_later
            errors[SHARED] = outputs[SHARED] - shared
        else:
            shared = outputs[SHARED]
        shared_later = outputs[SHARED]
        for island in range(islands):
            head = ISLANDS + layout[HEAD, island]
            chance = 1 / (1 + np.exp(-outputs[head]))
            errors[head] += parameters.chances * (chance - game.ends[island])
        for category in range(CATEGORY_COUNT):
            if game.known[played] >> category & 1:
                continue
            reached_in = game.reached_in[category]
            for number in range(played + 1, ROUNDS + 1):
                head = len(outputs) - CHANCES + category * ROUNDS + number - 1
                chance = 1 / (1 + np.exp(-outputs[head]))
                errors[head] = parameters.chances * (chance - (0 < reached_in <= number))
        _backpropagate(network, optimizer, rows, count, errors, parameters.rate, scratch)
    now, gradient, mean, square, rate = (
        network,
        optimizer.gradient,
        optimizer.mean,
        optimizer.square,
        parameters.rate,
    )
    _adam(now.bias, gradient.bias, mean.bias, square.bias, rate)
    _adam(now.second, gradient.second, mean.second, square.second, rate)
    _adam(now.second_bias, gradient.second_bias, mean.second_bias, square.second_bias, rate)
    _adam(now.third, gradient.third, mean.third, square.third, rate)
    _adam(now.third_bias, gradient.third_bias, mean.third_bias, square.third_bias, rate)


@njit(fastmath=True)
def learn_games(
    model: BoardModel,
    optimizer: Optimizer,
    stakes: Stakes,
    goals: Bytes,
    practice: Practice,
    results: Numbers,
) -> None:
    """Play one game for each of `goals`, learning from each.

    Writes to `results`, for each game, its finished islands and the round of each category.
    """
    parameters, scratch = practice.parameters, practice.scratch
    islands = len(model.tables.flags)
    game = blank_game(islands, len(stakes.heads), len(scratch.rows))
    for number in range(len(goals)):
        goal = np.int64(goals[number])
        results[number, 0] = play_game(model, stakes, goal, practice, game)
        for category in range(CATEGORY_COUNT):
            results[number, 1 + category] = game.reached_in[category]
        learn_from(model.layout, model.network, optimizer, parameters, stakes.heads, game, scratch)
