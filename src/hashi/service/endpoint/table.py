"""Tables: opened, found, listed, and whether a socket to one would be accepted."""

from hashi.service.asker import Asker
from hashi.service.context import Context
from hashi.service.endpoint.board import CHECK_COST
from hashi.service.endpoint.declaration import endpoint
from hashi.service.failure import Failure
from hashi.service.listing import my_tables
from hashi.service.person import clean_name, new_secret
from hashi.service.table.opening import open_table
from hashi.wire import exchange

__all__ = ["check_socket", "find_table", "get_tables", "post_table"]

_STOPPING_SECONDS = 1.0


@endpoint("POST", "/api/tables", cost=5)
async def post_table(context: Context, asker: Asker, data: exchange.NewTable) -> exchange.Created:
    """Open a table."""
    person = asker.person
    if data.board is not None or data.deck is not None:
        await asker.pay_for_request(CHECK_COST)
    like = None
    if data.deal_of:
        like = await context.finished(await context.find(data.deal_of, asker))
    fresh = (await context.fresh_board(data.fresh, asker)).board if data.fresh else None
    asker.pay("tables", "too-many-tables")
    table, code = await open_table(context.hub, data, person, like, fresh)
    await asker.remember(asker.secret or new_secret(), clean_name(data.name))
    return exchange.Created(table=table, code=code)


@endpoint("GET", "/api/tables", cost=5)
async def get_tables(context: Context, asker: Asker) -> list[exchange.MyTable]:
    """The tables this person sits at: open ones first, then finished ones, newest first."""
    return await my_tables(context.hub, asker.person)


@endpoint("GET", "/api/codes/{code}")
async def find_table(context: Context, asker: Asker, code: str) -> exchange.Code:
    """The table of a short code."""
    return exchange.Code(table=await context.find(code, asker))


@endpoint("GET", "/api/tables/{table}/socket", cost=2)
async def check_socket(context: Context, asker: Asker, table: str) -> None:
    """Nothing, if a socket to this table would be accepted now; else why it would not."""
    check_arrival(context, asker)
    context.hub.check_room(table, asker.source)
    if not await context.hub.exists(table):
        raise Failure("no-such-table")


def check_arrival(context: Context, asker: Asker) -> str:
    """The person who may connect to a table now, or a Failure."""
    if context.hub.stopping:
        raise Failure("stopping", _STOPPING_SECONDS)
    asker.check_room()
    return asker.person
