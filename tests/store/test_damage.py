"""A file that is not as it was left: refused with what to do, or set aside; and two processes."""

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hashi.cli.error import CommandError
from hashi.cli.serve.location import StoreLocation
from hashi.cli.serve.store import store_at
from hashi.locale import LANGUAGES, Texts
from hashi.store import Append, Unavailable, events_after
from hashi.store.sqlite import Damaged, InUse, SQLite
from hashi.store.sqlite.damage import AT_REST, find_damage
from tests.store.damage import (
    DAMAGE,
    after_kill,
    at_rest,
    content,
    empty,
    file,
    killed,
    log_of,
    lose_log,
    overwrite,
    spoil_pages,
    tables,
)

__all__ = ["after_kill", "file"]


async def test_after_a_kill_all_is_there(file: Path) -> None:
    """With its log the file is whole, however often it is opened; at rest it needs none."""
    assert log_of(file).stat().st_size > 0
    assert find_damage(file) is None
    assert await tables(SQLite(file, alone=True)) == 200
    assert not log_of(file).exists()
    assert find_damage(file) is None
    assert await tables(SQLite(file)) == 200


@pytest.mark.parametrize(("harm", "server", "kind"), DAMAGE)
async def test_damage_is_refused(
    file: Path, harm: Callable[[Path], None], server: str, kind: str
) -> None:
    """Each damage is noticed and nothing is changed; whoever accepts it loses no file."""
    if server == "stopped":
        await at_rest(file)
    harm(file)
    before = content(file)
    for _ in range(2):
        with pytest.raises(Damaged, match=kind):
            SQLite(file, alone=True)
    assert content(file) == before
    found = await tables(SQLite(file, alone=True, accept_loss=True))
    if kind == "log-lost":
        assert found < 200  # what was in the log alone is gone
    else:
        assert found == 0
        assert any(file.parent.glob("hashi.sqlite.damaged-1*"))
    assert find_damage(file) is None
    await SQLite(file, alone=True).close()


def test_set_aside_twice(tmp_path: Path) -> None:
    """A second damaged file does not take the place of the first."""
    file = tmp_path / "hashi.sqlite"
    for number in (1, 2):
        file.write_bytes(b"damaged %d" % number)
        store = SQLite(file, accept_loss=True)
        store._file.close()
        assert Path(f"{file}.damaged-{number}").read_bytes() == b"damaged %d" % number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("harm", [lose_log, empty, overwrite])
def test_the_sentence_says_what_to_do(
    file: Path, language: str, harm: Callable[[Path], None]
) -> None:
    """In every language: which file, and what to do."""
    harm(file)
    with pytest.raises(CommandError) as failure:
        store_at(StoreLocation(data=file.parent), Texts(language), alone=True)
    assert str(file) in str(failure.value)
    assert "--accept-loss" in str(failure.value)


def test_two_processes(file: Path) -> None:
    """A second server on a file is refused; a tool such as an export is a guest, and may stay."""
    server = SQLite(file, alone=True)
    with pytest.raises(CommandError, match="Another HASHI process is using"):
        store_at(StoreLocation(data=file.parent), Texts("en"), alone=True)
    with pytest.raises(InUse):
        SQLite(file, alone=True)
    guest = SQLite(file)
    server._file.close()
    SQLite(file, alone=True)._file.close()
    guest._file.close()
    assert find_damage(file) is None


async def test_a_guest_closes_last(tmp_path: Path) -> None:
    """A server is killed beside an export: what the export leaves is no damage."""
    killed(tmp_path)
    file = tmp_path / "hashi.sqlite"
    assert await tables(SQLite(file)) == 200
    assert find_damage(file) is None


async def test_a_lost_log_under_a_running_server(tmp_path: Path) -> None:
    """Whatever was acknowledged before and after the log was deleted is in files with names."""
    file = tmp_path / "hashi.sqlite"
    store = SQLite(file, alone=True)
    for number in range(10):
        if number % 3 == 1:
            lose_log(file)
        await store.append(Append(f"t{number}", events_after(0, [b"a"], 1.0), [], f"{number}"))
        shutil.copytree(tmp_path, tmp_path.parent / f"copy{number}")  # as a power cut would leave
        assert await tables(SQLite(tmp_path.parent / f"copy{number}" / file.name)) == number + 1
    await store.close()


async def test_a_moved_file(tmp_path: Path) -> None:
    """Nothing is acknowledged that nobody could find again; put back, all goes on."""
    file = tmp_path / "hashi.sqlite"
    store = SQLite(file, alone=True)
    await store.append(Append("t", events_after(0, [b"a"], 1.0), [], "CODE"))
    file.rename(tmp_path / "elsewhere")
    with pytest.raises(Unavailable, match="moved"):
        await store.append(Append("t", events_after(1, [b"b"], 1.0)))
    (tmp_path / "elsewhere").rename(file)
    await store.check()
    written = len(await store.read("t"))
    assert await store.append(Append("t", events_after(written, [b"c"], 1.0))) == written + 1
    await store.close()


async def test_damage_under_a_running_server(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Once a damaged page was read nothing is written any more, and the log says so once."""
    await at_rest(file)
    store = SQLite(file, alone=True)
    await store.append(Append("new", events_after(0, [b"a"], 1.0), [], "NEW"))
    spoil_pages(file)
    for _ in range(5):
        with pytest.raises(Unavailable):
            await store.page("", 1000)
    for call in (store.check, lambda: store.append(Append("new", events_after(1, [b"b"], 1.0)))):
        with pytest.raises(Unavailable, match="damaged"):
            await call()
    await store.close()
    told = [record.getMessage() for record in caplog.records]
    assert [line.count("malformed") for line in told] == [1, 0]
    assert "the file is damaged" in told[1]
    with pytest.raises(Damaged):
        SQLite(file)


@pytest.fixture
def read_only() -> Iterator[Path]:
    """A folder this process cannot write; root becomes nobody for it."""
    folder = Path(tempfile.mkdtemp(prefix="hashi-read-only-"))
    folder.chmod(0o555)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_a_folder_that_cannot_be_written(read_only: Path) -> None:
    """The start is refused with a sentence that names the file."""
    with pytest.raises(CommandError, match=r"hashi\.sqlite cannot be opened for writing"):
        store_at(StoreLocation(data=read_only), Texts("en"), alone=True)


def test_an_old_file_is_marked(tmp_path: Path) -> None:
    """A file of a version without the mark opens, and has it afterwards."""
    file = tmp_path / "hashi.sqlite"
    SQLite(file)._file.close()
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA application_id = 0")
    SQLite(file, alone=True)._file.close()
    with contextlib.closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA application_id").fetchone() == (AT_REST,)
