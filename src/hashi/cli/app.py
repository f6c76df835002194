"""Runs the `hashi` command: its exit codes, and what it says when something is wrong."""

import errno
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Annotated, Literal, NoReturn

from cyclopts import CycloptsError, Parameter, UnusedCliTokensError

from hashi.cli import command
from hashi.cli.error import BAD_INPUT, CommandError, quoted
from hashi.cli.misuse import describe
from hashi.cli.option import help_text
from hashi.cli.root import app
from hashi.locale import Texts, choose

__all__ = ["app", "command", "main"]


@app.command(help=help_text("help-completion"))
def completion(
    shell: Annotated[Literal["bash", "zsh", "fish"], Parameter(help=help_text("option-shell"))],
) -> None:
    """Print what a shell needs to complete this command and its options."""
    print(app.generate_completion(shell=shell))  # noqa: T201  the command's answer


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and exit with its exit code."""
    try:
        result = app(
            arguments, exit_on_error=False, print_error=False, result_action="return_value"
        )
        sys.stdout.flush()
    except UnusedCliTokensError as error:
        _fail(_unknown_command(error.unused_tokens or []))
    except CycloptsError as error:
        _fail(describe(error, Texts(choose(os.environ))))
    except CommandError as error:
        _fail(*error.sentences)
    except BrokenPipeError:
        _drop_output()
        sys.exit(0)
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _drop_output()
        _fail(Texts(choose(os.environ))("error-output", reason=os.strerror(error.errno)))
    sys.exit(result if isinstance(result, int) else 0)


def _drop_output() -> None:
    """Discard further output, so that Python's final flush cannot fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(*sentences: str) -> NoReturn:
    for sentence in sentences:
        sys.stderr.write(f"hashi: {sentence}\n")
    sys.exit(BAD_INPUT)


def _unknown_command(words: Sequence[str]) -> str:
    """The message for an unknown command; suggests the closest one, if any."""
    texts, said = Texts(choose(os.environ)), " ".join(words)
    near = get_close_matches(words[0], [*app.resolved_commands()], n=1) if words else []
    if near:
        return texts("error-command-meant", words=quoted(said), command=f"hashi {near[0]}")
    return texts("error-command", words=quoted(said))
