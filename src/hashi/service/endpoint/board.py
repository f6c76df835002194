"""Boards, and the bots that can be seated."""

from hashi.boards import Like
from hashi.service import convert
from hashi.service.asker import Asker
from hashi.service.board import board_views, check_board_text
from hashi.service.context import Context
from hashi.service.endpoint.declaration import endpoint
from hashi.wire import exchange
from hashi.wire.view import BoardView

__all__ = ["CHECK_COST", "check_board", "draw_fresh_board", "get_boards", "get_bots"]

CHECK_COST = 100  # of parsing a custom board, in any request


@endpoint("GET", "/api/boards")
async def get_boards() -> list[BoardView]:
    """Our sides."""
    return board_views()


@endpoint("GET", "/api/bots")
async def get_bots(context: Context) -> list[str]:
    """The bots of others that this server offers, by name."""
    return list(context.hub.offered_bots)


@endpoint("POST", "/api/boards/check", cost=CHECK_COST)
async def check_board(data: exchange.BoardText) -> exchange.BoardCheck:
    """Read a board or deck file: what is in it, or everything that is wrong with it."""
    return await check_board_text(data.text)


@endpoint("GET", "/api/boards/fresh")
async def draw_fresh_board(context: Context, asker: Asker, like: Like) -> exchange.FreshBoard:
    """A fresh board like a side, on which 60 points are proven possible."""
    asker.pay("thinking")
    return convert.fresh_view(await context.fresh.draw(like, asker.source))


@endpoint("GET", "/api/boards/fresh/{code}")
async def get_fresh_board(context: Context, asker: Asker, code: str) -> exchange.FreshBoard:
    """The fresh board of a code."""
    return convert.fresh_view(await context.fresh_board(code, asker))
