"""Bots by the names that people type."""

from typing import get_args

from hashi.bots import LEVELS, Bot, Level, bot_of
from hashi.cli.failure import Failure, quoted
from hashi.locale import Texts

__all__ = ["bot_named", "checked"]


def checked(name: str, texts: Texts) -> str:
    """The name of a bot, if there is such a bot; else a sentence with those there are."""
    found = name.strip().lower()
    if found not in LEVELS:
        raise Failure(texts("error-bot", bot=quoted(name), bots=", ".join(LEVELS)))
    return found


def bot_named(name: str, seed: str) -> Bot:
    """The bot of a checked name; equal seeds give equal bots."""
    level: Level = next(level for level in get_args(Level) if level == name)
    return bot_of(level, seed)
