"""One address that is many: persons, tables, bots and watchers without end.

Persons are free to make, so what is shared by person is shared by whoever makes most of them.
"""

import asyncio
import itertools
import json
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from hashi.boards import BoardCode
from hashi.service.person import new_secret
from tests.attacks.attacker import Attacker, Place, TurnedAway
from tests.attacks.peer import Peer, request, text_frame

__all__ = ["ATTACKS"]

_PREPARING_SECONDS = 50.0  # for as many as the server lets in
_WATCHERS = 480
_CHANGE_SECONDS = 0.06
_ROUNDS = 17
_CONNECTIONS = 20
_TRIES = 1000
_BOTS = [{"kind": "bot", "level": "professional-planner"}] * 3


async def bots_of_60_persons(eve: Attacker) -> None:
    """Sixty persons of one address each play against three bots, without a pause."""
    await _play_bots(eve, 60)


async def bots_of_180_persons(eve: Attacker) -> None:
    """The same with 180 persons, as many of them as are let in."""
    await _play_bots(eve, 180)


async def fresh_boards_before_a_bot(eve: Attacker) -> None:
    """Codes of fresh boards that nobody has asked for yet, while others play against bots."""
    await _ask_for_boards(eve)


async def fresh_boards_before_a_hint(eve: Attacker) -> None:
    """The same, while others ask for hints."""
    await _ask_for_boards(eve)


async def _ask_for_boards(eve: Attacker) -> None:
    await eve.go()
    await eve.ask(_CONNECTIONS, (_board_request() for _ in itertools.count()))


async def watchers_who_read(eve: Attacker) -> None:
    """A table that changes again and again before 480 sockets, as many as are let in."""
    await _watch(eve, 1, deaf=False)


async def watchers_who_read_nothing(eve: Attacker) -> None:
    """The same, and none of them reads what it is sent."""
    await _watch(eve, 1, deaf=True)


async def watchers_of_ten_tables(eve: Attacker) -> None:
    """The same at ten tables, all of which change."""
    await _watch(eve, 10, deaf=False)


async def persons_made_up(eve: Attacker) -> None:
    """Every request comes from somebody new, with a cookie that the server never gave."""
    await eve.go()
    cookies = (f"hashi={new_secret()}" for _ in itertools.count())
    await eve.ask(_CONNECTIONS, (request("GET", "/api/tables", cookie=it) for it in cookies))


async def tables_of_many_persons(eve: Attacker) -> None:
    """Tables opened by ever new persons."""
    body = json.dumps({"name": "Eve", "seats": [{"kind": "device"}, *_BOTS]}).encode()
    await eve.go()
    cookies = (f"hashi={new_secret()}" for _ in itertools.count())
    posts = (request("POST", "/api/tables", body, cookie=cookie) for cookie in cookies)
    await eve.ask(_CONNECTIONS, posts)


async def _play_bots(eve: Attacker, persons: int) -> None:
    places: list[Place] = []
    with suppress(TimeoutError):
        async with asyncio.timeout(_PREPARING_SECONDS):
            while len(places) < persons:
                places.append(await _seated_with_bots(eve))
    await eve.go()
    await eve.many(partial(_play_on, eve, place) for place in places)


async def _seated_with_bots(eve: Attacker) -> Place:
    cookie = f"hashi={new_secret()}"
    body = json.dumps({"name": "Eve", "seats": [{"kind": "device"}, *_BOTS]}).encode()
    peer = await eve.connect()
    created = await peer.ask(request("POST", "/api/tables", body, cookie=cookie))
    peer.close()
    return str(created["table"]), cookie


async def _play_on(eve: Attacker, place: Place) -> None:
    """Play all rounds as fast as the bots do; then only keep the place."""
    peer = await eve.socket(place)
    await peer.say("begin")
    await peer.say("place", seat=1, island="c4", number=4)
    for round_ in range(1, _ROUNDS + 1):
        for _ in range(_TRIES):  # until its bots have played the round before
            if (await peer.say("play", seat=1, round=round_, turn="pass"))["type"] == "done":
                eve.tally.answers += 1
                break
            await asyncio.sleep(_CHANGE_SECONDS)
    await asyncio.Event().wait()


def _board_request() -> bytes:
    code = BoardCode.drawn("B", secrets.token_hex(8))
    return request("GET", f"/api/boards/fresh/{code}")


async def _watch(eve: Attacker, tables: int, *, deaf: bool) -> None:
    cookies = [f"hashi={new_secret()}" for _ in range(50)]
    places = [(await eve.table(cookies[0], 4, "person"), cookies[0]) for _ in range(tables)]
    players = [await _sit(eve, table, cookies[:4]) for table, _ in places]
    listening = [asyncio.create_task(eve.listen(peer)) for peers in players for peer in peers]
    watchers: list[Peer] = []
    wanted = itertools.islice(itertools.product(cookies * 10, places), _WATCHERS)
    with suppress(TimeoutError):
        async with asyncio.timeout(_PREPARING_SECONDS):
            for cookie, (table, _) in wanted:
                with suppress(TurnedAway):
                    watchers.append(await eve.socket((table, cookie)))
                    listening.append(asyncio.create_task(eve.listen(watchers[-1])))
    await eve.go()
    if deaf:
        for watcher in watchers:
            watcher.deafen()
    for number in itertools.count():
        for seat, peer in enumerate(players[number % tables], 1):
            await peer.send(text_frame("rename", seat=seat, name=f"Eve {number}"))
        await asyncio.sleep(_CHANGE_SECONDS)


async def _sit(eve: Attacker, table: str, cookies: list[str]) -> list[Peer]:
    """Players at all four seats, who may change them more often than one alone."""
    peers = [await eve.socket((table, cookie)) for cookie in cookies]
    for seat, peer in enumerate(peers[1:], 2):
        await peer.say("sit", seat=seat, name=f"Eve {seat}")
    return peers


ATTACKS: tuple[Callable[[Attacker], Awaitable[None]], ...] = (
    bots_of_60_persons,
    bots_of_180_persons,
    fresh_boards_before_a_bot,
    fresh_boards_before_a_hint,
    watchers_who_read,
    watchers_who_read_nothing,
    watchers_of_ten_tables,
    persons_made_up,
    tables_of_many_persons,
)
