"""Commands about a finished game that was saved: replay, verify, report."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hashi.cli.option import DeckFile, Json, Language, RecordFile, help_text, texts_of
from hashi.cli.root import app

__all__ = ["replay", "report", "verify"]


@app.command(help=help_text("help-replay"))
def replay(
    file: RecordFile,
    *,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Play a record through the rules and print its sheets and scores."""
    from hashi.cli.record import record as record_command  # noqa: PLC0415  only when it runs

    record_command.replay(file, texts_of(lang), json=json)


@app.command(help=help_text("help-verify"))
def verify(  # noqa: PLR0913  one per option
    file: Annotated[
        Path,
        Parameter(allow_leading_hyphen=True, help=help_text("option-record-or-input")),
    ],
    *,
    seal: Annotated[str | None, Parameter(help=help_text("option-seal"))] = None,
    nonce: Annotated[
        list[str] | None,
        Parameter(negative="", help=help_text("option-nonce")),
    ] = None,
    hash_: Annotated[
        list[str] | None,
        Parameter(
            name="--hash",
            negative="",
            help=help_text("option-hash"),
        ),
    ] = None,
    deck: DeckFile = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Check that a record was dealt fairly: exit code 0 fair, 1 unfair, 3 nothing to check."""
    from hashi.cli.record import verify as verify_command  # noqa: PLC0415  only when it runs

    options = verify_command.VerifyOptions(file, deck, seal, nonce or (), hash_ or ())
    return verify_command.verify(options, texts_of(lang), json=json)


@app.command(help=help_text("help-report"))
def report(  # noqa: PLR0913  one per option
    file: RecordFile,
    *,
    seat: Annotated[int, Parameter(help=help_text("option-whose"))] = 1,
    out: Annotated[Path | None, Parameter(help=help_text("option-html"))] = None,
    seconds: Annotated[float, Parameter(help=help_text("option-report-seconds"))] = 30.0,
    json: Json = False,
    lang: Annotated[
        str | None, Parameter(name=["--lang", "--language"], help=help_text("option-report-lang"))
    ] = None,
) -> int:
    """Write the coach's report of a finished game as an HTML file."""
    from hashi.cli.record import report as report_command  # noqa: PLC0415  only when it runs

    options = report_command.ReportOptions(file, seat, out, seconds)
    return report_command.report(options, texts_of(lang), json=json)
