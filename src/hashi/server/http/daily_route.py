"""The HTTP routes of the daily deal. No route takes a total: games are played or replayed here."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from hashi.server.http.route import Asker, secret_of
from hashi.server.limit.client import payer_of
from hashi.service.context import Context, pay
from hashi.service.failure import Failure
from hashi.service.person import person_of
from hashi.wire import daily, exchange

__all__ = ["DAILY"]


@get("/api/daily")
async def get_daily(request: Asker, context: NamedDependency[Context]) -> daily.DailyOverview:
    """Today's deals, and how this person stands."""
    return await context.daily.overview(person_of(secret_of(request)))


@post("/api/daily")
async def post_daily(
    request: Asker, data: JSONBody[daily.NewDaily], context: NamedDependency[Context]
) -> exchange.Created:
    """Open the table for a day's deal, or find the one that counts."""
    person = person_of(secret_of(request))
    pay(context.budgets.tables, payer_of(request), code="too-many-tables")
    table, code = await context.daily.open(data, person)
    return exchange.Created(table=table, code=code)


@post("/api/daily/{day:str}/{side:str}/record")
async def post_daily_record(
    request: Asker,
    day: FromPath[str],
    side: FromPath[str],
    data: JSONBody[daily.DailyRecord],
    context: NamedDependency[Context],
) -> exchange.Created:
    """Store the record of a game that was played elsewhere, if it can be the one that counts."""
    person = person_of(secret_of(request))
    pay(context.budgets.tables, payer_of(request), code="too-many-tables")
    table = await context.daily.post(data, person, day, _side(side))
    return exchange.Created(table=table.id, code=table.opened.code)


@get("/api/daily/{day:str}/{side:str}/standings/{span:str}")
async def get_standings(
    request: Asker,
    day: FromPath[str],
    side: FromPath[str],
    span: FromPath[str],
    context: NamedDependency[Context],
) -> daily.Leaderboard:
    """The leaderboard of a side: of the day, its week (`week`) or all time (`all`)."""
    person, known = person_of(secret_of(request)), context.daily.day(day)
    for name in ("day", "week", "all"):
        if span == name:
            return await context.leaderboards.of(person, known, _side(side), name)
    raise Failure(404, "no-such-page")


@get("/api/daily/{day:str}/{side:str}")
async def get_comparison(
    request: Asker, day: FromPath[str], side: FromPath[str], context: NamedDependency[Context]
) -> daily.DailyComparison:
    """How everybody here, the bots and the solver did; ask again while it is computing."""
    person = person_of(secret_of(request))
    known, known_side = context.daily.day(day), _side(side)
    if not context.comparisons.begun(known, known_side):
        pay(context.budgets.thinking, payer_of(request))
    return await context.comparisons.of(person, known, known_side)


def _side(text: str) -> daily.Side:
    if text == "A":
        return "A"
    if text == "B":
        return "B"
    raise Failure(404, "no-such-day")


DAILY = (get_daily, post_daily, post_daily_record, get_standings, get_comparison)
