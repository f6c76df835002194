"""`hashi doctor`: what is wrong with an installation, and what to do about it.

Read-only: it creates no folder and migrates no schema.
"""

import asyncio
import os
import shutil
import socket
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from hashi.cli.extra import is_installed
from hashi.cli.option import Json, Language, Port, texts_of
from hashi.cli.output import print_json
from hashi.cli.serve.listen import DEFAULT_PORT, is_running
from hashi.cli.serve.location import StoreLocation
from hashi.compiler import cache_folder, compiled_folder, default_folder
from hashi.locale import Texts
from hashi.server.page.built import STATIC
from hashi.store import Diagnosis
from hashi.store.sqlite import SQLite

__all__ = ["Check", "doctor"]

_PROBLEMS_FOUND = 1
_LEAST_MEGABYTES = 100
_OLDEST_NOW = datetime(2026, 1, 1, tzinfo=UTC).timestamp()  # older than this program
_CLOCK_SECONDS = 60
_DEFAULT_LOCATION = StoreLocation()


@dataclass(frozen=True, slots=True)
class Check:
    """The result of one check: the key of its sentence, and whether it passed."""

    key: str
    ok: bool = True
    values: tuple[tuple[str, str | int], ...] = ()

    @property
    def data(self) -> dict[str, str | int | bool]:
        """As plain data, for JSON: the code is the key without its first word."""
        return {"code": self.key.partition("-")[2], "ok": self.ok, **dict(self.values)}


def doctor(
    *,
    port: Port = None,
    location: StoreLocation = _DEFAULT_LOCATION,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Print the results; returns 1 if there is something to fix, else 0."""
    texts = texts_of(lang)
    port = DEFAULT_PORT if port is None else port
    checks = [_page(), _compiled(), *_port(port), *_store(location)]
    problems = sum(not check.ok for check in checks)
    if json:
        print_json({"ok": not problems, "checks": [check.data for check in checks]})
    else:
        _print(checks, problems, texts)
    return _PROBLEMS_FOUND if problems else 0


def _print(checks: Sequence[Check], problems: int, texts: Texts) -> None:
    for check in checks:
        mark = "✓" if check.ok else "✗"
        print(mark, texts(check.key, **dict(check.values)))
    print(texts("doctor-ill", count=problems) if problems else texts("doctor-well"))


def _page() -> Check:
    built = (STATIC / "index.html").exists()
    return Check("doctor-page") if built else Check("doctor-page-missing", ok=False)


def _compiled() -> Check:
    """Whether the bots are compiled, and if not, whether compiled code could be cached."""
    ready, folder, default = compiled_folder(), cache_folder(), default_folder()
    if ready is not None:
        return Check("doctor-compiled", values=(("path", str(ready)),))
    if folder is None:
        return Check("doctor-compiled-nowhere", ok=False)
    if folder == default:
        return Check("doctor-uncompiled")
    values = (("path", str(default)), ("other", str(folder)))
    return Check("doctor-compiled-elsewhere", ok=False, values=values)


def _port(port: int) -> Iterator[Check]:
    values = (("port", str(port)),)
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            ours = 0 < port < 1 << 16 and is_running(port)
            yield Check("doctor-port-ours" if ours else "doctor-port-taken", ours, values)
        else:
            yield Check("doctor-port", values=values)


def _store(location: StoreLocation) -> Iterator[Check]:
    if location.database is None:
        yield from _folder(location)
    elif is_installed("postgres"):
        yield from _database(location)
    else:
        yield Check("error-postgres-missing", ok=False)


def _folder(location: StoreLocation) -> Iterator[Check]:
    """The data folder, the free space on its disk, and the file in it."""
    folder = location.folder
    values = (("path", str(folder)),)
    existing = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    if not _writable(existing):
        yield Check("doctor-data-unwritable", ok=False, values=values)
        return
    yield Check("doctor-data" if folder.exists() else "doctor-data-new", values=values)
    megabytes = shutil.disk_usage(existing).free // 1_000_000
    enough = megabytes >= _LEAST_MEGABYTES
    key = "doctor-disk" if enough else "doctor-disk-full"
    yield Check(key, enough, (("megabytes", megabytes),))
    found = asyncio.run(SQLite.diagnose(location.file))
    yield from _file(location.file, found)
    yield _clock(found.newest_at)


def _writable(folder: Path) -> bool:
    try:
        with tempfile.TemporaryFile(dir=folder):
            return os.access(folder, os.W_OK)
    except OSError:
        return False


def _file(path: Path, found: Diagnosis) -> Iterator[Check]:
    """What is wrong with the file, if anything."""
    values = (("path", str(path)),)
    if found.fault == "newer":
        yield Check("doctor-data-newer", ok=False, values=values)
    elif found.fault is not None:
        yield Check(f"error-data-{found.fault}", ok=False, values=values)
    elif found.outdated:
        yield Check("doctor-data-old", values=values)


def _clock(reference: float) -> Check:
    """Compare the clock with the newest event's or the database's; neither can be later."""
    now = time.time()
    if max(reference, _OLDEST_NOW) - now <= _CLOCK_SECONDS:
        return Check("doctor-clock")
    shown = datetime.fromtimestamp(now, UTC).isoformat(sep=" ", timespec="seconds")
    return Check("doctor-clock-wrong", ok=False, values=(("time", shown),))


def _database(location: StoreLocation) -> Iterator[Check]:
    from hashi.store.postgres import Postgres

    values = (("database", location.display_name),)
    found = asyncio.run(Postgres.diagnose(location.database or ""))
    if found.fault == "unreachable":
        yield Check("doctor-database-gone", ok=False, values=values)
        return
    yield Check("doctor-database", values=values)
    if not found.durable:
        yield Check("doctor-database-careless", ok=False, values=values)
    if found.fault == "newer":
        yield Check("doctor-database-newer", ok=False, values=values)
    elif found.outdated:
        yield Check("doctor-database-old", values=values)
    now = time.time()
    yield _clock(now + abs((found.clock or now) - now))
