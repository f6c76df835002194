"""HASHI, the flip-and-write board game: rules, boards, records and fair deals.

>>> import hashi
>>> sheet = hashi.Sheet.blank(hashi.board("A")).start("c4", 4)
>>> hashi.refusal(sheet, hashi.Card(5, 3), hashi.Turn.parse("5@c2 c2-c4 c4-e4*2"))
"""

from hashi.boards import board, deck
from hashi.rules import (
    CATEGORIES,
    DEADLINES,
    ROUNDS,
    START_NUMBERS,
    VALUES,
    Board,
    BoardError,
    Card,
    Game,
    NotationError,
    Outcome,
    Refusal,
    Refused,
    Score,
    Sheet,
    Start,
    Turn,
    legal_turns,
    possible,
    rank,
    refusal,
)

__version__ = "0.2.0"

__all__ = [
    "CATEGORIES",
    "DEADLINES",
    "ROUNDS",
    "START_NUMBERS",
    "VALUES",
    "Board",
    "BoardError",
    "Card",
    "Game",
    "NotationError",
    "Outcome",
    "Refusal",
    "Refused",
    "Score",
    "Sheet",
    "Start",
    "Turn",
    "board",
    "deck",
    "legal_turns",
    "possible",
    "rank",
    "refusal",
]
