"""Bots by name: a level, `LEVEL:solo`, or a plugin as `module:Class` or by its name.

`LEVEL:solo` plays in company as it would alone; the arena can compare the two.
"""

import math

from hashi.bots import LEVELS, Bot, bot_of
from hashi.bots.plugin import BotNotFound, load, names, plugin_bot
from hashi.cli.error import CommandError, quoted
from hashi.locale import Texts

__all__ = ["bot_named", "is_level", "known_bot", "turn_seconds"]

_SOLO = ":solo"


def is_level(name: str) -> bool:
    """Whether this is a bot of ours, and not a plugin."""
    return name.removesuffix(_SOLO) in LEVELS


def known_bot(name: str, texts: Texts) -> str:
    """The normalised name of a bot; fails with a sentence that says what there is instead."""
    stripped = name.strip()
    if is_level(stripped.lower()):
        return stripped.lower()
    try:
        load(stripped)
    except BotNotFound as error:
        if ":" in stripped or stripped in names():
            sentence = texts("error-bot-broken", bot=quoted(name), reason=quoted(str(error)))
        else:
            known = ", ".join([*LEVELS, *names(), "module:Class"])
            sentence = texts("error-bot", bot=quoted(name), bots=known)
        raise CommandError(sentence) from error
    return stripped


def bot_named(name: str, seed: str, seconds: float = math.inf) -> Bot:
    """The bot with a known name; equal seeds give equal bots unless a time limit cuts in."""
    if not is_level(name):
        return plugin_bot(name, seed, seconds)
    level = next(level for level in LEVELS if level == name.removesuffix(_SOLO))
    return bot_of(level, seed, race=not name.endswith(_SOLO), seconds=seconds)


def turn_seconds(seconds: float | None, texts: Texts) -> float:
    """The time limit per turn; infinite if none was given."""
    if seconds is None:
        return math.inf
    if not seconds > 0:
        raise CommandError(texts("error-seconds"))
    return seconds
