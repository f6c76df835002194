"""`hashi train`: train the bots on a board by self-play.

The weights are saved every minute and at the end, also when interrupted.
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
from hashi.cli.error import CommandError
from hashi.cli.warm import compile_visibly
from hashi.cli.work import INTERRUPTED, progress
from hashi.locale import Texts
from hashi.rules import Board

__all__ = ["TrainOptions", "train"]

_MINUTES = 60.0
_SAVE_SECONDS = 60.0
_PERCENT = 100


@dataclass(frozen=True, slots=True)
class TrainOptions:
    """The options of the command."""

    board: str
    deck: Path | None
    out: Path
    resume: Path | None
    minutes: float | None
    games: int | None
    seed: int


def train(options: TrainOptions, texts: Texts) -> int:
    """Train and save the weights; returns 130 if interrupted."""
    board = load_board(options.board, texts)
    training = _start_training(options, board, texts)
    last: Progress | None = None
    complete, saved = True, -_SAVE_SECONDS
    try:
        compile_visibly(texts, "training", compile_training)
        with progress() as bar:
            task = bar.add_task(texts("progress-train"), total=_PERCENT)
            for last in training:
                bar.update(
                    task, completed=int(_PERCENT * last.share), description=_line(last, texts)
                )
                if monotonic() - saved >= _SAVE_SECONDS:
                    _save(options.out, board, last.network, texts)
                    saved = monotonic()
    except KeyboardInterrupt:
        complete = False
    console = Console(highlight=False)
    if last is None:
        console.print(texts("train-nothing"))
        return INTERRUPTED
    _save(options.out, board, last.network, texts)
    for key in ("train-written", "train-use"):
        path = options.out if key == "train-written" else own_weights(board)
        console.print(texts(key, path=str(path)), markup=False, soft_wrap=True)
    console.print(_line(last, texts))
    return 0 if complete else INTERRUPTED


def _start_training(options: TrainOptions, board: Board, texts: Texts) -> Iterator[Progress]:
    """Start the training; fails with what is wrong with the options."""
    minutes = _MINUTES if options.minutes is None and options.games is None else options.minutes
    if minutes is not None and options.games is not None:
        raise CommandError(texts("error-minutes-or-games"))
    if minutes is not None and not minutes > 0:
        raise CommandError(texts("error-minutes"))
    if options.games is not None and options.games < 1:
        raise CommandError(texts("error-games"))
    if options.seed < 0:
        raise CommandError(texts("error-seed"))
    return learn(
        board,
        load_deck(options.deck, texts),
        seed=options.seed,
        games=options.games,
        seconds=None if minutes is None else 60 * minutes,
        network=_network(options, board, texts),
    )


def _network(options: TrainOptions, board: Board, texts: Texts) -> Network | None:
    if options.resume is None:
        return None
    try:
        return load(options.resume, board)
    except WeightsError:
        raise CommandError(texts("error-weights", path=str(options.resume))) from None


def _save(out: Path, board: Board, network: Network, texts: Texts) -> None:
    try:
        save(out, board, network)
    except (OSError, ValueError):
        raise CommandError(texts("error-write", path=str(out))) from None


def _line(last: Progress, texts: Texts) -> str:
    return texts("train-line", count=last.games, mean=texts.decimal(last.mean))
