"""How much anybody could reach who does not know the cards: `python benchmarks/bound.py`.

Knowing all cards in advance is worth a lot, so the optimum of the solver says little about play.
Here the player knows them too, but pays for it: before every turn the luck of the next card is
taken away, which is what the best answer to it promises by the learned value, minus the mean of
that over all unseen cards. Its mean is 0 for everybody who does not look ahead, so nobody who plays
by the rules is worth more than the mean of what remains, whatever the value is (docs/bots.md).

The best way to play a known deal at these prices is searched with a beam, from every start. With a
beam that is wide enough for every turn the figure is an upper bound; a narrower one can only find
less, so look at two widths before you believe it. `--after 14` begins with the sheets that a bot
has after fourteen cards instead, where every turn can be searched: the figure is a bound of the
points to come, and beside it stand what looking ahead to the end is sure to reach on average, and
the optimum in hindsight.
"""

import argparse
import math
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Protocol

import numpy as np

import hashi
from hashi.bots import Sight
from hashi.bots.value import Value, value_for
from hashi.bots.value.stakes import solo_stakes
from hashi.cli.study.match import Match, play_game
from hashi.rules import Card, Score, Sheet
from hashi.rules.score import ROUNDS
from hashi.rules.sheet import START_NUMBERS

CANDIDATES = 12
EXACT_AFTER = 13  # cards; from then on looking ahead to the end takes milliseconds
Answers = list[tuple[float, Callable[[], Sheet]]]  # what each turn promises, and where it leads


class Estimate(Protocol):
    """Any guess at what a sheet is worth: the better it is, the lower the bound."""

    def to_come(self, sheet: Sheet, seen: Sequence[Card]) -> float:
        """The points still to come after the `seen` cards; 0 after the last."""

    def answers(self, sheet: Sheet, seen: Sequence[Card], most: int) -> Answers:
        """The turns for the last of the `seen` cards, best first, at most so many.

        A turn promises its points and what is to come after it.
        """

    def best(self, sheet: Sheet, seen: Sequence[Card]) -> float:
        """What the best answer to the last of the `seen` cards brings, as well as it is known."""


@dataclass(frozen=True, slots=True)
class Learned:
    """The estimate of a learned value."""

    value: Value
    deck: Sequence[Card]

    def to_come(self, sheet: Sheet, seen: Sequence[Card]) -> float:
        """What the network says."""
        return 0.0 if len(seen) == ROUNDS else self.value.expected_points(sheet, self.deck, seen)

    def answers(self, sheet: Sheet, seen: Sequence[Card], most: int) -> Answers:
        """What the network says of every turn."""
        sight = Sight(1, (sheet,), tuple(self.deck), tuple(seen), (Score(),))
        prospects = self.value.prospects(sight, solo_stakes())
        best = np.argsort(-prospects.points, kind="stable")[:most]
        return [
            (float(prospects.points[at]), self._leads(sight, prospects.turns[at])) for at in best
        ]

    def best(self, sheet: Sheet, seen: Sequence[Card]) -> float:
        """What the network says; near the end, what looking ahead to the end reaches."""
        if len(seen) <= EXACT_AFTER:
            return self.answers(sheet, seen, 1)[0][0]
        sight = Sight(1, (sheet,), tuple(self.deck), tuple(seen), (Score(),))
        turns = self.value.best_turns(
            self.value.prospects(sight, solo_stakes()), CANDIDATES, math.inf
        )
        return max(self.value.ahead(sight, solo_stakes(), turns, ROUNDS))

    def _leads(self, sight: Sight, row: np.ndarray) -> Callable[[], Sheet]:
        return lambda: sight.own.with_turn(self.value.turn(row, sight.card))


def relaxed(  # noqa: PLR0913  the parts of a search
    estimate: Estimate,
    deck: Sequence[Card],
    sheets: Sequence[Sheet],
    seen: Sequence[Card],
    pile: Sequence[Card],
    *,
    price: float = 1.0,
    beam: int | None = None,
    turns: int | None = None,
) -> float:
    """The most points to come from one of these sheets with a known pile, after paying for luck.

    `pile` has all cards in order, the `seen` ones first. `price` 0 is the optimum in hindsight.
    """
    states = {sheet: estimate.to_come(sheet, seen) for sheet in sheets}
    for played in range(len(seen), ROUNDS):
        before, after = pile[:played], pile[: played + 1]
        unseen = list(deck)
        for card in before:
            unseen.remove(card)
        led: dict[Sheet, float] = {}
        for sheet, points in _widest(states, beam):
            best = {card: estimate.best(sheet, (*before, card)) for card in {*unseen}}
            luck = best[pile[played]] - fmean(best[card] for card in unseen)
            gained = points - estimate.to_come(sheet, before) - price * luck
            for promise, leads in estimate.answers(sheet, after, turns or 1 << 30):
                end = leads()
                led[end] = max(gained + promise, led.get(end, -math.inf))
        states = led
    return max(states.values())


def _widest(states: dict[Sheet, float], beam: int | None) -> list[tuple[Sheet, float]]:
    return sorted(states.items(), key=lambda state: -state[1])[:beam]


def sure(estimate: Learned, sheet: Sheet, seen: Sequence[Card]) -> float:
    """What looking ahead to the end reaches from a sheet, on average over the cards."""
    unseen = [card for card in estimate.deck if card not in seen]
    return fmean(estimate.best(sheet, (*seen, card)) for card in unseen)


def main() -> None:
    """Search and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--board", default="A", choices="AB")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--beam", type=int, default=32)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--price", type=float, default=1.0)
    parser.add_argument("--after", type=int)
    asked = parser.parse_args()
    board, deck = hashi.board(asked.board), hashi.deck()
    value = value_for(board)
    if value is None:
        sys.exit("no value for this board")
    estimate, began = Learned(value, deck), time.process_time()
    matches = [
        Match(board, deck, ("project-manager",), asked.seed, number)
        for number in range(asked.deals)
    ]
    print(f"side {asked.board}, {asked.deals} deals of seed {asked.seed}")
    if asked.after is None:
        plain = [island.at for island in board.islands if island.flag is None]
        blank = Sheet.blank(board)
        starts = [blank.start(at, number) for at in plain for number in START_NUMBERS]
        width = {"price": asked.price, "beam": asked.beam, "turns": asked.turns}
        found = [relaxed(estimate, deck, starts, (), match.pile, **width) for match in matches]
        print(f"price {asked.price:g}, beam {asked.beam} by {asked.turns}: {spread(found)}")
    else:
        late = [play_game(match)[0].logs[0].sheets[asked.after] for match in matches]
        seen = [match.pile[: asked.after] for match in matches]
        ends = list(zip(late, seen, (match.pile for match in matches), strict=True))
        reached = [sure(estimate, sheet, known) for sheet, known, _ in ends]
        print(f"to come after {asked.after} cards: sure to be reached {spread(reached)}")
        for name, price in (("bound", asked.price), ("hindsight", 0.0)):
            found = [relaxed(estimate, deck, [s], k, pile, price=price) for s, k, pile in ends]
            more = [one - other for one, other in zip(found, reached, strict=True)]
            print(f"{name} {spread(found)}, above that by {spread(more)}")
    print(f"{time.process_time() - began:.0f} s of processor time", file=sys.stderr)


def spread(values: Sequence[float]) -> str:
    """A mean with its standard error."""
    return f"{fmean(values):.2f} ± {stdev(values) / math.sqrt(len(values)):.2f}"


if __name__ == "__main__":
    main()
