"""A value of its own for a board that people play: trained, and kept if it beats the general one.

Knows nothing of servers and processes; `hashi.jobs.trainer` decides which boards are worth it.
"""

from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean, stdev

from hashi import boards
from hashi.bots.checkpoint import begin
from hashi.bots.comparison import Comparison
from hashi.bots.learned import Learned
from hashi.bots.match import play_game
from hashi.bots.training import Progress, train
from hashi.bots.value import Value, general_value
from hashi.bots.value.network import Network
from hashi.bots.value.weights import board_weights, save, sources
from hashi.rules import Board

__all__ = ["compare", "keep_if_better", "train_board_value"]

_SECONDS = 150.0  # of processor time; then it is about two points better on most boards
_GAMES = 200


def train_board_value(
    board: Board, stop: Callable[[], bool], most_files: int, seconds: float = _SECONDS
) -> Comparison | None:
    """Train a value for a board and keep it if it is better than the general one.

    None if it was stopped, if the board already has a value of its own, or if as many as
    `most_files` are kept already.
    """
    kept = list(board_weights(board).parent.glob("*.npz"))
    if sources(board) or len(kept) >= most_files:
        return None
    last: Progress | None = None
    for progress in train(board, boards.deck(), begin(board, seconds=seconds)):
        if stop():
            return None
        last = progress
    return None if last is None else keep_if_better(board, last.network)


def keep_if_better(board: Board, network: Network, games: int = _GAMES) -> Comparison:
    """Compare a network trained for a board with the general one; save it if it is better."""
    comparison = compare(board, Value(board, network), general_value(board), games)
    if comparison.is_better:
        save(board_weights(board), board, network)
    return comparison


def compare(board: Board, own: Value, general: Value, games: int) -> Comparison:
    """Let two values play the same deals alone, each with the start it prefers."""
    totals: list[tuple[int, int]] = []
    for number in range(games):
        deck = boards.deck()
        cards = tuple(Random(f"compare {number}").sample(deck, len(deck)))
        one, other = (
            play_game(board, [Learned(value, "", 0.0)], cards).scores[0].total
            for value in (own, general)
        )
        totals.append((one, other))
    error = stdev(one - other for one, other in totals) / sqrt(games)
    return Comparison(fmean(one for one, _ in totals), fmean(two for _, two in totals), error)
