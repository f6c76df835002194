"""The daily deal. No endpoint takes a total: games are played or replayed here."""

from hashi.service.asker import Asker
from hashi.service.context import Context
from hashi.service.endpoint.declaration import endpoint
from hashi.service.failure import Failure
from hashi.wire import daily, exchange

__all__ = ["get_comparison", "get_daily", "get_standings", "post_daily", "post_daily_record"]


@endpoint("GET", "/api/daily", cost=5)
async def get_daily(context: Context, asker: Asker) -> daily.DailyOverview:
    """Today's deals, and how this person stands."""
    return await context.daily.overview(asker.person)


@endpoint("POST", "/api/daily", cost=5)
async def post_daily(context: Context, asker: Asker, data: daily.NewDaily) -> exchange.Created:
    """Open the table for a day's deal, or find the one that counts."""
    person = asker.person
    asker.pay("tables", "too-many-tables")
    table, code = await context.daily.open(data, person)
    return exchange.Created(table=table, code=code)


@endpoint("POST", "/api/daily/{day}/{side}/record", cost=30)
async def post_daily_record(
    context: Context, asker: Asker, day: str, side: str, data: daily.DailyRecord
) -> exchange.Created:
    """Store the record of a game that was played elsewhere, if it can be the one that counts."""
    person = asker.person
    asker.pay("tables", "too-many-tables")
    table = await context.daily.post(data, person, day, _side(side))
    return exchange.Created(table=table.id, code=table.opened.code)


@endpoint("GET", "/api/daily/{day}/{side}/standings/{span}", cost=3)
async def get_standings(
    context: Context, asker: Asker, day: str, side: str, span: daily.SpanName
) -> daily.Leaderboard:
    """The leaderboard of a side: of the day, its week (`week`) or all time (`all`)."""
    person, known = asker.person, context.daily.day(day)
    return await context.leaderboards.of(person, known, _side(side), span)


@endpoint("GET", "/api/daily/{day}/{side}", cost=3)
async def get_comparison(
    context: Context, asker: Asker, day: str, side: str
) -> daily.DailyComparison:
    """How the players, the bots and the solver did; ask again while it is computing."""
    person, known, known_side = asker.person, context.daily.day(day), _side(side)
    if not context.comparisons.begun(known, known_side):
        asker.pay("thinking")
    return await context.comparisons.of(person, known, known_side)


def _side(text: str) -> daily.Side:
    if text == "A":
        return "A"
    if text == "B":
        return "B"
    raise Failure("no-such-day")
