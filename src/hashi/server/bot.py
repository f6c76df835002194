"""Bots at tables: which seat is to act, what it sees, and what it does next.

Bots think in workers. A job holds a seat's `Sight` and a hash made of the deal's seed, never a
table.
"""

import logging
from dataclasses import replace
from hashlib import sha256
from typing import TypeVar

from hashi.bots import Sight
from hashi.mind.job import BotJob, BotStart, BotTurn
from hashi.mind.pool import Pool, WorkerLost
from hashi.table import Command, Table, TableView, view_for
from hashi.wire.level import level_of
from hashi.wire.message import Place, Play

__all__ = ["bot_command", "bot_to_act", "sight_of"]

T = TypeVar("T")
_log = logging.getLogger(__name__)


def bot_to_act(table: Table) -> int | None:
    """The seat of a bot that has something to do now."""
    game = table.game
    if game is None or game.over:
        return None
    return next((seat for seat in game.waiting if table.seats[seat - 1].kind == "bot"), None)


async def bot_command(pool: Pool, table: Table, seat: int) -> Command:
    """What the bot of a seat does now."""
    # A bot has no person, so the view of nobody is its own: in it no seat's open marks are shown,
    # and a bot that is to act has made none.
    seen = view_for(table, None)
    level, seed = level_of(table.seats[seat - 1].level), _seed(table, seat, seen.round)
    if seen.phase == "setup":
        start = await _ask(pool, BotStart(level, seed, table.board, len(table.seats)))
        return Place(seat=seat, island=start.island, number=start.number)
    turn = await _ask(pool, BotTurn(level, seed, sight_of(seen, seat)))
    return Play(seat=seat, round=seen.round, turn=str(turn))


def sight_of(seen: TableView, seat: int) -> Sight:
    """What the view of a seat means to a bot."""
    return Sight(
        seat=seat,
        sheets=tuple(other.sheet for other in seen.seats),
        deck=seen.deck,
        seen=seen.seen,
        scores=tuple(other.score for other in seen.seats),
    )


async def _ask(pool: Pool, job: BotJob[T]) -> T:
    """What a bot comes to, in plain Python if compiled code brings its workers down."""
    try:
        return await pool.ask(job)
    except WorkerLost:
        _log.warning("a bot plays in plain Python, since its workers died")
        return await pool.ask(replace(job, plain=True))


def _seed(table: Table, seat: int, round_: int) -> str:
    """A seed that nobody can know beforehand, and that tells nothing about the deal's."""
    return sha256(b"hashi bot %b %d %d" % (table.seed or b"", seat, round_)).hexdigest()
