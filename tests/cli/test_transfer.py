"""`hashi export` and `hashi import`: moving tables from one store to another."""

import asyncio
import json
import subprocess
from pathlib import Path

import pytest

from hashi.coach import Judged, Report
from hashi.rules import Turn
from hashi.service.convert import report_view
from hashi.service.report.store import keep_report
from hashi.solver import Answer
from hashi.store import Append, Store, Stored, TableExport, events_after
from hashi.store.postgres import Postgres
from hashi.store.sqlite import SQLite
from hashi.table import SeatPlan, Summary, encode, results_of
from hashi.table.event import Begun, Event, Placed, Seated
from tests.cli.conftest import Run, free_port
from tests.cli.filled import ADA, filled
from tests.postgres import BINARIES, new_database
from tests.server.finished import passed
from tests.table.sitting import opened


async def all_in(store: Store) -> list[TableExport]:
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


async def filled_with_a_report(store: Store) -> None:
    """Put a finished game in, and the report on it."""
    sitting, skip = passed(), Turn()
    table = sitting.table
    events = [Stored(n, at, encode(event)) for n, (event, at) in enumerate(sitting.events, 1)]
    await store.append(
        Append(table.id, events, {"ada"}, table.opened.code, None, results_of(table))
    )
    game = table.game
    assert game is not None
    cards = (Judged(2, game.deck[1], skip, 0.0, skip, 2.5),)
    best = Answer(4, 4, game.starts[0], (skip,) * 17)
    report = Report(1, 0, 30.0, 2, cards, best, solved=True)
    await keep_report(store, table, report_view(report))
    await store.close()


def test_reports_move_with_their_tables(run: Run, tmp_path: Path) -> None:
    """And with them what the cards cost; one that is no report on this game is refused."""
    here, there = tmp_path / "a" / "hashi.sqlite", tmp_path / "b" / "hashi.sqlite"
    asyncio.run(filled_with_a_report(SQLite(here)))
    file = tmp_path / "tables.jsonl"
    run("export", file, "--data", here.parent)
    assert run("import", file, "--data", there.parent)[1] == "1 table imported.\n"
    (before,), (after,) = asyncio.run(all_in(SQLite(here))), asyncio.run(all_in(SQLite(there)))
    assert (len(after.reports), after) == (1, before)
    lost = [asyncio.run(SQLite(path).results.losses_of("ada")) for path in (here, there)]
    assert lost[0] == lost[1] != []
    for change in ({"seat": 2}, {"total": 60}, {"finished": False}, {"rounds": 1}):
        head, line, tail = file.read_text().splitlines()
        table = json.loads(line)
        table["reports"][0] |= change
        file.with_name("bad").write_text("\n".join([head, json.dumps(table), tail]))
        code, _, err = run("import", file.with_name("bad"), "--data", tmp_path / "c")
        assert (code, "line 2: " in err, (tmp_path / "c").exists()) == (2, True, False)


def test_nothing_is_left_to_work_out(run: Run, tmp_path: Path) -> None:
    """An imported game is in its people's statistics and lists at once, however many there are."""
    here, there = tmp_path / "a" / "hashi.sqlite", tmp_path / "b" / "hashi.sqlite"
    asyncio.run(filled_with_a_report(SQLite(here)))
    run("export", tmp_path / "tables.jsonl", "--data", here.parent)
    run("import", tmp_path / "tables.jsonl", "--data", there.parent)

    async def look(store: Store) -> None:
        assert await store.results.of("ada", 9) == list(results_of(passed().table))
        (found,) = await store.tables_of("ada", 9)
        assert found.summary == Summary.of(passed().table).encode()
        await store.close()

    asyncio.run(look(SQLite(there)))


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
