"""Everything that can be asked and said, as people ask and say it: stories whose cost is counted.

What somebody hostile would send instead is in `tests.server.hostile`.
"""

import json
import re
import sys
from pathlib import Path
from random import Random

import msgspec

from hashi import Card, deal
from hashi.boards import SIDES
from hashi.puzzle import shipped, text_of
from hashi.server.app import Application
from hashi.server.page.built import STATIC
from hashi.server.page.page import PAGES
from hashi.wire import message
from tests.server.cost import Asker, Costs
from tests.server.player import SECONDS_AGO, daily_record, finished_game, good_turn

__all__ = ["tell_all"]

CODE = "5a" * 32
LONG_LINK = "https://" + "hashi." * 48


async def tell_of_a_lobby(app: Application, costs: Costs) -> None:
    """Somebody sits down, changes their mind, is sent away, and a bot comes instead."""
    host, guest = Asker(app, costs), Asker(app, costs)
    for asker in (host, guest):
        await asker.ask("GET", "/api/person")
        await asker.ask("PUT", "/api/person", data={"name": "Ada"})
    options = {"name": "Ada", "seats": [{"kind": "person"}] * 4}
    created = json.loads(await host.ask("POST", "/api/tables", data=options))
    code, table = created["code"], created["table"]
    await guest.ask("GET", f"/api/codes/{code}", "/api/codes/{code}")
    socket = f"/api/tables/{table}/socket"
    await guest.ask("GET", socket, "/api/tables/{table}/socket")
    async with guest.at(table) as place:
        await place.say(message.Hello(id=1))
        await place.say(message.Sit(seat=2, name="Bruno"))
        await place.say(message.Rename(seat=2, name="Chloe"))
        await place.say(message.Commit(seat=2, hash=CODE))
        await place.say(message.Leave(seat=2))
        await place.say(message.Sit(seat=3, name="Bruno"))
    async with host.at(table) as place:
        await place.say(message.Hello(id=1))
        await place.say(message.Evict(seat=3))
        await place.say(message.PutBot(seat=2))
        await place.say(message.DropSeat(seat=4))
    options = {"name": "Ada", "seats": [{"kind": "person"}]}
    alone = json.loads(await host.ask("POST", "/api/tables", data=options))["table"]
    async with host.at(alone) as place:
        view = await place.say(message.Hello(id=1))
        seal = bytes.fromhex((view.proof.commitment if view else None) or "")
        digest = deal.nonce_hash(seal, 1, bytes.fromhex(CODE)).hex()
        await place.say(message.Commit(seat=1, hash=digest))
        await place.say(message.Begin())
        await place.say(message.Nonce(seat=1, nonce=CODE))
    answer = json.loads(await host.ask("POST", "/api/handover"))
    await guest.ask("POST", f"/api{answer['path']}", "/api/handover/{token}")


async def tell_of_a_game(app: Application, costs: Costs) -> None:
    """Four at one device play a known deal to the end; then everything is asked about it."""
    host, random = Asker(app, costs), Random("loop")
    await host.ask("GET", "/api/person")
    seats = [{"kind": "device", "name": f"{seat}"} for seat in range(1, 5)]
    options = {"name": "Ada", "seats": seats, "deal": CODE}
    created = json.loads(await host.ask("POST", "/api/tables", data=options))
    table = created["table"]
    async with host.at(table) as place:
        await place.say(message.Hello(id=1))
        await place.say(message.Begin())
        for seat in range(1, 5):
            await place.say(message.Place(seat=seat, island="c4", number=4), f"{seat}")
    for number in range(1, 18):
        async with host.at(table) as place:
            view = await place.say(message.Hello(id=1), f"{number}")
            for seat in range(1, 5):
                assert view is not None
                turn, step = good_turn(view, seat, random), f"{number} {seat}"
                await place.say(message.Preview(id=1, seat=seat, draft=turn), step)
                play = message.Play(seat=seat, round=number, turn=turn)
                if seat == 1:
                    await place.say(play, f"first {step}")
                    await place.say(message.TakeBack(seat=seat), step)
                    if number in {1, 17}:
                        await place.say(message.Hint(seat=seat), step)
                view = await place.say(play, step)
    base = f"/api/tables/{table}"
    for name in ("record", "replay"):
        await host.ask("GET", f"{base}/{name}", f"/api/tables/{{table}}/{name}")
    await host.ask("GET", f"{base}/report/1", "/api/tables/{table}/report/{seat}")
    await host.ask("GET", "/api/tables")
    await host.ask("GET", "/api/statistics")
    await host.ask("DELETE", "/api/statistics")
    await host.ask("GET", f"/api/deals/{created['code']}", "/api/deals/{code}")
    challenge = {"name": "Ada", "seats": seats, "deal_of": created["code"], "rival": 2}
    answer = await host.ask("POST", "/api/tables", data=challenge, step="challenge")
    async with host.at(json.loads(answer)["table"]) as place:
        await place.say(message.Hello(id=1))
        await place.say(message.Begin(), "challenge")
    async with host.at(table) as place:
        await place.say(message.Hello(id=1))
        await place.say(message.Rematch(id=1))


async def tell_of_an_honour_table(app: Application, costs: Costs) -> None:
    """The host nudges a slow guest, and points at a mistake of their own."""
    host, guest = Asker(app, costs), Asker(app, costs)
    for asker in (host, guest):
        await asker.ask("GET", "/api/person")
    seats = [{"kind": "person"}] * 2
    options = {"name": "Ada", "seats": seats, "deal": CODE, "kind": "honour"}
    table = json.loads(await host.ask("POST", "/api/tables", data=options))["table"]
    async with guest.at(table) as waited_for, host.at(table) as place:
        await waited_for.say(message.Hello(id=1))
        await waited_for.say(message.Sit(seat=2, name="Bruno"))
        await place.say(message.Hello(id=1))
        await place.say(message.Begin())
        await place.say(message.Place(seat=1, island="c4", number=4))
        await place.say(message.Nudge(id=1, seat=2))
        await place.say(message.React(id=1, seat=1, reaction="hello"))
        await place.say(message.Ping(id=1))
    async with guest.at(table) as place:
        await place.say(message.Hello(id=1))
        await place.say(message.Place(seat=2, island="c4", number=4))
        await place.say(message.Play(seat=2, round=1, turn="pass"))
    async with host.at(table) as place:
        view = await place.say(message.Hello(id=1))
        number = Card.parse((view.card if view else None) or "").number
        await place.say(message.Play(seat=1, round=1, turn=f"{number}@b3"))  # a flag, no bridge
        await place.say(message.Point(seat=1, sheet=1, where="b3"))


async def tell_of_a_day(app: Application, costs: Costs) -> None:
    """Somebody opens the daily deal, posts games, and looks at the leaderboards."""
    asker = Asker(app, costs)
    await asker.ask("GET", "/api/person")
    day = json.loads(await asker.ask("GET", "/api/daily"))["day"]
    await asker.ask("POST", "/api/daily", data={"name": "Ada", "side": "B"})
    base, route = f"/api/daily/{day}/A", "/api/daily/{day}/{side}"
    record = daily_record(day, "A", asker.address)
    posted = {"name": "Ada", "record": record, "seconds_ago": SECONDS_AGO}
    await asker.ask("POST", f"{base}/record", f"{route}/record", data=posted)
    game = msgspec.to_builtins(finished_game(asker.address, seats=4))
    await asker.ask("POST", "/api/games", data=game)
    for span in ("day", "week", "all"):
        path = f"{base}/standings/{span}"
        await asker.ask("GET", path, f"{route}/standings/{{span}}", step=span)
    await asker.ask("GET", base, route)


SERVICE = STATIC / "service.js"


async def ask_for_the_rest(app: Application, costs: Costs) -> None:
    """What concerns no table."""
    asker = Asker(app, costs)
    await asker.ask("GET", "/api/boards")
    await asker.ask("GET", "/api/bots")
    await asker.ask("GET", f"/api/qr?text={LONG_LINK}", "/api/qr")
    for side in SIDES:
        file = Path(sys.modules["hashi.boards"].__path__[0]) / f"{side.lower()}.toml"
        text = {"text": file.read_text("utf-8")}
        await asker.ask("POST", "/api/boards/check", data=text, step=side)
        drawn = await asker.ask("GET", f"/api/boards/fresh?like={side}", "/api/boards/fresh")
        code = json.loads(drawn)["code"]
        await asker.ask("GET", f"/api/boards/fresh/{code}", "/api/boards/fresh/{code}")
    other = "/api/boards/fresh/A1-2222-22C"
    await asker.ask("GET", other, "/api/boards/fresh/{code}", step="unknown")
    for route in PAGES:
        await asker.ask("GET", re.sub(r"\{\w+\}", "1", route), route)
    for path in ("/healthz", "/readyz", "/schema", "/schema/openapi.json"):
        await asker.ask("GET", path)
    asker.address = "127.0.0.1"
    await asker.ask("GET", "/metrics")
    puzzle = text_of(shipped()[0].puzzle)
    await asker.ask("POST", "/api/puzzles/solution", data={"text": puzzle})
    for asset in sorted((STATIC / "assets").iterdir()):
        await asker.ask("GET", f"/assets/{asset.name}", "/assets/{name}", step=asset.name)
    for file in sorted(file for file in (STATIC / "offline").rglob("*") if file.is_file()):
        path = f"/{file.relative_to(STATIC).as_posix()}"
        await asker.ask("GET", path, "/offline/{name...}", step=file.name)
    for file in sorted((STATIC / "manifest.webmanifest", *STATIC.glob("app-*"), SERVICE)):
        await asker.ask("GET", f"/{file.name}")


async def tell_all(app: Application, costs: Costs) -> None:
    """Every endpoint and every message, through whole games of four."""
    for story in (
        ask_for_the_rest,
        tell_of_a_lobby,
        tell_of_a_game,
        tell_of_an_honour_table,
        tell_of_a_day,
    ):
        await story(app, costs)
