"""`hashi train`: teach the bots a board by letting them play it over and over.

What is learned is kept every minute and at the end, whichever end it is.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from rich.console import Console

from hashi.bots.training import Progress, compile_training
from hashi.bots.training import train as learn
from hashi.bots.value.network import Network
from hashi.bots.value.weights import WeightsError, load, own_weights, save
from hashi.cli.board import load as load_board
from hashi.cli.board import load_deck
from hashi.cli.failure import Failure
from hashi.cli.warm import compile_visibly
from hashi.cli.work import INTERRUPTED, progress
from hashi.locale import Texts
from hashi.rules import Board

__all__ = ["Wish", "train"]

_MINUTES = 60.0
_KEPT_SECONDS = 60.0
_PERCENT = 100


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for on the command line."""

    board: str
    deck: Path | None
    out: Path
    resume: Path | None
    minutes: float | None
    games: int | None
    seed: int


def train(wish: Wish, texts: Texts) -> int:
    """Learn and keep it; 130 if it was stopped."""
    board = load_board(wish.board, texts)
    learning = _learning(wish, board, texts)
    last: Progress | None = None
    whole, kept = True, -_KEPT_SECONDS
    try:
        compile_visibly(texts, "training", compile_training)
        with progress() as bar:
            task = bar.add_task(texts("progress-train"), total=_PERCENT)
            for last in learning:
                bar.update(
                    task, completed=int(_PERCENT * last.share), description=_line(last, texts)
                )
                if monotonic() - kept >= _KEPT_SECONDS:
                    _keep(wish.out, board, last.network, texts)
                    kept = monotonic()
    except KeyboardInterrupt:
        whole = False
    console = Console(highlight=False)
    if last is None:
        console.print(texts("train-nothing"))
        return INTERRUPTED
    _keep(wish.out, board, last.network, texts)
    for key in ("train-written", "train-use"):
        path = wish.out if key == "train-written" else own_weights(board)
        console.print(texts(key, path=str(path)), markup=False, soft_wrap=True)
    console.print(_line(last, texts))
    return 0 if whole else INTERRUPTED


def _learning(wish: Wish, board: Board, texts: Texts) -> Iterator[Progress]:
    """The training that was asked for; fails with what is wrong with it."""
    minutes = _MINUTES if wish.minutes is None and wish.games is None else wish.minutes
    if minutes is not None and wish.games is not None:
        raise Failure(texts("error-minutes-or-games"))
    if minutes is not None and not minutes > 0:
        raise Failure(texts("error-minutes"))
    if wish.games is not None and wish.games < 1:
        raise Failure(texts("error-games"))
    if wish.seed < 0:
        raise Failure(texts("error-seed"))
    return learn(
        board,
        load_deck(wish.deck, texts),
        seed=wish.seed,
        games=wish.games,
        seconds=None if minutes is None else 60 * minutes,
        network=_network(wish, board, texts),
    )


def _network(wish: Wish, board: Board, texts: Texts) -> Network | None:
    if wish.resume is None:
        return None
    try:
        return load(wish.resume, board)
    except WeightsError:
        raise Failure(texts("error-weights", path=str(wish.resume))) from None


def _keep(out: Path, board: Board, network: Network, texts: Texts) -> None:
    try:
        save(out, board, network)
    except (OSError, ValueError):
        raise Failure(texts("error-write", path=str(out))) from None


def _line(last: Progress, texts: Texts) -> str:
    return texts("train-line", count=last.games, mean=texts.decimal(last.mean))
