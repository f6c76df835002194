"""A good turn on request, computed from what the seat sees and no more."""

import asyncio

from hashi.bots import Sight
from hashi.coach import Advice
from hashi.jobs.failure import TooManyJobs
from hashi.jobs.job import Advise
from hashi.rules import Refusal, Turn, refusal
from hashi.service.table.hub import Hub
from hashi.service.table.live import Live
from hashi.table import Table
from hashi.wire import message

__all__ = ["give_hint"]

_BUSY_SECONDS = 1.0
_WARM_UP_SECONDS = 5.0  # after which it is worth asking again whether the coach is ready


async def give_hint(
    hub: Hub, live: Live, said: message.Hint, draft: Turn, person: str
) -> message.Hinted | message.Failed | Refusal:
    """The answer to a request for a good turn, one at a time for a seat.

    It is recorded first. The coach goes on thinking when the client leaves, so that coming back and
    asking again starts no second thought. Before the coach is ready nothing is recorded: a weaker
    turn would not be a good one.
    """
    if not hub.pool.coaches:
        return message.Failed(id=said.id, code="needs-server")
    if hub.warm_up.running:
        retry = _WARM_UP_SECONDS
        return message.Failed(id=said.id, code="warming-up", retry_after_seconds=retry)
    result = await hub.act(live, said, person)
    if isinstance(result, Refusal):
        return result
    if said.seat in live.hinting:
        return message.Failed(id=said.id, code="busy", retry_after_seconds=_BUSY_SECONDS)
    job = _job(live.table, said.seat, draft)
    task = asyncio.create_task(hub.pool.ask(job, asker=person))
    live.hinting[said.seat] = task

    def forget(_: object) -> None:
        del live.hinting[said.seat]
        hub.unload_if_idle(live)

    task.add_done_callback(forget)
    try:
        return _hinted(said.id, await asyncio.shield(task))
    except TooManyJobs:
        return message.Failed(id=said.id, code="busy", retry_after_seconds=_BUSY_SECONDS)


def _job(table: Table, seat: int, draft: Turn) -> Advise:
    """What the coach is asked: a seat's own sight, and its draft if that is a legal turn."""
    if table.game is None:
        raise TypeError("a hint is for a game that has begun")
    sight = Sight.of(table.game, table.deck, seat)
    legal = refusal(sight.own, sight.card, draft) is None
    return Advise(sight, draft if legal else None)


def _hinted(id_: int, advice: Advice) -> message.Hinted:
    return message.Hinted(
        id=id_,
        best=str(advice.best.turn),
        points=round(advice.best.points, 2),
        yours=round(advice.yours.points, 2) if advice.yours else None,
        better=None if advice.lost is None else round(advice.lost, 2),
        second=str(advice.second.turn) if advice.second else None,
        second_points=round(advice.second.points, 2) if advice.second else None,
    )
