"""Small jobs, to see what a pool does with them; they run in real worker processes."""

import os
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from hashi.bots.comparison import Comparison
from hashi.jobs.job import Context, Job, LaneName

__all__ = [
    "BoardWait",
    "Compared",
    "Count",
    "Crash",
    "Echo",
    "Hang",
    "Later",
    "LaterWait",
    "Niceness",
    "PatientNiceness",
    "PatientWait",
    "Raise",
    "Wait",
]


@dataclass(frozen=True, slots=True)
class Echo(Job[tuple[str, int]]):
    """A text and the process that had it; prints it too, which must do no harm."""

    text: str

    def run(self, context: Context) -> tuple[str, int]:  # noqa: ARG002  needs none
        """See Job."""
        print(self.text)  # noqa: T201  as a careless library would
        sys.stdout.flush()
        os.write(1, b"noise\n")
        return self.text, os.getpid()


@dataclass(frozen=True, slots=True)
class Later(Echo):
    """The same, behind others at its table."""

    rank: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class Wait(Job[int]):
    """Writes its process into a file, then waits until the file is gone."""

    file: Path

    def run(self, context: Context) -> int:  # noqa: ARG002  needs none
        """See Job."""
        beside = self.file.with_suffix(".new")
        beside.write_text(str(os.getpid()))
        beside.rename(self.file)
        while self.file.exists():
            time.sleep(0.01)
        return os.getpid()


@dataclass(frozen=True, slots=True)
class BoardWait(Wait):
    """The same, in the lane of fresh boards."""

    lane: ClassVar[LaneName] = "board"


@dataclass(frozen=True, slots=True)
class LaterWait(Wait):
    """The same, behind others at its table; of one address three wait at most."""

    rank: ClassVar[int] = 1
    most_waiting: ClassVar[int] = 3


@dataclass(frozen=True, slots=True)
class Hang(Job[None]):
    """Never ends, and does not listen."""

    deadline_seconds: ClassVar[float] = 0.5

    def run(self, context: Context) -> None:  # noqa: ARG002  needs none
        """See Job."""
        while True:
            time.sleep(1)


@dataclass(frozen=True, slots=True)
class Count(Job[int]):
    """Counts until it is asked to stop, and tells every number; at the end the process."""

    def run(self, context: Context) -> int:
        """See Job."""
        number = 0
        while not context.stopped.wait(0.01):
            number += 1
            context.tell(number)
        return os.getpid()


@dataclass(frozen=True, slots=True)
class Crash(Job[int]):
    """Kills its process, as often as the file has lines left; then it is well."""

    file: Path

    def run(self, context: Context) -> int:  # noqa: ARG002  needs none
        """See Job."""
        lines = self.file.read_text().splitlines()
        if lines:
            self.file.write_text("\n".join(lines[1:]))
            os.kill(os.getpid(), signal.SIGKILL)
        return os.getpid()


@dataclass(frozen=True, slots=True)
class Raise(Job[None]):
    """Fails, with a message nobody should see in a log."""

    def run(self, context: Context) -> None:  # noqa: ARG002  needs none
        """See Job."""
        raise ValueError("the seed is 42")


@dataclass(frozen=True, slots=True)
class PatientWait(Wait):
    """The same in the lane of reports."""

    lane: ClassVar[LaneName] = "patient"


@dataclass(frozen=True, slots=True)
class Niceness(Job[int]):
    """How far its process stands back."""

    def run(self, context: Context) -> int:  # noqa: ARG002  needs none
        """See Job."""
        return os.nice(0)


@dataclass(frozen=True, slots=True)
class PatientNiceness(Niceness):
    """The same in the lane of reports."""

    lane: ClassVar[LaneName] = "patient"


@dataclass(frozen=True, slots=True)
class Compared(Job[Comparison]):
    """Waits as `Wait` does, then tells what a training might have found."""

    file: Path

    lane: ClassVar[LaneName] = "trainer"

    def run(self, context: Context) -> Comparison:
        """See Job."""
        Wait(self.file).run(context)
        return Comparison(52.0, 50.0, 0.5)
