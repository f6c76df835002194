"""The cache of compiled code: a folder named by a digest of everything the code depends on.

numba notices changes in the file of a function, but not in functions and constants it uses from
other files. So every version of the sources, the libraries and the processor has its own folder,
and outdated code is never run. Does not import numba, so checking the cache is cheap.
"""

import logging
import os
import platform
import shutil
import stat
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Literal

from hashi.compiler.lock import locked

__all__ = [
    "Part",
    "ProgressCallback",
    "assume_compiled",
    "cache_folder",
    "compile_once",
    "compiled_folder",
    "default_folder",
    "is_compiled",
    "make_cache_folder",
    "source_digest",
]

Part = Literal["bots", "training", "environments"]
ProgressCallback = Callable[[int, int], None]  # steps done, and total steps

_PACKAGE = Path(__file__).parents[1]
# Where compiled functions and the constants they use are defined; a test checks this.
_SOURCES = ("compiler", "kernel", "bots/value", "rules")
_LIBRARIES = ("llvmlite", "numba", "numpy")
_CPU_FACTS = {"model name", "flags", "Features", "CPU implementer", "CPU part", "CPU variant"}
_KEPT_FOLDERS = 12  # a few megabytes each; other versions and installations may be in use
_LEAST_FREE_BYTES = 50_000_000

_log = logging.getLogger(__name__)
_compiling = threading.Lock()
_done: set[Part] = set()


def is_compiled(part: Part = "bots") -> bool:
    """Whether code compiled from the current sources for this machine is available."""
    return part in _done or compiled_folder(part) is not None


def assume_compiled(part: Part) -> None:
    """Take a part as compiled in this process; for code that was compiled elsewhere."""
    _done.add(part)


def compiled_folder(part: Part = "bots") -> Path | None:
    """The folder that holds the compiled code of a part, if there is one."""
    return next((folder for folder in _folders() if _marker(folder, part).exists()), None)


@cache
def cache_folder() -> Path | None:
    """The folder to write compiled code to; None if none is writable.

    It may not exist yet: this creates nothing.
    """
    return next((folder for folder in _folders() if _is_writable(folder)), None)


@cache
def make_cache_folder() -> Path | None:
    """The cache folder, created if necessary; None if none is writable."""
    folder = cache_folder()
    if folder is None:
        return None
    folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.mkdir(exist_ok=True)
    os.utime(folder)  # marks the last use
    # Another user may have created it in the meantime.
    return folder if folder in _folders() else None


def default_folder() -> Path:
    """The default folder for compiled code: in NUMBA_CACHE_DIR, or in the user's cache folder."""
    from platformdirs import user_cache_path  # noqa: PLC0415  not there in a browser

    given = os.environ.get("NUMBA_CACHE_DIR")
    root = Path(given) / "hashi" if given else user_cache_path("hashi") / "kernel"
    return root / _digest()


def compile_once(
    part: Part,
    steps: Callable[[], Sequence[Callable[[], object]]],
    report: ProgressCallback | None = None,
) -> None:
    """Compile a part unless this or another process already has.

    Of two processes the second waits for the first and uses its result. `report` is called only if
    there is something to compile.
    """
    with _compiling:
        if part in _done:
            return
        folder = make_cache_folder()
        if folder is None:
            _compile(steps(), report or _log_progress)
        elif not _marker(folder, part).exists():
            with locked(folder / "lock"):
                if not _marker(folder, part).exists():
                    _fill(folder, part, steps, report or _log_progress)
        _done.add(part)


def _fill(
    folder: Path,
    part: Part,
    steps: Callable[[], Sequence[Callable[[], object]]],
    report: ProgressCallback,
) -> None:
    """Fill the cache folder: copy compiled code from a read-only folder, or compile it."""
    compiled = compiled_folder(part)
    if compiled is None:
        _compile(steps(), report)
        _marker(folder, part).touch()
    else:
        shutil.copytree(compiled, folder, dirs_exist_ok=True)
    _remove_old(folder.parent)


def _compile(steps: Sequence[Callable[[], object]], report: ProgressCallback) -> None:
    report(0, len(steps))
    for number, step in enumerate(steps, 1):
        step()
        report(number, len(steps))


def _log_progress(done: int, _steps: int) -> None:
    if done:
        return
    folder = cache_folder()
    if folder is None:
        _log.warning("no folder can be written to: compiling, and again in each new process")
    elif folder == default_folder():
        _log.info("compiling, once; kept in %s", folder)
    else:
        _log.warning("%s cannot be written to: compiling into %s", default_folder(), folder)


def _marker(folder: Path, part: Part) -> Path:
    """The file that marks a part as completely compiled."""
    return folder / f"{part}.compiled"


def _folders() -> Iterator[Path]:
    """The folders compiled code may be in, the default first."""
    yield default_folder()
    temporary = _temporary()
    if temporary is not None:
        yield temporary / _digest()


def _temporary() -> Path | None:
    """A temporary folder that no other user can write to, because loading a file executes it."""
    try:
        folder = Path(tempfile.gettempdir())
    except FileNotFoundError:
        return None
    if sys.platform == "win32":
        return folder / "hashi"  # each user has their own there
    folder /= f"hashi-{os.getuid()}"
    try:
        status = folder.lstat()
    except FileNotFoundError:
        return folder
    except OSError:
        return None
    private = stat.S_ISDIR(status.st_mode) and not status.st_mode & 0o077
    return folder if private and status.st_uid == os.getuid() else None


def _is_writable(folder: Path) -> bool:
    """Whether this folder exists or can be created, is writable, and has enough free space."""
    existing = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    try:
        with tempfile.TemporaryFile(dir=existing):
            return shutil.disk_usage(existing).free >= _LEAST_FREE_BYTES
    except OSError:
        return False


def _remove_old(root: Path) -> None:
    """Remove the least recently used folders."""
    folders = sorted(root.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in folders[_KEPT_FOLDERS:]:
        shutil.rmtree(old, ignore_errors=True)


@cache
def _digest() -> str:
    """A digest of what compiled code depends on: sources, their path, libraries, Python, CPU."""
    return source_digest(str(_PACKAGE), sys.version, _cpu())


def source_digest(*facts: str) -> str:
    """A digest of the sources of compiled code, of the libraries, and of what else matters."""
    found = sha256()
    for text in (*facts, *map(version, _LIBRARIES)):
        found.update(text.encode() + b"\0")
    for folder in _SOURCES:
        for path in sorted((_PACKAGE / folder).rglob("*.py")):
            found.update(str(path.relative_to(_PACKAGE)).encode() + b"\0")
            found.update(path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def _cpu() -> str:
    """The processor to compile for: the one set for numba, or this one."""
    cpu_name = os.environ.get("NUMBA_CPU_NAME")
    if cpu_name:
        return f"{cpu_name} {os.environ.get('NUMBA_CPU_FEATURES', '')}"
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return f"{platform.machine()} {platform.processor()}"
    facts = {line for line in lines if line.split("\t")[0].split(":")[0].strip() in _CPU_FACTS}
    return "\n".join(sorted(facts))
