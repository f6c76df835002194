"""Points: what each category is worth, first or later, alone or in company (V1 to V7, O1 to O3).

Works on the rounds in which each seat reached each category. How a sheet reaches one is up to
the sheet.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hashi.rules.sheet import CATEGORIES, Category

__all__ = [
    "DEADLINES",
    "PILES",
    "RANKS",
    "ROUNDS",
    "VALUES",
    "Outcome",
    "Reached",
    "Score",
    "party_scores",
    "rank",
    "solo_score",
]

ROUNDS = 17
PER_ISLAND = 2
VALUES: Mapping[Category, tuple[int, int]] = {"red": (9, 5), "blue": (7, 3), "six": (8, 4)}

PILES = (7, 5, 5)
DEADLINES: Mapping[Category, int] = {"red": 12, "blue": 7, "six": 12}

# The lowest total of each rank; 53, 55, 57 and 59 cannot occur (O3).
RANKS = (
    (0, "minion"),
    (41, "dogsbody"),
    (43, "bamboo-binder"),
    (45, "screw-tightener"),
    (47, "concrete-pourer"),
    (49, "project-manager"),
    (51, "master-bridge-builder"),
    (52, "professional-planner"),
    (54, "statics-expert"),
    (56, "ace-architect"),
    (58, "construction-genius"),
    (60, "island-god"),
)

Reached = Mapping[Category, int]  # the round in which each category was reached, if it was


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's points: `finished` islands, the points and the round of each category.

    A category not reached is worth 0 and has no round.
    """

    finished: int = 0
    red: int = 0
    blue: int = 0
    six: int = 0
    red_round: int | None = None
    blue_round: int | None = None
    six_round: int | None = None

    @property
    def islands(self) -> int:
        """The points for finished islands (V6)."""
        return PER_ISLAND * self.finished

    @property
    def total(self) -> int:
        """All points together."""
        return self.islands + self.red + self.blue + self.six

    def points(self, category: Category) -> int:
        """The points of a category."""
        return {"red": self.red, "blue": self.blue, "six": self.six}[category]

    def round_of(self, category: Category) -> int | None:
        """The round in which a category was reached."""
        return {"red": self.red_round, "blue": self.blue_round, "six": self.six_round}[category]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: every seat's total, the winning seats (V7) and, alone, the rank (O3)."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rank: str | None = None


def solo_score(finished: int, reached: Reached) -> Score:
    """The score of a player alone: the higher values until their deadlines (O2)."""
    return _score(finished, reached, DEADLINES)


def party_scores(finished: Sequence[int], reached: Sequence[Reached]) -> tuple[Score, ...]:
    """The scores of several seats: the higher values for the earliest round only (V4)."""
    earliest = {
        category: min((rounds[category] for rounds in reached if category in rounds), default=0)
        for category in CATEGORIES
    }
    pairs = zip(finished, reached, strict=True)
    return tuple(_score(count, rounds, earliest) for count, rounds in pairs)


def rank(total: int) -> str:
    """The rank of a solo total (O3)."""
    return next(name for least, name in reversed(RANKS) if total >= least)


def _score(finished: int, reached: Reached, last_high_round: Reached) -> Score:
    worth = {
        category: VALUES[category][at > last_high_round[category]]
        for category, at in reached.items()
    }
    return Score(
        finished,
        *(worth.get(category, 0) for category in CATEGORIES),
        *(reached.get(category) for category in CATEGORIES),
    )
