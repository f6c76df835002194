"""The levels of bots, weakest first, and how many points each reaches.

A level has the name of the rank (O3) that it reaches on average over both sides; the apprentice,
for first games, is below the ranks that anybody aims for and has a name of its own. This is the
one place with their points: page, commands and docs show these figures, and a test compares them.
"""

from typing import Annotated, Literal, get_args

from msgspec import Meta

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "LEVEL_POINTS",
    "BotName",
    "Level",
    "level_of",
    "plugin_bot_of",
]

Level = Literal[
    "apprentice",
    "minion",
    "dogsbody",
    "screw-tightener",
    "project-manager",
    "professional-planner",
]
LEVELS: tuple[Level, ...] = get_args(Level)
BotName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,80}$")]  # of a third-party bot
DEFAULT_LEVEL: Level = "screw-tightener"

# The mean points of a game alone, by side; docs/bots.md says how they were measured.
LEVEL_POINTS: dict[Level, dict[str, float]] = {
    "apprentice": {"A": 26.17, "B": 23.28},
    "minion": {"A": 38.02, "B": 34.29},
    "dogsbody": {"A": 43.57, "B": 41.09},
    "screw-tightener": {"A": 47.42, "B": 44.87},
    "project-manager": {"A": 51.0, "B": 47.94},
    "professional-planner": {"A": 55.23, "B": 51.87},
}


def level_of(name: str | None) -> Level:
    """The level of this name; the default for an unknown name or none."""
    return next((level for level in LEVELS if level == name), DEFAULT_LEVEL)


def plugin_bot_of(name: str | None) -> str | None:
    """The name of a third-party bot; None for a level of ours, or none."""
    return None if name is None or name in LEVELS else name
