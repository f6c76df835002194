"""The game, pure: standard library only, no I/O, clock, randomness or JSON."""

from hashi.rules.board import Board, BoardError, Flag, Island, Problem
from hashi.rules.card import Card
from hashi.rules.draft import Possible, possible
from hashi.rules.game import Announcement, Game, Kind, Start
from hashi.rules.honour import Mistake
from hashi.rules.judge import refusal
from hashi.rules.legal import legal_turns, placements
from hashi.rules.log import FoundMistake, Log, Notice
from hashi.rules.notation import NotationError
from hashi.rules.rebuild import Rebuild
from hashi.rules.refusal import Refusal, Refused
from hashi.rules.score import DEADLINES, ROUNDS, VALUES, Outcome, Score, rank
from hashi.rules.sheet import CATEGORIES, START_NUMBERS, Category, Sheet
from hashi.rules.turn import Turn

__all__ = [
    "CATEGORIES",
    "DEADLINES",
    "ROUNDS",
    "START_NUMBERS",
    "VALUES",
    "Announcement",
    "Board",
    "BoardError",
    "Card",
    "Category",
    "Flag",
    "FoundMistake",
    "Game",
    "Island",
    "Kind",
    "Log",
    "Mistake",
    "NotationError",
    "Notice",
    "Outcome",
    "Possible",
    "Problem",
    "Rebuild",
    "Refusal",
    "Refused",
    "Score",
    "Sheet",
    "Start",
    "Turn",
    "legal_turns",
    "placements",
    "possible",
    "rank",
    "refusal",
]
