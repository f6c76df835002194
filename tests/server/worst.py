"""The worst that one request or message can cost the event loop: kept cases, and a search for more.

    python -m tests.server.worst                  the table of docs/threats.md
    python -m tests.server.worst --search 60      looks for worse ones, a minute for each kind

The search goes by chance, with a seed: it draws the genes of a shape, then climbs: it changes a few
of the best ones, and keeps what costs more of the loop's processor time. What it finds is stored in
worst.json, and tests/server/test_loop.py feeds all of it to the server from then on.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from hashi.server.app import Application
from tests.server.cost import Costs, started, undisturbed
from tests.server.hostile import KINDS, MESSAGES, SHAPES, Stage
from tests.server.ordinary import tell_all

__all__ = ["MOST_MS", "Case", "cases", "measure", "table_of"]

MOST_MS = 5.0
_FILE = Path(__file__).with_suffix(".json")
_TRIES = 3  # of which the cheapest counts
_MUTATED = 3  # genes at a time, at most


@dataclass(frozen=True, slots=True)
class Case:
    """An input of some kind: a shape and its genes."""

    kind: str
    shape: str
    genes: Mapping[str, int]

    async def feed(self, app: Application, costs: Costs) -> None:
        """Have it answered, and its cost counted."""
        await SHAPES[self.shape].feed(Stage(app, costs), self.kind, self.genes)

    async def cost(self, app: Application, least: float = 0.0) -> float:
        """Milliseconds of the loop's processor time, of several times the least.

        It is not tried again once it has cost less than that.
        """
        costs, cost = Costs(), 0.0
        for _ in range(_TRIES):
            await self.feed(app, costs)
            cost = costs.worst()[self.kind]
            if cost <= least:
                break
        return cost


def cases() -> list[Case]:
    """The worst cases that were ever found."""
    return [Case(**case) for case in json.loads(_FILE.read_text("utf-8"))]


async def measure(app: Application, costs: Costs, kept: Sequence[Case]) -> None:
    """What people ask and say, and then the worst cases."""
    await tell_all(app, costs)
    for case in kept:
        await case.feed(app, costs)


def table_of(costs: Costs) -> str:
    """The table for docs/threats.md."""
    worst = costs.worst()
    rows = [f"| `{kind}` | {worst[kind]:.1f} |" for kind in KINDS]
    split = len(KINDS) - len(MESSAGES)
    return "\n".join(
        (
            "| endpoint | ms |",
            "|---|---|",
            *rows[:split],
            "",
            "| message | ms |",
            "|---|---|",
            *rows[split:],
        )
    )


async def search(app: Application, kind: str, shape: str, seconds: float, seed: int) -> Case:
    """The worst case of a kind and a shape that is found in this time, or the one known."""
    random, genes = Random(f"{seed} {kind} {shape}"), SHAPES[shape].genes
    known = [case for case in cases() if (case.kind, case.shape) == (kind, shape)]
    best = known[0] if known else Case(kind, shape, _drawn(genes, random))
    most, began = await best.cost(app), time.monotonic()
    while (passed := time.monotonic() - began) < seconds:
        climbs = passed > seconds / 3
        drawn = _changed(best.genes, genes, random) if climbs else _drawn(genes, random)
        other = Case(kind, shape, drawn)
        cost = await other.cost(app, most)
        if cost > most:
            best, most = other, cost
    _say(f"{most:6.2f} ms  {kind} {shape} {json.dumps(best.genes)}")
    return best


def _drawn(bounds: Mapping[str, tuple[int, int]], random: Random) -> dict[str, int]:
    """All genes drawn, each the least, the most or anything."""
    return {
        gene: random.choice((low, high, random.randint(low, high)))
        for gene, (low, high) in bounds.items()
    }


def _changed(
    genes: Mapping[str, int], bounds: Mapping[str, tuple[int, int]], random: Random
) -> dict[str, int]:
    """Some genes drawn again: the least, the most, near what it was, or anything."""
    found = dict(genes)
    for gene in random.sample(sorted(bounds), random.randint(1, min(_MUTATED, len(bounds)))):
        low, high = bounds[gene]
        near = found[gene] + random.randint(-2, 2)
        drawn = random.choice((low, high, near, random.randint(low, high)))
        found[gene] = min(high, max(low, drawn))
    return found


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201  the command's answer


async def _main(chosen: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        async with started(Path(folder)) as app:
            with undisturbed():
                if chosen.search:
                    await _search_all(app, chosen)
                    return 0
                costs = Costs()
                for _ in range(chosen.times):
                    await measure(app, costs, cases())
    _say(table_of(costs))
    return int(max(costs.worst().values()) > MOST_MS)


async def _search_all(app: Application, chosen: argparse.Namespace) -> None:
    found = {(case.kind, case.shape): case for case in cases()}
    for shape, one in SHAPES.items():
        for kind in one.kinds:
            if chosen.only is None or chosen.only in {kind, shape}:
                case = await search(app, kind, shape, chosen.search, chosen.seed)
                found[kind, shape] = case
                kept = [
                    {"kind": case.kind, "shape": case.shape, "genes": dict(case.genes)}
                    for case in sorted(found.values(), key=lambda case: (case.kind, case.shape))
                ]
                lines = ",\n".join(json.dumps(one) for one in kept)
                _FILE.write_text(f"[\n{lines}\n]\n", "utf-8")


def main() -> int:
    """Read the arguments; measure or search."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--search", type=float, default=0.0, help="seconds for each kind")
    parser.add_argument("--only", help="a kind or a shape")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--times", type=int, default=3, help="to measure everything")
    return asyncio.run(_main(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
