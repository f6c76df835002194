"""`hashi report`: the coach's report of a finished game as an HTML file."""

import sys
from contextlib import suppress
from dataclasses import KW_ONLY, dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from hashi.cli.error import CommandError
from hashi.cli.extra import is_installed
from hashi.cli.option import Json, RecordFile, help_text, texts_of
from hashi.cli.output import print_json
from hashi.cli.record.record import read, replay_record
from hashi.cli.record.report_file import ReportFile, template
from hashi.cli.study.work import INTERRUPTED, progress
from hashi.locale import Texts
from hashi.record import Entry, Hint, Record

__all__ = ["ReportOptions", "report"]


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class ReportOptions:
    """The options of the command."""

    file: RecordFile
    _: KW_ONLY
    seat: Annotated[int, Parameter(help=help_text("option-whose"))] = 1
    out: Annotated[Path | None, Parameter(help=help_text("option-html"))] = None
    seconds: Annotated[float, Parameter(help=help_text("option-report-seconds"))] = 30.0


def report(
    options: ReportOptions,
    *,
    json: Json = False,
    lang: Annotated[
        str | None, Parameter(name=["--lang", "--language"], help=help_text("option-report-lang"))
    ] = None,
) -> int:
    """Write the report, rewriting it as it grows; returns 130 if interrupted."""
    texts = texts_of(lang)
    record = read(options.file, texts)
    game = replay_record(options.file, record, texts)
    if not game.over:
        raise CommandError(texts("error-not-over", path=str(options.file)))
    if not 1 <= options.seat <= game.seats:
        raise CommandError(texts("refusal-no-such-seat", where=str(options.seat)))
    if not options.seconds > 0:
        raise CommandError(texts("error-seconds"))
    built = template()
    if built is None:
        raise CommandError(texts("doctor-page-missing"))
    out = _output_path(options, texts)
    if not is_installed("solver"):
        sys.stderr.write(f"{texts('error-solver-missing')}\n")
    hinted = _hinted_rounds(record, options.seat)
    file = ReportFile(built, game, record.names, texts.language, hinted)
    complete = _write_reports(options, record, file, out, texts)
    if json:
        print_json({"path": str(out), "seat": options.seat, "complete": complete})
    else:
        key = "report-written" if complete else "report-stopped"
        Console(highlight=False).print(texts(key, path=str(out)), markup=False, soft_wrap=True)
    return 0 if complete else INTERRUPTED


def _write_reports(
    options: ReportOptions, record: Record, file: ReportFile, out: Path, texts: Texts
) -> bool:
    """Write the file whenever the report has grown; returns whether it is complete."""
    from hashi.coach.review import reports

    try:
        with progress() as bar:
            task = bar.add_task(texts("progress-report"), total=None)
            for found in reports(file.game, record.deck, options.seat, options.seconds):
                _write(out, file.text(found), texts)
                bar.update(task, completed=found.done, total=found.steps)
    except KeyboardInterrupt:
        return False
    return True


def _hinted_rounds(record: Record, seat: int) -> tuple[int, ...]:
    """The rounds in which a seat was shown a good turn."""
    return tuple(
        number
        for number, played in enumerate(record.rounds, 1)
        if Entry(seat, Hint()) in played.entries
    )


def _output_path(options: ReportOptions, texts: Texts) -> Path:
    """Where to write the report: next to the record by default, but never over it."""
    out = options.out or options.file.with_suffix(".html")
    if out.resolve() == options.file.resolve():
        raise CommandError(texts("error-write", path=str(out)))
    return out


def _write(out: Path, text: str, texts: Texts) -> None:
    """Replace the file atomically: a crash leaves either the old or the new content."""
    temporary = out.with_name(f".{out.name}.new")
    try:
        temporary.write_text(text, "utf-8")
        temporary.replace(out)
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            temporary.unlink(missing_ok=True)
        raise CommandError(texts("error-write", path=str(out))) from None
