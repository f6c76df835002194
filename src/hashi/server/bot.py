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
from hashi.table import Command, Table
from hashi.wire.level import level_of
from hashi.wire.message import Place, Play

__all__ = ["bot_command", "bot_to_act"]

T = TypeVar("T")
_log = logging.getLogger(__name__)


def bot_to_act(table: Table) -> int | None:
    """The seat of a bot that has something to do now."""
    game = table.game
    if game is None or game.over:
        return None
    return next((seat for seat in game.waiting if table.seats[seat - 1].kind == "bot"), None)


async def bot_command(pool: Pool, table: Table, seat: int) -> Command:
    """What the bot of a seat, which is to act, does now."""
    game = table.game
    round_ = game.round if game else 0
    level, seed = level_of(table.seats[seat - 1].level), _seed(table, seat, round_)
    if game is None or not game.logs:
        job = BotStart(level, seed, table.board, len(table.seats))
        start = await _ask(pool, job, table.opened.host)
        return Place(seat=seat, island=start.island, number=start.number)
    sight = Sight.of(game, table.deck, seat)
    turn = await _ask(pool, BotTurn(level, seed, sight), table.opened.host)
    return Play(seat=seat, round=round_, turn=str(turn))


async def _ask(pool: Pool, job: BotJob[T], host: str) -> T:
    """What a bot comes to, in plain Python if compiled code brings its workers down.

    Bots of different hosts take turns, so nobody's many tables delay the bots of another's.
    """
    try:
        return await pool.ask(job, asker=host)
    except WorkerLost:
        _log.warning("a bot plays in plain Python, since its workers died")
        return await pool.ask(replace(job, plain=True), asker=host)


def _seed(table: Table, seat: int, round_: int) -> str:
    """A seed that nobody can know beforehand, and that tells nothing about the deal's."""
    return sha256(b"hashi bot %b %d %d" % (table.seed or b"", seat, round_)).hexdigest()
