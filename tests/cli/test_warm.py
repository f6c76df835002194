"""`hashi warm`: compiles once and says where it is cached; other commands say that they compile."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hashi.compiler import cache_folder, compiled_folder
from hashi.locale import LANGUAGES
from tests.cli.conftest import Run

ONCE = "Compiling for this machine: this takes about {} seconds, and only this once.\n"
# The command with steps that take no time; everything else is real.
QUICK = """
import sys
import hashi.bots.compilation
import hashi.env.compilation
hashi.bots.compilation._steps = lambda: [lambda: None] * 3
hashi.env.compilation._steps = lambda: [lambda: None] * 2
if sys.argv[1] == "warm" and len(sys.argv) > 2:
    import tempfile
    tempfile.tempdir = sys.argv.pop()
from hashi.cli import main
main()
"""


def quick(environment: dict[str, str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error."""
    done = subprocess.run(  # noqa: S603  our own code
        [sys.executable, "-c", QUICK, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={"LC_ALL": "C.UTF-8", **environment},
    )
    return done.returncode, done.stdout, done.stderr


def test_compiles_once(tmp_path: Path) -> None:
    """The first time it says what it does, how long it took and where it is kept."""
    environment = {"NUMBA_CACHE_DIR": str(tmp_path)}
    code, out, err = quick(environment, "warm")
    (kept,) = (tmp_path / "hashi").iterdir()
    assert code == 0
    assert out.startswith("Compiled in 0.")
    assert out.endswith(f"The code is kept in {kept}\n")
    assert err == ONCE.format(30)
    assert {path.name for path in kept.glob("*.compiled")} == {
        "bots.compiled",
        "environments.compiled",
    }
    ready = f"Everything is compiled already. The code is kept in {kept}\n"
    assert quick(environment, "warm") == (0, ready, "")


def test_where_nothing_can_be_kept(tmp_path: Path) -> None:
    """The folder for temporary files is better than none; with none, the exit code is 1."""
    environment = {"NUMBA_CACHE_DIR": "/dev/null/cache"}
    code, out, err = quick(environment, "warm", str(tmp_path))
    assert (code, str(tmp_path) in out) == (0, True)
    assert "/dev/null/cache/hashi" in err
    code, out, err = quick(environment, "warm", "/dev/null")
    assert (code, out) == (1, "")
    assert "no folder can be written to" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words(run: Run, language: str) -> None:
    """In the user's language, with the folder."""
    code, out, _ = run("warm", "--lang", language)
    assert code == 0
    assert compiled_folder() is not None
    assert out.endswith(f"{compiled_folder()}\n")
    assert cache_folder() == compiled_folder()


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "--bot", "minion", "--games", "1", "--jobs", "1"),
        ("arena", "--bots", "minion,minion", "--games", "2", "--jobs", "1"),
    ],
)
def test_commands_say_that_they_compile(command: tuple[str, ...], tmp_path: Path) -> None:
    """What a command waits for is said, instead of an empty bar; bots without need no compiler."""
    warm = compiled_folder()
    assert warm is not None
    cold = tmp_path / "hashi" / warm.name
    shutil.copytree(warm, cold)  # so that only the mark is missing, and nothing takes long
    (cold / "bots.compiled").unlink()
    environment = {"NUMBA_CACHE_DIR": str(tmp_path)}
    code, _, err = quick(environment, *command)
    assert (code, err) == (0, ONCE.format(15))
    code, _, err = quick(environment, *command)
    assert (code, err) == (0, "")


def test_environments_need_no_more(tmp_path: Path) -> None:
    """What is compiled ahead is all that a first batch of games runs."""
    code = """
from hashi.env.compilation import compile_environments
compile_environments()
from hashi.compiler import cache_folder
before = set(cache_folder().rglob("*.nbc"))
from hashi.env.batch import Batch
batch = Batch("B", 4, 1, seats=2)
for _ in range(9):
    batch.step(batch.sample())
print(len(before) > 0, set(cache_folder().rglob("*.nbc")) - before)
"""
    done = subprocess.run(  # noqa: S603  our own code
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"NUMBA_CACHE_DIR": str(tmp_path)},
    )
    assert done.stdout == "True set()\n"
