"""The highest total by exhaustive search over all legal turns: slow, but simple."""

from functools import cache

from hashi import Sheet, legal_turns
from hashi.rules import CATEGORIES, Category
from hashi.rules.score import VALUES
from hashi.rules.sheet import START_NUMBERS
from hashi.solver import Question

Rounds = tuple[int | None, ...]  # when each category was reached


def brute(question: Question) -> int:
    """The highest total; only for a handful of islands and cards."""
    best = cache(lambda sheet, reached, played: _best(question, sheet, reached, played, best))
    if question.sheet is not None:
        before = dict.fromkeys(question.sheet.reached, question.first_round - 1)
        before.update(question.reached)
        return int(best(question.sheet, tuple(map(before.get, CATEGORIES)), 0))
    reached = (None,) * len(CATEGORIES)
    blank = Sheet.blank(question.board)
    if question.start is not None:
        return int(best(blank.start(question.start.island, question.start.number), reached, 0))
    plain = [island.at for island in question.board.islands if island.flag is None]
    sheets = [blank.start(at, number) for at in plain for number in START_NUMBERS]
    return max(int(best(sheet, reached, 0)) for sheet in sheets)


def _best(question: Question, sheet: Sheet, reached: Rounds, played: int, best) -> int:  # type: ignore[no-untyped-def]  # noqa: ANN001  itself, remembered
    if played == len(question.cards):
        return 2 * len(sheet.finished) + sum(
            _worth(question, category, at)
            for category, at in zip(CATEGORIES, reached, strict=True)
            if at is not None
        )
    after = set()
    for turn in legal_turns(sheet, question.cards[played]):
        then = sheet.with_turn(turn)
        number = question.first_round + played
        rounds = tuple(
            at if at is not None or category not in then.reached else number
            for category, at in zip(CATEGORIES, reached, strict=True)
        )
        after.add((then, rounds))
    return max(int(best(then, rounds, played + 1)) for then, rounds in after)


def _worth(question: Question, category: Category, at: int) -> int:
    return VALUES[category][at > question.deadlines[category]]
