"""How fast the solver proves optima: random deals of both sides, the start free or fixed.

The deals of a seed are the same in every run. A progress line stands on standard error. Processor
seconds of all workers together are printed too: on a busy machine they say more than the clock.
"""

import argparse
import sys
import time
from random import Random
from statistics import mean, median, quantiles

import hashi
from hashi import Board
from hashi.rules import Start
from hashi.solver import Answer, Question, solve


def question(board: Board, number: int, seed: str, *, fixed: bool) -> Question:
    """A deal, with a random start if it is fixed."""
    random = Random(f"{seed} {number}")
    cards = tuple(random.sample(hashi.deck(), 17))
    plain = [island.at for island in board.islands if island.flag is None]
    start = Start(random.choice((3, 4)), random.choice(plain))
    return Question(board, cards, start if fixed else None)


Measured = tuple[Answer, float, float]  # with wall-clock and CPU seconds


def measure(name: str, options: argparse.Namespace) -> list[Measured]:
    """The answers to all deals of a side and the time each took."""
    found = []
    for number in range(options.deals):
        asked = question(hashi.board(name), number, options.seed, fixed=options.fixed)
        began, worked = time.perf_counter(), time.process_time()
        answer = solve(asked, options.seconds, workers=options.workers)
        took = time.perf_counter() - began
        found.append((answer, took, time.process_time() - worked))
        proven = sum(done.proven for done, *_ in found)
        line = f"side {name}: deal {number + 1} of {options.deals}, {proven} proven, last "
        line += (
            f"{answer.points}/{answer.bound} in {took:.1f} s, {found[-1][2]:.1f} s of processors"
        )
        print(line, end="  \r" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
    return found


def spread(times: list[float]) -> str:
    """The median and the 95th percentile."""
    slow = quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
    return f"median {median(times):.1f} s, 95th percentile {slow:.1f} s"


def report(name: str, found: list[Measured], seconds: float) -> None:
    """Print the figures of a side."""
    proven = [answer for answer, *_ in found if answer.proven]
    print(f"side {name}: {spread([took for _, took, _ in found])}")
    print(f"side {name}: {spread([worked for *_, worked in found])} of processors")
    print(f"side {name}: {len(proven) / len(found):.0%} of {len(found)} proven in {seconds:g} s")
    if proven:
        print(f"side {name}: mean optimum {mean(answer.points for answer in proven):.2f}")
    print(f"side {name}: mean answer {mean(answer.points for answer, *_ in found):.2f}")


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--board", choices=("A", "B", "both"), default="both")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--fixed", action="store_true", help="a random start instead of a free one")
    options = parser.parse_args()
    for name in ("A", "B") if options.board == "both" else (options.board,):
        report(name, measure(name, options), options.seconds)


if __name__ == "__main__":
    main()
