"""Many sockets from one address: that watch, that never read, that come and go."""

import asyncio
import itertools
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tests.attacks.attacker import Attacker, TurnedAway
from tests.attacks.peer import Peer, request, text_frame

__all__ = ["ATTACKS"]

_WATCHERS = 300
_SOCKETS = 700  # more than one address may have
_CONNECTIONS = 1_500  # more than one address may open
_CHANGE_SECONDS = 0.06


async def watched_changes(eve: Attacker) -> None:
    """A table watched over as many sockets as are allowed changes again and again."""
    cookie = await eve.person()
    table = await eve.table(cookie)
    host = await eve.socket((table, cookie))
    watchers: list[Peer] = []
    with suppress(TurnedAway):
        while len(watchers) < _WATCHERS:
            watchers.append(await eve.socket((table, cookie)))
    await eve.go()

    async def change() -> None:
        for number in itertools.count():
            await host.send(text_frame("rename", seat=1, name=f"Eve {number}"))
            await asyncio.sleep(_CHANGE_SECONDS)

    await asyncio.gather(change(), *map(eve.listen, [host, *watchers]))


async def sockets_never_read(eve: Attacker) -> None:
    """Sockets that ask for views and read none of them."""
    place = await eve.seated(4)
    await eve.go()

    async def shout() -> None:
        peer = await eve.socket(place)
        peer.deafen()
        try:
            while True:
                await peer.send(text_frame("hello") * 20)
                await asyncio.sleep(_CHANGE_SECONDS)
        finally:
            peer.close()

    await eve.many([shout] * 50)


async def many_sockets(eve: Attacker) -> None:
    """Sockets opened until no more are accepted, and kept."""
    cookie = await eve.person()
    table = await eve.table(cookie)
    kept: list[Peer] = []
    await eve.go()

    async def keep() -> None:
        if len(kept) == _SOCKETS:
            await asyncio.Event().wait()
        kept.append(await eve.socket((table, cookie)))
        eve.tally.answers += 1

    await eve.many([keep] * 20)


async def many_connections(eve: Attacker) -> None:
    """Connections opened until no more are accepted, kept without a word."""
    await eve.go()

    async def keep() -> None:
        peer = await eve.connect()
        await peer.reader.readexactly(1)  # which never comes

    await eve.many([keep] * _CONNECTIONS)


async def answers_never_read(eve: Attacker) -> None:
    """Requests sent without a pause by somebody who reads none of the answers."""
    requests = request("GET", "/api/boards") * 200
    await eve.go()

    async def shout() -> None:
        peer = await eve.connect()
        peer.deafen()
        try:
            while True:
                await peer.send(requests)
        finally:
            peer.close()

    await eve.many([shout] * 50)


async def sockets_opened_and_dropped(eve: Attacker) -> None:
    """Sockets that come and go, which everybody at the table is told."""
    cookies = [await eve.person() for _ in range(4)]
    table = await eve.table(cookies[0])
    endless = itertools.cycle(cookies)
    await eve.go()

    async def visit() -> None:
        (await eve.socket((table, next(endless)))).close()
        eve.tally.answers += 1

    await eve.many([visit] * 16)


async def sockets_at_no_table(eve: Attacker) -> None:
    """Sockets at tables there are not."""
    cookie = await eve.person()
    await eve.go()

    async def knock() -> None:
        (await eve.socket((secrets.token_urlsafe(16), cookie))).close()

    await eve.many([knock] * 16)


ATTACKS: tuple[Callable[[Attacker], Awaitable[None]], ...] = (
    watched_changes,
    sockets_never_read,
    many_sockets,
    many_connections,
    answers_never_read,
    sockets_opened_and_dropped,
    sockets_at_no_table,
)
