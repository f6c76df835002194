"""Floods of requests, for every route that costs something."""

import json
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec

from hashi.boards import BoardCode
from hashi.deal.daily import day_after, day_at
from hashi.server.page.built import STATIC
from hashi.service.identifier import new_code
from tests.attacks.attacker import Attacker
from tests.attacks.peer import request
from tests.server.player import SECONDS_AGO, daily_record, finished_game, pointed_game

__all__ = ["ATTACKS"]

_CONNECTIONS = 16
_OPTIONS = json.dumps({"name": "Eve", "seats": [{"kind": "device", "name": "Eve"}]}).encode()


async def _get(eve: Attacker, *paths: str, cookie: str = "") -> None:
    requests = [request("GET", path, cookie=cookie) for path in paths]
    await eve.go()
    await eve.ask(_CONNECTIONS, requests)


async def qr_codes(eve: Attacker) -> None:
    """QR codes of long texts, each of them new."""
    await _get(eve, *(f"/api/qr?text={secrets.token_hex(140)}" for _ in range(1_000)))


async def boards(eve: Attacker) -> None:
    """Our sides, over and over."""
    await _get(eve, "/api/boards")


async def fresh_boards(eve: Attacker) -> None:
    """Fresh boards, each of which takes seconds to make."""
    codes = [str(BoardCode.drawn("B", secrets.token_hex(8))) for _ in range(100)]
    paths = [f"/api/boards/fresh/{code}" for code in codes]
    await _get(eve, "/api/boards/fresh?like=A", *paths, cookie=await eve.person())


async def daily_records(eve: Attacker) -> None:
    """Records of the daily deal by ten persons, each of them to be replayed."""
    day, cookies = day_at(time.time()), [await eve.person() for _ in range(10)]
    posts = [
        request(
            "POST",
            f"/api/daily/{day}/A/record",
            json.dumps(
                {
                    "name": "Eve",
                    "record": daily_record(day, "A", cookie),
                    "seconds_ago": SECONDS_AGO,
                }
            ).encode(),
            cookie=cookie,
        )
        for cookie in cookies
    ]
    await eve.go()
    await eve.ask(_CONNECTIONS, posts)


async def finished_games(eve: Attacker) -> None:
    """Records of ten games of four that were finished elsewhere, each of them to be replayed."""
    cookie = await eve.person()
    games = [finished_game(str(number), seats=4) for number in range(10)]
    posts = [
        request("POST", "/api/games", msgspec.json.encode(game), cookie=cookie) for game in games
    ]
    await eve.go()
    await eve.ask(_CONNECTIONS, posts)


async def pointed_games(eve: Attacker) -> None:
    """Records of ten honour games full of mistakes at which everybody points, to be replayed."""
    cookie = await eve.person()
    games = [pointed_game(str(number)) for number in range(10)]
    posts = [
        request("POST", "/api/games", msgspec.json.encode(game), cookie=cookie) for game in games
    ]
    await eve.go()
    await eve.ask(_CONNECTIONS, posts)


async def leaderboards(eve: Attacker) -> None:
    """Leaderboards of many days."""
    today = day_at(time.time())
    days = [day_after(today, -number) for number in range(100)]
    spans = ("day", "week", "all")
    paths = [f"/api/daily/{day}/B/standings/{span}" for day in days for span in spans]
    await _get(eve, *paths, cookie=await eve.person())


async def comparisons(eve: Attacker) -> None:
    """What bots and solver make of the deals of a hundred days."""
    today = day_at(time.time())
    await _get(eve, *(f"/api/daily/{day_after(today, -number)}/B" for number in range(100)))


async def statistics(eve: Attacker) -> None:
    """The statistics of a person who has finished games."""
    cookie = await eve.person()
    for _ in range(5):
        await eve.finished(cookie)
    await _get(eve, "/api/statistics", cookie=cookie)


async def challenges(eve: Attacker) -> None:
    """Guesses of games to challenge."""
    await _get(eve, *(f"/api/deals/{new_code()}" for _ in range(1_000)))


async def records(eve: Attacker) -> None:
    """The record of a finished game."""
    await _get(eve, f"/api/tables/{await eve.finished(await eve.person())}/record")


async def replays(eve: Attacker) -> None:
    """The replay of a finished game."""
    await _get(eve, f"/api/tables/{await eve.finished(await eve.person())}/replay")


async def reports(eve: Attacker) -> None:
    """Reports of several finished games."""
    cookie = await eve.person()
    tables = [await eve.finished(cookie) for _ in range(10)]
    await _get(eve, *(f"/api/tables/{table}/report/1" for table in tables))


async def table_lists(eve: Attacker) -> None:
    """The list of a person's thirty tables."""
    cookie = await eve.person()
    for _ in range(30):
        await eve.table(cookie, seats=4)
    await _get(eve, "/api/tables", cookie=cookie)


async def assets(eve: Attacker) -> None:
    """The page's files, compressed."""
    names = sorted(file.name for file in (STATIC / "assets").iterdir())
    paths = [request("GET", f"/assets/{name}", accept_encoding="gzip") for name in names]
    await eve.go()
    await eve.ask(_CONNECTIONS, paths)


async def page(eve: Attacker) -> None:
    """The page itself."""
    await _get(eve, "/", "/new", "/t/anything")


async def persons(eve: Attacker) -> None:
    """New persons, each with a name."""
    named = json.dumps({"name": "Eve"}).encode()
    await eve.go()
    await eve.ask(
        _CONNECTIONS, [request("GET", "/api/person"), request("PUT", "/api/person", named)]
    )


async def tables(eve: Attacker) -> None:
    """New tables of ten persons."""
    cookies = [await eve.person() for _ in range(10)]
    await eve.go()
    await eve.ask(
        _CONNECTIONS,
        [request("POST", "/api/tables", _OPTIONS, cookie=cookie) for cookie in cookies],
    )


async def codes(eve: Attacker) -> None:
    """Guesses of short codes."""
    await _get(eve, *(f"/api/codes/{new_code()}" for _ in range(1_000)))


async def handovers(eve: Attacker) -> None:
    """Links for other devices."""
    cookie = await eve.person()
    await eve.go()
    await eve.ask(_CONNECTIONS, [request("POST", "/api/handover", cookie=cookie)])


async def handover_tokens(eve: Attacker) -> None:
    """Guesses of links for other devices, short and long."""
    tokens = [secrets.token_urlsafe(32) for _ in range(100)] + [
        "x" * 5_000,
        "%00",
        "ä".encode().hex(),
    ]
    await eve.go()
    await eve.ask(_CONNECTIONS, [request("POST", f"/api/handover/{token}") for token in tokens])


async def socket_checks(eve: Attacker) -> None:
    """Questions whether a socket would be accepted, at tables there are not."""
    paths = [f"/api/tables/{secrets.token_urlsafe(16)}/socket" for _ in range(100)]
    await _get(eve, *paths, cookie=await eve.person())


async def readiness(eve: Attacker) -> None:
    """What an operator asks: alive, ready, figures."""
    await _get(eve, "/readyz", "/metrics", "/healthz")


async def schema(eve: Attacker) -> None:
    """The description of all routes."""
    await _get(eve, "/schema", "/schema/openapi.json")


async def nowhere(eve: Attacker) -> None:
    """Addresses there are not."""
    await _get(eve, *(f"/{secrets.token_hex(8)}/../..//x" for _ in range(100)))


ATTACKS: tuple[Callable[[Attacker], Awaitable[None]], ...] = (
    qr_codes,
    boards,
    fresh_boards,
    daily_records,
    finished_games,
    pointed_games,
    leaderboards,
    comparisons,
    statistics,
    challenges,
    records,
    replays,
    reports,
    table_lists,
    assets,
    page,
    persons,
    tables,
    codes,
    handovers,
    handover_tokens,
    socket_checks,
    readiness,
    schema,
    nowhere,
)
