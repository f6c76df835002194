"""How a sheet can end: how many islands finished, and which categories by when.

A total can be reached by a few goals, and a single goal is a much tighter problem than a total.
Goals mean "at least": reaching one implies reaching every easier one.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from hashi.rules import CATEGORIES, Category, Sheet
from hashi.rules.board import FLAGS
from hashi.rules.score import PER_ISLAND, VALUES
from hashi.solver.question import Question
from hashi.solver.replay import first_sheet, reached_before, start_is_free, worth

__all__ = ["SIX", "Goal", "goals"]

SIX = 6  # V3


@dataclass(frozen=True, slots=True)
class Goal:
    """At least `finished` islands, and the card by which each required category is `due`.

    Cards are counted from 1, the first of the question. `points` is the total of the goal.
    """

    points: int
    finished: int
    due: Mapping[Category, int]

    def implies(self, other: "Goal") -> bool:
        """Whether reaching this goal implies reaching the other."""
        return self.finished >= other.finished and all(
            category in self.due and self.due[category] <= last
            for category, last in other.due.items()
        )


def goals(question: Question) -> tuple[Goal, ...]:
    """Every goal that may be possible, highest total first.

    The last one requires nothing new, so it can always be reached.
    """
    sheet = first_sheet(question)
    reached = reached_before(question)
    sure = sum(worth(question, category, at) for category, at in reached.items())
    choices = [_choices(question, sheet, category) for category in CATEGORIES]
    found = []
    for chosen in product(*choices):
        pairs = zip(CATEGORIES, chosen, strict=True)
        due = {category: last for category, (_, last) in pairs if last is not None}
        points = sure + sum(value for value, _ in chosen)
        found += [
            Goal(points + PER_ISLAND * finished, finished, due)
            for finished in _counts(question, sheet, due)
        ]
    return tuple(sorted(found, key=lambda goal: (-goal.points, -goal.finished)))


def _choices(question: Question, sheet: Sheet, category: Category) -> list[tuple[int, int | None]]:
    """The possible outcomes of a category, as points and last card; not reaching it comes first."""
    last = len(question.cards)
    found: list[tuple[int, int | None]] = [(0, None)]
    if category in reached_before(question) or not last or not _possible(sheet, category):
        return found
    high, low = VALUES[category]
    until = question.deadlines.get(category, question.first_round + last) - question.first_round + 1
    if until < last:
        found.append((low, last))
    if until > 0:
        found.append((high, min(until, last)))
    return found


def _possible(sheet: Sheet, category: Category) -> bool:
    """Whether enough islands for a category are not crossed out."""
    if category == "six":
        return _finishable(sheet) >= SIX
    flagged = sheet.board.flagged[category]
    return bool(flagged) and not flagged & sheet.crossed


def _finishable(sheet: Sheet) -> int:
    """How many islands are not crossed out (M3)."""
    return len(sheet.board.islands) - len(sheet.crossed_out)


def _counts(question: Question, sheet: Sheet, due: Mapping[Category, int]) -> Iterator[int]:
    """The possible numbers of finished islands, given the categories.

    A flag colour that is not required has an unfinished island, unless it was reached before.
    """
    written = sum(1 for at in sheet.written if at not in sheet.crossed_out)
    left, flagged = 0, 0
    for flag in FLAGS:
        if flag in due:
            flagged |= sheet.board.flagged[flag]
        elif flag not in reached_before(question) and _possible(sheet, flag):
            left += 1
    least = max(len(sheet.finished), flagged.bit_count(), SIX if "six" in due else 0)
    numbers = written + len(question.cards) + start_is_free(question)
    most = min(_finishable(sheet) - left, numbers)
    yield from range(least, most + 1)
