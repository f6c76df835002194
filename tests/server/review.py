"""Reports that are quick to make, in real workers."""

from dataclasses import dataclass

from hashi.coach import Report
from hashi.mind.job import Context, Review

__all__ = ["Clumsy", "Steps"]

_attempts = [0]  # of one worker


@dataclass(frozen=True, slots=True)
class Steps(Review):
    """Three steps, told by the total."""

    def run(self, context: Context) -> Report:  # noqa: ARG002  it is quick
        """See Job."""
        number = 0 if self.known is None else self.known.total + 1
        return Report(self.seat, number, 0.0, 3, whole=number == 2)


@dataclass(frozen=True, slots=True)
class Clumsy(Review):
    """One step, then it fails at the first attempt; the total tells the attempt."""

    def run(self, context: Context) -> Report:  # noqa: ARG002  it is quick
        """See Job."""
        if self.known is None:
            _attempts[0] += 1
        elif _attempts[0] == 1:
            raise RuntimeError("cannot go on")
        return Report(self.seat, _attempts[0], 0.0, 3, whole=self.known is not None)
