"""Where a level loses its points: `python benchmarks/losses.py --board A --games 150 --seed 1`.

Plays games alone and prints the mean, the same without the luck of the cards, the loss to 60 points
by category, and by round how far the value is from what it expects one card later. The luck of a
card is the best turn's value for it minus the mean of that over all unseen cards. Its expectation
is 0, so the adjusted mean is unbiased and needs fewer games.
"""

import argparse
import math
import sys
import time
from dataclasses import dataclass
from statistics import fmean, stdev

import hashi
from hashi.bots import LEVELS, Sight
from hashi.bots.value import Value, value_for
from hashi.bots.value.stakes import solo_stakes
from hashi.cli.study.match import Match, play_game
from hashi.rules import CATEGORIES, Card, Game
from hashi.rules.score import PER_ISLAND, ROUNDS, VALUES

MOST = 60


@dataclass(frozen=True, slots=True)
class Finding:
    """A game: its total, the luck in it, and by round how far the value was from one card later."""

    game: Game
    luck: float
    errors: tuple[float, ...]

    @property
    def total(self) -> int:
        """The points."""
        return self.game.scores[0].total


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--board", default="A", choices="AB")
    parser.add_argument("--bot", default=LEVELS[-1], choices=LEVELS)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    board = hashi.board(asked.board)
    value = value_for(board)
    began = time.process_time()
    found = []
    for number in range(asked.games):
        match = Match(board, hashi.deck(), (asked.bot,), asked.seed, number)
        found.append(examine(value, play_game(match)[0]))
    print(f"side {asked.board}, {asked.bot}, {asked.games} games with seed {asked.seed}")
    print(f"mean {spread([one.total for one in found])}")
    print(f"without luck {spread([one.total - one.luck for one in found])}")
    scores = [one.game.scores[0] for one in found]
    finished = fmean(score.finished for score in scores)
    print(f"finished islands {finished:.2f}")
    print(f"lost by unfinished islands {PER_ISLAND * (len(board.islands) - finished):.2f}")
    for category in CATEGORIES:
        highest = VALUES[category][0]
        points = [score.points(category) for score in scores]
        in_time = fmean(won == highest for won in points)
        print(f"lost by {category} {highest - fmean(points):.2f}, in time {100 * in_time:.0f} %")
    errors = " ".join(f"{fmean(one.errors[at] for one in found):+.2f}" for at in range(ROUNDS))
    print(f"one card later minus now, by round: {errors}")
    print(f"{time.process_time() - began:.0f} s of processor time", file=sys.stderr)


def spread(values: list[float] | list[int]) -> str:
    """A mean with its standard error; the loss is what is missing to 60."""
    error = stdev(values) / math.sqrt(len(values))
    return f"{fmean(values):.2f} ± {error:.2f}, {MOST - fmean(values):.2f} below {MOST}"


def examine(value: Value, game: Game) -> Finding:
    """Find the luck and the errors in a finished game."""
    deck, luck, errors = hashi.deck(), 0.0, []
    for number in range(1, ROUNDS + 1):
        sight = Sight.of(game, deck, 1, number)
        before = sight.seen[:-1]
        unseen = [card for card in deck if card not in before]
        best = {card: best_points(value, sight, (*before, card)) for card in unseen}
        luck += best[sight.card] - fmean(best.values())
        errors.append(fmean(best.values()) - value.expected_points(sight.own, deck, before))
    return Finding(game, luck, tuple(errors))


def best_points(value: Value, sight: Sight, seen: tuple[Card, ...]) -> float:
    """What the best turn for the last of these cards brings, now and later."""
    other = Sight(1, sight.sheets, sight.deck, seen, sight.scores)
    return float(value.prospects(other, solo_stakes()).points.max())


if __name__ == "__main__":
    main()
