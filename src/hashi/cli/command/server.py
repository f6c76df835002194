"""Commands for people who run a server: serve, check the installation, move tables."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from hashi.cli.option import Data, Database, Json, Language, Port, help_text, texts_of
from hashi.cli.root import app

__all__ = ["doctor", "export", "import_tables", "serve", "warm"]


@app.default
def serve(  # noqa: PLR0913  one per option
    *,
    port: Port = None,
    lan: Annotated[bool, Parameter(negative="", help=help_text("option-lan"))] = False,
    browser: Annotated[bool, Parameter(help=help_text("option-browser"))] = True,
    host: Annotated[
        list[str] | None,
        Parameter(negative="", help=help_text("option-host")),
    ] = None,
    bot: Annotated[
        list[str] | None,
        Parameter(negative="", help=help_text("option-offer-bot")),
    ] = None,
    data: Data = None,
    database: Database = None,
    log: Annotated[
        Literal["text", "json"], Parameter(env_var="HASHI_LOG", help=help_text("option-log"))
    ] = "text",
    accept_loss: Annotated[
        bool,
        Parameter(negative="", help=help_text("option-accept-loss")),
    ] = False,
    lang: Language = None,
) -> None:
    """Serve the page: play in the browser."""
    from hashi.cli.serve import serve as serve_command  # noqa: PLC0415  only when it runs
    from hashi.cli.serve.location import StoreLocation  # noqa: PLC0415  only when it runs

    location, hosts, bots = StoreLocation(data, database), tuple(host or ()), tuple(bot or ())
    options = serve_command.ServeOptions(
        port, lan, browser, location, log, accept_loss, hosts, bots
    )
    serve_command.serve(options, texts_of(lang))


@app.command(help=help_text("help-doctor"))
def doctor(
    *,
    port: Port = None,
    data: Data = None,
    database: Database = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Check this installation; exit code 1 if something is wrong."""
    from hashi.cli.serve import doctor as doctor_command  # noqa: PLC0415  only when it runs
    from hashi.cli.serve.location import StoreLocation  # noqa: PLC0415  only when it runs

    return doctor_command.doctor(StoreLocation(data, database), port, texts_of(lang), json=json)


@app.command(help=help_text("help-warm"))
def warm(*, json: Json = False, lang: Language = None) -> int:
    """Compile the bots now, so that nobody waits later; exit code 1 if it cannot be cached."""
    from hashi.cli.serve import warm as warm_command  # noqa: PLC0415  only when it runs

    return warm_command.warm(texts_of(lang), json=json)


@app.command(help=help_text("help-export"))
def export(
    file: Annotated[Path, Parameter(help=help_text("option-new-file"))],
    *,
    data: Data = None,
    database: Database = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Save all tables in a file, for a backup or to move them."""
    from hashi.cli.serve import transfer  # noqa: PLC0415  only when it runs
    from hashi.cli.serve.location import StoreLocation  # noqa: PLC0415  only when it runs

    transfer.export_tables(StoreLocation(data, database), file, texts_of(lang), json=json)


@app.command(name="import", help=help_text("help-import"))
def import_tables(
    file: Annotated[Path, Parameter(help=help_text("option-export-file"))],
    *,
    data: Data = None,
    database: Database = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Import the tables of an export file; existing tables are never overwritten."""
    from hashi.cli.serve import transfer  # noqa: PLC0415  only when it runs
    from hashi.cli.serve.location import StoreLocation  # noqa: PLC0415  only when it runs

    transfer.import_tables(StoreLocation(data, database), file, texts_of(lang), json=json)
