"""Finished games: their records, replays, reports and deals, and those finished elsewhere."""

from hashi.service import convert
from hashi.service.asker import Asker
from hashi.service.context import Context
from hashi.service.endpoint.declaration import File, endpoint
from hashi.service.failure import Failure
from hashi.service.finished import record_of, replay_of
from hashi.wire import exchange

__all__ = ["get_deal", "get_record", "get_replay", "get_report", "post_game"]


@endpoint("POST", "/api/games", cost=30)
async def post_game(
    context: Context, asker: Asker, data: exchange.FinishedGame
) -> exchange.Created:
    """Store a game that this person has finished without the server, or find it."""
    person = asker.person
    asker.pay("tables", "too-many-tables")
    table = await context.imported.post(data, person)
    return exchange.Created(table=table.id, code=table.opened.code)


@endpoint("GET", "/api/deals/{code}")
async def get_deal(context: Context, asker: Asker, code: str) -> exchange.KnownDeal:
    """The deal of a finished game by its code, to be played again."""
    table = await context.find(code, asker)
    return convert.known_deal(await context.finished(table))


@endpoint("GET", "/api/tables/{table}/record", cost=20)
async def get_record(context: Context, table: str) -> File:
    """The record of a finished game, to keep."""
    state = await context.finished(table)
    text = await record_of(state)
    return File(text.encode(), "text/plain; charset=utf-8", f"hashi-{state.opened.code}.txt")


@endpoint("GET", "/api/tables/{table}/replay", cost=20)
async def get_replay(context: Context, table: str) -> exchange.Replay:
    """A finished game, round by round."""
    return await replay_of(await context.finished(table))


@endpoint("GET", "/api/tables/{table}/report/{seat}", cost=5)
async def get_report(context: Context, asker: Asker, table: str, seat: int) -> exchange.Report:
    """What the coach thinks of a seat's finished game; ask again until it is finished."""
    if not context.hub.runner.can_rate_turns:
        raise Failure("needs-server")
    return await context.reports.of(await context.finished(table), seat, asker.source)
