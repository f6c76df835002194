"""Bots by name: a level, or `LEVEL:solo` for a bot that ignores the race with the other seats.

Such a bot plays in company as it would alone; the arena can compare the two.
"""

import math

from hashi.bots import LEVELS, Bot, bot_of
from hashi.cli.error import CommandError, quoted
from hashi.locale import Texts

__all__ = ["bot_named", "known_bot", "turn_seconds"]

_SOLO = ":solo"


def known_bot(name: str, texts: Texts) -> str:
    """The normalised name of a bot; fails with a sentence that lists the levels if unknown."""
    found = name.strip().lower()
    if found.removesuffix(_SOLO) not in LEVELS:
        raise CommandError(texts("error-bot", bot=quoted(name), bots=", ".join(LEVELS)))
    return found


def bot_named(name: str, seed: str, seconds: float = math.inf) -> Bot:
    """The bot with a known name; equal seeds give equal bots unless a time limit cuts in."""
    level = next(level for level in LEVELS if level == name.removesuffix(_SOLO))
    return bot_of(level, seed, race=not name.endswith(_SOLO), seconds=seconds)


def turn_seconds(seconds: float | None, texts: Texts) -> float:
    """The time limit per turn; infinite if none was given."""
    if seconds is None:
        return math.inf
    if not seconds > 0:
        raise CommandError(texts("error-seconds"))
    return seconds
