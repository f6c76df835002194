"""Puzzles that somebody pasted."""

from hashi.puzzle import parse
from hashi.rules import NotationError
from hashi.service.asker import Asker
from hashi.service.context import Context
from hashi.service.endpoint.declaration import endpoint
from hashi.service.failure import Failure
from hashi.wire import exchange

__all__ = ["post_puzzle_way"]


@endpoint("POST", "/api/puzzles/way", cost=10)
async def post_puzzle_way(
    context: Context, asker: Asker, data: exchange.PuzzleText
) -> exchange.PuzzleWay:
    """A best way through a puzzle, proven, and the points it brings."""
    try:
        puzzle = parse(data.text)
    except NotationError as error:
        raise Failure(error.code) from None
    asker.pay("thinking")
    return await context.puzzles.of(puzzle, asker.key)
