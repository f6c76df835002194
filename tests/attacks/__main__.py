"""`make attacks`: every attack after the other, what it did to the others and to the attacker.

First and last there is no attack, as a control: a machine whose ratio is far from 1 then is too
busy to measure anything. The exit code is 1 if an aim was missed; see `tests.attacks.harness`.
With `--search` it looks for attacks by itself, and `--only found` tries those it has found; see
`tests.attacks.search`.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.attacks.attack import ATTACKS, CONTROL
from tests.attacks.harness import MOST_GROWTH, MOST_RATIO, Result, measure
from tests.attacks.search.case import load
from tests.attacks.search.command import replay, search
from tests.attacks.search.target import targets
from tests.attacks.victim import VICTIMS

_FOUND = "found"


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201  the command's answer


def _summary(results: list[Result]) -> str:
    worst = max(results, key=lambda result: result.ratio)
    grown = max(results, key=lambda result: result.growth)
    commits = sum(len(result.before) + len(result.during) for result in results)
    lost = sum(result.lost for result in results)
    return (
        f"{len(results)} attacks; {commits} commits of others, {lost} lost;"
        f" worst ratio {worst.ratio:.1f} ({worst.name}), most memory left"
        f" {grown.growth / 1e6:.0f} MB ({grown.name})"
    )


async def _run(names: list[str], before_seconds: float, seconds: float) -> int:
    results, missed = [], []
    for name in names:
        try:
            with tempfile.TemporaryDirectory() as folder:
                result = await measure(
                    name, Path(folder), before_seconds, seconds, VICTIMS.get(name)
                )
        except Exception as error:  # noqa: BLE001  the others are measured all the same
            _say(f"{name:31} could not be measured: {error!r}")
            missed.append(f"{name} (not measured)")
            continue
        _say(f"{result} (load {os.getloadavg()[0]:.1f})")
        if name != CONTROL:
            results.append(result)
            missed += [f"{name} ({', '.join(result.missed)})"] * bool(result.missed)
    if results:
        _say(_summary(results))
    aims = f"ratio at most {MOST_RATIO:g}, memory within {MOST_GROWTH / 1e6:g} MB, nothing lost"
    _say(f"Aims ({aims}) missed by {len(missed)}: {', '.join(missed) or 'none'}")
    return 1 if missed else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    names, every = [*ATTACKS, _FOUND], [*ATTACKS, CONTROL]
    parser.add_argument("--only", nargs="+", choices=names, default=every, metavar="NAME")
    parser.add_argument("--before", type=float, default=3.0, help="seconds before each attack")
    parser.add_argument("--seconds", type=float, default=4.0, help="of each attack")
    parser.add_argument("--list", action="store_true", help="say what there is, and attack nobody")
    searching = parser.add_argument_group("searching")
    searching.add_argument("--search", type=float, metavar="MINUTES", help="look for attacks")
    searching.add_argument("--seed", type=int, default=1, help="of what is tried")
    searching.add_argument(
        "--target", nargs="+", choices=targets(), default=[], metavar="TARGET", help="only these"
    )
    searching.add_argument("--repeats", type=int, default=1, help="of each case that was found")
    return parser


def main() -> int:
    """Read the arguments and attack."""
    chosen = _parser().parse_args()
    if chosen.list:
        for name, attack in ATTACKS.items():
            _say(f"{name:31} {attack.__doc__}")
        found = ", ".join(case.shape.target for case in load())
        _say(f"{_FOUND:31} What the search has found: {found or 'nothing yet'}.")
        return 0
    subprocess.run([sys.executable, "-m", "hashi", "warm"], check=True)
    if chosen.search is not None:
        return asyncio.run(search(chosen.search, chosen.seed, chosen.target, _say))
    if chosen.only == [_FOUND]:
        return asyncio.run(replay(chosen.seconds, chosen.repeats, _say))
    names = [name for name in chosen.only if name != _FOUND]
    return asyncio.run(_run(names, chosen.before, chosen.seconds))


if __name__ == "__main__":
    sys.exit(main())
