"""Bots by the names that people type: a level, or `LEVEL:solo` for one that does not race.

Such a bot plays in company as it would alone; the two can be set against each other.
"""

import math

from hashi.bots import LEVELS, Bot, bot_of
from hashi.cli.failure import Failure, quoted
from hashi.locale import Texts

__all__ = ["bot_named", "checked", "thinking"]

_SOLO = ":solo"


def checked(name: str, texts: Texts) -> str:
    """The name of a bot, if there is such a bot; else a sentence with those there are."""
    found = name.strip().lower()
    if found.removesuffix(_SOLO) not in LEVELS:
        raise Failure(texts("error-bot", bot=quoted(name), bots=", ".join(LEVELS)))
    return found


def bot_named(name: str, seed: str, seconds: float = math.inf) -> Bot:
    """The bot of a checked name; equal seeds give equal bots unless a clock cuts them short."""
    level = next(level for level in LEVELS if level == name.removesuffix(_SOLO))
    return bot_of(level, seed, race=not name.endswith(_SOLO), seconds=seconds)


def thinking(seconds: float | None, texts: Texts) -> float:
    """How long a bot may think about a turn: without an end unless somebody set one."""
    if seconds is None:
        return math.inf
    if not seconds > 0:
        raise Failure(texts("error-seconds"))
    return seconds
