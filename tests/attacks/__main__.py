"""`make attacks`: every attack after the other, what it did to the others and to the attacker.

First and last there is no attack, as a control: a machine whose ratio is far from 1 then is too
busy to measure anything. The exit code is 1 if an aim was missed; see `tests.attacks.harness`.
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
from tests.attacks.victim import VICTIMS


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


def main() -> int:
    """Read the arguments and attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--only", nargs="+", choices=ATTACKS, default=[*ATTACKS, CONTROL], metavar="NAME"
    )
    parser.add_argument("--before", type=float, default=3.0, help="seconds before each attack")
    parser.add_argument("--seconds", type=float, default=4.0, help="of each attack")
    parser.add_argument("--list", action="store_true", help="say what there is, and attack nobody")
    chosen = parser.parse_args()
    if chosen.list:
        for name, attack in ATTACKS.items():
            _say(f"{name:31} {attack.__doc__}")
        return 0
    subprocess.run([sys.executable, "-m", "hashi", "warm"], check=True)
    return asyncio.run(_run(chosen.only, chosen.before, chosen.seconds))


if __name__ == "__main__":
    sys.exit(main())
