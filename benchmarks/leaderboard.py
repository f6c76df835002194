"""Place a bot among those we know: solo games on the deals of seed 1, with 95 % intervals.

    python benchmarks/leaderboard.py --bot module:Class --board A --games 100

The rows of the others come from docs/leaderboard.md, where yours can be added.
"""

import argparse
import re
from dataclasses import dataclass
from pathlib import Path

import hashi
from hashi.cli.study.figure import Mean
from hashi.cli.study.match import Match, play
from hashi.cli.study.player import known_bot
from hashi.cli.study.work import Workers, open_pool, run
from hashi.locale import Texts

DOCUMENT = Path(__file__).parents[1] / "docs" / "leaderboard.md"
SEED = 1
_ROW = re.compile(r"\| (\w+) \| `(.+)` \| ([\d,]+) \| ([\d.]+) \| ([\d.]+) to ([\d.]+) \|")


@dataclass(frozen=True, slots=True)
class Row:
    """How a bot plays on a side: its mean points in so many games, and their interval."""

    board: str
    bot: str
    games: int
    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        figures = f"{self.games:,} | {self.mean:.2f} | {self.low:.2f} to {self.high:.2f}"
        return f"| {self.board} | `{self.bot}` | {figures} |"


def known_rows(board: str) -> list[Row]:
    """The rows of a side in the document."""
    found = _ROW.finditer(DOCUMENT.read_text("utf-8"))
    rows = (
        Row(r[1], r[2], int(r[3].replace(",", "")), *map(float, r.group(4, 5, 6))) for r in found
    )
    return [row for row in rows if row.board == board]


def played_row(bot: str, board: str, games: int, workers: Workers) -> Row:
    """Let a bot play its games."""
    texts, side = Texts("en"), hashi.board(board)
    name = known_bot(bot, texts)
    matches = (Match(side, hashi.deck(), (name,), SEED, number) for number in range(games))
    with open_pool(workers, games, texts) as pool:
        totals = [result.totals[0] for result in run(pool, play, matches)]
    found = Mean.of(totals)
    low, high = found.interval or (found.mean, found.mean)
    return Row(board, name, games, found.mean, low, high)


def table(rows: list[Row], new: Row) -> str:
    """The rows with the new one in its place, the best first; an arrow shows it."""
    others = [row for row in rows if row.bot != new.bot]
    ordered = sorted([*others, new], key=lambda row: -row.mean)
    return "\n".join(f"{row}{' <-' * (row is new)}" for row in ordered)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", required=True)
    parser.add_argument("--board", default="A", choices=["A", "B"])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int)
    given = parser.parse_args()
    new = played_row(given.bot, given.board, given.games, Workers(jobs=given.jobs))
    print("| side | bot | games | points | 95 % interval |")
    print(table(known_rows(given.board), new))


if __name__ == "__main__":
    main()
