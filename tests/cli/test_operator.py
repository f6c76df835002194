"""The commands for people who run a server: move tables, find problems."""

import asyncio
import json
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from hashi.cli import doctor as doctor_module
from hashi.cli import main
from hashi.cli.serve import ServeOptions, settings_from
from hashi.compiler import cache_folder
from hashi.locale import Texts
from hashi.server.limit import LIMITS, Limit, Rate
from hashi.store import Append, SQLite, Store, Whole, events_after
from hashi.store.file import SCHEMA
from hashi.store.postgres import Postgres
from hashi.store.schema import MIGRATIONS
from hashi.table import SeatPlan, encode
from hashi.table.event import Begun, Event, Placed, Seated
from tests.postgres import BINARIES, new_database
from tests.table.test_table import opened

Run = Callable[..., tuple[int, str, str]]
ADA = "a" * 32


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command and give its exit code and what it printed."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")

    def command(*arguments: object) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return int(left.value.code or 0), out, err

    return command


async def filled(store: Store, tables: int) -> None:
    """Put some tables in: opened, begun and started at different times."""
    await store.open()
    for number in range(tables):
        plan = SeatPlan(kind="person", name="Ada", person=ADA)
        first = encode(opened(plan, code=f"CODE{number}", host=ADA))
        table = f"table-{number}"
        await store.append(Append(table, events_after(0, [first], 1.0), {ADA}, f"CODE{number}"))
        await store.append(
            Append(table, events_after(1, [encode(Begun(nonces=("ab" * 32,)))], 2.5))
        )
        await store.append(
            Append(table, events_after(2, [encode(Placed(seat=1, island="c4", number=4))], 3.25))
        )
    await store.close()


async def all_in(store: Store) -> list[Whole]:
    """Everything in a store."""
    await store.open()
    found = await store.page("", 1000)
    await store.close()
    return found


def test_there_and_back_again(run: Run, tmp_path: Path, database: str, postgres_url: str) -> None:
    """SQLite to PostgreSQL and back: every byte, time, code and person is the same."""
    here, there = tmp_path / "here", tmp_path / "there"
    asyncio.run(filled(SQLite(here / "hashi.sqlite"), 7))
    file, back = tmp_path / "tables.jsonl", tmp_path / "back.jsonl"
    code, out, _ = run("export", file, "--data", here)
    assert (code, out) == (0, f"7 tables saved in {file}.\n")
    assert run("import", file, "--database", database)[1] == "7 tables imported.\n"
    again = run("import", file, "--database", database)[1]
    assert again == "0 tables imported.\n7 tables were already there, unchanged.\n"
    run("export", back, "--database", database)
    assert back.read_bytes() == file.read_bytes()
    run("import", back, "--data", there)
    expected = asyncio.run(all_in(SQLite(here / "hashi.sqlite")))
    assert asyncio.run(all_in(SQLite(there / "hashi.sqlite"))) == expected
    assert asyncio.run(all_in(Postgres(database))) == expected
    assert postgres_url


def test_dump_and_restore(run: Run, tmp_path: Path, database: str, postgres_url: str) -> None:
    """The backup of docs/running.md: pg_dump, pg_restore into a new database, all is there."""
    asyncio.run(filled(Postgres(database), 3))
    dump, fresh = tmp_path / "hashi.dump", new_database(postgres_url)
    for command in (
        [str(BINARIES / "pg_dump"), "--format=custom", f"--file={dump}", database],
        [str(BINARIES / "pg_restore"), "--no-owner", f"--dbname={fresh}", str(dump)],
    ):
        subprocess.run(command, check=True, capture_output=True)  # noqa: S603  our own words
    assert asyncio.run(all_in(Postgres(fresh))) == asyncio.run(all_in(Postgres(database)))
    assert run("doctor", "--database", fresh, "--port", free_port())[0] == 0


def test_nothing_is_overwritten(run: Run, tmp_path: Path) -> None:
    """A file or a table that is there stays as it is."""
    asyncio.run(filled(SQLite(tmp_path / "a" / "hashi.sqlite"), 2))
    file = tmp_path / "tables.jsonl"
    run("export", file, "--data", tmp_path / "a")
    code, _, err = run("export", file, "--data", tmp_path / "a")
    assert (code, err) == (2, f"hashi: {file} already exists; choose another name.\n")
    store = SQLite(tmp_path / "b" / "hashi.sqlite")
    plan = SeatPlan(kind="person", name="Eve", person=ADA)
    other = encode(opened(plan, code="CODE1", host=ADA))
    asyncio.run(store.append(Append("table-1", events_after(0, [other], 9.0), {ADA}, "CODE1")))
    asyncio.run(store.close())
    code, _, err = run("import", file, "--data", tmp_path / "b")
    assert code == 2
    assert "There is already another table with the code CODE1" in err
    found = asyncio.run(all_in(SQLite(tmp_path / "b" / "hashi.sqlite")))
    assert [w.events[0].data for w in found if w.table == "table-1"] == [other]


def broken(lines: list[str], kind: str) -> list[str]:  # noqa: C901, PLR0911  one for each
    """An export with something wrong."""
    table = json.loads(lines[1])
    match kind:
        case "empty":
            return []
        case "no head":
            return lines[1:]
        case "cut off":
            return lines[:-1]
        case "wrong count":
            return [*lines[:-1], '{"tables":1,"events":1}']
        case "more behind":
            return [*lines, lines[1]]
        case "other format":
            return ['{"hashi":"export","format":2}', *lines[1:]]
        case "other code":
            table["code"] = "OTHER"
        case "unknown event":
            table["events"][1]["data"] = {"type": "nonsense"}
        case "impossible event":
            table["events"][1]["data"] = json.loads(encode(Seated(seat=9, person=ADA, name="x")))
        case "bad id":
            table["table"] = "../x"
        case "no events":
            table["events"] = []
    return [lines[0], json.dumps(table), *lines[2:]]


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        ("empty", 1),
        ("no head", 1),
        ("other format", 1),
        ("cut off", 3),
        ("wrong count", 4),
        ("more behind", 4),
        ("other code", 2),
        ("unknown event", 2),
        ("impossible event", 2),
        ("bad id", 2),
        ("no events", 2),
    ],
)
def test_bad_exports(run: Run, tmp_path: Path, kind: str, line: int) -> None:
    """An incomplete or invalid file is refused with the line, and nothing is imported."""
    asyncio.run(filled(SQLite(tmp_path / "a" / "hashi.sqlite"), 2))
    file = tmp_path / "tables.jsonl"
    run("export", file, "--data", tmp_path / "a")
    file.write_text("\n".join(broken(file.read_text().splitlines(), kind)))
    code, _, err = run("import", file, "--data", tmp_path / "b")
    assert code == 2
    assert f"{file}, line {line}: " in err
    assert not (tmp_path / "b").exists()


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Placed(seat=1, island="z9", number=4), "There is no island z9. (S2)"),
        (Seated(seat=1, person=ADA, name="Eve"), "The game has already begun."),
        (Begun(nonces=()), "The game has already begun."),
    ],
)
def test_a_game_against_the_rules(run: Run, tmp_path: Path, event: Event, sentence: str) -> None:
    """A file is judged move by move; a bad event is reported with rule and place."""
    asyncio.run(filled(SQLite(tmp_path / "a" / "hashi.sqlite"), 2))
    file = tmp_path / "tables.jsonl"
    run("export", file, "--data", tmp_path / "a")
    head, first, *rest = file.read_text().splitlines()
    table = json.loads(first)
    table["events"][2]["data"] = json.loads(encode(event))
    file.write_text("\n".join([head, json.dumps(table), *rest]))
    code, _, err = run("import", file, "--data", tmp_path / "b")
    told = f"{file}, line 2: Event 3 of this table cannot have happened. {sentence}"
    assert (code, err) == (2, f"hashi: {told}\n")
    assert not (tmp_path / "b").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--database", "mysql://x"], "The address of a database begins with postgresql://"),
        (["--database", "postgresql://u:hush@127.0.0.1:1/x"], "The database 127.0.0.1/x cannot"),
        (["export", "/dev/null/x"], "/dev/null/x cannot be written."),
        (["import", "/no/file"], "/no/file cannot be read."),
    ],
)
def test_bad_places(run: Run, tmp_path: Path, arguments: list[str], sentence: str) -> None:
    """An unusable database is reported in a sentence, without the password."""
    code, out, err = run(*arguments, *([] if "--database" in arguments else ["--data", tmp_path]))
    assert code == 2
    assert sentence in err
    assert "hush" not in out + err


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        (("HASHI_MOST_SOCKETS", "many"), "HASHI_MOST_SOCKETS: “many” cannot be used here."),
        (
            ("HASHI_TRUSTED_PROXIES", "10.0.0.1,bogus"),
            "HASHI_TRUSTED_PROXIES: “10.0.0.1,bogus” cannot be used here.",
        ),
        (("HASHI_LIMIT_TABLES", "0,1"), "HASHI_LIMIT_TABLES: “0,1” cannot be used here."),
        (("HASHI_LIMIT_FACTOR", "0"), "HASHI_LIMIT_FACTOR: “0” cannot be used here."),
        (("HASHI_HOSTS", "a b"), "--host: “a b” cannot be used here."),
        (("HASHI_LANG", "zz"), "There is no language zz: choose en, fr, de, pl, es."),
    ],
)
def test_bad_settings(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    setting: tuple[str, str],
    sentence: str,
) -> None:
    """A setting that cannot be used is refused, not ignored."""
    monkeypatch.setenv(*setting)
    code, _, err = run("--data", tmp_path, "--port", "0", "--no-browser")
    assert (code, err) == (2, f"hashi: {sentence}\n")


@pytest.mark.parametrize("proxies", ["127.0.0.1", "10.0.0.0/8, ::1", "*"])
def test_trusted_proxies(proxies: str) -> None:
    """Addresses, networks, or a star for everybody."""
    found = settings_from({"HASHI_TRUSTED_PROXIES": proxies}, Texts("en"))
    assert found.trusted_proxies == proxies


def test_hosts() -> None:
    """Names are given by option and environment; in the network the machine's own are added."""
    environment = {"HASHI_HOSTS": "a.example, b.example"}
    found = settings_from(environment, Texts("en"), ServeOptions(hosts=("c.example",)))
    assert (found.hosts, found.lan) == (("c.example", "a.example", "b.example"), False)
    found = settings_from({}, Texts("en"), ServeOptions(lan=True))
    assert (found.hosts[0], found.lan) == (socket.gethostname(), True)


def test_limits() -> None:
    """A limit of an address is a burst and a rate; a factor multiplies all limits."""
    environment = {"HASHI_LIMIT_TABLES": "50,0.5", "HASHI_LIMIT_FACTOR": "2"}
    found = settings_from(environment, Texts("en"))
    person = LIMITS["tables"].person
    assert person is not None
    assert found.limit("tables") == Limit(Rate(100, 1), person.times(2))
    assert found.limit("codes").address == LIMITS["codes"].address.times(2)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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
@pytest.mark.parametrize(
    ("version", "code", "sentence"),
    [
        (len(SCHEMA) + 1, 1, "was written by a newer version of HASHI"),
        (len(SCHEMA) - 1, 0, "The next start brings it up to date"),
    ],
)
def test_other_schemas(run: Run, tmp_path: Path, version: int, code: int, sentence: str) -> None:
    """A file of another version: a newer one is a fault, an older one is not."""
    asyncio.run(SQLite(tmp_path / "hashi.sqlite").close())
    database = sqlite3.connect(tmp_path / "hashi.sqlite")
    database.execute(f"PRAGMA user_version = {version}")
    database.close()
    found, out, _ = run("doctor", "--data", tmp_path, "--port", free_port())
    assert found == code
    assert sentence in out


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
