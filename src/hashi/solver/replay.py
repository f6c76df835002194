"""Replay a solution through the rules: the only source of an answer's points.

Knows nothing about how the solution was found.
"""

from collections.abc import Sequence

from hashi.rules import Category, Sheet, Start, Turn
from hashi.rules.score import PER_ISLAND, VALUES
from hashi.solver.question import Question

__all__ = ["first_sheet", "reached_before", "replay", "start_is_free", "worth"]


def start_is_free(question: Question) -> bool:
    """Whether the start may be chosen (S2)."""
    plain = any(island.flag is None for island in question.board.islands)
    return question.sheet is None and question.start is None and plain


def first_sheet(question: Question, start: Start | None = None) -> Sheet:
    """The sheet before the first card; `start` is used only if the question leaves it free."""
    if question.sheet is not None:
        return question.sheet
    sheet = Sheet.blank(question.board)
    start = question.start or start
    return sheet if start is None else sheet.start(start.island, start.number)


def reached_before(question: Question) -> dict[Category, int]:
    """The round in which each category was reached before the first card."""
    before = dict.fromkeys(first_sheet(question).reached, question.first_round - 1)
    return {**before, **question.reached}


def worth(question: Question, category: Category, at: int) -> int:
    """The points of a category reached in a round; without a deadline always the higher (V4)."""
    return VALUES[category][at > question.deadlines.get(category, at)]


def replay(question: Question, start: Start | None, turns: Sequence[Turn]) -> int:
    """The final total of these turns; raises Refused if one is illegal."""
    sheet = first_sheet(question, start)
    reached = reached_before(question)
    for number, (card, turn) in enumerate(
        zip(question.cards, turns, strict=True), question.first_round
    ):
        sheet = sheet.after(card, turn)
        for category in sheet.reached:
            reached.setdefault(category, number)
    return PER_ISLAND * len(sheet.finished) + sum(
        worth(question, category, at) for category, at in reached.items()
    )
