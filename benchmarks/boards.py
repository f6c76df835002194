"""How well the general value plays boards it has never seen: `python benchmarks/boards.py`.

On each of some random boards the same deals are played by the general value, the hand-made one and
the general one with lookahead; on the first few also by a value trained on the board itself. All
choose their own start. Prints the mean of each board, then the means over boards with the standard
error over boards; times are processor time, of one core.
"""

import argparse
import math
import time
from collections.abc import Callable, Sequence
from statistics import fmean, stdev

import hashi
from hashi.bots import Bot, Greedy, play_game
from hashi.bots.checkpoint import begin
from hashi.bots.foresight import Foresight
from hashi.bots.learned import Learned
from hashi.bots.practice_board import practice_board
from hashi.bots.training import train
from hashi.bots.value import Value, general_value
from hashi.cli.study.match import deal_code
from hashi.rules import Board

MakeBot = Callable[[str], Bot]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=20)
    parser.add_argument("--games", type=int, default=40, help="by the general value, on each board")
    parser.add_argument("--hand-made", type=int, default=5, help="games by the hand-made value")
    parser.add_argument("--ahead", type=int, default=5, help="games with lookahead")
    parser.add_argument(
        "--trained", type=int, default=3, help="boards to train a value of their own on"
    )
    parser.add_argument("--seconds", type=float, default=150.0, help="how long to train it")
    asked = parser.parse_args()
    began = time.process_time()
    found: dict[str, list[float]] = {}
    for number in range(asked.boards):
        board = practice_board(f"unseen {number}")
        means = {"general": mean(board, learned(general_value(board)), asked.games)}
        if asked.hand_made:
            means["hand-made"] = mean(board, Greedy, asked.hand_made)
        if asked.ahead:
            means["ahead"] = mean(board, looking_ahead(general_value(board)), asked.ahead)
        if number < asked.trained:
            own = trained(board, asked.seconds)
            means["trained"] = mean(board, learned(own), asked.games)
        crossings = len(board.crossings)
        said = ", ".join(f"{name} {points:.2f}" for name, points in means.items())
        print(f"board {number}, {crossings} crossings: {said}", flush=True)
        for name, points in means.items():
            found.setdefault(name, []).append(points)
    for name, played in found.items():
        lead = [one - other for one, other in zip(found["general"], played, strict=False)]
        said = "" if name == "general" else f"; general is {spread(lead)} above"
        print(f"{name}: {spread(played)} on {len(played)} boards{said}")
    print(f"{time.process_time() - began:.0f} s of processor time")


def learned(value: Value) -> MakeBot:
    """Bots that play greedily by a value."""
    return lambda seed: Learned(value, seed, 0.0)


def looking_ahead(value: Value) -> MakeBot:
    """Bots that look ahead, without a time limit."""
    return lambda seed: Foresight(value, seed, seconds=math.inf)


def trained(board: Board, seconds: float) -> Value:
    """A value trained on this board only."""
    *_, last = train(board, hashi.deck(), begin(board, seconds=seconds))
    return Value(board, last.network)


def mean(board: Board, bot: MakeBot, games: int) -> float:
    """The mean points of a bot, over the first deals of seed 1."""
    totals = []
    for number in range(games):
        cards = hashi.deal.shuffled(deal_code(1, number), hashi.deck())
        game = play_game(board, [bot(str(number))], cards)
        totals.append(game.scores[0].total)
    return fmean(totals)


def spread(points: Sequence[float]) -> str:
    """A mean with its standard error."""
    error = stdev(points) / math.sqrt(len(points)) if len(points) > 1 else math.nan
    return f"{fmean(points):.2f} ± {error:.2f}"


if __name__ == "__main__":
    main()
