"""`make soak`: the ordinary suites again and again while every core is busy, to find what is flaky.

Burners, one for each core, are children that end with this process, whatever becomes of it. The
time is bounded: a run that is not finished by then is ended and does not count.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

__all__ = ["SUITES", "Suite", "burning", "main", "soak"]

_ROOT = Path(__file__).parents[1]
_BIN = Path(sys.executable).parent
# It ends when its parent does: then it has another parent, perhaps from the beginning.
_BURNER = "import os, sys\nwhile str(os.getppid()) == sys.argv[1]: sum(range(100_000))"


@dataclass(frozen=True, slots=True)
class Suite:
    """Tests that one command runs; {report} stands for the file of its JUnit report."""

    name: str
    command: tuple[str, ...]

    def failures(self, until: float) -> list[str] | None:
        """Run once: the names of what failed, or None if the time ran out."""
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder, "report.xml")
            command = [part.format(report=report) for part in self.command]
            code = _code_of(command, until)
            if code is None:
                return None
            failed = _failed(report)
        if code and not failed:
            return [f"{self.name} (exit code {code})"]
        return [f"{self.name} {test}" for test in failed]


SUITES = (
    Suite(
        "page",
        (
            str(_BIN / "npm"),
            *("--prefix", "web", "run", "test", "--silent", "--"),
            *("--reporter=junit", "--outputFile={report}"),
        ),
    ),
    Suite(
        "python",
        (
            *(sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal"),
            *("-m", "not long", "--junitxml={report}"),
        ),
    ),
    Suite(
        "browser",
        (
            *(sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal"),
            *("-m", "not long", "tests/browser", "--junitxml={report}"),
        ),
    ),
)


@contextmanager
def burning(burners: int) -> Iterator[tuple[subprocess.Popen[bytes], ...]]:
    """Processes that keep as many cores busy."""
    processes = tuple(
        subprocess.Popen([sys.executable, "-c", _BURNER, str(os.getpid())])  # noqa: S603  our own words
        for _ in range(burners)
    )
    try:
        yield processes
    finally:
        for process in processes:
            process.kill()
            process.wait()


def soak(suites: Sequence[Suite], runs: int, seconds: float, burners: int) -> int:
    """Run the suites so often, or until the time is up; the exit code is 1 if anything failed."""
    until = time.monotonic() + seconds
    found: Counter[str] = Counter()
    finished = 0
    with burning(burners):
        for number in range(1, runs + 1):
            failures = _run(suites, until)
            if failures is None:
                _say(f"The time is up in run {number}, which does not count.")
                break
            finished += 1
            found.update(failures)
            _say(f"Run {number} of {runs}: {len(failures)} failed.", *failures)
    _say(f"{finished} runs, {found.total()} failures.")
    _say(*(f"{times} times {name}" for name, times in found.most_common()))
    return 1 if found or not finished else 0


def _run(suites: Sequence[Suite], until: float) -> list[str] | None:
    failed: list[str] = []
    for suite in suites:
        failures = suite.failures(until)
        if failures is None:
            return None
        failed += failures
    return failed


def _code_of(command: Sequence[str], until: float) -> int | None:
    """The exit code of a command, whose output nobody reads; None if the time ran out."""
    environment = {**os.environ, "PATH": f"{_BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
    process = subprocess.Popen(  # noqa: S603  our own words
        command,
        cwd=_ROOT,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        return process.wait(max(0, until - time.monotonic()))
    except subprocess.TimeoutExpired:
        return None
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _failed(report: Path) -> list[str]:
    """The tests a JUnit report calls failed or broken."""
    if not report.exists():
        return []
    cases = ET.parse(report).iter("testcase")  # noqa: S314  our own file
    return [
        f"{case.get('classname')}::{case.get('name')}"
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    ]


def _say(*lines: str) -> None:
    for line in lines:
        print(line, flush=True)  # noqa: T201  the command's answer


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the arguments and soak."""
    parser = argparse.ArgumentParser(
        description="Run the suites again and again on a busy machine."
    )
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--minutes", type=float, default=240)
    names = [suite.name for suite in SUITES]
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="SUITE")
    chosen = parser.parse_args(arguments)
    suites = [suite for suite in SUITES if suite.name in chosen.only]
    return soak(suites, chosen.runs, 60 * chosen.minutes, os.cpu_count() or 1)


if __name__ == "__main__":
    sys.exit(main())
