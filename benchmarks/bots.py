"""How strong the levels are: `python benchmarks/bots.py --games 1000 --seed 1`.

Every level alone on both sides with its own start, over the same deals; then the strongest in
company against itself playing as if alone. Prints Markdown tables; the best of each deal is
looked for on as many deals as `--solved` says.
"""

import argparse
import json
import subprocess
import sys
import time
from typing import Any

from hashi.bots import LEVELS


def hashi(*arguments: object) -> dict[str, Any]:
    """Run a hashi command and read its JSON; its progress goes to the terminal."""
    command = [sys.executable, "-m", "hashi", *map(str, arguments), "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)  # noqa: S603  our own
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--solved", type=int, default=100)
    parser.add_argument("--multiplayer", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    asked = parser.parse_args()
    print(
        "| side | level | mean | 95 % interval | of the optimum | in time: red, blue, six |"
        " finished | ms per turn, mean and worst |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for side in "AB":
        best = optimum(side, asked.seed, asked.solved, asked.jobs) if asked.solved else None
        for level in asked.levels:
            began = time.monotonic()
            found = hashi(
                *("simulate", "--board", side, "--bot", level, "--games", asked.games),
                *("--seed", asked.seed, "--jobs", asked.jobs),
            )
            mean, (low, high), ms = found["mean"], found["interval"], found["turn_ms"]
            share = f"{100 * mean / best:.1f} %" if best else ""
            turn = f"{ms['mean']:.0f}, {ms['worst']:.0f}"
            times = ", ".join(f"{100 * part:.0f} %" for part in found["in_time"].values())
            print(
                f"| {side} | `{level}` | {mean:.2f} | {low:.2f} to {high:.2f} | {share} | {times}"
                f" | {found['finished']:.1f} | {turn} |"
            )
            print(f"{side} {level}: {time.monotonic() - began:.0f} s", file=sys.stderr)
        if best:
            print(f"| {side} | optimum, {asked.solved} deals | {best:.2f} | | 100 % | | | |")
    for side in "AB":
        pair = "professional-planner,professional-planner:solo"
        found = hashi(
            *("arena", "--board", side, "--bots", pair, "--games", asked.multiplayer),
            *("--seed", asked.seed, "--jobs", asked.jobs),
        )
        for bot in found["bots"]:
            low, high = bot["share"]["interval"] or (0.0, 1.0)
            print(
                f"side {side}, {found['games']} games of two, {bot['bot']}: wins"
                f" {100 * bot['share']['mean']:.1f} % ({100 * low:.1f} to {100 * high:.1f}),"
                f" mean {bot['points']['mean']:.2f}"
            )


def optimum(side: str, seed: int, deals: int, jobs: int) -> float:
    """The mean optimum of the first deals, from any start."""
    found = hashi(
        *("simulate", "--board", side, "--bot", "minion", "--games", deals, "--seed", seed),
        *("--jobs", jobs, "--optimum"),
    )
    mean: float = found["optimum"]["mean"]
    return mean


if __name__ == "__main__":
    main()
