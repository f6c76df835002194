"""Links for another device: what is stored is useless without the link, and cannot be altered."""

import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hashi.server.http.handover import create_handover, redeem_handover
from hashi.service.person import person_of
from hashi.store.sqlite import SQLite

SECRET = "ab" * 32
_FIRST_LINK = """
import asyncio, sys, time
from pathlib import Path
from hashi.server.http.handover import create_handover, redeem_handover
from hashi.store.sqlite import SQLite

async def main():
    store = SQLite(Path(sys.argv[1]) / "hashi.sqlite")
    await store.open()
    before, all_before = time.thread_time(), time.process_time()
    token = await create_handover(store, "secret", "Ada", 0.0)
    loop, everything = time.thread_time() - before, time.process_time() - all_before
    assert await redeem_handover(store, token, 1.0) == ("secret", "Ada")
    await store.close()
    print(loop / everything)

asyncio.run(main())
"""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SQLite]:
    """A new store."""
    opened = SQLite(tmp_path / "hashi.sqlite")
    await opened.open()
    yield opened
    await opened.close()


async def test_once_and_in_time(store: SQLite) -> None:
    """A link gives the secret and the name one time, for ten minutes; a new one ends the old."""
    old = await create_handover(store, SECRET, "Ada L.", 0)
    new = await create_handover(store, SECRET, "Ada L.", 0)
    assert await redeem_handover(store, old, 1) is None
    assert await redeem_handover(store, new, 1) == (SECRET, "Ada L.")
    assert await redeem_handover(store, new, 1) is None
    late = await create_handover(store, SECRET, "", 0)
    assert await redeem_handover(store, late, 601) is None


@pytest.mark.parametrize("change", ["first", "last", "empty", "older version"])
async def test_altered_values_are_nobody(store: SQLite, change: str) -> None:
    """Whoever can write to the store cannot make a link lead to somebody else."""
    kept: list[tuple[str, bytes]] = []
    keep = store.put

    async def listen(key: str, owner: str, value: bytes, at: float, until: float) -> None:
        kept.append((key, value))
        await keep(key, owner, value, at, until)

    store.put = listen  # type: ignore[method-assign]
    token = await create_handover(store, SECRET, "Ada", 0)
    ((key, value),) = kept
    assert SECRET.encode() not in value
    assert token.encode() not in key.encode() + value
    altered = {
        "first": bytes([value[0] ^ 1]) + value[1:],
        "last": value[:-1] + bytes([value[-1] ^ 1]),
        "empty": b"",
        "older version": bytes(69),
    }[change]
    await keep(key, person_of(SECRET), altered, 0, 600)
    assert await redeem_handover(store, token, 1) is None


@pytest.mark.parametrize("token", ["", "x", "ä" * 50, "A" * 32, "../" * 14])
async def test_other_tokens_are_nobody(store: SQLite, token: str) -> None:
    """Whatever stands in a link, it gives a code and no fault."""
    assert await redeem_handover(store, token, 1) is None


def test_a_server_starts_without_it() -> None:
    """The library of ciphers is loaded with the first link, not with the first page."""
    code = "import sys, hashi.server.app; print('cryptography' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603  our own code
    assert done.stdout.strip() == "False"


def test_the_first_link_does_not_hold_the_event_loop(tmp_path: Path) -> None:
    """Most of the first link's time is an import, which another thread does."""
    command = [sys.executable, "-c", _FIRST_LINK, str(tmp_path)]
    share = subprocess.run(  # noqa: S603  our own code
        command, check=True, capture_output=True, text=True
    ).stdout
    assert float(share) < 0.5
