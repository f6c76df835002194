"""What the categories are worth: alone by their deadlines, in company by the race for each."""

from collections.abc import Mapping, Sequence
from typing import Literal

import numpy as np
import numpy.typing as npt

from hashi.bots.value.choice import Stakes
from hashi.bots.value.network import ALONE, BLUE, BOTH, RED, SHARED, Floats
from hashi.kernel.tables import FLAG_CODES
from hashi.rules import CATEGORIES
from hashi.rules.score import DEADLINES, PER_ISLAND, ROUNDS, VALUES

__all__ = ["Chances", "Lesson", "alone", "lessons", "race"]

Chances = npt.NDArray[np.float64]  # (3, rounds + 1): that a category is reached by each round

_FIRST = (
    VALUES["red"][0] - VALUES["red"][1]
)  # the bonus for being first, the same for all categories


# What training adds for a flagged island finished in time, and for all of its colour.
_ISLAND_BONUS, _COLOUR_BONUS = 3.0, 6.0
_LESSONS = {ALONE: (), BLUE: ("blue",), RED: ("red",), BOTH: ("red", "blue")}

# What training teaches: four goals at once, or one, the points with a bonus for blue that fades, or
# just the points.
Lesson = Literal["all", "blue", "none"]


def _points(first: Chances) -> Floats:
    later = np.array([VALUES[category][1] for category in CATEGORIES])[:, None]
    return (later + _FIRST * first).astype(np.float32)


def _in_time() -> Chances:
    """1 for every category and round up to its deadline, else 0."""
    rounds = range(ROUNDS + 1)
    return np.array([[float(r <= DEADLINES[category]) for r in rounds] for category in CATEGORIES])


def _stakes(head: int, worth: Floats, race: Floats) -> Stakes:
    islands = np.full((1, 3, ROUNDS + 1), PER_ISLAND, np.float32)
    return Stakes(np.array([head]), islands, worth[None], race)


def alone() -> Stakes:
    """The higher values until their deadlines (O2)."""
    return _stakes(ALONE, _points(_in_time()), np.zeros((3, ROUNDS + 1), np.float32))


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


def _with_bonuses(goals: Mapping[int, Sequence[str]], scale: float) -> Stakes:
    """For each head the colours that it gets a bonus for."""
    true = alone()
    islands = np.repeat(true.islands, len(goals), axis=0)
    worth = np.repeat(true.worth, len(goals), axis=0)
    for goal, colours in enumerate(goals.values()):
        for colour in colours:
            in_time = np.float32(scale) * _in_time()[CATEGORIES.index(colour)].astype(np.float32)
            islands[goal, FLAG_CODES[colour]] += np.float32(_ISLAND_BONUS) * in_time
            worth[goal, CATEGORIES.index(colour)] += np.float32(_COLOUR_BONUS) * in_time
    return Stakes(np.array(list(goals)), islands, worth, true.race)


def race(others: Sequence[Chances], denial: float) -> Stakes:
    """The higher values for whoever is first (V4), given the chances of the others.

    Being first is worth its bonus plus, weighted by `denial`, what the others lose by it.
    """
    # The probability that nobody else has reached it in an earlier round.
    free = np.ones((3, ROUNDS + 2))
    for chances in others:
        free[:, 1:] *= 1 - chances
    worth = free[:, : ROUNDS + 1].copy()
    for chances in others:
        later = chances[:, -1:] - chances
        worth += denial / len(others) * later
    gain = worth - np.concatenate([worth[:, 1:], np.zeros((3, 1))], axis=1)
    # A category's worth falls with every round, so having it by a round is worth the difference.
    points = (_FIRST * np.maximum(gain, 0)).astype(np.float32)
    return _stakes(SHARED, _points(worth), points)
