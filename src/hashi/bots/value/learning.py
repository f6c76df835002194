"""Learning the value by self-play: whole games, compiled.

After every game each of its sheets is told what became of it: mostly what the next sheet promised
(temporal differences with a trace), for the chances what really happened.
"""

from typing import NamedTuple

import numpy as np

from hashi.bots.value.choice import BoardModel, Scratch, Stakes, best_turn, judge_turns
from hashi.bots.value.features import (
    CARD_KINDS,
    CLASS,
    FINISHED,
    Numbers,
    finished_on,
    fixed_rows,
    look,
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
    forward,
    summed,
)
from hashi.compiler.jit import njit
from hashi.kernel.draw import below
from hashi.kernel.tables import Bytes, Words
from hashi.kernel.turn import apply_turn, list_turns
from hashi.rules.score import PER_ISLAND, ROUNDS, VALUES

__all__ = ["ALL_TURNS", "Game", "Pace", "Step", "blank_step", "learn_games"]

ALL_TURNS = 1 << 30

_LOW = (VALUES["red"][1], VALUES["blue"][1], VALUES["six"][1])
_DECAY, _SLOW_DECAY = 0.9, 0.999
_TINY = 1e-6


class Pace(NamedTuple):
    """How fast and how far-sighted it learns."""

    rate: float
    trace: float
    chances: float  # the weight of the chances beside the points
    most: int  # about how many turns are looked at for a card


class Game(NamedTuple):
    """A game written down, with its 17 sheets before a card."""

    rows: Numbers  # (rounds, rows)
    counts: Numbers  # (rounds,): how many rows
    gains: Floats  # (2, rounds): alone, shared
    known: Numbers  # (rounds,): categories reached, as bits
    came_in: Numbers  # (3,): the round of each category
    ends: Numbers  # (islands,): finished at the end


class Step(NamedTuple):
    """Slopes and their running means, one for every weight."""

    rows_square: Floats
    slope: Network
    mean: Network
    square: Network


def blank_step(network: Network) -> Step:
    """Nothing learned so far; the rows keep one mean each."""
    empty = Network(np.zeros((1, 1), np.float32), *(np.zeros_like(part) for part in network[1:]))
    rows_square = np.zeros(len(network.rows), np.float32)
    copies = (Network(*(part.copy() for part in empty)) for _ in range(3))
    return Step(rows_square, *copies)


@njit(fastmath=True)
def _adam(weights: Floats, slope: Floats, mean: Floats, square: Floats, rate: float) -> None:
    flat, s, m, v = weights.ravel(), slope.ravel(), mean.ravel(), square.ravel()
    for i in range(len(flat)):
        m[i] += (s[i] - m[i]) * np.float32(1 - _DECAY)
        v[i] += (s[i] * s[i] - v[i]) * np.float32(1 - _SLOW_DECAY)
        flat[i] -= rate * m[i] / (np.sqrt(v[i]) + np.float32(_TINY))
        s[i] = 0


@njit(fastmath=True, inline="always")
def _tell(  # noqa: C901, PLR0913, PLR0917  compiled code takes arrays, not objects
    network: Network,
    step: Step,
    rows: Numbers,
    count: int,
    errors: Floats,
    rate: float,
    scratch: Scratch,
) -> None:
    """Pass one sheet's errors back: the rows learn at once, the other layers gather slopes.

    `scratch.first` and `scratch.hidden` hold the sheet's layers.
    """
    back = np.zeros(SECOND, np.float32)
    for head in range(len(errors)):
        error = errors[head]
        if error != 0:
            step.slope.third_bias[head] += error
            for j in range(SECOND):
                step.slope.third[head, j] += error * scratch.hidden[j]
                back[j] += error * network.third[head, j]
    deep = np.zeros(FIRST, np.float32)
    for i in range(SECOND):
        if scratch.hidden[i] > 0:
            step.slope.second_bias[i] += back[i]
            for j in range(FIRST):
                step.slope.second[i, j] += back[i] * scratch.first[j]
                deep[j] += back[i] * network.second[i, j]
    mean = np.float32(0.0)
    for j in range(FIRST):
        if scratch.first[j] <= 0:
            deep[j] = 0
        step.slope.bias[j] += deep[j]
        mean += deep[j] * deep[j]
    mean /= FIRST
    for i in range(count):
        row = rows[i]
        step.rows_square[row] += (mean - step.rows_square[row]) * np.float32(0.02)
        pace = rate / (
            np.sqrt(step.rows_square[row]) + np.float32(_TINY) + np.sqrt(mean) * np.float32(0.2)
        )
        for j in range(FIRST):
            network.rows[row, j] -= pace * deep[j]


@njit(inline="always")
def _shuffle(cards: Bytes, state: Words) -> None:
    for place in range(len(cards) - 1, 0, -1):
        other = below(state, place + 1)
        cards[place], cards[other] = cards[other], cards[place]


@njit(inline="always")
def _thin(turns: Bytes, total: int, most: int, chance: int) -> int:
    """Keep about `most` turns, evenly; how many. `chance`, below 2**32, says where to begin."""
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
    game: Game,
) -> float:
    """Play a game and write it down; its total."""
    turns = scratch.turns
    chart, islands, lines = model.chart, len(game.ends), len(model.chart.ends)
    numbers, bridges = np.zeros(islands, np.int8), np.zeros(lines, np.int8)
    cards, unseen = deck.copy(), np.zeros(CARD_KINDS, np.int8)
    _shuffle(cards, state)
    numbers[starts[below(state, len(starts))]] = 3 + below(state, 2)
    left = np.int64(0)
    for card in cards:
        unseen[card] += 1
        left += card % 3 + 1
    game.came_in[:] = 0
    total = np.float32(0.0)
    # The sheet before the first card is told as well: the start is a choice.
    for played in range(ROUNDS):
        kind, rows = np.int64(cards[played]), game.rows[played]
        size = look(chart, numbers, bridges, played, left, scratch.sketch, rows)
        size += fixed_rows(islands, lines, unseen, played, rows[size:])
        game.counts[played] = size
        finished, reached = finished_on(scratch.sketch), reached_on(scratch.sketch)
        game.known[played] = reached
        unseen[kind] -= 1
        left -= kind % 3 + 1
        number = kind // 3 + 1
        total_turns = list_turns(model.tables, numbers, bridges, number, kind % 3 + 1, turns)
        choices = _thin(turns, total_turns, most, below(state, 1 << 32))
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
                game.came_in[category] = played + 1
        total += game.gains[ALONE, played]
    for island in range(islands):
        game.ends[island] = scratch.sketch[CLASS, island] == FINISHED
    return total


@njit(fastmath=True, inline="always")
def _lesson(  # noqa: C901  a lesson, in one piece for speed
    network: Network, step: Step, pace: Pace, game: Game, scratch: Scratch
) -> None:
    """Learn from a game, from its last sheet to its first."""
    islands, heads = len(game.ends), len(network.third)
    outputs, errors = np.empty(heads, np.float32), np.empty(heads, np.float32)
    target, later = np.zeros(2, np.float32), np.zeros(2, np.float32)
    for played in range(ROUNDS - 1, -1, -1):
        rows, count = game.rows[played], game.counts[played]
        summed(network.rows, rows, count, network.bias, scratch.first)
        forward(network.second, network.second_bias, scratch.first, scratch.hidden)
        for head in range(heads):
            value = network.third_bias[head]
            for j in range(SECOND):
                value += network.third[head, j] * scratch.hidden[j]
            outputs[head] = value
        errors[:] = 0
        for head in (ALONE, SHARED):
            promised = pace.trace * target[head] + (1 - pace.trace) * later[head]
            target[head] = game.gains[head, played] / np.float32(POINTS) + promised
            later[head] = outputs[head]
            errors[head] = outputs[head] - target[head]
        for island in range(islands):
            chance = 1 / (1 + np.exp(-outputs[ISLANDS + island]))
            errors[ISLANDS + island] = pace.chances * (chance - game.ends[island])
        for category in range(3):
            if game.known[played] >> category & 1:
                continue
            came_in = game.came_in[category]
            for number in range(played + 1, ROUNDS + 1):
                head = ISLANDS + islands + category * ROUNDS + number - 1
                chance = 1 / (1 + np.exp(-outputs[head]))
                errors[head] = pace.chances * (chance - (0 < came_in <= number))
        _tell(network, step, rows, count, errors, pace.rate, scratch)
    now, slope, mean, square, rate = network, step.slope, step.mean, step.square, pace.rate
    _adam(now.bias, slope.bias, mean.bias, square.bias, rate)
    _adam(now.second, slope.second, mean.second, square.second, rate)
    _adam(now.second_bias, slope.second_bias, mean.second_bias, square.second_bias, rate)
    _adam(now.third, slope.third, mean.third, square.third, rate)
    _adam(now.third_bias, slope.third_bias, mean.third_bias, square.third_bias, rate)


@njit(fastmath=True)
def learn_games(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    model: BoardModel,
    step: Step,
    stakes: Stakes,
    deck: Bytes,
    starts: Bytes,
    pace: Pace,
    state: Words,
    scratch: Scratch,
    totals: Floats,
) -> None:
    """Play as many games as there is room for totals, learning from each.

    `deck` are kinds of cards, `starts` the islands that may have the number before the game;
    orders and starts are drawn from `state`.
    """
    islands = len(model.tables.flags)
    game = Game(
        np.empty((ROUNDS, len(scratch.rows)), np.int64),
        np.empty(ROUNDS, np.int64),
        np.empty((2, ROUNDS), np.float32),
        np.empty(ROUNDS, np.int64),
        np.empty(3, np.int64),
        np.empty(islands, np.int64),
    )
    for number in range(len(totals)):
        totals[number] = _play(model, stakes, deck, starts, pace.most, state, scratch, game)
        _lesson(model.network, step, pace, game, scratch)
