"""Many games at once, one choice at a time: which choices are allowed, and what they lead to.

All seats of a game choose at the same time. Before the first card each chooses a start (S2); then
every round takes one step for the number and one for each bridge of the card, the same for all
seats, so nobody falls out of step. A choice is an action, a number below `actions_of(board)`:
a start (3 on each island, then 4), an island, no number, a line, or no bridge.

The bridges of a turn are chosen in the order of the lines, so a turn has one spelling. Must agree
with `hashi.kernel.turn`: a line is allowed if some legal turn continues with it.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hashi.compiler.jit import njit
from hashi.kernel.play import finished_of, mix_seed, reached_of
from hashi.kernel.sample import random_below
from hashi.kernel.tables import Bytes, Numbers, Tables, Words
from hashi.kernel.turn import apply_turn, degrees_of, free_lines
from hashi.rules import Board
from hashi.rules.score import DEADLINES, ROUNDS, VALUES

__all__ = [
    "CARDS",
    "HEADER",
    "PHASE",
    "Games",
    "actions_of",
    "advance_games",
    "copy_games",
    "deal_games",
    "draw_actions",
    "make_games",
    "observation_size",
    "seed_games",
    "show_games",
    "step_games",
]

CARDS = 18  # every card there can be: six numbers with one, two or three bridges
PHASE = 4  # the round, the step in it, and the card's number and bridges
HEADER = PHASE + CARDS

_UNNUMBERED = 6
_FULL = 2
_ONE = np.uint64(1)
_VALUES = tuple(VALUES[category] for category in ("red", "blue", "six"))
_DEADLINES = tuple(DEADLINES[category] for category in ("red", "blue", "six"))
_DEADLINE_ROUNDS = np.array(_DEADLINES, np.int64)
_POINTS = np.array(_VALUES, np.int64)


class Games(NamedTuple):
    """Games with equally many seats, as mutable arrays; the first index is the game.

    Sheets are as of the last closed round; the open turns are apart. In every row of four an
    island and lines stand as in `hashi.kernel.turn`.
    """

    numbers: Bytes  # (games, seats, islands)
    bridges: Bytes  # (games, seats, lines)
    turns: Bytes  # (games, seats, 4): the open turns
    reached: Bytes  # (games, seats, 3): the rounds of red, blue and six, 0 for not yet
    points: Numbers  # (games, seats): the points so far
    piles: Bytes  # (games, 18, 2): the cards in order, the last one set aside
    clock: Bytes  # (games, 2): the round, 0 for setup and 18 for the end, and the step in it
    random: Words  # (games, 1): the state of the random number generator
    masks: Bytes  # (games, seats, actions): 1 for an action that is allowed
    observations: Bytes  # (games, seats, observation_size)
    rewards: npt.NDArray[np.float32]  # (games, seats): the points the last step brought
    done: Bytes  # (games,): 1 if the last step ended the game
    illegal: Bytes  # (games, seats): 1 if the last action was not allowed
    totals: Numbers  # (games, seats): the points of the last game that ended


def actions_of(board: Board) -> int:
    """How many actions a board has."""
    return 3 * len(board.islands) + len(board.lines) + 2


def observation_size(board: Board, seats: int) -> int:
    """The length of an observation."""
    return HEADER + seats * (len(board.islands) + len(board.lines) + 3)


def make_games(board: Board, games: int, seats: int) -> Games:
    """Arrays for this many games; they still need seeds and cards."""
    table = games, seats
    return Games(
        numbers=np.zeros((*table, len(board.islands)), np.int8),
        bridges=np.zeros((*table, len(board.lines)), np.int8),
        turns=np.full((*table, 4), -1, np.int8),
        reached=np.zeros((*table, 3), np.int8),
        points=np.zeros(table, np.int64),
        piles=np.zeros((games, ROUNDS + 1, 2), np.int8),
        clock=np.zeros((games, 2), np.int8),
        random=np.zeros((games, 1), np.uint64),
        masks=np.zeros((*table, actions_of(board)), np.int8),
        observations=np.zeros((*table, observation_size(board, seats)), np.int8),
        rewards=np.zeros(table, np.float32),
        done=np.zeros(games, np.int8),
        illegal=np.zeros(table, np.int8),
        totals=np.zeros(table, np.int64),
    )


def copy_games(games: Games) -> Games:
    """Independent copies of all arrays."""
    return Games(*(array.copy() for array in games))


@njit()
def seed_games(games: Games, seed: np.uint64) -> None:
    """Give every game a random stream of its own."""
    state = seed
    for game in range(len(games.random)):
        state = mix_seed(state + np.uint64(game))
        games.random[game, 0] = state | _ONE


@njit()
def deal_games(deck: Bytes, games: Games) -> None:
    """Begin all games anew, each with a shuffled deck."""
    for game in range(len(games.clock)):
        _deal(deck, games, game)


# Loops, not slices: numba compiles them several times faster.
@njit(inline="always")
def _fill(out: Bytes, value: int) -> None:
    for place in range(len(out)):
        out[place] = value


@njit(inline="always")
def _copy(source: Bytes, out: Bytes, at: int) -> int:
    """Copy an array to a place in another one; returns the place after it."""
    for place in range(len(source)):
        out[at + place] = source[place]
    return at + len(source)


@njit()
def _deal(deck: Bytes, games: Games, game: int) -> None:
    for seat in range(games.numbers.shape[1]):
        _fill(games.numbers[game, seat], 0)
        _fill(games.bridges[game, seat], 0)
        _fill(games.turns[game, seat], -1)
        _fill(games.reached[game, seat], 0)
        games.points[game, seat] = 0
    _fill(games.clock[game], 0)
    pile = games.piles[game]
    for card in range(len(deck)):
        _copy(deck[card], pile[card], 0)
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
    again: bool,  # noqa: FBT001  compiled code takes no keywords
) -> None:
    """Advance all games, deal anew where one has ended if `again`, and show them."""
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
        _fill(games.turns[game, seat], -1)
        islands = finished_of(tables, numbers, bridges)
        found = reached_of(tables, bridges, islands)
        for island in range(len(islands)):
            finished[seat] += islands[island]
        for category in range(3):
            if found >> category & 1 and games.reached[game, seat, category] == 0:
                games.reached[game, seat, category] = now
    for seat in range(seats):
        points = 2 * finished[seat] + _category_points(games.reached[game], seat)
        games.rewards[game, seat] = points - games.points[game, seat]
        games.points[game, seat] = points


@njit(inline="always")
def _category_points(reached: Bytes, seat: int) -> int:
    """The points of a seat's categories: by deadline alone (O2), by the race in company (V4)."""
    points = 0
    for category in range(3):
        at = reached[seat, category]
        if at == 0:
            continue
        last = np.int64(ROUNDS)
        if len(reached) == 1:
            last = _DEADLINE_ROUNDS[category]
        else:
            for other in range(len(reached)):
                if reached[other, category] > 0:
                    last = min(last, np.int64(reached[other, category]))
        points += _POINTS[category, int(at > last)]
    return points


@njit()
def show_games(tables: Tables, deck: Bytes, games: Games) -> None:
    """Write masks and observations. The card of the open round must be known."""
    islands, lines = games.numbers.shape[2], games.bridges.shape[2]
    rooms, numbers = np.empty(islands, np.int8), np.empty(islands, np.int8)
    bridges, open_lines = np.empty(lines, np.int8), np.empty(lines, np.int64)
    unseen = np.empty(CARDS, np.int8)
    for game in range(len(games.clock)):
        _count_unseen(deck, games, game, unseen)
        for seat in range(games.numbers.shape[1]):
            _copy(games.numbers[game, seat], numbers, 0)
            _copy(games.bridges[game, seat], bridges, 0)
            if 0 < games.clock[game, 0] <= ROUNDS:
                number = np.int64(games.piles[game, games.clock[game, 0] - 1, 0])
                apply_turn(numbers, bridges, number, games.turns[game, seat])
            _observe(games, game, seat, numbers, bridges, unseen)
            _mask(tables, games, game, seat, numbers, bridges, rooms, open_lines)


@njit(inline="always")
def _count_unseen(deck: Bytes, games: Games, game: int, unseen: Bytes) -> None:
    _fill(unseen, 0)
    for card in range(len(deck)):
        unseen[3 * (deck[card, 0] - 1) + deck[card, 1] - 1] += 1
    pile = games.piles[game]
    for card in range(min(int(games.clock[game, 0]), ROUNDS)):
        unseen[3 * (pile[card, 0] - 1) + pile[card, 1] - 1] -= 1


@njit(inline="always")
def _observe(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    games: Games, game: int, seat: int, numbers: Bytes, bridges: Bytes, unseen: Bytes
) -> None:
    """What a seat sees: its own sheet with the open turn, the others' of the last closed round."""
    out, now = games.observations[game, seat], games.clock[game, 0]
    seats = games.numbers.shape[1]
    out[0], out[1], out[2], out[3] = now, games.clock[game, 1], 0, 0
    if 0 < now <= ROUNDS:
        out[2], out[3] = games.piles[game, now - 1, 0], games.piles[game, now - 1, 1]
    at = _copy(numbers, out, _copy(unseen, out, PHASE))
    at = _copy(games.reached[game, seat], out, _copy(bridges, out, at))
    for distance in range(1, seats):
        other = (seat + distance) % seats
        at = _copy(games.numbers[game, other], out, at)
        at = _copy(games.bridges[game, other], out, at)
        at = _copy(games.reached[game, other], out, at)


@njit()
def _mask(  # noqa: C901, PLR0912, PLR0913, PLR0917  likewise; one branch per kind of step
    tables: Tables,
    games: Games,
    game: int,
    seat: int,
    numbers: Bytes,
    bridges: Bytes,
    rooms: Bytes,
    open_lines: Numbers,
) -> None:
    """Mark the actions allowed to a seat; its open turn is on the sheet already."""
    mask, islands = games.masks[game, seat], len(numbers)
    now, step = games.clock[game, 0], games.clock[game, 1]
    _fill(mask, 0)
    if now > ROUNDS:
        return
    if now == 0:
        for island in range(islands):
            if tables.flags[island] == 0:
                mask[island] = mask[islands + island] = 1
        return
    number, count = games.piles[game, now - 1, 0], games.piles[game, now - 1, 1]
    turn = games.turns[game, seat]
    degrees = degrees_of(tables, bridges)
    if step == 0:
        mask[3 * islands] = 1
        for island in range(islands):
            if numbers[island] == 0 and degrees[island] <= number:
                mask[2 * islands + island] = degrees[island] > 0 or tables.flags[island] == 0
        return
    if step == 1:
        mask[len(mask) - 1] = 1
    elif turn[1] < 0:
        mask[len(mask) - 1] = 1
        return
    for island in range(islands):
        limit = numbers[island] if numbers[island] > 0 else _UNNUMBERED
        rooms[island] = limit - degrees[island]
    free, first = free_lines(tables, bridges), 0
    if step > 1:
        first = turn[step - 1]
    size = 0
    for line in range(first, len(bridges)):
        here, there = tables.ends[line, 0], tables.ends[line, 1]
        if not free >> np.uint64(line) & _ONE or rooms[here] <= 0 or rooms[there] <= 0:
            continue
        if numbers[here] > 0 or numbers[there] > 0:
            open_lines[size] = line
            size += 1
    left = count - step
    for place in range(size):
        if left == 0 or _draws_on(tables, bridges, rooms, open_lines, size, place, left):
            mask[3 * islands + 1 + open_lines[place]] = 1


@njit(inline="always")
def _is_open(tables: Tables, bridges: Bytes, rooms: Bytes, line: int, drawn: int) -> bool:
    """Whether a line can take a bridge after one was drawn on another, or on the same one."""
    if bridges[line] >= _FULL or tables.crossed[drawn] >> np.uint64(line) & _ONE:
        return False
    return rooms[tables.ends[line, 0]] > 0 and rooms[tables.ends[line, 1]] > 0


@njit(inline="always")
def _draw(tables: Tables, bridges: Bytes, rooms: Bytes, line: int, amount: int) -> None:
    """Draw a bridge, or erase it with an amount of -1."""
    bridges[line] += amount
    rooms[tables.ends[line, 0]] -= amount
    rooms[tables.ends[line, 1]] -= amount


@njit()
def _draws_on(  # noqa: PLR0913, PLR0917  compiled code takes arrays, not objects
    tables: Tables,
    bridges: Bytes,
    rooms: Bytes,
    lines: Numbers,
    size: int,
    place: int,
    left: int,
) -> bool:
    """Whether one or two more bridges can follow on this line or a later one."""
    one, found = lines[place], False
    _draw(tables, bridges, rooms, one, 1)
    for second in range(place, size):
        two = lines[second]
        if not _is_open(tables, bridges, rooms, two, one):
            continue
        if left == 1:
            found = True
            break
        _draw(tables, bridges, rooms, two, 1)
        for third in range(second, size):
            three = lines[third]
            crossed = tables.crossed[one] >> np.uint64(three) & _ONE
            if not crossed and _is_open(tables, bridges, rooms, three, two):
                found = True
                break
        _draw(tables, bridges, rooms, two, -1)
        if found:
            break
    _draw(tables, bridges, rooms, one, -1)
    return found


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
