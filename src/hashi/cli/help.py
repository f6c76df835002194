"""How help looks: cyclopts' panels, with its own few words in the user's language, too."""

from typing import TYPE_CHECKING, Any

from cyclopts import App, Group
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from cyclopts.help.inline_text import InlineText
from rich.text import Text

from hashi.cli.option import help_text

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions

__all__ = ["HelpFormatter", "make_app"]

_USAGE = {
    "COMMAND": help_text("help-command"),
    "OPTIONS": help_text("help-any-options"),
    "ARGS": help_text("help-any-args"),
}
_COMMANDS = Group(help_text("help-commands"), sort_key=1)
_OPTIONS = Group(help_text("help-options"), sort_key=2)
_UNSET = "False"  # a switch that is off says nothing new


class HelpFormatter(DefaultFormatter):
    """Writes defaults, variables and the usage line in the user's language."""

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: HelpPanel) -> None:
        """Print a panel."""
        entries = [_translated(entry) for entry in panel.entries]
        super().__call__(console, options, panel.copy(entries=entries))

    def render_usage(
        self,
        console: "Console",
        options: "ConsoleOptions",  # noqa: ARG002  as the class above has it
        usage: object,
    ) -> None:
        """Print the usage line."""
        line = str(usage)
        for word, translated in _USAGE.items():
            line = line.replace(word, translated)
        console.print(Text(help_text("help-usage") + " " + line, style="bold"))


def make_app(name: str, **settings: Any) -> App:
    """A command with others below it, whose help is in the user's language."""
    return App(
        name=name,
        group_commands=_COMMANDS,
        group_arguments=_OPTIONS,
        group_parameters=_OPTIONS,
        **settings,
    )


def _translated(entry: HelpEntry) -> HelpEntry:
    """The entry, with what cyclopts would add to its description in English.

    Choices are not added: the descriptions explain them.
    """
    notes = []
    if entry.env_var:
        notes.append(help_text("help-variable", names=", ".join(entry.env_var)))
    if entry.default not in {None, _UNSET}:
        notes.append(help_text("help-default", value=entry.default or ""))
    if entry.required:
        notes.append(help_text("help-required"))
    description = entry.description
    if not isinstance(description, InlineText):
        description = InlineText(Text(str(description or "")))
    for note in notes:
        description.append(Text(f"[{note}]", style="dim"))
    return entry.copy(
        description=description, choices=None, env_var=None, default=None, required=False
    )
