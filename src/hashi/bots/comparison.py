"""A board's own value compared with the general one: what a training process reports. Light."""

from dataclasses import dataclass

__all__ = ["Comparison"]

_ERRORS = 2.0


@dataclass(frozen=True, slots=True)
class Comparison:
    """The mean points of two values over the same deals, and the error of their difference."""

    own: float
    general: float
    error: float

    @property
    def is_better(self) -> bool:
        """Whether the board's own value is better than the general one, beyond chance."""
        return self.own - self.general > _ERRORS * self.error
