"""Bots at tables: what a bot's seat sees, and what it does next."""

import logging
from collections.abc import Callable
from functools import cache, partial

from hashi import boards
from hashi.bots import Sight, bot_of, warm
from hashi.server.mind import Minds
from hashi.table import Command, Table, TableView, view_for
from hashi.wire.level import level_of
from hashi.wire.message import Place, Play

__all__ = ["bot_command", "sight_of", "warmed"]

_log = logging.getLogger(__name__)


def bot_command(table: Table) -> Callable[[], Command] | None:
    """The work a bot has to do now, to be done in a thread; None if no bot is to act."""
    game = table.game
    if game is None or game.over:
        return None
    seats = [seat for seat in game.waiting if table.seats[seat - 1].kind == "bot"]
    if not seats:
        return None
    return lambda: _command(table, seats[0])


def sight_of(seen: TableView, seat: int) -> Sight:
    """What the view of a seat means to a bot."""
    return Sight(
        seat=seat,
        sheets=tuple(other.sheet for other in seen.seats),
        deck=seen.deck,
        seen=seen.seen,
        scores=tuple(other.score for other in seen.seats),
    )


async def warmed(minds: Minds) -> None:
    """Have bots think once of each of our sides, so that no player waits for the compiler."""
    for side in boards.SIDES:
        try:
            await minds.think(partial(_warm, side))
        except Exception:  # noqa: BLE001  whatever it was, the first bot to act will meet it again
            _log.exception("bots could not be warmed")


@cache
def _warm(side: str) -> None:
    """Once in a process is enough."""
    warm(boards.board(side))


def _command(table: Table, seat: int) -> Command:
    # A bot has no person, so the view of nobody is its own: in it no seat's open marks are shown,
    # and a bot that is to act has made none.
    seen = view_for(table, None)
    # The deal's seed is secret until the end, so nobody can work out beforehand what a bot plays.
    seed = f"{table.seed!r} {seat} {seen.round}"
    bot = bot_of(level_of(table.seats[seat - 1].level), seed)
    if seen.phase == "setup":
        start = bot.start(table.board, len(table.seats))
        return Place(seat=seat, island=start.island, number=start.number)
    turn = bot.turn(sight_of(seen, seat))
    return Play(seat=seat, round=seen.round, turn=str(turn))
