"""Bots: one module per strategy, all implementing one protocol.

A bot gets a `Sight`, which holds what a player at that seat sees and nothing else. This package
imports neither numba nor numpy; bots that need them load them on their first turn.
"""

from hashi.bots.compilation import compile_all
from hashi.bots.greedy import Greedy
from hashi.bots.level import DEFAULT_LEVEL, LEVELS, Level, bot_of, warm
from hashi.bots.match import play_game
from hashi.bots.protocol import Bot, Sight

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "Bot",
    "Greedy",
    "Level",
    "Sight",
    "bot_of",
    "compile_all",
    "play_game",
    "warm",
]
