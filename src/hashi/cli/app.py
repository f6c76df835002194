"""The `hashi` command: its subcommands, its exit codes, and what it says when something is wrong.

A subcommand is named by its import path and imported only when it runs or prints its own help, so
that all of them start fast.
"""

import errno
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Annotated, Literal, NoReturn

from cyclopts import CycloptsError, Parameter, UnusedCliTokensError

import hashi
from hashi.cli.error import BAD_INPUT, CommandError, quoted
from hashi.cli.help import HelpFormatter, make_app
from hashi.cli.misuse import describe
from hashi.cli.option import help_text
from hashi.cli.serve.serve import serve
from hashi.locale import Texts, choose

__all__ = ["app", "main"]

app = make_app(
    "hashi",
    help=help_text("help-hashi"),
    help_formatter=HelpFormatter(),
    version=hashi.__version__,
)
app["--help"].help = help_text("help-help")
app["--version"].help = help_text("help-version")

app.default(serve)
app.command("hashi.cli.board.board:app", name="board", help=help_text("help-board"))
app.command("hashi.cli.play.play:play", help=help_text("help-play"))
app.command("hashi.cli.play.print:print_pages", name="print", help=help_text("help-print"))
app.command("hashi.cli.puzzle:app", name="puzzle", help=help_text("help-puzzle"))
app.command("hashi.cli.record.record:replay", help=help_text("help-replay"))
app.command("hashi.cli.record.verify:verify", help=help_text("help-verify"))
app.command("hashi.cli.record.report:report", help=help_text("help-report"))
app.command("hashi.cli.serve.doctor:doctor", help=help_text("help-doctor"))
app.command("hashi.cli.serve.warm:warm", help=help_text("help-warm"))
app.command("hashi.cli.serve.transfer:export_tables", name="export", help=help_text("help-export"))
app.command("hashi.cli.serve.transfer:import_tables", name="import", help=help_text("help-import"))
app.command("hashi.cli.serve.daily:daily", help=help_text("help-daily"))
app.command("hashi.cli.study.simulate:simulate", help=help_text("help-simulate"))
app.command("hashi.cli.study.arena:arena", help=help_text("help-arena"))
app.command("hashi.cli.study.solve:solve", help=help_text("help-solve"))
app.command("hashi.cli.study.train:train", help=help_text("help-train"))


@app.command(help=help_text("help-completion"))
def completion(
    shell: Annotated[Literal["bash", "zsh", "fish"], Parameter(help=help_text("option-shell"))],
) -> None:
    """Print what a shell needs to complete this command and its options."""
    print(app.generate_completion(shell=shell))


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
    near = get_close_matches(words[0], [*app], n=1) if words else []
    if near:
        return texts("error-command-meant", words=quoted(said), command=f"hashi {near[0]}")
    return texts("error-command", words=quoted(said))
