"""Gathers what the page's worker needs, before the page is built: our modules, and msgspec.

Our modules are found by following the imports at the top of each module, so what is imported only
where it runs (solver, databases) stays out; bots and coach are named. Imports nothing of the
project itself: wheels are built before it is installed.
"""

import ast
import io
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

__all__ = ["fetch", "modules", "write"]

_SOURCE = Path(__file__).parents[2]
_FIRST = (
    "hashi.offline.worker",
    "hashi.offline.early",
    "hashi.bots.foresight",
    "hashi.bots.learned",
    "hashi.coach.review",
    "hashi.compiler.browser",
)
_DATA = ("hashi/boards/*.toml", "hashi/bots/value/*.npz")
_LOCK = _SOURCE.parent / "requirements" / "offline.txt"
_PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
_STAMP = (2020, 1, 1, 0, 0, 0)  # equal sources, equal archives


def modules(first: Sequence[str] = _FIRST) -> dict[str, Path]:
    """The files of modules and of everything they import, by module."""
    found: dict[str, Path] = {}
    waiting = list(first)
    while waiting:
        name = waiting.pop()
        path = _file(name)
        if path is None or name in found:
            continue
        found[name] = path
        parent = name.rpartition(".")[0]
        waiting += [*([parent] if parent else []), *_imports(path)]
    return found


def _file(name: str) -> Path | None:
    path = _SOURCE.joinpath(*name.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            return file
    return None


def _imports(path: Path) -> Iterator[str]:
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def write(archive: Path) -> None:
    """Write the archive, unless it is there as it would be: what is built from it is not stale."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as files:  # compressed with the page
        data = (file for pattern in _DATA for file in _SOURCE.glob(pattern))
        for file in sorted({*modules().values(), *data}):
            info = zipfile.ZipInfo(file.relative_to(_SOURCE).as_posix(), _STAMP)
            files.writestr(info, file.read_bytes())
    if not archive.exists() or archive.read_bytes() != packed.getvalue():
        archive.parent.mkdir(parents=True, exist_ok=True)
        archive.write_bytes(packed.getvalue())


def fetch(wheel: Path) -> None:
    """Have pip fetch the wheel of msgspec for Pyodide, by its hash, unless it is there."""
    if wheel.exists() and wheel.stat().st_mtime >= _LOCK.stat().st_mtime:
        return
    folder = wheel.parent / "fetched"
    options = ("--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:")
    command = (sys.executable, "-m", "pip", "download", "--require-hashes", "-r", str(_LOCK))
    place = ("--implementation", "cp", "--abi", "cp314", "--dest", str(folder))
    subprocess.run([*command, *options, *_PLATFORM, *place], check=True)  # noqa: S603  our own command
    wheel.write_bytes(next(folder.glob("*.whl")).read_bytes())


if __name__ == "__main__":
    target = Path(sys.argv[1])
    write(target / "hashi.zip")
    fetch(target / "msgspec.whl")
