"""`hashi`: serve the page from one process; tables are in the user's data folder by default.

Only its options: `run` does it, and is imported when it is needed.
"""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from cyclopts import Parameter

from hashi.cli.option import Language, Port, help_text, texts_of
from hashi.cli.serve.location import StoreLocation

__all__ = ["ServeOptions", "serve"]


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class ServeOptions:
    """The options of the command."""

    port: Port = None
    lan: Annotated[bool, Parameter(negative="", help=help_text("option-lan"))] = False
    browser: Annotated[bool, Parameter(help=help_text("option-browser"))] = True
    hosts: Annotated[
        tuple[str, ...],
        Parameter("--host", negative="", show_default=False, help=help_text("option-host")),
    ] = ()
    bots: Annotated[
        tuple[str, ...],
        Parameter("--bot", negative="", show_default=False, help=help_text("option-offer-bot")),
    ] = ()
    location: StoreLocation = field(default_factory=StoreLocation)
    log: Annotated[
        Literal["text", "json"], Parameter(env_var="HASHI_LOG", help=help_text("option-log"))
    ] = "text"
    accept_loss: Annotated[bool, Parameter(negative="", help=help_text("option-accept-loss"))] = (
        False
    )


_DEFAULTS = ServeOptions()


def serve(*, options: ServeOptions = _DEFAULTS, lang: Language = None) -> None:
    """Serve the page until interrupted."""
    from hashi.cli.serve.run import run

    run(options, texts_of(lang))
