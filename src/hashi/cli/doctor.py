"""`hashi doctor`: what is right and wrong with an installation, and what to do about it.

Looks and changes nothing: no folder is made, no schema brought up to date.
"""

import asyncio
import os
import shutil
import socket
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from hashi.cli.database import Place
from hashi.cli.extra import is_there
from hashi.cli.serve import DEFAULT_PORT, is_served
from hashi.compiler import cache_folder, compiled_folder, usual_folder
from hashi.locale import Texts
from hashi.server.page import STATIC
from hashi.store.damage import find_damage
from hashi.store.file import SCHEMA
from hashi.store.schema import MIGRATIONS

__all__ = ["Finding", "doctor"]

_ILL = 1
_LEAST_MEGABYTES = 100
_OLDEST_NOW = datetime(2026, 1, 1, tzinfo=UTC).timestamp()  # this program is younger than that
_CLOCK_SECONDS = 60


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at: the key of its sentence, and whether it is as it should be."""

    key: str
    well: bool = True
    values: tuple[tuple[str, str | int], ...] = ()


def doctor(place: Place, port: int | None, texts: Texts) -> int:
    """Print what was found; 1 if there is something to be done, else 0."""
    port = DEFAULT_PORT if port is None else port
    findings = [_page(), _compiled(), *_port(port), *_kept(place)]
    for finding in findings:
        mark = "✓" if finding.well else "✗"
        print(mark, texts(finding.key, **dict(finding.values)))  # noqa: T201  the command's answer
    ill = sum(not finding.well for finding in findings)
    print(texts("doctor-ill", count=ill) if ill else texts("doctor-well"))  # noqa: T201  likewise
    return _ILL if ill else 0


def _page() -> Finding:
    built = (STATIC / "index.html").exists()
    return Finding("doctor-page") if built else Finding("doctor-page-missing", well=False)


def _compiled() -> Finding:
    """Whether the bots are compiled, and if not, whether what is compiled could be kept."""
    ready, folder, usual = compiled_folder(), cache_folder(), usual_folder()
    if ready is not None:
        return Finding("doctor-compiled", values=(("path", str(ready)),))
    if folder is None:
        return Finding("doctor-compiled-nowhere", well=False)
    if folder == usual:
        return Finding("doctor-uncompiled")
    values = (("path", str(usual)), ("other", str(folder)))
    return Finding("doctor-compiled-elsewhere", well=False, values=values)


def _port(port: int) -> Iterator[Finding]:
    values = (("port", str(port)),)
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            ours = 0 < port < 1 << 16 and is_served(port)
            yield Finding("doctor-port-ours" if ours else "doctor-port-taken", ours, values)
        else:
            yield Finding("doctor-port", values=values)


def _kept(place: Place) -> Iterator[Finding]:
    if place.database is None:
        yield from _folder(place)
    elif is_there("postgres"):
        yield from asyncio.run(_database(place))
    else:
        yield Finding("error-postgres-missing", well=False)


def _folder(place: Place) -> Iterator[Finding]:
    """The data folder, the room on its disk, and the file in it."""
    folder = place.folder
    values = (("path", str(folder)),)
    standing = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    if not _writable(standing):
        yield Finding("doctor-data-unwritable", well=False, values=values)
        return
    yield Finding("doctor-data" if folder.exists() else "doctor-data-new", values=values)
    megabytes = shutil.disk_usage(standing).free // 1_000_000
    enough = megabytes >= _LEAST_MEGABYTES
    key = "doctor-disk" if enough else "doctor-disk-full"
    yield Finding(key, enough, (("megabytes", megabytes),))
    newest = 0.0
    if place.file.exists():
        finding, newest = _file(place.file)
        if finding is not None:
            yield finding
    yield _clock(newest)


def _writable(folder: Path) -> bool:
    try:
        with tempfile.TemporaryFile(dir=folder):
            return os.access(folder, os.W_OK)
    except OSError:
        return False


def _file(file: Path) -> tuple[Finding | None, float]:
    """What is wrong with the file of tables, if anything, and the time of its newest event."""
    values = (("path", str(file)),)
    if damage := find_damage(file):
        return Finding(f"error-data-{damage}", well=False, values=values), 0.0
    try:
        database = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        try:
            (version,) = database.execute("PRAGMA user_version").fetchone()
            (state,) = database.execute("PRAGMA quick_check").fetchone()
            newest = database.execute("SELECT max(updated_at) FROM place").fetchone()[0]
        finally:
            database.close()
    except sqlite3.Error:
        return Finding("error-data-damaged", well=False, values=values), 0.0
    if state != "ok":
        return Finding("error-data-damaged", well=False, values=values), 0.0
    return _version("data", version, len(SCHEMA), values), newest or 0.0


def _version(
    kind: str, version: int, known: int, values: tuple[tuple[str, str | int], ...]
) -> Finding | None:
    if version > known:
        return Finding(f"doctor-{kind}-newer", well=False, values=values)
    return Finding(f"doctor-{kind}-old", values=values) if 0 < version < known else None


def _clock(reference: float) -> Finding:
    """The clock against the last event or the database's: time does not run backwards."""
    now = time.time()
    if max(reference, _OLDEST_NOW) - now <= _CLOCK_SECONDS:
        return Finding("doctor-clock")
    shown = datetime.fromtimestamp(now, UTC).isoformat(sep=" ", timespec="seconds")
    return Finding("doctor-clock-wrong", well=False, values=(("time", shown),))


async def _database(place: Place) -> list[Finding]:
    import asyncpg  # noqa: PLC0415  an extra

    from hashi.store.pulse import LOST, connected  # noqa: PLC0415  likewise

    values = (("database", place.shown),)
    try:
        database = await connected(place.database or "")
    except (*LOST, asyncpg.PostgresError, ValueError):
        return [Finding("doctor-database-gone", well=False, values=values)]
    try:
        there = await database.fetchval("SELECT to_regclass('hashi_schema') IS NOT NULL")
        query = "SELECT coalesce(max(version), 0) FROM hashi_schema"
        version = int(await database.fetchval(query)) if there else 0
        careful = await database.fetchval("SELECT current_setting('fsync') = 'on'")
        now = await database.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
    finally:
        await database.close()
    found = [Finding("doctor-database", values=values)]
    if not careful:
        found.append(Finding("doctor-database-careless", well=False, values=values))
    outdated = _version("database", version, len(MIGRATIONS), values)
    return [*found, *([outdated] if outdated else []), _clock(max(now, 2 * time.time() - now))]
