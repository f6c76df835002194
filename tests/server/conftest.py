"""A real server on a real socket, in the loop of the test."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hashi.client import Client
from hashi.server.app import Application, make_app
from hashi.server.operate.settings import Settings
from hashi.server.process import make_server
from hashi.service.timing import Timings
from hashi.store import Store
from hashi.store.postgres import Postgres
from hashi.store.sqlite import SQLite


@asynccontextmanager
async def serving(
    open_store: Callable[[], Store],
    settings: Settings | None = None,
    send_buffer: int | None = None,
    timings: Timings | None = None,
) -> AsyncIterator[str]:
    """The address of a new server over a store."""
    app = make_app(open_store, settings, timings=timings)
    async with serving_app(app, send_buffer) as address:
        yield address


@asynccontextmanager
async def serving_app(app: Application, send_buffer: int | None = None) -> AsyncIterator[str]:
    """The address of a new server for an application."""
    listener = socket.socket()
    if send_buffer is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    listener.bind(("127.0.0.1", 0))
    listener.listen()
    server = make_server(app)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    async with Client(f"http://127.0.0.1:{listener.getsockname()[1]}"):
        pass  # its first request waits in the listener's queue until the server takes it
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    await running


@pytest.fixture
def timings() -> Timings:
    """The times of the server; see `hashi.service.timing`. Tests may have others."""
    return Timings()


@pytest.fixture
async def address(
    tmp_path: Path,
    timings: Timings,
    compiled: None,  # noqa: ARG001  no warm-up
) -> AsyncIterator[str]:
    """The address of a new server over a new SQLite file."""
    async with serving(lambda: SQLite(tmp_path / "hashi.sqlite"), timings=timings) as here:
        yield here


@pytest.fixture
async def nodes(database: str, timings: Timings) -> AsyncIterator[tuple[str, str]]:
    """The addresses of two servers over one PostgreSQL database."""
    async with (
        serving(lambda: Postgres(database), timings=timings) as one,
        serving(lambda: Postgres(database), timings=timings) as two,
    ):
        yield one, two


@pytest.fixture
async def ada(address: str) -> AsyncIterator[Client]:
    """A person."""
    async with Client(address) as client:
        yield client


@pytest.fixture
async def bruno(address: str) -> AsyncIterator[Client]:
    """Another person."""
    async with Client(address) as client:
        yield client


@pytest.fixture(params=["sqlite", "postgres"])
def either_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """What makes a store, of either kind."""
    if request.param == "sqlite":
        return lambda: SQLite(tmp_path / "hashi.sqlite")
    database = request.getfixturevalue("database")
    return lambda: Postgres(database)


@pytest.fixture
async def anywhere(either_store: Callable[[], Store]) -> AsyncIterator[str]:
    """The address of a server over either store."""
    async with serving(either_store) as here:
        yield here
