"""What the categories are worth: alone by their deadlines, in company by the race for each."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from hashi.bots.value.choice import Stakes
from hashi.rules import CATEGORIES
from hashi.rules.score import DEADLINES, ROUNDS, VALUES

__all__ = ["Chances", "alone", "race"]

Chances = npt.NDArray[np.float64]  # (3, rounds + 1): that a category is reached by each round

_FIRST = (
    VALUES["red"][0] - VALUES["red"][1]
)  # the bonus for being first, the same for all categories


def _points(first: Chances) -> npt.NDArray[np.float32]:
    later = np.array([VALUES[category][1] for category in CATEGORIES])[:, None]
    return (later + _FIRST * first).astype(np.float32)


def alone() -> Stakes:
    """The higher values until their deadlines (O2)."""
    first = np.array(
        [
            [float(number <= DEADLINES[category]) for number in range(ROUNDS + 1)]
            for category in CATEGORIES
        ]
    )
    return Stakes(True, _points(first), np.zeros((3, ROUNDS + 1), np.float32))  # noqa: FBT003  compiled code takes no names


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
    return Stakes(False, _points(worth), points)  # noqa: FBT003  likewise
