"""What the coach says about a turn."""

from dataclasses import dataclass

from hashi.rules import Turn

__all__ = ["Advice", "Opinion"]


@dataclass(frozen=True, slots=True)
class Opinion:
    """A turn and the expected total at the end of the game."""

    turn: Turn
    points: float


@dataclass(frozen=True, slots=True)
class Advice:
    """The best turn found, the rating of the turn in question, if any, and the second best turn."""

    best: Opinion
    yours: Opinion | None = None
    second: Opinion | None = None

    @property
    def lost(self) -> float | None:
        """How many expected points the turn in question costs; never below 0."""
        return None if self.yours is None else max(0.0, self.best.points - self.yours.points)
