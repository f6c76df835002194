"""Play the games that training learns from, and record them. Compiled.

Every game is played for one goal: the points of a player alone, or those with bonuses (`lessons`).
"""

from typing import NamedTuple

import numpy as np

from hashi.bots.value.choice import (
    BoardModel,
    Scratch,
    Stakes,
    best_turn,
    judge_turns,
    points_to_come,
)
from hashi.bots.value.features import CARD_KINDS, Rows, feature_rows, fixed_rows
from hashi.bots.value.network import Floats, first_layer, forward
from hashi.bots.value.sketch import (
    CLASS,
    DONE,
    FINISHED,
    SUMS,
    Numbers,
    finished_on,
    reached_on,
    sketch_cards,
    sketch_sheet,
)
from hashi.compiler.jit import njit
from hashi.kernel.sample import random_below
from hashi.kernel.tables import CATEGORY_COUNT, FLAG_KINDS, Bytes, Words
from hashi.kernel.turn import apply_turn, list_turns
from hashi.rules import CATEGORIES
from hashi.rules.score import PER_ISLAND, ROUNDS, VALUES

__all__ = [
    "ALL_TURNS",
    "Hyperparameters",
    "PlayedGame",
    "Practice",
    "blank_game",
    "play_game",
    "shuffle",
    "write_start",
]

ALL_TURNS = 1 << 30

_LOW = tuple(VALUES[category][1] for category in CATEGORIES)
_NEAR = 0.1  # points below the best: a turn that is nearly the best for a goal
_START_NOISE = 1.0  # standard deviation, in points


class Hyperparameters(NamedTuple):
    """The hyperparameters of learning."""

    rate: float
    trace: float
    chances: float  # the weight of the chances relative to the points
    most: int  # about how many turns to consider per card
    own_starts: float  # the share of games from the start that looks best, the rest at random


class Practice(NamedTuple):
    """What every game of a training is played with."""

    deck: Bytes  # the kinds of the cards
    starts: Bytes  # the islands allowed as a start
    parameters: Hyperparameters
    state: Words  # of the random number generator
    scratch: Scratch


class PlayedGame(NamedTuple):
    """A recorded game: its 17 sheets, each before a card."""

    rows: Rows  # (rounds, rows)
    counts: Numbers  # (rounds,): how many rows
    best: Floats  # (goals, rounds): points of the best turn, now and later
    later: Floats  # (goals, rounds): points after the turn played, as estimated then
    near: Bytes  # (goals, rounds): whether the turn played was nearly the best
    shared: Floats  # (rounds,): points gained in company without being first
    known: Numbers  # (rounds,): categories reached, as bits
    reached_in: Numbers  # (categories,): the round of each
    ends: Numbers  # (islands,): finished at the end


@njit()
def blank_game(islands: int, goals: int, rows: int) -> PlayedGame:
    """Room for the record of a game."""
    return PlayedGame(
        np.empty((ROUNDS, rows), np.int32),
        np.empty(ROUNDS, np.int64),
        np.empty((goals, ROUNDS), np.float32),
        np.empty((goals, ROUNDS), np.float32),
        np.empty((goals, ROUNDS), np.int8),
        np.empty(ROUNDS, np.float32),
        np.empty(ROUNDS, np.int64),
        np.empty(CATEGORY_COUNT, np.int64),
        np.empty(islands, np.int64),
    )


@njit(inline="always")
def shuffle(cards: Bytes, state: Words) -> None:
    """Shuffle cards in place."""
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


@njit()
def write_start(
    model: BoardModel,
    stakes: Stakes,
    goal: int,
    sign: int,
    practice: Practice,
    unseen: Bytes,
    numbers: Bytes,
    bridges: Bytes,
) -> None:
    """Write the start that looks best for a goal, or with a `sign` of -1 worst, with some noise."""
    network, scratch, state = model.network, practice.scratch, practice.state
    rows = scratch.rows
    best, chosen, written = np.float32(-np.inf), practice.starts[0], 3
    sketch_cards(scratch.sketch, unseen)
    for island in practice.starts:
        for number in range(3, 5):
            numbers[island] = number
            size = feature_rows(
                model.chart, model.layout, numbers, bridges, 0, scratch.sketch, rows
            )
            size += fixed_rows(model.layout, unseen, 0, rows[size:])
            numbers[island] = 0
            first_layer(network.rows, rows, size, network.bias, scratch.first)
            forward(network.second, network.second_bias, scratch.first, scratch.hidden)
            # The sum of four uniform numbers is nearly normal; its variance is a third.
            noise = np.float32(-2.0)
            for _ in range(4):
                noise += random_below(state, 1 << 24) / np.float32(1 << 24)
            value = np.float32(_START_NOISE * 3**0.5) * noise + points_to_come(
                network.third, network.third_bias, stakes, goal, 0, 0, scratch.hidden
            )
            if sign * value > best:
                best, chosen, written = sign * value, island, number
    numbers[chosen] = written


@njit(fastmath=True, inline="always")
def play_game(
    model: BoardModel,
    stakes: Stakes,
    goal: int,
    practice: Practice,
    game: PlayedGame,
) -> int:
    """Play a game for a goal and record it; returns how many islands are finished."""
    parameters, state, scratch = practice.parameters, practice.state, practice.scratch
    starts = practice.starts
    turns, values, sketch = scratch.turns, scratch.values, scratch.sketch
    chart, islands, lines = model.chart, len(game.ends), len(model.chart.ends)
    numbers, bridges = np.zeros(islands, np.int8), np.zeros(lines, np.int8)
    cards, unseen = practice.deck.copy(), np.zeros(CARD_KINDS, np.int8)
    shuffle(cards, state)
    for card in cards:
        unseen[card] += 1
    if random_below(state, 1 << 24) < parameters.own_starts * (1 << 24):
        write_start(model, stakes, goal, 1, practice, unseen, numbers, bridges)
    else:
        numbers[starts[random_below(state, len(starts))]] = 3 + random_below(state, 2)
    game.reached_in[:] = 0
    # The sheet before the first card is recorded too, because the start is a choice.
    for played in range(ROUNDS):
        kind, rows = np.int64(cards[played]), game.rows[played]
        sketch_cards(sketch, unseen)
        size = feature_rows(chart, model.layout, numbers, bridges, played, sketch, rows)
        size += fixed_rows(model.layout, unseen, played, rows[size:])
        game.counts[played] = size
        finished, reached = finished_on(sketch), reached_on(sketch)
        game.known[played] = reached
        unseen[kind] -= 1
        number = kind // 3 + 1
        total = list_turns(model.tables, numbers, bridges, number, kind % 3 + 1, turns)
        choices = _subsample(turns, total, parameters.most, random_below(state, 1 << 32))
        judge_turns(model, stakes, numbers, bridges, kind, played, unseen, choices, scratch)
        chosen = best_turn(values[goal], choices)
        apply_turn(numbers, bridges, number, turns[chosen])
        done = np.empty(FLAG_KINDS, np.int64)
        for flag in range(FLAG_KINDS):
            done[flag] = sketch[SUMS, DONE + flag]
        sketch_sheet(chart, numbers, bridges, sketch)
        new = reached_on(sketch) & ~reached
        game.shared[played] = PER_ISLAND * (finished_on(sketch) - finished)
        for category in range(CATEGORY_COUNT):
            if new >> category & 1:
                game.shared[played] += _LOW[category]
                game.reached_in[category] = played + 1
        for other in range(len(stakes.heads)):
            points = np.float32(0.0)
            for flag in range(FLAG_KINDS):
                more = sketch[SUMS, DONE + flag] - done[flag]
                points += stakes.islands[other, flag, played + 1] * more
            for category in range(CATEGORY_COUNT):
                if new >> category & 1:
                    points += stakes.worth[other, category, played + 1]
            game.best[other, played] = values[other, best_turn(values[other], choices)]
            game.later[other, played] = values[other, chosen] - points
            game.near[other, played] = values[other, chosen] >= game.best[
                other, played
            ] - np.float32(_NEAR)
    for island in range(islands):
        game.ends[island] = sketch[CLASS, island] == FINISHED
    return finished_on(sketch)
