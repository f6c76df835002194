"""The five levels, named by the rank titles (O3): from a pleasant opponent to the strongest."""

from typing import Literal, get_args

from hashi.bots.greedy import Greedy
from hashi.bots.protocol import Bot

__all__ = ["DEFAULT_LEVEL", "LEVELS", "Level", "bot_of"]

Level = Literal["minion", "screw-tightener", "project-manager", "statics-expert", "island-god"]
LEVELS: tuple[Level, ...] = get_args(Level)
DEFAULT_LEVEL: Level = "project-manager"


def bot_of(level: Level, seed: str) -> Bot:
    """A bot of a level; equal seeds give equal bots."""
    return Greedy(f"{level} {seed}")
