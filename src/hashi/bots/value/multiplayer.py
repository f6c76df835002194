"""Learn the value of a game in company: every seat plays by the same network and races. Compiled.

Two goals at once: a seat's own points, and those plus a share of what the others lose to the seat
that is first. The games are played for the second, and the seats learn from their own sheets.
"""

from typing import NamedTuple

import numpy as np

from hashi.bots.value.choice import BoardModel, Scratch, Stakes, best_turn, judge_turns
from hashi.bots.value.features import CARD_KINDS, Rows, feature_rows, fixed_rows
from hashi.bots.value.learning import Optimizer, learn_from
from hashi.bots.value.network import (
    CHANCES,
    FIRST,
    RACE,
    SECOND,
    SHARED,
    Floats,
    Network,
    first_layer,
    forward,
)
from hashi.bots.value.practice import PlayedGame, Practice, shuffle, write_start
from hashi.bots.value.rivals import FACTS, RIVAL_FEATURES, RIVAL_ROWS, note_facts, rival_rows
from hashi.bots.value.sketch import (
    CLASS,
    FINISHED,
    Numbers,
    finished_on,
    reached_on,
    sketch_cards,
    sketch_sheet,
)
from hashi.compiler.jit import njit
from hashi.kernel.sample import random_below
from hashi.kernel.tables import CATEGORY_COUNT, FLAG_KINDS, Bytes
from hashi.kernel.turn import apply_turn, list_turns
from hashi.rules import CATEGORIES
from hashi.rules.game import MOST_SEATS
from hashi.rules.score import PER_ISLAND, ROUNDS, VALUES

__all__ = ["GOALS", "blank_stakes", "learn_multiplayer"]

GOALS = 2
_OWN, _RACING = range(GOALS)  # games are played for the second
_LOW = tuple(VALUES[category][1] for category in CATEGORIES)
_FIRST = tuple(VALUES[category][0] - VALUES[category][1] for category in CATEGORIES)


class _Table(NamedTuple):
    """The seats' sheets and what is known about each."""

    numbers: Bytes  # (seats, islands)
    bridges: Bytes  # (seats, lines)
    facts: Numbers  # (seats, facts)
    before: Numbers  # the same one round ago
    chances: Floats  # (seats, categories, 2): one reached by the end of this round, of the game
    reached: Numbers  # (seats,): categories as bits


def blank_stakes() -> Stakes:
    """Stakes for both goals; what a category is worth is written before every turn."""
    return Stakes(
        np.array([SHARED, RACE], np.int64),
        np.full((2, FLAG_KINDS, ROUNDS + 1), PER_ISLAND, np.float32),
        np.zeros((2, CATEGORY_COUNT, ROUNDS + 1), np.float32),
        np.zeros((CATEGORY_COUNT, ROUNDS + 1), np.float32),
    )


@njit(inline="always")
def _record(islands: int, rows: int) -> PlayedGame:
    """Room for the records of all seats, each with a first axis for them."""
    return PlayedGame(
        np.empty((MOST_SEATS * ROUNDS, rows), np.int32),
        np.empty(MOST_SEATS * ROUNDS, np.int64),
        np.empty((2, MOST_SEATS * ROUNDS), np.float32),
        np.empty((2, MOST_SEATS * ROUNDS), np.float32),
        np.empty((2, MOST_SEATS * ROUNDS), np.int8),
        np.zeros(MOST_SEATS * ROUNDS, np.float32),
        np.empty(MOST_SEATS * ROUNDS, np.int64),
        np.empty(MOST_SEATS * CATEGORY_COUNT, np.int64),
        np.empty(MOST_SEATS * islands, np.int64),
    )


@njit(inline="always")
def _of_seat(games: PlayedGame, seat: int, islands: int) -> PlayedGame:
    """The record of one seat."""
    now, end = seat * ROUNDS, seat * ROUNDS + ROUNDS
    return PlayedGame(
        games.rows[now:end],
        games.counts[now:end],
        games.best[:, now:end],
        games.later[:, now:end],
        games.near[:, now:end],
        games.shared[now:end],
        games.known[now:end],
        games.reached_in[CATEGORY_COUNT * seat : CATEGORY_COUNT * seat + CATEGORY_COUNT],
        games.ends[islands * seat : islands * seat + islands],
    )


@njit(fastmath=True)
def _hidden(network: Network, rows: Rows, size: int, scratch: Scratch) -> None:
    first_layer(network.rows, rows, size, network.bias, scratch.first)
    forward(network.second, network.second_bias, scratch.first, scratch.hidden)


@njit(fastmath=True)
def _output(network: Network, head: int, hidden: Floats) -> float:
    total = network.third_bias[head]
    for j in range(SECOND):
        total += network.third[head, j] * hidden[j]
    return total


@njit(fastmath=True)
def _look_around(
    model: BoardModel,
    table: _Table,
    seats: int,
    played: int,
    unseen: Bytes,
    scratch: Scratch,
    games: PlayedGame,
) -> None:
    """Record every seat's sheet before a card, and note its facts and its chances."""
    network, sketch = model.network, scratch.sketch
    rivals_from = len(network.rows) - RIVAL_ROWS
    for seat in range(seats):
        for fact in range(FACTS):
            table.before[seat, fact] = table.facts[seat, fact]
    sketch_cards(sketch, unseen)
    for seat in range(seats):
        at = seat * ROUNDS + played
        rows = games.rows[at]
        size = feature_rows(
            model.chart,
            model.layout,
            table.numbers[seat],
            table.bridges[seat],
            played,
            sketch,
            rows,
        )
        size += fixed_rows(model.layout, unseen, played, rows[size:])
        games.counts[at] = size
        games.known[at] = table.reached[seat] = reached_on(sketch)
        note_facts(sketch, table.facts[seat])
    for seat in range(seats):
        at = seat * ROUNDS + played
        rows, size = games.rows[at], games.counts[at]
        rival_rows(table.facts, seats, seat, rivals_from, played, rows[size:])
        _hidden(network, rows, size + RIVAL_FEATURES, scratch)
        for category in range(CATEGORY_COUNT):
            head = len(network.third_bias) - CHANCES + category * ROUNDS
            now = 1 / (1 + np.exp(-_output(network, head + played, scratch.hidden)))
            end = 1 / (1 + np.exp(-_output(network, head + ROUNDS - 1, scratch.hidden)))
            if table.reached[seat] >> category & 1:
                now, end = np.float32(1.0), np.float32(1.0)
            table.chances[seat, category, 0] = now
            table.chances[seat, category, 1] = max(now, end)
        # A turn is judged by what the others had before it, so that is what is learned.
        if played > 0:
            rival_rows(table.before, seats, seat, rivals_from, played, rows[size:])
        games.counts[at] = size + RIVAL_FEATURES


@njit(fastmath=True)
def _write_worth(
    stakes: Stakes, table: _Table, seats: int, own: int, after: int, denial: float
) -> None:
    """What reaching a category in this round is worth to a seat."""
    for category in range(CATEGORY_COUNT):
        first, denied = np.float32(1.0), np.float32(0.0)
        for seat in range(seats):
            if seat == own:
                continue
            if table.reached[seat] >> category & 1:
                first = np.float32(0.0)
            takes = table.chances[seat, category, 1] - table.chances[seat, category, 0]
            for third in range(seats):
                if third not in (own, seat):
                    takes *= 1 - table.chances[third, category, 0]
            denied += takes
        own_points = _LOW[category] + np.float32(_FIRST[category]) * first
        stakes.worth[0, category, after] = own_points
        stakes.worth[1, category, after] = own_points + np.float32(
            _FIRST[category] * denial
        ) * denied / (seats - 1)


@njit(fastmath=True)
def _play_turn(
    model: BoardModel,
    stakes: Stakes,
    table: _Table,
    seat: int,
    kind: int,
    played: int,
    unseen: Bytes,
    scratch: Scratch,
    games: PlayedGame,
) -> None:
    """Play and record the turn that looks best for the race."""
    values, sketch, number, after = scratch.values, scratch.sketch, kind // 3 + 1, played + 1
    numbers, bridges, at = table.numbers[seat], table.bridges[seat], seat * ROUNDS + played
    count = list_turns(model.tables, numbers, bridges, number, kind % 3 + 1, scratch.turns)
    judge_turns(model, stakes, numbers, bridges, kind, played, unseen, count, scratch)
    chosen = best_turn(values[_RACING], count)
    sketch_sheet(model.chart, numbers, bridges, sketch)
    finished = finished_on(sketch)
    apply_turn(numbers, bridges, number, scratch.turns[chosen])
    sketch_sheet(model.chart, numbers, bridges, sketch)
    new = reached_on(sketch) & ~table.reached[seat]
    # One's own points are those of this way to play, so both goals learn from the same turn.
    for goal in range(GOALS):
        points = np.float32(PER_ISLAND * (finished_on(sketch) - finished))
        for category in range(CATEGORY_COUNT):
            if new >> category & 1:
                points += stakes.worth[goal, category, after]
                games.reached_in[CATEGORY_COUNT * seat + category] = after
        games.best[goal, at] = values[goal, chosen]
        games.later[goal, at] = values[goal, chosen] - points
        games.near[goal, at] = 1


@njit(fastmath=True)
def _play_together(
    model: BoardModel,
    stakes: Stakes,
    seats: int,
    denial: float,
    practice: Practice,
    games: PlayedGame,
    results: Numbers,
) -> None:
    """Play one game and record it; `results` has a row for each seat."""
    starts, parameters, state = practice.starts, practice.parameters, practice.state
    scratch = practice.scratch
    chart, network, sketch = model.chart, model.network, scratch.sketch
    islands, lines = len(games.ends) // MOST_SEATS, len(chart.ends)
    table = _Table(
        np.zeros((seats, islands), np.int8),
        np.zeros((seats, lines), np.int8),
        np.zeros((seats, FACTS), np.int64),
        np.zeros((seats, FACTS), np.int64),
        np.zeros((seats, CATEGORY_COUNT, 2), np.float32),
        np.zeros(seats, np.int64),
    )
    cards, unseen = practice.deck.copy(), np.zeros(CARD_KINDS, np.int8)
    shuffle(cards, state)
    for card in cards:
        unseen[card] += 1
    for seat in range(seats):
        if random_below(state, 1 << 24) < parameters.own_starts * (1 << 24):
            # The neighbour chose it, so it looks bad for the seat's own points.
            numbers, bridges = table.numbers[seat], table.bridges[seat]
            write_start(model, stakes, _OWN, -1, practice, unseen, numbers, bridges)
        else:
            start = starts[random_below(state, len(starts))]
            table.numbers[seat, start] = 3 + random_below(state, 2)
    games.reached_in[:] = 0
    rivals, bias = np.empty(RIVAL_FEATURES, np.int32), np.empty(FIRST, np.float32)
    seeing = Network(
        network.rows, bias, network.second, network.second_bias, network.third, network.third_bias
    )
    for played in range(ROUNDS):
        kind, after = np.int64(cards[played]), played + 1
        _look_around(model, table, seats, played, unseen, scratch, games)
        unseen[kind] -= 1
        for seat in range(seats):
            rivals_from = len(network.rows) - RIVAL_ROWS
            rival_rows(table.facts, seats, seat, rivals_from, after, rivals)
            first_layer(network.rows, rivals, RIVAL_FEATURES, network.bias, bias)
            _write_worth(stakes, table, seats, seat, after, denial)
            _play_turn(
                BoardModel(model.tables, chart, model.layout, seeing),
                stakes,
                table,
                seat,
                kind,
                played,
                unseen,
                scratch,
                games,
            )
    for seat in range(seats):
        sketch_sheet(chart, table.numbers[seat], table.bridges[seat], sketch)
        results[seat, 0] = finished_on(sketch)
        for island in range(islands):
            games.ends[islands * seat + island] = sketch[CLASS, island] == FINISHED
        for category in range(CATEGORY_COUNT):
            results[seat, 1 + category] = games.reached_in[CATEGORY_COUNT * seat + category]


@njit(fastmath=True)
def learn_multiplayer(
    model: BoardModel,
    optimizer: Optimizer,
    stakes: Stakes,
    seats: Bytes,
    denial: float,
    practice: Practice,
    results: Numbers,
) -> None:
    """Play a game with each of these numbers of seats, and learn from every sheet.

    Writes to `results`, for each game and seat, the finished islands and the round of each
    category. Otherwise like `learn_games`.
    """
    islands, scratch = len(model.tables.flags), practice.scratch
    games = _record(islands, len(scratch.rows))
    for number in range(len(seats)):
        count = np.int64(seats[number])
        _play_together(model, stakes, count, denial, practice, games, results[number])
        for seat in range(count):
            game = _of_seat(games, seat, islands)
            learn_from(
                model.layout,
                model.network,
                optimizer,
                practice.parameters,
                stakes.heads,
                game,
                scratch,
            )
