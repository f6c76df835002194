"""The HTTP side: one person, identified by the cookie the server gave."""

from typing import Self, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from hashi.client.closing import Closing
from hashi.client.failure import Failed, Refused
from hashi.client.table import AtTable
from hashi.wire import daily, exchange

__all__ = ["Client", "Failed", "Refused"]

T = TypeVar("T")
_BOARD_SECONDS = 120.0


class Client(Closing):
    """One person, known to the server at this address by a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        # Loading the certificates takes 20 ms, which is wasted where there is no TLS.
        verify = self.address.startswith("https:")
        self._http = httpx.AsyncClient(base_url=self.address, trust_env=False, verify=verify)
        self._nonces: dict[str, str] = {}

    async def __aenter__(self) -> Self:
        await self.person()
        return self

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    @property
    def cookie(self) -> str:
        """The secret by which the server recognises this person."""
        return self._http.cookies.get("hashi") or ""

    async def person(self) -> exchange.Person:
        """Who this client is to the server; the first call creates a new person."""
        return await self._get("/api/person", exchange.Person)

    async def open_table(self, table: exchange.NewTable) -> exchange.Created:
        """Open a table."""
        return await self._post("/api/tables", table, exchange.Created)

    async def post_game(self, game: exchange.FinishedGame) -> exchange.Created:
        """Post a game that was finished without the server, or find it there."""
        return await self._post("/api/games", game, exchange.Created)

    async def daily_overview(self) -> daily.DailyOverview:
        """Today's deals, and how this person stands."""
        return await self._get("/api/daily", daily.DailyOverview)

    async def open_daily(self, wanted: daily.NewDaily) -> exchange.Created:
        """Open the table for a day's deal, or find the one that counts."""
        return await self._post("/api/daily", wanted, exchange.Created)

    async def post_daily(self, day: str, side: str, posted: daily.DailyRecord) -> exchange.Created:
        """Post the record of a game of the daily deal that was played elsewhere."""
        return await self._post(f"/api/daily/{day}/{side}/record", posted, exchange.Created)

    async def standings(self, day: str, side: str, span: daily.SpanName) -> daily.Leaderboard:
        """The leaderboard of a side over a span."""
        path = f"/api/daily/{day}/{side}/standings/{span}"
        return await self._get(path, daily.Leaderboard)

    async def compare_daily(self, day: str, side: str) -> daily.DailyComparison:
        """How the players, the bots and the solver did; ask again while it is computing."""
        return await self._get(f"/api/daily/{day}/{side}", daily.DailyComparison)

    async def my_tables(self) -> list[exchange.MyTable]:
        """The tables this person sits at."""
        return await self._get("/api/tables", list[exchange.MyTable])

    async def find(self, code: str) -> str:
        """The table of a short code."""
        return (await self._get(f"/api/codes/{code}", exchange.Code)).table

    async def deal(self, code: str) -> exchange.KnownDeal:
        """The deal of a finished table by its short code; `NewTable.deal_of` plays it again."""
        return await self._get(f"/api/deals/{code}", exchange.KnownDeal)

    async def statistics(self) -> exchange.Statistics:
        """The games this person has finished."""
        return await self._get("/api/statistics", exchange.Statistics)

    async def forget_statistics(self) -> None:
        """Delete this person's results; the tables stay."""
        await self._answer(await self._http.delete("/api/statistics"))

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        return (await self._answer(await self._http.get(f"/api/tables/{table}/record"))).text

    async def replay(self, table: str) -> exchange.Replay:
        """A finished game, round by round."""
        return await self._get(f"/api/tables/{table}/replay", exchange.Replay)

    async def report(self, table: str, seat: int) -> exchange.Report:
        """The report on a seat's finished game so far; ask again until it is finished."""
        return await self._get(f"/api/tables/{table}/report/{seat}", exchange.Report)

    async def check_board(self, text: str) -> exchange.BoardCheck:
        """Let the server check a board or deck file."""
        body = exchange.BoardText(text=text)
        return await self._post("/api/boards/check", body, exchange.BoardCheck)

    async def fresh_board(self, code: str | None = None, like: str = "A") -> exchange.FreshBoard:
        """The fresh board of a code, or a new one like a side."""
        path = f"?like={like}" if code is None else f"/{quote(code, safe='')}"
        # Rating a board takes a second, and longer where many things are worked out at once.
        asked = await self._http.get(f"/api/boards/fresh{path}", timeout=_BOARD_SECONDS)
        return msgspec.json.decode((await self._answer(asked)).content, type=exchange.FreshBoard)

    async def puzzle_solution(self, text: str) -> exchange.PuzzleSolution:
        """A best way through a puzzle, and the points it brings."""
        body = msgspec.json.encode(exchange.PuzzleText(text=text))
        asked = await self._http.post("/api/puzzles/solution", content=body, timeout=_BOARD_SECONDS)
        return msgspec.json.decode(
            (await self._answer(asked)).content, type=exchange.PuzzleSolution
        )

    def at(self, table: str, *, audit: bool = False) -> AtTable:
        """A connection to a table (`async with client.at(table)`); an audit keeps every text."""
        socket = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        return AtTable(socket, self.cookie, self._nonces, audit=audit)

    async def _get(self, path: str, kind: type[T]) -> T:
        answer = await self._answer(await self._http.get(path))
        return msgspec.json.decode(answer.content, type=kind)

    async def _post(self, path: str, body: object, kind: type[T]) -> T:
        headers = {"content-type": "application/json"}
        content = msgspec.json.encode(body)
        answer = await self._answer(await self._http.post(path, content=content, headers=headers))
        return msgspec.json.decode(answer.content, type=kind)

    @staticmethod
    async def _answer(answer: httpx.Response) -> httpx.Response:
        if answer.is_success:
            return answer
        raise Failed.of_answer(answer.status_code, answer.content)
