"""What the coach says about a turn."""

from dataclasses import dataclass

from hashi.rules import Turn

__all__ = ["Advice", "Opinion"]


@dataclass(frozen=True, slots=True)
class Opinion:
    """A turn and the total expected at the end of the game after it; None if nobody can say."""

    turn: Turn
    points: float | None


@dataclass(frozen=True, slots=True)
class Advice:
    """The best turn known, and what is thought of the one that was asked about."""

    best: Opinion
    yours: Opinion | None = None

    @property
    def lost(self) -> float | None:
        """How many points less the turn asked about is expected to bring; never below 0."""
        if self.yours is None or self.yours.points is None or self.best.points is None:
            return None
        return max(0.0, self.best.points - self.yours.points)
