"""The `hashi` command itself; the modules in `command` add theirs to it."""

from cyclopts import App, Group

import hashi
from hashi.cli.help import HelpFormatter
from hashi.cli.option import help_text

__all__ = ["app"]

_commands = Group(help_text("help-commands"), sort_key=1)
_options = Group(help_text("help-options"), sort_key=2)

app = App(
    name="hashi",
    help=help_text("help-hashi"),
    group_commands=_commands,
    group_arguments=_options,
    group_parameters=_options,
    help_formatter=HelpFormatter(),
    version=hashi.__version__,
)
app["--help"].help = help_text("help-help")
app["--version"].help = help_text("help-version")
