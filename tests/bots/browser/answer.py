"""What bots and coach come to on given positions, by whatever compiles here."""

import math
from dataclasses import dataclass

from hashi.bots import LEVELS, Sight, bot_of
from hashi.coach import Advice
from hashi.rules import Board, Start, Turn

__all__ = ["Answer", "Question", "answer"]


@dataclass(frozen=True)
class Question:
    """A position, and what to ask about it: a start, or hints and turns of some levels."""

    sight: Sight
    levels: tuple[int, ...] = ()
    hint: bool = False
    start: bool = False

    @property
    def board(self) -> Board:
        """Its board."""
        return self.sight.own.board


@dataclass(frozen=True)
class Answer:
    """The expected points of all turns, and of the sheet; and what was asked for."""

    points: list[float]
    expected: float
    turns: tuple[Turn, ...]
    advice: Advice | None
    start: Start | None


def answer(question: Question) -> Answer:
    """The answer, by whatever compiles here."""
    from hashi.bots.foresight import stakes_for  # noqa: PLC0415  what is compiled comes later
    from hashi.bots.value import value_for  # noqa: PLC0415
    from hashi.coach import judgement  # noqa: PLC0415

    judgement._SECONDS = math.inf
    sight, seats = question.sight, len(question.sight.sheets)
    value = value_for(question.board, multiplayer=seats > 1)
    stakes = stakes_for(value, sight, 0.5)
    prospects = value.prospects(sight, stakes)
    bots = {level: bot_of(LEVELS[level], "browser", seconds=math.inf) for level in question.levels}
    return Answer(
        prospects.points.tolist(),
        value.expected_points(sight.own, sight.deck, sight.seen[:-1], stakes),
        tuple(bot.turn(sight) for bot in bots.values()),
        judgement.advise(sight) if question.hint else None,
        bot_of(LEVELS[1], "browser").start(question.board, seats) if question.start else None,
    )
