"""What the categories are worth: alone by their deadlines, in company by the race for each."""

from collections.abc import Mapping, Sequence
from math import prod
from typing import Literal

import numpy as np

from hashi.bots.value.choice import Stakes
from hashi.bots.value.network import ALONE, BLUE, BOTH, RACE, RED, SHARED
from hashi.kernel.tables import FLAG_CODES, FLAG_KINDS
from hashi.rules import CATEGORIES, Flag
from hashi.rules.score import DEADLINES, PER_ISLAND, ROUNDS, VALUES

__all__ = ["DENIAL", "Chances", "Lesson", "lessons", "own_points", "race", "solo_stakes"]

Chances = Sequence[Sequence[float]]  # of each category, to be reached by each round, 0 included

# The bonus for being first, or in time.
_FIRST = {category: high - low for category, (high, low) in VALUES.items()}
DENIAL = 0.5  # weight of what the others lose, relative to one's own gain

# What training adds for a flagged island finished in time, and for all of its colour.
_ISLAND_BONUS, _COLOUR_BONUS = 3.0, 6.0
_LESSONS: Mapping[int, tuple[Flag, ...]] = {
    ALONE: (),
    BLUE: ("blue",),
    RED: ("red",),
    BOTH: ("red", "blue"),
}

# What training teaches: four goals at once, or one, the points with a bonus for blue that fades, or
# just the points; or the race in company.
Lesson = Literal["all", "blue", "none", "multiplayer"]


def _points(first: Chances) -> Chances:
    return [
        [VALUES[category][1] + _FIRST[category] * one for one in row]
        for category, row in zip(CATEGORIES, first, strict=True)
    ]


def _in_time() -> Chances:
    """1 for every category and round up to its deadline, else 0."""
    rounds = range(ROUNDS + 1)
    return [[float(r <= DEADLINES[category]) for r in rounds] for category in CATEGORIES]


def _stakes(head: int, first: Chances, race: Chances) -> Stakes:
    return Stakes(
        np.array([head], np.int64),
        np.full((1, FLAG_KINDS, ROUNDS + 1), PER_ISLAND, np.float32),
        np.array([_points(first)], np.float32),
        np.array(race, np.float32),
    )


def solo_stakes() -> Stakes:
    """The higher values until their deadlines (O2)."""
    return _stakes(ALONE, _in_time(), [[0.0] * (ROUNDS + 1)] * len(CATEGORIES))


def lessons(lesson: Lesson = "all", scale: float = 1.0) -> Stakes:
    """What training plays for: by default the points of a player alone, and with three bonuses.

    Blue in time is worth more than it costs, but self-play never finds that out: it needs three
    flagged islands by the seventh card. With a bonus for each it does, and what it learns about
    such sheets makes blue attractive without the bonus, too. Red is the same where blue is easier.
    With another lesson there is one goal, the points of a player alone, to which a share of the
    bonus for blue is added.
    """
    if lesson == "all":
        return _with_bonuses(_LESSONS, scale)
    return _with_bonuses({ALONE: _LESSONS[BLUE] if lesson == "blue" else ()}, scale)


def _with_bonuses(goals: Mapping[int, Sequence[Flag]], scale: float) -> Stakes:
    """For each head the colours that it gets a bonus for."""
    true = solo_stakes()
    islands = np.repeat(true.islands, len(goals), axis=0)
    worth = np.repeat(true.worth, len(goals), axis=0)
    for goal, colours in enumerate(goals.values()):
        for colour in colours:
            in_time = np.float32(scale) * np.array(_in_time()[CATEGORIES.index(colour)], np.float32)
            islands[goal, FLAG_CODES[colour]] += np.float32(_ISLAND_BONUS) * in_time
            worth[goal, CATEGORIES.index(colour)] += np.float32(_COLOUR_BONUS) * in_time
    return Stakes(np.array(list(goals)), islands, worth, true.race)


def own_points() -> Stakes:
    """The stakes of a seat's own points, for a value trained in company; no other seat is ahead."""
    return race([[[0.0] * (ROUNDS + 1)] * len(CATEGORIES)], 0.0, learned=True)


def race(others: Sequence[Chances], denial: float, *, learned: bool = False) -> Stakes:
    """The higher values for the first seat to reach them (V4), given the chances of the others.

    Being first is worth its bonus plus, weighted by `denial`, what the others lose by it. A value
    trained in company has `learned` that for what is to come.
    """
    worth, points = [], []
    for place, category in enumerate(CATEGORIES):
        rows = [chances[place] for chances in others]
        first = [_first_worth(rows, number, denial) for number in range(ROUNDS + 1)]
        # A category's worth falls with every round: having it by a round is worth the difference.
        gains = [now - later for now, later in zip(first, [*first[1:], 0.0], strict=True)]
        worth.append(first)
        points.append([0.0 if learned else _FIRST[category] * max(gain, 0.0) for gain in gains])
    return _stakes(RACE if learned and denial else SHARED, worth, points)


def _first_worth(others: Sequence[Sequence[float]], number: int, denial: float) -> float:
    """What being first in a round is worth, as a share of the bonus."""
    # The probability that no other seat has reached it in an earlier round.
    worth = prod(1 - row[number - 1] for row in others) if number else 1.0
    for seat, row in enumerate(others):
        rest = [*others[:seat], *others[seat + 1 :]]
        unreached = prod(1 - other[number] for other in rest)
        worth += denial / len(others) * (row[-1] - row[number]) * unreached
    return worth
