"""Puzzles that were pasted into the page."""

from functools import partial

from hashi.puzzle import parse
from hashi.rules import NotationError
from hashi.service.asker import Asker
from hashi.service.context import Context
from hashi.service.endpoint.declaration import endpoint
from hashi.service.failure import Failure
from hashi.service.thread import in_thread
from hashi.wire import exchange

__all__ = ["post_puzzle_solution"]


@endpoint("POST", "/api/puzzles/solution", cost=10)
async def post_puzzle_solution(
    context: Context, asker: Asker, data: exchange.PuzzleText
) -> exchange.PuzzleSolution:
    """A proven best solution of a puzzle, and the points it scores."""
    asker.pay("thinking")
    try:
        puzzle = await in_thread(partial(parse, data.text))
    except NotationError as error:
        raise Failure(error.code) from None
    return await context.puzzles.of(puzzle, asker.source)
