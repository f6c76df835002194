"""Run a command in another process, with a terminal for its progress, and press Ctrl-C."""

import os
import pty
import re
import signal
import subprocess
import sys
from dataclasses import dataclass

_LONGEST_WAIT_SECONDS = 120


@dataclass(frozen=True, slots=True)
class Stopped:
    """How it ended, and what it printed."""

    code: int
    out: str
    shown: str


def stopped(*arguments: object, after: str) -> Stopped:
    """Run a command until its progress fits a pattern, then press Ctrl-C as a terminal does."""
    ours, theirs = pty.openpty()
    # Tests that run in the background have Ctrl-C ignored, and so would the command.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(  # noqa: S603  our own command
            [sys.executable, "-m", "hashi", *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=theirs,
            text=True,
            start_new_session=True,
            env={**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "100"},
        )
    finally:
        signal.signal(signal.SIGINT, before)
    os.close(theirs)
    try:
        shown = _read_until(ours, after)
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate(timeout=_LONGEST_WAIT_SECONDS)
        shown += _read_until(ours, None)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
        os.close(ours)
    return Stopped(process.returncode, out, shown)


def _read_until(terminal: int, pattern: str | None) -> str:
    """What the terminal shows until it fits a pattern, or to its end."""
    shown = ""
    while pattern is None or not re.search(pattern, shown):
        try:
            read = os.read(terminal, 4096)
        except OSError:  # the other side is closed
            break
        if not read:
            break
        shown += read.decode("utf-8", "replace")
    return shown
