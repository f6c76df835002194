"""The HTTP routes: persons, boards, tables, records, and the page itself."""

import io
from functools import lru_cache, partial
from typing import Annotated, Any, Literal

import segno
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import File

from hashi.server.http.handover import create_handover, redeem_handover
from hashi.server.limit.client import payer_of
from hashi.server.page.built import STATIC
from hashi.server.socket.route import check_socket
from hashi.service import convert
from hashi.service.context import Context, pay
from hashi.service.failure import Failure
from hashi.service.finished import (
    board_views,
    check_board_text,
    open_requested,
    record_of,
    replay_of,
)
from hashi.service.listing import my_tables
from hashi.service.person import (
    COOKIE,
    NAME_COOKIE,
    clean_name,
    name_cookie,
    name_in,
    new_secret,
    person_of,
    secret_in,
)
from hashi.service.statistics import statistics_of
from hashi.service.thread import in_thread
from hashi.wire import exchange
from hashi.wire.view import BoardView

__all__ = ["PAGES", "ROUTES", "Asker", "secret_of"]

_YEAR = 365 * 24 * 3600
_QR_CODES_KEPT = 256
PAGES = (
    "/",
    "/new",
    "/learn",
    "/puzzles",
    "/rules",
    "/statistics",
    "/print",
    "/editor",
    "/daily",
)

Asker = Request[Any, Any, Any]


def _cookie(request: Asker, key: str, value: str) -> Cookie:
    return Cookie(
        key,
        value=value,
        max_age=5 * _YEAR,
        httponly=True,
        samesite="strict",
        path="/",
        secure=request.url.scheme == "https",
    )


def secret_of(request: Asker) -> str:
    """The secret of the person who asks; a Failure if they have none."""
    found = secret_in(request.cookies)
    if found is None:
        raise Failure(401, "no-person")
    return found


@get("/api/person")
async def get_person(request: Asker) -> Response[exchange.Person]:
    """Who this browser is; a new one gets its secret here."""
    secret = secret_in(request.cookies) or new_secret()
    name = name_in(request.cookies)
    return Response(exchange.Person(name=name), cookies=[_cookie(request, COOKIE, secret)])


@put("/api/person")
async def put_person(request: Asker, data: JSONBody[exchange.Person]) -> Response[exchange.Person]:
    """Remember a name in this browser."""
    name = clean_name(data.name[:200])
    if name is None:
        raise Failure(400, "name-unfit")
    secret = secret_in(request.cookies) or new_secret()
    cookies = [_cookie(request, COOKIE, secret), _cookie(request, NAME_COOKIE, name_cookie(name))]
    return Response(exchange.Person(name=name), cookies=cookies)


@get("/api/boards", sync_to_thread=False)
def get_boards() -> list[BoardView]:
    """Our sides."""
    return board_views()


@get("/api/bots", sync_to_thread=False)
def get_bots(context: NamedDependency[Context]) -> list[str]:
    """The bots of others that this server offers, by name."""
    return list(context.settings.bots)


@post("/api/boards/check", status_code=200)
async def check_board(data: JSONBody[exchange.BoardText]) -> exchange.BoardCheck:
    """Read a board or deck file: what is in it, or everything that is wrong with it."""
    return await check_board_text(data.text)


@get("/api/boards/fresh")
async def draw_fresh_board(
    request: Asker,
    like: Annotated[Literal["A", "B"], QueryParameter()],
    context: NamedDependency[Context],
) -> exchange.FreshBoard:
    """A fresh board like a side, on which 60 points are proven possible."""
    payer = payer_of(request)
    pay(context.budgets.thinking, payer)
    return convert.fresh_view(await context.fresh.draw(like, payer.address))


@get("/api/boards/fresh/{code:str}")
async def get_fresh_board(
    request: Asker, code: FromPath[str], context: NamedDependency[Context]
) -> exchange.FreshBoard:
    """The fresh board of a code."""
    return convert.fresh_view(await context.fresh_board(code, payer_of(request)))


@post("/api/tables")
async def post_table(
    request: Asker, data: JSONBody[exchange.NewTable], context: NamedDependency[Context]
) -> exchange.Created:
    """Open a table."""
    person = person_of(secret_of(request))
    return await open_requested(context, data, person, payer_of(request))


@post("/api/games")
async def post_game(
    request: Asker, data: JSONBody[exchange.FinishedGame], context: NamedDependency[Context]
) -> exchange.Created:
    """Store a game that this person has finished without the server, or find it."""
    person = person_of(secret_of(request))
    pay(context.budgets.tables, payer_of(request), code="too-many-tables")
    table = await context.posted.post(data, person)
    return exchange.Created(table=table.id, code=table.opened.code)


@get("/api/tables")
async def get_tables(request: Asker, context: NamedDependency[Context]) -> list[exchange.MyTable]:
    """The tables this person sits at: open ones first, then finished ones, newest first."""
    return await my_tables(context.hub, person_of(secret_of(request)))


@get("/api/codes/{code:str}")
async def get_code(
    request: Asker, code: FromPath[str], context: NamedDependency[Context]
) -> exchange.Code:
    """The table of a short code."""
    pay(context.budgets.codes, payer_of(request))
    table = await context.hub.store.find(code.strip().upper())
    if table is None:
        raise Failure(404, "no-such-table")
    return exchange.Code(table=table)


@get("/api/deals/{code:str}")
async def get_deal(
    request: Asker, code: FromPath[str], context: NamedDependency[Context]
) -> exchange.KnownDeal:
    """The deal of a finished game by its code, to be played again."""
    return convert.known_deal(await context.finished_by_code(code, payer_of(request)))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def get_record(table: FromPath[str], context: NamedDependency[Context]) -> Response[str]:
    """The record of a finished game, to keep."""
    state = await context.finished(table)
    disposition = f'attachment; filename="hashi-{state.opened.code}.txt"'
    headers = {"content-disposition": disposition}
    return Response(await record_of(state), headers=headers)


@get("/api/tables/{table:str}/replay")
async def get_replay(table: FromPath[str], context: NamedDependency[Context]) -> exchange.Replay:
    """A finished game, round by round."""
    return await replay_of(await context.finished(table))


@get("/api/tables/{table:str}/report/{seat:int}")
async def get_report(
    request: Asker,
    table: FromPath[str],
    seat: FromPath[int],
    context: NamedDependency[Context],
) -> exchange.Report:
    """What the coach thinks of a seat's finished game; ask again until it is finished."""
    state = await context.finished(table)
    return await context.reports.of(state, seat, payer_of(request).address)


@get("/api/tables/{table:str}/socket", status_code=204)
async def get_socket(
    request: Asker, table: FromPath[str], context: NamedDependency[Context]
) -> None:
    """Nothing, if a socket to this table would be accepted now; else why it would not."""
    await check_socket(context, payer_of(request), table)


@get("/api/statistics")
async def get_statistics(request: Asker, context: NamedDependency[Context]) -> exchange.Statistics:
    """The games this person has finished."""
    return await statistics_of(context.hub.store, person_of(secret_of(request)))


@delete("/api/statistics")
async def delete_statistics(request: Asker, context: NamedDependency[Context]) -> None:
    """Delete this person's results, those on leaderboards too; the tables stay."""
    await context.hub.store.forget_results(person_of(secret_of(request)))


@get("/api/qr", media_type="image/svg+xml")
async def get_qr(text: Annotated[str, QueryParameter(max_length=300)]) -> Response[bytes]:
    """A link as a QR code."""
    # A long text takes some 30 ms, which is too much for the event loop.
    picture = await in_thread(partial(_qr_code, text))
    return Response(picture, headers={"cache-control": "max-age=3600"})


@lru_cache(_QR_CODES_KEPT)
def _qr_code(text: str) -> bytes:
    picture = io.BytesIO()
    segno.make_qr(text).save(picture, kind="svg", scale=6, border=3, light="#fff")
    return picture.getvalue()


@post("/api/handover", status_code=200)
async def post_handover(request: Asker, context: NamedDependency[Context]) -> exchange.Handover:
    """A link that makes another device the same person, once and for ten minutes."""
    secret, name = secret_of(request), name_in(request.cookies)
    token = await create_handover(context.hub.store, secret, name, context.hub.now())
    return exchange.Handover(path=f"/handover/{token}")


@post("/api/handover/{token:str}", status_code=200)
async def take_over(
    request: Asker, token: FromPath[str], context: NamedDependency[Context]
) -> Response[exchange.Person]:
    """Become the person who made the link; this browser forgets who it was before."""
    person = await redeem_handover(context.hub.store, token, context.hub.now())
    if person is None:
        raise Failure(404, "link-used")
    secret, name = person
    cookies = [_cookie(request, COOKIE, secret), _cookie(request, NAME_COOKIE, name_cookie(name))]
    return Response(exchange.Person(name=name), cookies=cookies)


@get(
    [*PAGES, "/puzzles/{puzzle:str}", "/t/{table:str}", "/handover/{token:str}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def get_page() -> File:
    """The page."""
    index = STATIC / "index.html"
    if not index.exists():
        raise Failure(503, "page-not-built")
    return File(index, media_type=MediaType.HTML, content_disposition_type="inline")


ROUTES = (
    get_person,
    put_person,
    get_boards,
    get_bots,
    check_board,
    draw_fresh_board,
    get_fresh_board,
    post_table,
    post_game,
    get_tables,
    get_code,
    get_deal,
    get_record,
    get_replay,
    get_report,
    get_socket,
    get_statistics,
    delete_statistics,
    get_qr,
    post_handover,
    take_over,
    get_page,
)
