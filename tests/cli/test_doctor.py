"""`hashi doctor` finds what is wrong with an installation."""

import asyncio
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from hashi.cli.serve import doctor as doctor_module
from hashi.compiler import cache_folder
from hashi.store import Append, events_after
from hashi.store.postgres import Postgres
from hashi.store.postgres.schema import MIGRATIONS
from hashi.store.sqlite import SQLite
from hashi.store.sqlite.schema import MIGRATIONS as FILE_MIGRATIONS
from tests.cli.conftest import Run, free_port
from tests.cli.filled import filled


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that is built, as far as the doctor looks."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").touch()
    monkeypatch.setattr(doctor_module, "STATIC", folder)
    return folder


def diagnosis(run: Run, *arguments: object) -> tuple[int, list[str]]:
    """The doctor's exit code and what is wrong."""
    code, out, _ = run("doctor", *arguments)
    return code, [line[2:] for line in out.splitlines() if line.startswith("✗")]


@pytest.mark.usefixtures("page")
def test_a_healthy_installation(run: Run, tmp_path: Path) -> None:
    """Nothing is wrong before the first start or after it, and checking creates nothing."""
    data, port = tmp_path / "data", free_port()
    code, out, _ = run("doctor", "--data", data, "--port", port)
    assert code == 0
    assert "does not exist yet" in out
    assert not data.exists()
    asyncio.run(SQLite(data / "hashi.sqlite").close())
    code, out, _ = run("doctor", "--data", data, "--port", port)
    assert code == 0
    assert out.endswith("All is well.\n")
    assert f"Port {port} is free." in out


def test_a_missing_page(run: Run, tmp_path: Path, page: Path) -> None:
    """The page was never built."""
    (page / "index.html").unlink()
    code, wrong = diagnosis(run, "--data", tmp_path, "--port", free_port())
    assert (code, len(wrong)) == (1, 1)
    assert wrong[0].startswith("The page is not built.")


@pytest.mark.usefixtures("page")
def test_a_taken_port(run: Run, tmp_path: Path) -> None:
    """Another program listens there."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        code, wrong = diagnosis(run, "--data", tmp_path, "--port", other.getsockname()[1])
    assert code == 1
    assert "is taken by another program" in wrong[0]


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("folder", ["/dev/null/x", "/proc/x"])
def test_a_folder_that_cannot_be_written(run: Run, folder: str) -> None:
    """A file where the folder should be, a file system nobody can write to."""
    code, wrong = diagnosis(run, "--data", folder, "--port", free_port())
    assert code == 1
    assert wrong[0].startswith(f"Cannot write to {folder}.")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of two megabytes, where the system lets us make one."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = shutil.which("mount") or "mount"
    command = [mount, "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    if subprocess.run(command, check=False, capture_output=True).returncode != 0:  # noqa: S603  ours
        pytest.skip("this user cannot mount")
    yield folder
    subprocess.run([shutil.which("umount") or "umount", folder], check=True)  # noqa: S603  ours


@pytest.mark.usefixtures("page")
def test_a_full_disk(run: Run, small_disk: Path) -> None:
    """There is hardly room left."""
    code, wrong = diagnosis(run, "--data", small_disk, "--port", free_port())
    assert code == 1
    assert wrong == ["Only 2 MB are left on the disk. Make room, or turns can no longer be saved."]


@pytest.mark.usefixtures("page")
def test_a_newer_schema(run: Run, tmp_path: Path) -> None:
    """A file of a newer version is a fault."""
    asyncio.run(SQLite(tmp_path / "hashi.sqlite").close())
    database = sqlite3.connect(tmp_path / "hashi.sqlite")
    database.execute(f"PRAGMA user_version = {len(FILE_MIGRATIONS) + 1}")
    database.close()
    code, wrong = diagnosis(run, "--data", tmp_path, "--port", free_port())
    assert code == 1
    assert "was written by a newer version of HASHI" in wrong[0]


@pytest.mark.usefixtures("page")
def test_a_damaged_file(run: Run, tmp_path: Path) -> None:
    """Something else was written over the file."""
    (tmp_path / "hashi.sqlite").write_bytes(b"this is no database" * 500)
    code, wrong = diagnosis(run, "--data", tmp_path, "--port", free_port())
    assert code == 1
    assert "is damaged" in wrong[0]


@pytest.mark.usefixtures("page")
def test_a_wrong_clock(run: Run, tmp_path: Path) -> None:
    """The last event is from tomorrow, so the clock is wrong."""
    store = SQLite(tmp_path / "hashi.sqlite")
    asyncio.run(
        store.append(Append("t", events_after(0, [b"{}"], time.time() + 24 * 3600), code="CODE"))
    )
    asyncio.run(store.close())
    code, wrong = diagnosis(run, "--data", tmp_path, "--port", free_port())
    assert code == 1
    assert wrong[0].startswith("The clock of this machine seems to be wrong")


@pytest.mark.usefixtures("page")
def test_databases(run: Run, database: str) -> None:
    """A database that is fine, one that is too new, and one that is missing."""
    port = free_port()
    assert run("doctor", "--database", database, "--port", port)[0] == 0
    asyncio.run(filled(Postgres(database), 1))
    assert run("doctor", "--database", database, "--port", port)[0] == 0

    async def renewed() -> None:
        direct = await asyncpg.connect(database)
        await direct.execute("UPDATE hashi_schema SET version = $1", len(MIGRATIONS) + 1)
        await direct.close()

    asyncio.run(renewed())
    code, wrong = diagnosis(run, "--database", database, "--port", port)
    assert code == 1
    assert "was written by a newer version" in wrong[0]
    gone = "postgresql://u:hush@127.0.0.1:1/x"
    code, wrong = diagnosis(run, "--database", gone, "--port", port)
    assert code == 1
    assert wrong[0].startswith("The database 127.0.0.1/x does not answer.")
    assert run("--database", database, "--port", port, "--no-browser")[0] == 2


@pytest.mark.usefixtures("page")
def test_compiled_code(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the bots are compiled, and where compiled code can be kept."""
    arguments = ("doctor", "--data", tmp_path, "--port", free_port())
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    cache_folder.cache_clear()
    try:
        code, out, _ = run(*arguments)
        assert (code, "The bots are not compiled yet." in out) == (0, True)
        assert not (tmp_path / "cache").exists()
        cache_folder.cache_clear()
        monkeypatch.setenv("NUMBA_CACHE_DIR", "/dev/null/cache")
        code, wrong = diagnosis(run, *arguments[1:])
        assert (code, len(wrong)) == (1, 1)
        assert wrong[0].startswith("/dev/null/cache/hashi/")
        assert str(tmp_path / "temporary") in wrong[0]
        cache_folder.cache_clear()
        monkeypatch.setattr(tempfile, "tempdir", "/dev/null")
        code, wrong = diagnosis(run, *arguments[1:])
        assert (code, "No folder for compiled code" in wrong[0]) == (1, True)
    finally:
        cache_folder.cache_clear()
