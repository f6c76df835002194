"""`hashi completion`: the scripts are taken by a real shell, which then completes our command."""

import re
import shutil
import subprocess
import sys

import pytest

from tests.cli.conftest import Run

BASH = shutil.which("bash")
HEAVY = {"distributed", "fpdf", "litestar", "numba", "numpy", "ortools", "uvicorn"}


def completed(script: str, line: str) -> set[str]:
    """What bash offers at the end of a line."""
    words = line.split(" ")
    quoted = " ".join(f"'{word}'" for word in words)
    ask = (
        f"COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}; COMP_LINE='{line}';"
        ' COMP_POINT=${#COMP_LINE}; _hashi; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    done = subprocess.run(  # noqa: S603  our own script
        [BASH or "bash", "--norc"],
        env={"LC_ALL": "C"},
        input=f"{script}\n{ask}\n",
        text=True,
        capture_output=True,
        check=True,
    )
    assert done.stderr == ""
    return {word.strip() for word in done.stdout.splitlines()}


@pytest.mark.skipif(BASH is None, reason="there is no bash on this machine")
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("hashi ", {"board", "doctor", "simulate", "completion"}),
        ("hashi sim", {"simulate"}),
        ("hashi board ch", {"check"}),
        ("hashi simulate --g", {"--games"}),
        ("hashi verify --", {"--seal", "--nonce", "--hash", "--json"}),
        ("hashi completion ", {"bash", "zsh", "fish"}),
    ],
)
def test_bash(run: Run, line: str, offered: set[str]) -> None:
    """Commands, options and choices are offered, and nothing else for a whole beginning."""
    code, script, _ = run("completion", "bash")
    found = completed(script, line)
    assert code == 0
    assert offered <= found
    if line[-1].isalpha():
        assert found == offered


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells(run: Run, shell: str) -> None:
    """The script names every command; where the shell is installed, it can parse the script."""
    code, script, _ = run("completion", shell)
    assert code == 0
    assert {name for name in ("doctor", "simulate", "solve") if name not in script} == set()
    if path := shutil.which(shell):
        subprocess.run([path, "-n"], input=script, text=True, check=True)  # noqa: S603  a shell


def test_unknown_shells(run: Run) -> None:
    """Any other is refused with the choices."""
    code, out, err = run("completion", "csh")
    assert (code, out) == (2, "")
    assert "bash" in err


@pytest.mark.parametrize("words", [("completion", "bash"), ("--help",), ("train", "--help")])
def test_nothing_heavy_is_imported(words: tuple[str, ...]) -> None:
    """Options are read without the compiler, the solver or the server behind them."""
    command = [sys.executable, "-X", "importtime", "-m", "hashi", *words]
    log = subprocess.run(command, capture_output=True, text=True, check=True).stderr  # noqa: S603  our own
    imported = set(re.findall(r"(?m)^import time:.*\|\s+(\w+)", log))
    assert "cyclopts" in imported
    assert imported.isdisjoint(HEAVY)
