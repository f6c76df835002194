"""Compiled code is cached in our folder, matches the current sources, and is compiled once."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hashi

PACKAGE = Path(hashi.__file__).parent
COMPILED = ("kernel", "bots/value")
DIGESTED = ("hashi.compiler", "hashi.kernel", "hashi.bots.value", "hashi.rules")
NOWHERE = {"HOME": "/dev/null/home", "XDG_CACHE_HOME": "/dev/null/cache"}

FOLDERS = """
import gc, sys
from numba.core.dispatcher import Dispatcher
from hashi.compiler import cache_folder
ours = [d for d in gc.get_objects() if isinstance(d, Dispatcher) and "hashi" in d.__module__]
assert len(ours) > 9
print(*{str(cache_folder()) == d.stats.cache_path.rsplit("/", 1)[0] for d in ours})
print(cache_folder())
"""
# A compiled function whose answer depends on another file, and one that depends on a constant.
ANSWERS = """
import numpy as np
from hashi import board
from hashi.kernel.play import finished_of, solo_points
from hashi.kernel.tables import tables_of
tables = tables_of(board("A"))
numbers, bridges = np.zeros(18, np.int8), np.zeros(len(tables.ends), np.int8)
numbers[tables.ends[0]] = 1
bridges[0] = 1
print(finished_of(tables, numbers, bridges).sum(), solo_points(0, np.array([1, 0, 0])))
"""


def python(code: str, **environment: str) -> str:
    """Run a program in another process; returns its standard output and standard error."""
    inherited = {key: text for key, text in os.environ.items() if key != "NUMBA_CACHE_DIR"}
    done = subprocess.run(  # noqa: S603  our own code
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        env=inherited | environment,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.parametrize(
    "first",
    [
        "import hashi.kernel",
        "from hashi.bots import bot_of, warm; import hashi.bots.value",
        "import hashi.bots.value",
        "import hashi.bots.value.choice",
        "import hashi.bots.training",
        "import hashi.coach.judgement",
        "import hashi.cli.study.simulate, hashi.cli.study.train, hashi.bots.value",
        "import numba, hashi.kernel, hashi.bots.value",
    ],
)
def test_whoever_is_imported_first(first: str, tmp_path: Path) -> None:
    """Every compiled function has its cache in our folder, and numba's own setting is untouched."""
    before = "import numba; assert numba.config.CACHE_DIR == ''\n"
    found = python(f"{first}\n{before}{FOLDERS}", XDG_CACHE_HOME=str(tmp_path)).split()
    assert found[0] == "True"
    assert len(found) == 2
    assert Path(found[1]).parent == tmp_path / "hashi" / "kernel"


def test_a_folder_named_by_the_user(tmp_path: Path) -> None:
    """NUMBA_CACHE_DIR is respected; below it every state of the sources has its own folder."""
    found = python(f"import hashi.kernel\n{FOLDERS}", NUMBA_CACHE_DIR=str(tmp_path)).split()
    assert found[0] == "True"
    assert Path(found[1]).parent == tmp_path / "hashi"


def test_light() -> None:
    """Bots and the question whether they are compiled need neither numba nor numpy."""
    code = """
import sys
from hashi.bots import LEVELS, Greedy, Sight, bot_of, compile_all
from hashi.compiler import is_compiled
is_compiled()
print(*{"numba", "numpy"} & set(sys.modules))
"""
    assert not python(code).split()


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the package, without the page."""
    copy = tmp_path / "copy" / "hashi"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    return copy


def replace(path: Path, old: str, new: str) -> None:
    """Change one place in a file."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), "utf-8")


def test_changed_sources_never_run_old_code(
    copied: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change in a function that is called, and in a constant, from other files."""
    monkeypatch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)  # the copy is not measured
    environment = {"PYTHONPATH": str(copied.parent), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    assert python(ANSWERS, **environment).split() == ["2", "9"]
    one = "rooms[tables.ends[line, 0]] -= bridges[line]"
    replace(copied / "kernel" / "turn.py", one, f"{one} * 2")
    assert python(ANSWERS, **environment).split() == ["1", "9"]
    replace(copied / "rules" / "score.py", '"red": (9,', '"red": (99,')
    assert python(ANSWERS, **environment).split() == ["1", "99"]


def test_everything_compiled_code_depends_on_is_in_the_digest() -> None:
    """Compiled files lie in the folders that are read, and import from there alone."""
    compiled = [path for path in PACKAGE.rglob("*.py") if "@njit" in path.read_text("utf-8")]
    assert len(compiled) > 5
    for path in compiled:
        assert path.relative_to(PACKAGE).as_posix().startswith(COMPILED), path
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hashi"):
                assert (node.module or "").startswith(DIGESTED), (path, node.module)


WORK = """
import sys
from hashi.compiler import compile_once, is_compiled
def step():
    with open(sys.argv[1], "a") as log:
        print("compiled", file=log)
    sys.stdin.readline()
print(is_compiled(), flush=True)
compile_once("bots", lambda: [step])
"""


def test_two_processes_compile_once(tmp_path: Path) -> None:
    """The second waits for the first, and a third finds the code ready."""
    log = tmp_path / "log"
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    processes = [
        subprocess.Popen(  # noqa: S603  our own code
            [sys.executable, "-c", WORK, str(log)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
        )
        for _ in range(2)
    ]
    for process in processes:  # both ask before the work is done
        assert process.stdout is not None
        assert process.stdout.readline() == b"False\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write(b"\n")
        process.stdin.flush()
    for process in processes:
        process.communicate()
    assert [process.returncode for process in processes] == [0, 0]
    assert log.read_text() == "compiled\n"
    assert python(WORK, NUMBA_CACHE_DIR=str(tmp_path)) == "True\n"


KEPT = f"""
import tempfile
from hashi.compiler import cache_folder, compile_once, is_compiled
def step():
    {ANSWERS.replace(chr(10), chr(10) + "    ")}
compile_once("bots", lambda: [step])
compile_once("bots", lambda: [step])
print(is_compiled(), cache_folder())
"""


def test_without_a_cache_folder_of_the_users(tmp_path: Path) -> None:
    """It still works, in a temporary folder, and says so once."""
    said, answer, where = python(KEPT, **NOWHERE, TMPDIR=str(tmp_path)).splitlines()
    assert "/dev/null/cache/hashi" in said
    assert "cannot be written to: compiling into" in said
    assert answer == "2 9"
    folder = Path(where.removeprefix("True "))
    assert folder.parents[1] == tmp_path
    assert folder.parent.stat().st_mode & 0o077 == 0
    assert list(folder.rglob("*.nbc"))
    assert python(KEPT, **NOWHERE, TMPDIR=str(tmp_path)) == f"{where}\n"


def test_nothing_is_loaded_from_a_folder_others_can_write_to(tmp_path: Path) -> None:
    """Loading a file runs it, so a folder that is open to others is not used."""
    folder = tmp_path / f"hashi-{os.getuid()}"
    folder.mkdir()
    folder.chmod(0o777)
    out = python(KEPT, **NOWHERE, TMPDIR=str(tmp_path))
    assert out.endswith("True None\n")
    assert not list(folder.iterdir())


def test_with_nothing_to_write_to() -> None:
    """It still works, in memory, and says so once."""
    code = f"import tempfile\ntempfile.tempdir = '/dev/null'\n{KEPT}"
    said, answer, where = python(code, **NOWHERE).splitlines()
    assert said == "no folder can be written to: compiling, and again in each new process"
    assert (answer, where) == ("2 9", "True None")


def test_compiled_code_in_a_folder_that_is_read_only(tmp_path: Path) -> None:
    """As in a container's image: a copy is used, and nothing is compiled."""
    default = {"XDG_CACHE_HOME": str(tmp_path / "usual"), "TMPDIR": str(tmp_path)}
    assert len(python(KEPT, **default).splitlines()) == 2
    read_only = (
        "from hashi.compiler import cache\n"
        "default, writable = cache.default_folder(), cache._is_writable\n"
        "cache._is_writable = lambda folder: folder != default and writable(folder)\n"
    )
    where = python(f"{read_only}{KEPT}", **default)
    assert where.startswith(f"True {tmp_path}/hashi-")
    assert list(Path(where.split()[1]).rglob("*.nbc"))


def test_old_folders_are_removed(tmp_path: Path) -> None:
    """A few are kept, for going back to an earlier version."""
    kernel = tmp_path / "hashi" / "kernel"
    for age in range(15):
        folder = kernel / f"old-{age}"
        folder.mkdir(parents=True)
        os.utime(folder, (1000 - age, 1000 - age))
    python("from hashi.compiler import *; compile_once('bots', list)", XDG_CACHE_HOME=str(tmp_path))
    left = {folder.name for folder in kernel.iterdir()}
    assert len(left) == 12
    assert {f"old-{age}" for age in range(11)} < left


PLAYED = """
import gc
from numba.core.dispatcher import Dispatcher
import hashi
from hashi import Game
from hashi.bots import LEVELS, Sight, bot_of
from hashi.coach.judgement import advise
for side in "AB":
    board, deck = hashi.board(side), hashi.deck()
    for level in LEVELS:
        bot = bot_of(level, "1")
        for seats in (1, 2):
            game = Game(board, seats, deck[:17])
            for seat in range(1, seats + 1):
                start = bot.start(board, seats)
                game = game.start(seat, start.island, start.number)
            sight = Sight.of(game, deck, 1)
            advise(sight, bot.turn(sight))
ours = [d for d in gc.get_objects() if isinstance(d, Dispatcher) and "hashi" in d.__module__]
print(sum(len(d.stats.cache_misses) for d in ours))
"""


def test_all_that_bots_and_coach_need_is_compiled() -> None:
    """After `compile_all` no turn and no hint compiles anything."""
    python("from hashi.bots import compile_all; compile_all()")
    assert python(PLAYED) == "0\n"
