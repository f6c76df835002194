"""The levels of bots by name, weakest first; the names are those of the ranks (O3)."""

from typing import Literal, get_args

__all__ = ["DEFAULT_LEVEL", "LEVELS", "Level", "level_of"]

Level = Literal["minion", "screw-tightener", "project-manager", "statics-expert", "island-god"]
LEVELS: tuple[Level, ...] = get_args(Level)
DEFAULT_LEVEL: Level = "project-manager"


def level_of(name: str | None) -> Level:
    """The level of this name; the default for an unknown name or none."""
    return next((level for level in LEVELS if level == name), DEFAULT_LEVEL)
