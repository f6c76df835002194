"""Bots at tables: which seat is to act, what it sees, what it does next, and doing it.

Bots think in workers. A job holds a seat's `Sight` and a hash made of the deal's seed, never a
table.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import TypeVar

from hashi.bots import Sight
from hashi.jobs.failure import JobFailed, TooManyJobs, WorkerLost
from hashi.jobs.job import BotJob, BotStart, BotTurn, PluginJob, PluginStart, PluginTurn
from hashi.jobs.runner import Runner
from hashi.jobs.source import SERVER, Source
from hashi.rules import Game, Refusal, Turn
from hashi.service.table.live import RETRY_SECONDS, Act, LiveTable
from hashi.store import Unavailable
from hashi.table import Command, Table
from hashi.wire.level import level_of
from hashi.wire.message import Place, Play

__all__ = ["Bots", "bot_command", "bots_to_act"]

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Bots:
    """Plays the bots at tables."""

    __slots__ = ("_act", "_offered", "_runner", "_unload")

    def __init__(
        self,
        runner: Runner,
        offered: tuple[str, ...],
        act: Act,
        unload: Callable[[LiveTable], None],
    ) -> None:
        self._runner, self._offered = runner, offered
        self._act, self._unload = act, unload

    def start(self, live: LiveTable, *, from_elsewhere: bool) -> None:
        """Play the bots that are to act; what another node made due is first left to that one."""
        if not bots_to_act(live.table):
            return
        if not from_elsewhere:
            live.wake_bots.set()
        if live.bots is None:
            live.bots = asyncio.create_task(self._play_all(live))

    async def _play_all(self, live: LiveTable) -> None:
        """Play every bot that is to act, side by side: their turns do not depend on each other."""
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.wake_bots.wait(), live.timings.yield_seconds)
            while seats := bots_to_act(live.table):
                await asyncio.gather(*(self._play(live, seat) for seat in seats))
        finally:
            live.bots = None
            live.wake_bots.clear()
            self._unload(live)

    async def _play(self, live: LiveTable, seat: int) -> None:
        """Play one bot; if events overtook its thinking, the caller lets it think again."""
        version = live.table.version
        try:
            command = await bot_command(
                self._runner, live.table, seat, self._offered, source=live.source
            )
            result = await self._act(live, command, None)
        except (Unavailable, TooManyJobs):  # the store has logged why; the queue is full
            await asyncio.sleep(RETRY_SECONDS)
            return
        except Exception:  # noqa: BLE001  whatever it was, the bot must go on
            _log.exception("a bot could not act")
            await asyncio.sleep(RETRY_SECONDS)
            return
        if isinstance(result, Refusal) and live.table.version == version:
            _log.error("a bot was refused: %s", result)
            await asyncio.sleep(RETRY_SECONDS)


def bots_to_act(table: Table) -> list[int]:
    """The seats of bots that have something to do now."""
    game = table.game
    if game is None or game.over:
        return []
    return [seat for seat in game.waiting if table.seats[seat - 1].kind == "bot"]


async def bot_command(
    runner: Runner,
    table: Table,
    seat: int,
    offered: tuple[str, ...] = (),
    *,
    source: Source = SERVER,
) -> Command:
    """What the bot of a seat, which is to act, does now; `source` is who made it due.

    In place of a third-party bot that is no longer offered, ours of the default level plays.
    """
    game, name, source = table.game, table.seats[seat - 1].level, source.at(table.id)
    round_ = game.round if game else 0
    level, seed = level_of(name), _seed(table, seat, round_)
    own = name if name in offered else None
    if game is None or not game.logs:
        board, seats = table.board, len(table.seats)
        if own:
            start = await _ask_plugin(runner, PluginStart(own, seed, board, seats), source)
            start = start or Game(board).legal_starts(1)[0]
        else:
            start = await _ask(runner, BotStart(level, seed, board, seats), source)
        return Place(seat=seat, island=start.island, number=start.number)
    sight = Sight.of(game, table.deck, seat)
    if own:
        turn = await _ask_plugin(runner, PluginTurn(own, seed, sight), source) or Turn()
    else:
        turn = await _ask(runner, BotTurn(level, seed, sight), source)
    return Play(seat=seat, round=round_, turn=str(turn))


async def _ask_plugin(runner: Runner, job: PluginJob[T], source: Source) -> T | None:
    """What a third-party bot decides; None if it gives no answer."""
    try:
        return await runner.ask(job, source=source)
    except (JobFailed, WorkerLost):
        _log.warning("the bot %s loses its turn: it could not be loaded, or did not end", job.bot)
        return None


async def _ask(runner: Runner, job: BotJob[T], source: Source) -> T:
    """What a bot decides, in plain Python if compiled code brings its workers down."""
    try:
        return await runner.ask(job, source=source)
    except WorkerLost:
        _log.warning("a bot plays in plain Python, since its workers died")
        return await runner.ask(replace(job, plain=True), source=source)


def _seed(table: Table, seat: int, round_: int) -> str:
    """A seed that cannot be predicted, and that tells nothing about the deal's."""
    return sha256(b"hashi bot %b %d %d" % (table.seed or b"", seat, round_)).hexdigest()
