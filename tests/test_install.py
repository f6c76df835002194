"""`pip install` works as people run it: with build isolation, from a folder and from an archive.

`make` and the Containerfile build without isolation, so nothing else would notice when it breaks. A
build takes about 45 seconds and fetches its packages as any such install does; the second one, of
the same sources, is left to `make test-install`.
"""

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

import hashi

ROOT = Path(__file__).parents[1]


def run(*command: str | Path) -> str:
    """The output of a command in an environment without our sources."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(  # noqa: S603  our own commands
        command,
        check=False,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout.strip()


def archive(folder: Path) -> Path:
    """The source archive, made in a folder."""
    make = (sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder))
    subprocess.run(make, cwd=ROOT, check=True, capture_output=True)  # noqa: S603  our own command
    (made,) = folder.glob("*.tar.gz")
    return made


def unpacked(packed: Path) -> Path:
    """The folder that an archive holds: the sources as a clone has them, and nothing built."""
    with tarfile.open(packed) as files:
        files.extractall(packed.parent, filter="data")
    return packed.with_name(packed.name.removesuffix(".tar.gz"))


def listing(folder: Path) -> set[Path]:
    """Every path in a folder but the bytecode, which Python leaves wherever it imports from."""
    return {path for path in folder.rglob("*") if "__pycache__" not in path.parts}


def wheel_of(source: Path, folder: Path) -> Path:
    """The wheel that pip builds, isolated, from a folder or an archive."""
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", folder, source)
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> None:
    """Install a wheel in a new environment; what it depends on is borrowed from ours."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    run(
        sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel
    )
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text("\n".join(p for p in sys.path if "site-packages" in p))


def check(wheel: Path, folder: Path) -> None:
    """A wheel has all that is built, and its command runs."""
    names = zipfile.ZipFile(wheel).namelist()
    assert len(names) == len(set(names))
    for end in ("/static/index.html", "/static/report.html", "/mind.wasm", "/hashi.zip", ".ttf"):
        assert any(name.startswith("hashi/") and name.endswith(end) for name in names), end
    install(wheel, folder)
    where = run(folder / "bin" / "python", "-c", "import hashi; print(hashi.__file__)")
    assert Path(where).is_relative_to(folder)
    assert hashi.__version__ in run(folder / "bin" / "hashi", "--version")
    assert "red flag" in run(folder / "bin" / "hashi", "board", "A")


def test_from_a_folder(tmp_path: Path) -> None:
    """`pip install .` works, and leaves nothing behind in the folder."""
    source = unpacked(archive(tmp_path))
    before = listing(source)
    wheel = wheel_of(source, tmp_path / "wheels")
    assert listing(source) - before == set()
    check(wheel, tmp_path / "venv")


@pytest.mark.long
def test_from_an_archive(tmp_path: Path) -> None:
    """So does `pip install` of the source archive."""
    check(wheel_of(archive(tmp_path), tmp_path / "wheels"), tmp_path / "venv")
