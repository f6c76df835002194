"""Many games at once, one choice at a time: what the seats' choices lead to.

All seats of a game choose at the same time. Before the first card each chooses a start (S2); then
every round takes one step for the number and one for each bridge of the card, the same for all
seats, so all stay in step. A choice is an action, a number below `actions_of(board)`:
a start (3 on each island, then 4), an island, no number, a line, or no bridge.
"""

import numpy as np

from hashi.compiler.jit import njit
from hashi.kernel.games import Games, copy_into, fill
from hashi.kernel.play import finished_of, reached_of
from hashi.kernel.sample import random_below
from hashi.kernel.show import show_games
from hashi.kernel.tables import (
    CATEGORY_COUNT,
    CATEGORY_POINTS,
    LAST_ROUNDS,
    Bytes,
    Numbers,
    Tables,
)
from hashi.kernel.turn import apply_turn
from hashi.rules.score import PER_ISLAND, ROUNDS

__all__ = ["advance_games", "deal_games", "draw_actions", "step_games"]


@njit()
def deal_games(deck: Bytes, games: Games) -> None:
    """Restart all games, each with a shuffled deck."""
    for game in range(len(games.clock)):
        _deal(deck, games, game)


@njit()
def _deal(deck: Bytes, games: Games, game: int) -> None:
    for seat in range(games.numbers.shape[1]):
        fill(games.numbers[game, seat], 0)
        fill(games.bridges[game, seat], 0)
        fill(games.turns[game, seat], -1)
        fill(games.reached[game, seat], 0)
        games.points[game, seat] = 0
    fill(games.clock[game], 0)
    pile = games.piles[game]
    for card in range(len(deck)):
        copy_into(deck[card], pile[card], 0)
    for last in range(len(deck) - 1, 0, -1):
        other = random_below(games.random[game], last + 1)
        for part in range(2):
            pile[last, part], pile[other, part] = pile[other, part], pile[last, part]


@njit()
def step_games(
    tables: Tables,
    deck: Bytes,
    games: Games,
    actions: Numbers,
    again: bool,
) -> None:
    """Advance all games, restart those that have ended if `again`, and show them."""
    advance_games(tables, games, actions)
    for game in range(len(games.clock)):
        if again and games.done[game]:
            _deal(deck, games, game)
    show_games(tables, deck, games)


@njit()
def advance_games(tables: Tables, games: Games, actions: Numbers) -> None:
    """Play one action of every seat of every game.

    An action that is not allowed counts as none: no number, or no bridge in this round at all; as
    a start, the first allowed one is taken instead.
    """
    for game in range(len(games.clock)):
        games.done[game] = 0
        for seat in range(games.masks.shape[1]):
            games.rewards[game, seat] = 0
            action = actions[game, seat]
            known = 0 <= action < games.masks.shape[2]
            allowed = known and games.masks[game, seat, action] == 1
            games.illegal[game, seat] = not allowed
            _take(games, game, seat, action if allowed else np.int64(-1))
        _tick(tables, games, game)


@njit(inline="always")
def _take(games: Games, game: int, seat: int, action: int) -> None:
    """Note an allowed action, or -1 for one that was not."""
    islands, turn = games.numbers.shape[2], games.turns[game, seat]
    step = games.clock[game, 1]
    if games.clock[game, 0] == 0:
        start = action
        while start < 0 or games.masks[game, seat, start] == 0:
            start += 1
        sheet = (seat + 1) % games.numbers.shape[1]  # S3: to the left neighbour
        games.numbers[game, sheet, start % islands] = 3 + start // islands
    elif step == 0:
        written = 2 * islands <= action < 3 * islands
        turn[0] = action - 2 * islands if written else -1
    else:
        drawn = 3 * islands < action < games.masks.shape[2] - 1
        if drawn:
            turn[step] = action - 3 * islands - 1
        else:
            turn[1] = turn[2] = turn[3] = -1


@njit(inline="always")
def _tick(tables: Tables, games: Games, game: int) -> None:
    """Go on to the next step, and to the next round after the last."""
    clock = games.clock[game]
    clock[1] += 1
    if clock[0] == 0 or clock[1] > games.piles[game, clock[0] - 1, 1]:
        if clock[0] > 0:
            _close(tables, games, game)
        clock[0] += 1
        clock[1] = 0
    if clock[0] > ROUNDS:
        games.done[game] = 1
        for seat in range(games.points.shape[1]):
            games.totals[game, seat] = games.points[game, seat]


@njit()
def _close(tables: Tables, games: Games, game: int) -> None:
    """Write the turns of the round onto the sheets, and count the points they bring."""
    seats, now = games.numbers.shape[1], games.clock[game, 0]
    number = np.int64(games.piles[game, now - 1, 0])
    finished = np.zeros(seats, np.int64)
    for seat in range(seats):
        numbers, bridges = games.numbers[game, seat], games.bridges[game, seat]
        apply_turn(numbers, bridges, number, games.turns[game, seat])
        fill(games.turns[game, seat], -1)
        islands = finished_of(tables, numbers, bridges)
        found = reached_of(tables, bridges, islands)
        for island in range(len(islands)):
            finished[seat] += islands[island]
        for category in range(CATEGORY_COUNT):
            if found >> category & 1 and games.reached[game, seat, category] == 0:
                games.reached[game, seat, category] = now
    for seat in range(seats):
        points = PER_ISLAND * finished[seat] + _category_points(games.reached[game], seat)
        games.rewards[game, seat] = points - games.points[game, seat]
        games.points[game, seat] = points


@njit(inline="always")
def _category_points(reached: Bytes, seat: int) -> int:
    """The points of a seat's categories: by deadline alone (O2), by the race in company (V4)."""
    points = 0
    for category in range(CATEGORY_COUNT):
        at = reached[seat, category]
        if at == 0:
            continue
        last = np.int64(ROUNDS)
        if len(reached) == 1:
            last = LAST_ROUNDS[category]
        else:
            for other in range(len(reached)):
                if reached[other, category] > 0:
                    last = min(last, np.int64(reached[other, category]))
        points += CATEGORY_POINTS[category, int(at > last)]
    return points


@njit()
def draw_actions(games: Games) -> Numbers:
    """A random allowed action for every seat, each as likely as any other; 0 after the end."""
    actions = np.zeros((games.masks.shape[0], games.masks.shape[1]), np.int64)
    for game in range(actions.shape[0]):
        for seat in range(actions.shape[1]):
            mask, count = games.masks[game, seat], 0
            for action in range(len(mask)):
                count += mask[action]
            if count == 0:
                continue
            skipped = random_below(games.random[game], count)
            for action in range(len(mask)):
                skipped -= mask[action]
                if skipped < 0:
                    actions[game, seat] = action
                    break
    return actions
