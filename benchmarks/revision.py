"""Rates in processor time, beside those of an older revision.

What `engine.py` and `kernel.py` share: with `--against REVISION` the older sources are measured by
turns with these, each time in a process of its own and by that revision's own program. Figures that
only one of them has are left out.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["Figures", "best_rate", "report"]

PASSES, ROUNDS_OF_RUNS = 5, 3
_ROOT = Path(__file__).parents[1]

Figures = dict[str, float]


def best_rate(work: Callable[[], int]) -> float:
    """Items per second of processor time, in the fastest of several passes."""
    rates = []
    for _ in range(PASSES):
        began = time.thread_time()
        done = work()
        rates.append(done / (time.thread_time() - began))
    return max(rates)


def report(
    program: str,
    description: str | None,
    measure: Callable[[], Figures],
    remarks: Callable[[Figures], Iterable[str]] = lambda _: (),
) -> None:
    """Print the figures of a program (its file), as its arguments ask, and remarks on them."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--against", metavar="REVISION")
    asked = parser.parse_args()
    if asked.against:
        _compare(program, asked.against)
        return
    found = measure()
    if asked.json:
        print(json.dumps(found))
        return
    for name, rate in found.items():
        print(f"side {name:45} {rate:>15,.0f} per second")
    for remark in remarks(found):
        print(remark)


def _compare(program: str, revision: str) -> None:
    """Measure by turns with an older revision, and print the best of each."""
    now, before = Figures(), Figures()
    with _sources(revision) as older:
        for _ in range(ROUNDS_OF_RUNS):
            for best, root in ((before, older), (now, _ROOT)):
                for name, rate in _measured_in(root, Path(program).name).items():
                    best[name] = max(rate, best.get(name, 0))
    for name in filter(before.get, now):
        times = f"{now[name] / before[name]:.2f} times {revision}"
        print(f"side {name:45} {now[name]:>15,.0f} per second, {times}")


@contextmanager
def _sources(revision: str) -> Iterator[Path]:
    """A revision's sources and benchmarks, in a folder of their own."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["git", "archive", revision, "src", "benchmarks"]
        archive = subprocess.run(command, cwd=_ROOT, stdout=subprocess.PIPE, check=True)  # noqa: S603  our own
        subprocess.run(["tar", "x", "-C", folder], input=archive.stdout, check=True)  # noqa: S603, S607  a fixed command
        yield Path(folder)


def _measured_in(root: Path, program: str) -> Figures:
    """The figures of the sources in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    command = [sys.executable, str(root / "benchmarks" / program), "--json"]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)  # noqa: S603  our own
    figures: Figures = json.loads(done.stdout)
    return figures
