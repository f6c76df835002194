"""`hashi report`: what the coach says of a finished game, as a file to keep, send or print."""

import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from hashi.cli.extra import is_there
from hashi.cli.failure import Failure
from hashi.cli.record import read, replayed
from hashi.cli.report_file import ReportFile, template
from hashi.cli.work import INTERRUPTED, progress
from hashi.coach.review import reports
from hashi.locale import Texts
from hashi.record import Entry, Hint, Record
from hashi.rules import Game, refusal

__all__ = ["Wish", "report"]


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for on the command line."""

    file: Path
    seat: int
    out: Path | None
    seconds: float


def report(wish: Wish, texts: Texts) -> int:
    """Write the report, fuller with every card; 130 if it was stopped before it was whole."""
    record = read(wish.file, texts)
    game = replayed(wish.file, record, texts)
    if not game.over:
        raise Failure(texts("error-not-over", path=str(wish.file)))
    if not 1 <= wish.seat <= game.seats:
        raise Failure(texts("refusal-no-such-seat", where=str(wish.seat)))
    if not wish.seconds > 0:
        raise Failure(texts("error-seconds"))
    broken = _first_mistake(game, wish.seat)
    if broken is not None:
        raise Failure(texts("error-not-legal", path=str(wish.file), round=broken))
    built = template()
    if built is None:
        raise Failure(texts("doctor-page-missing"))
    out = _out(wish, texts)
    if not is_there("solver"):
        sys.stderr.write(f"{texts('error-solver-missing')}\n")
    hinted = _hinted(record, wish.seat)
    file = ReportFile(built, game, record.names, texts.language, hinted)
    whole = _written(wish, record, file, out, texts)
    key = "report-written" if whole else "report-stopped"
    Console(highlight=False).print(texts(key, path=str(out)), markup=False, soft_wrap=True)
    return 0 if whole else INTERRUPTED


def _written(wish: Wish, record: Record, file: ReportFile, out: Path, texts: Texts) -> bool:
    """Write the file whenever more is known; whether the coach came to the end."""
    try:
        with progress() as bar:
            task = bar.add_task(texts("progress-report"), total=None)
            for found in reports(file.game, record.deck, wish.seat, wish.seconds):
                _write(out, file.text(found), texts)
                bar.update(task, completed=found.done, total=found.steps)
    except KeyboardInterrupt:
        return False
    return True


def _first_mistake(game: Game, seat: int) -> int | None:
    """The first round in which a turn broke a rule, as honour tables allow (M1)."""
    turns = enumerate(game.logs[seat - 1].played_turns)
    return next(
        (n + 1 for n, turn in turns if refusal(game.sheet(seat, n), game.deck[n], turn)), None
    )


def _hinted(record: Record, seat: int) -> tuple[int, ...]:
    """The rounds in which a seat was shown a good turn."""
    return tuple(
        number
        for number, played in enumerate(record.rounds, 1)
        if Entry(seat, Hint()) in played.entries
    )


def _out(wish: Wish, texts: Texts) -> Path:
    """Where the report goes: beside the record unless said otherwise, but never over it."""
    out = wish.out or wish.file.with_suffix(".html")
    if out.resolve() == wish.file.resolve():
        raise Failure(texts("error-write", path=str(out)))
    return out


def _write(out: Path, text: str, texts: Texts) -> None:
    """Write the file so that a crash leaves the one before or this one, never half."""
    beside = out.with_name(f".{out.name}.new")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(out)
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)
        raise Failure(texts("error-write", path=str(out))) from None
