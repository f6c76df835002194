"""Learn the value by self-play over whole games. Compiled.

After every game the points of each of its sheets are trained by temporal differences with a trace,
the chances by what actually happened.
"""

from typing import NamedTuple

import numpy as np

from hashi.bots.value.choice import BoardModel, Scratch, Stakes, best_turn, judge_turns
from hashi.bots.value.features import (
    CARD_KINDS,
    CLASS,
    FINISHED,
    Numbers,
    feature_rows,
    finished_on,
    fixed_rows,
    reached_on,
    sketch_sheet,
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
    first_layer,
    forward,
)
from hashi.compiler.jit import njit
from hashi.kernel.sample import random_below
from hashi.kernel.tables import Bytes, Words
from hashi.kernel.turn import apply_turn, list_turns
from hashi.rules.score import PER_ISLAND, ROUNDS, VALUES

__all__ = [
    "ALL_TURNS",
    "Hyperparameters",
    "Optimizer",
    "PlayedGame",
    "blank_optimizer",
    "learn_games",
]

ALL_TURNS = 1 << 30

_LOW = (VALUES["red"][1], VALUES["blue"][1], VALUES["six"][1])
_DECAY, _SLOW_DECAY = 0.9, 0.999
_TINY = 1e-6


class Hyperparameters(NamedTuple):
    """The hyperparameters of learning."""

    rate: float
    trace: float
    chances: float  # the weight of the chances relative to the points
    most: int  # about how many turns to consider per card


class PlayedGame(NamedTuple):
    """A recorded game: its 17 sheets, each before a card."""

    rows: Numbers  # (rounds, rows)
    counts: Numbers  # (rounds,): how many rows
    gains: Floats  # (2, rounds): alone, shared
    known: Numbers  # (rounds,): categories reached, as bits
    reached_in: Numbers  # (3,): the round of each category
    ends: Numbers  # (islands,): finished at the end


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
def _backpropagate(  # noqa: C901, PLR0913, PLR0917  compiled code takes arrays, not objects
    network: Network,
    optimizer: Optimizer,
    rows: Numbers,
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


@njit(inline="always")
def _shuffle(cards: Bytes, state: Words) -> None:
    for place in range(len(cards) - 1, 0, -1):
        other = random_below(state, place + 1)
        cards[place], cards[other] = cards[other], cards[place]


@njit(inline="always")
def _subsample(turns: Bytes, total: int, most: int, chance: int) -> int:
    """Keep about `most` turns, evenly spaced; returns how many.

    `chance`, below 2**32, is the random offset.
    """
    step = 1 + total // most
    if step == 1:
        return total
    skip = chance * step >> 32
    kept = max(0, total - skip + step - 1) // step
    for index in range(kept):
        for place in range(4):
            turns[index, place] = turns[skip + index * step, place]
    return kept


@njit(fastmath=True, inline="always")
def _play(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    model: BoardModel,
    stakes: Stakes,
    deck: Bytes,
    starts: Bytes,
    most: int,
    state: Words,
    scratch: Scratch,
    game: PlayedGame,
) -> float:
    """Play a game and record it; returns its total."""
    turns = scratch.turns
    chart, islands, lines = model.chart, len(game.ends), len(model.chart.ends)
    numbers, bridges = np.zeros(islands, np.int8), np.zeros(lines, np.int8)
    cards, unseen = deck.copy(), np.zeros(CARD_KINDS, np.int8)
    _shuffle(cards, state)
    numbers[starts[random_below(state, len(starts))]] = 3 + random_below(state, 2)
    left = np.int64(0)
    for card in cards:
        unseen[card] += 1
        left += card % 3 + 1
    game.reached_in[:] = 0
    total = np.float32(0.0)
    # The sheet before the first card is recorded too, because the start is a choice.
    for played in range(ROUNDS):
        kind, rows = np.int64(cards[played]), game.rows[played]
        size = feature_rows(chart, numbers, bridges, played, left, scratch.sketch, rows)
        size += fixed_rows(islands, lines, unseen, played, rows[size:])
        game.counts[played] = size
        finished, reached = finished_on(scratch.sketch), reached_on(scratch.sketch)
        game.known[played] = reached
        unseen[kind] -= 1
        left -= kind % 3 + 1
        number = kind // 3 + 1
        total_turns = list_turns(model.tables, numbers, bridges, number, kind % 3 + 1, turns)
        choices = _subsample(turns, total_turns, most, random_below(state, 1 << 32))
        judge_turns(model, stakes, numbers, bridges, kind, played, unseen, choices, scratch)
        apply_turn(numbers, bridges, number, turns[best_turn(scratch.values, choices)])
        sketch_sheet(chart, numbers, bridges, scratch.sketch)
        points = np.float32(PER_ISLAND * (finished_on(scratch.sketch) - finished))
        game.gains[:, played] = points
        new = reached_on(scratch.sketch) & ~reached
        for category in range(3):
            if new >> category & 1:
                game.gains[ALONE, played] += stakes.worth[category, played + 1]
                game.gains[SHARED, played] += _LOW[category]
                game.reached_in[category] = played + 1
        total += game.gains[ALONE, played]
    for island in range(islands):
        game.ends[island] = scratch.sketch[CLASS, island] == FINISHED
    return total


@njit(fastmath=True, inline="always")
def _learn_from(  # noqa: C901  in one piece for speed
    network: Network,
    optimizer: Optimizer,
    parameters: Hyperparameters,
    game: PlayedGame,
    scratch: Scratch,
) -> None:
    """Learn from a game, from its last sheet to its first."""
    islands, heads = len(game.ends), len(network.third)
    outputs, errors = np.empty(heads, np.float32), np.empty(heads, np.float32)
    target, later = np.zeros(2, np.float32), np.zeros(2, np.float32)
    for played in range(ROUNDS - 1, -1, -1):
        rows, count = game.rows[played], game.counts[played]
        first_layer(network.rows, rows, count, network.bias, scratch.first)
        forward(network.second, network.second_bias, scratch.first, scratch.hidden)
        for head in range(heads):
            value = network.third_bias[head]
            for j in range(SECOND):
                value += network.third[head, j] * scratch.hidden[j]
            outputs[head] = value
        errors[:] = 0
        for head in (ALONE, SHARED):
            estimate = parameters.trace * target[head] + (1 - parameters.trace) * later[head]
            target[head] = game.gains[head, played] / np.float32(POINTS) + estimate
            later[head] = outputs[head]
            errors[head] = outputs[head] - target[head]
        for island in range(islands):
            chance = 1 / (1 + np.exp(-outputs[ISLANDS + island]))
            errors[ISLANDS + island] = parameters.chances * (chance - game.ends[island])
        for category in range(3):
            if game.known[played] >> category & 1:
                continue
            reached_in = game.reached_in[category]
            for number in range(played + 1, ROUNDS + 1):
                head = ISLANDS + islands + category * ROUNDS + number - 1
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
def learn_games(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    model: BoardModel,
    optimizer: Optimizer,
    stakes: Stakes,
    deck: Bytes,
    starts: Bytes,
    parameters: Hyperparameters,
    state: Words,
    scratch: Scratch,
    totals: Floats,
) -> None:
    """Play one game per element of `totals`, learning from each.

    `deck` has the kinds of the cards, `starts` the islands allowed as a start; `state` is that of
    the random number generator.
    """
    islands = len(model.tables.flags)
    game = PlayedGame(
        np.empty((ROUNDS, len(scratch.rows)), np.int64),
        np.empty(ROUNDS, np.int64),
        np.empty((2, ROUNDS), np.float32),
        np.empty(ROUNDS, np.int64),
        np.empty(3, np.int64),
        np.empty(islands, np.int64),
    )
    for number in range(len(totals)):
        totals[number] = _play(model, stakes, deck, starts, parameters.most, state, scratch, game)
        _learn_from(model.network, optimizer, parameters, game, scratch)
