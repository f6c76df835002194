"""Train the bots as `hashi train` is asked to.

The weights are saved every minute and at the end, also when interrupted; beside them, until it is
complete, a checkpoint from which the training can go on.
"""

from pathlib import Path
from time import monotonic

from rich.console import Console

from hashi.bots.checkpoint import Checkpoint, begin, load_checkpoint, save_checkpoint
from hashi.bots.training import Progress, compile_training, train
from hashi.bots.value.stakes import Lesson
from hashi.bots.value.weights import WeightsError, board_weights, save
from hashi.cli.board.board import load as load_board
from hashi.cli.board.board import load_deck
from hashi.cli.error import CommandError
from hashi.cli.output import print_json
from hashi.cli.serve.warm import compile_visibly
from hashi.cli.study.train import TrainOptions
from hashi.cli.study.work import INTERRUPTED, progress
from hashi.locale import Texts
from hashi.rules import Board

__all__ = ["run"]

_ANY = "any"
_MULTIPLAYER: Lesson = "multiplayer"
_MINUTES = 60.0
_SAVE_SECONDS = 60.0
_PERCENT = 100


def run(options: TrainOptions, texts: Texts, *, json: bool) -> int:
    """Train and save the weights; returns 130 if interrupted."""
    board = None if options.board == _ANY else load_board(options.board, texts)
    if board is None and options.lesson == _MULTIPLAYER:
        raise CommandError(texts("error-multiplayer-any"))
    checkpoint = _checkpoint(options, board, texts)
    training = train(board, load_deck(options.deck, texts), checkpoint)
    last: Progress | None = None
    complete, saved = True, -_SAVE_SECONDS
    try:
        compile_visibly(texts, {"training": compile_training})
        with progress() as bar:
            task = bar.add_task(texts("progress-train"), total=_PERCENT)
            for last in training:
                bar.update(
                    task,
                    completed=int(_PERCENT * last.checkpoint.share),
                    description=_line(last, texts),
                )
                if monotonic() - saved >= _SAVE_SECONDS:
                    _save(options.out, board, last, texts)
                    saved = monotonic()
    except KeyboardInterrupt:
        complete = False
    if last is not None:
        _save(options.out, board, last, texts)
    if json:
        print_json(_as_data(options, board, last, complete=complete))
    else:
        _print(options, board, last, texts, complete=complete)
    return 0 if complete else INTERRUPTED


def _print(
    options: TrainOptions,
    board: Board | None,
    last: Progress | None,
    texts: Texts,
    *,
    complete: bool,
) -> None:
    console = Console(highlight=False)
    if last is None:
        console.print(texts("train-nothing"))
        return
    use = "train-use-any" if board is None else "train-use"
    for key, path in (("train-written", options.out), (use, _use(last, board))):
        console.print(texts(key, path=str(path)), markup=False, soft_wrap=True)
    if not complete:
        path = _checkpoint_path(options.out)
        console.print(texts("train-resume", path=str(path)), markup=False, soft_wrap=True)
    console.print(_line(last, texts))
    shares = {category: round(_PERCENT * share) for category, share in last.in_time.items()}
    console.print(texts("train-in-time", **shares))


def _as_data(
    options: TrainOptions, board: Board | None, last: Progress | None, *, complete: bool
) -> dict[str, object]:
    if last is None:
        return {"path": None, "complete": complete, "games": 0}
    return {
        "path": str(options.out),
        "use": str(_use(last, board)),
        "checkpoint": None if complete else str(_checkpoint_path(options.out)),
        "complete": complete,
        "games": last.checkpoint.played,
        "mean": last.mean,
        "in_time": dict(last.in_time),
    }


def _checkpoint(options: TrainOptions, board: Board | None, texts: Texts) -> Checkpoint:
    """Where to begin or go on; fails with what is wrong with the options."""
    if options.resume is not None:
        if options.minutes is not None or options.games is not None:
            raise CommandError(texts("error-resume-length"))
        try:
            return load_checkpoint(options.resume, board)
        except WeightsError:
            raise CommandError(texts("error-checkpoint", path=str(options.resume))) from None
    minutes = _MINUTES if options.minutes is None and options.games is None else options.minutes
    if minutes is not None and options.games is not None:
        raise CommandError(texts("error-minutes-or-games"))
    if minutes is not None and not minutes > 0:
        raise CommandError(texts("error-minutes"))
    if options.games is not None and options.games < 1:
        raise CommandError(texts("error-games"))
    if options.seed < 0:
        raise CommandError(texts("error-seed"))
    seconds = None if minutes is None else 60 * minutes
    return begin(
        board, seed=options.seed, games=options.games, seconds=seconds, lesson=options.lesson
    )


def _use(last: Progress, board: Board | None) -> Path:
    """Where the bots look for the weights."""
    return board_weights(board, multiplayer=last.checkpoint.lesson == _MULTIPLAYER)


def _checkpoint_path(out: Path) -> Path:
    return out.with_suffix(".checkpoint.npz")


def _save(out: Path, board: Board | None, last: Progress, texts: Texts) -> None:
    """Save the weights, and the checkpoint until the training is complete."""
    checkpoint = _checkpoint_path(out)
    try:
        save(out, board, last.network)
        if last.checkpoint.share < 1:
            save_checkpoint(checkpoint, board, last.checkpoint)
        else:
            checkpoint.unlink(missing_ok=True)
    except (OSError, ValueError):
        raise CommandError(texts("error-write", path=str(out))) from None


def _line(last: Progress, texts: Texts) -> str:
    return texts("train-line", count=last.checkpoint.played, mean=texts.decimal(last.mean))
