"""The levels of bots, weakest first, and how many points each reaches.

A level has the name of the rank (O3) that it reaches on average over both sides. This is the one
place with its points: page, commands and docs show these figures, and a test compares them.
"""

from typing import Literal, get_args

__all__ = ["DEFAULT_LEVEL", "LEVELS", "LEVEL_POINTS", "Level", "level_of"]

Level = Literal["minion", "dogsbody", "screw-tightener", "project-manager", "professional-planner"]
LEVELS: tuple[Level, ...] = get_args(Level)
DEFAULT_LEVEL: Level = "screw-tightener"

# The mean points of a game alone, by side; docs/bots.md says how they were measured.
LEVEL_POINTS: dict[Level, dict[str, float]] = {
    "minion": {"A": 35.70, "B": 32.89},
    "dogsbody": {"A": 42.09, "B": 40.28},
    "screw-tightener": {"A": 46.18, "B": 44.54},
    "project-manager": {"A": 50.81, "B": 48.92},
    "professional-planner": {"A": 52.51, "B": 50.62},
}

# Names that stored tables may still have; they promised ranks that these bots never reached.
_FORMER: dict[str, Level] = {
    "statics-expert": "project-manager",
    "island-god": "professional-planner",
}


def level_of(name: str | None) -> Level:
    """The level of this name, or of a former one; the default for an unknown name or none."""
    names = {level: level for level in LEVELS} | _FORMER
    return names.get(name or "", DEFAULT_LEVEL)
