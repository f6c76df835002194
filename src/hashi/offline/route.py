"""What the page asks of a server by HTTP, answered without one: the same paths, bodies and codes.

What needs other people, or more computing than a page can do, is refused with `needs-server`.
"""

import re
from collections.abc import Awaitable, Callable
from typing import TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from hashi.boards import LIKES
from hashi.offline.person import LocalPerson
from hashi.server.limit.budget import Payer
from hashi.service import convert
from hashi.service.context import Context
from hashi.service.failure import Failure
from hashi.service.finished import (
    board_views,
    check_board_text,
    open_requested,
    record_of,
    replay_of,
)
from hashi.service.listing import my_tables
from hashi.service.statistics import statistics_of
from hashi.table import Seat
from hashi.wire import daily, exchange
from hashi.wire.level import level_of

__all__ = ["Routes"]

T = TypeVar("T")
Answer = Callable[..., Awaitable[object]]
_SPANS: tuple[daily.SpanName, ...] = ("day", "week", "all")


class Routes:
    """Answers requests of the one person who has this browser."""

    def __init__(self, context: Context, person: LocalPerson) -> None:
        self._context, self._person = context, person
        self._payer = Payer("here", person.id)
        self._routes: tuple[tuple[str, re.Pattern[str], Answer], ...] = tuple(
            (method, re.compile(pattern), answer)
            for method, pattern, answer in (
                ("GET", "/api/person", self._get_person),
                ("PUT", "/api/person", self._put_person),
                ("GET", "/api/bots", self._bots),
                ("GET", "/api/boards", self._boards),
                ("POST", "/api/boards/check", self._check_board),
                ("GET", "/api/boards/fresh", self._draw_board),
                ("GET", "/api/boards/fresh/([^/]+)", self._fresh_board),
                ("POST", "/api/tables", self._open_table),
                ("GET", "/api/tables", self._tables),
                ("GET", "/api/codes/([^/]+)", self._code),
                ("GET", "/api/deals/([^/]+)", self._deal),
                ("GET", "/api/tables/([^/]+)/record", self._record),
                ("GET", "/api/tables/([^/]+)/replay", self._replay),
                ("GET", "/api/tables/([^/]+)/finished", self._finished),
                ("GET", "/api/tables/([^/]+)/report/([0-9]+)", self._report),
                ("GET", "/api/tables/([^/]+)/socket", self._check_socket),
                ("GET", "/api/statistics", self._statistics),
                ("DELETE", "/api/statistics", self._delete_statistics),
                ("GET", "/api/daily", self._daily),
                ("POST", "/api/daily", self._open_daily),
                ("GET", "/api/daily/([^/]+)/([AB])", self._comparison),
                ("GET", "/api/daily/([^/]+)/([AB])/standings/([^/]+)", self._standings),
            )
        )

    async def answer(self, method: str, address: str, body: str) -> object:
        """The value to be sent as JSON; a Failure if the request is turned away."""
        parts = urlsplit(address)
        for known, pattern, answer in self._routes:
            found = pattern.fullmatch(parts.path)
            if known == method and found:
                query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
                values = [unquote(text) for text in found.groups()]
                return await answer(*values, **query, **({"body": body} if body else {}))
        raise Failure(501, "needs-server")

    async def _get_person(self) -> exchange.Person:
        return exchange.Person(name=self._person.name)

    async def _put_person(self, *, body: str) -> exchange.Person:
        await self._person.rename(_decoded(body, exchange.Person).name)
        return await self._get_person()

    async def _bots(self) -> list[str]:
        return []

    async def _boards(self) -> object:
        return board_views()

    async def _check_board(self, *, body: str) -> exchange.BoardCheck:
        return await check_board_text(_decoded(body, exchange.BoardText).text)

    async def _draw_board(self, *, like: str) -> exchange.FreshBoard:
        for side in LIKES:
            if like == side:
                return convert.fresh_view(await self._context.fresh.draw(side, "here"))
        raise Failure(400, "unreadable")

    async def _fresh_board(self, code: str) -> exchange.FreshBoard:
        return convert.fresh_view(await self._context.fresh_board(code, self._payer))

    async def _open_table(self, *, body: str) -> exchange.Created:
        request = _decoded(body, exchange.NewTable)
        await self._person.rename(request.name)
        return await open_requested(self._context, request, self._person.id, self._payer)

    async def _tables(self) -> list[exchange.MyTable]:
        return await my_tables(self._context.hub, self._person.id)

    async def _code(self, code: str) -> exchange.Code:
        table = await self._context.hub.store.find(code.strip().upper())
        if table is None:
            raise Failure(404, "no-such-table")
        return exchange.Code(table=table)

    async def _deal(self, code: str) -> exchange.KnownDeal:
        return convert.known_deal(await self._context.finished_by_code(code, self._payer))

    async def _record(self, table: str) -> str:
        return await record_of(await self._context.finished(table))

    async def _replay(self, table: str) -> exchange.Replay:
        return await replay_of(await self._context.finished(table))

    async def _finished(self, table: str) -> exchange.FinishedGame:
        """A finished game as it is posted to a server; no server answers this itself."""
        state = await self._context.finished(table)
        return exchange.FinishedGame(
            record=await record_of(state),
            seats=[_as_posted(seat) for seat in state.seats],
            finished_at=state.round_opened_at,
        )

    async def _report(self, table: str, seat: str) -> exchange.Report:
        if not self._context.hub.pool.coaches:
            raise Failure(501, "needs-server")
        state = await self._context.finished(table)
        return await self._context.reports.of(state, int(seat), "here")

    async def _check_socket(self, table: str) -> None:
        if not await self._context.hub.exists(table):
            raise Failure(404, "no-such-table")

    async def _statistics(self) -> exchange.Statistics:
        return await statistics_of(self._context.hub.store, self._person.id)

    async def _delete_statistics(self) -> None:
        await self._context.hub.store.forget_results(self._person.id)

    async def _daily(self) -> daily.DailyOverview:
        return await self._context.daily.overview(self._person.id)

    async def _open_daily(self, *, body: str) -> exchange.Created:
        request = _decoded(body, daily.NewDaily)
        table, code = await self._context.daily.open(request, self._person.id)
        return exchange.Created(table=table, code=code)

    async def _comparison(self, day: str, side: str) -> daily.DailyComparison:
        """The totals of this browser alone: bots and solver would keep a phone busy for minutes."""
        known = self._context.daily.day(day)
        totals = await self._context.leaderboards.totals(self._person.id, known, side)
        return daily.DailyComparison(
            totals=[daily.ReachedTotal(total=total, people=people) for total, people in totals],
            bots=[],
            optimum=None,
            proven=False,
            computing=False,
            left_out="needs-server",
        )

    async def _standings(self, day: str, side: str, span: str) -> daily.Leaderboard:
        known = self._context.daily.day(day)
        for name in _SPANS:
            if span == name:
                return await self._context.leaderboards.of(self._person.id, known, side, name)
        raise Failure(404, "no-such-page")


def _as_posted(seat: Seat) -> exchange.NewSeat:
    kind = "device" if seat.kind == "open" else seat.kind  # nobody finished a game at an open one
    return exchange.NewSeat(kind=kind, level=level_of(seat.level))


def _decoded(body: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError):
        raise Failure(400, "unreadable") from None
