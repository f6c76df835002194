"""Points: what each category is worth, first or later, alone or in company (V1 to V7, O1 to O3).

Works on the rounds in which each seat reached each category. How a sheet reaches one is up to
the sheet.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hashi.rules.sheet import CATEGORIES, Category

__all__ = [
    "DEADLINES",
    "PILES",
    "RANKS",
    "ROUNDS",
    "VALUES",
    "Outcome",
    "Reached",
    "Rounds",
    "Score",
    "party_scores",
    "rank",
    "score_of",
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

Rounds = Mapping[Category, int]  # the round in which each category was reached, if it was


@dataclass(frozen=True, slots=True)
class Reached:
    """A category that was reached: in which round, and what it is worth."""

    round: int
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's points: `finished` islands, and the categories it `reached`."""

    finished: int = 0
    reached: Mapping[Category, Reached] = field(default_factory=dict)

    @property
    def islands(self) -> int:
        """The points for finished islands (V6)."""
        return PER_ISLAND * self.finished

    @property
    def total(self) -> int:
        """All points together."""
        return self.islands + sum(one.points for one in self.reached.values())

    @property
    def rounds(self) -> dict[Category, int]:
        """The rounds in which categories were reached."""
        return {category: one.round for category, one in self.reached.items()}

    def points(self, category: Category) -> int:
        """The points of a category, 0 if it was not reached."""
        return self.reached[category].points if category in self.reached else 0

    def round_of(self, category: Category) -> int | None:
        """The round in which a category was reached."""
        return self.reached[category].round if category in self.reached else None

    def before(self, round: int) -> "Score":  # noqa: A002  the game's own word
        """The categories alone, without those reached in this round or later."""
        return Score(0, {c: one for c, one in self.reached.items() if one.round < round})


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: every seat's total, the winning seats (V7) and, alone, the rank (O3)."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rank: str | None = None


def score_of(finished: int, rounds: Rounds, until: Rounds) -> Score:
    """A score with the higher values `until` these rounds; where there is none, always."""
    return Score(
        finished,
        {
            category: Reached(at, VALUES[category][at > until.get(category, at)])
            for category in CATEGORIES
            if (at := rounds.get(category)) is not None
        },
    )


def solo_score(finished: int, rounds: Rounds) -> Score:
    """The score of a player alone: the higher values until their deadlines (O2)."""
    return score_of(finished, rounds, DEADLINES)


def party_scores(finished: Sequence[int], rounds: Sequence[Rounds]) -> tuple[Score, ...]:
    """The scores of several seats: the higher values for the earliest round only (V4)."""
    earliest = {
        category: min((reached[category] for reached in rounds if category in reached), default=0)
        for category in CATEGORIES
    }
    pairs = zip(finished, rounds, strict=True)
    return tuple(score_of(count, reached, earliest) for count, reached in pairs)


def rank(total: int) -> str:
    """The rank of a solo total (O3)."""
    return next(name for least, name in reversed(RANKS) if total >= least)
