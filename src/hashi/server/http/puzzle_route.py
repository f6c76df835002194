"""The HTTP route for puzzles that somebody pasted."""

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from hashi.puzzle import parse
from hashi.rules import NotationError
from hashi.server.http.route import Asker
from hashi.server.limit.client import payer_of
from hashi.service.context import Context, pay
from hashi.service.failure import Failure
from hashi.wire import exchange

__all__ = ["PUZZLE"]


@post("/api/puzzles/way", status_code=200)
async def post_puzzle_way(
    request: Asker, data: JSONBody[exchange.PuzzleText], context: NamedDependency[Context]
) -> exchange.PuzzleWay:
    """A best way through a puzzle, proven, and the points it brings."""
    try:
        puzzle = parse(data.text)
    except NotationError as error:
        raise Failure(400, error.code) from None
    payer = payer_of(request)
    pay(context.budgets.thinking, payer)
    return await context.puzzles.of(puzzle, payer.address)


PUZZLE = (post_puzzle_way,)
