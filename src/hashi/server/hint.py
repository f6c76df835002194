"""A good turn for whoever asks: from what their seat sees, as a bot would see it, and no more."""

import asyncio

from hashi.coach import Advice
from hashi.mind.job import Advise
from hashi.rules import Refusal, Turn, refusal
from hashi.server.bot import sight_of
from hashi.server.hub import Hub
from hashi.server.live import Live
from hashi.table import view_for
from hashi.wire import message

__all__ = ["give_hint"]

_WARM_UP_SECONDS = 5.0  # after which it is worth asking again whether the coach is ready


async def give_hint(
    hub: Hub, live: Live, said: message.Hint, draft: Turn, person: str
) -> message.Hinted | message.Failed | Refusal:
    """The answer to a wish for a good turn, one at a time for a seat.

    Whoever goes away does not end the thought, so that coming and asking again piles up none.
    Before the coach is ready nothing is recorded: a weaker turn would not be a good one.
    """
    if hub.warm_up.running:
        retry = _WARM_UP_SECONDS
        return message.Failed(id=said.id, code="warming-up", retry_after_seconds=retry)
    if said.seat in live.hinting:
        return message.Failed(id=said.id, code="busy", retry_after_seconds=1.0)

    def over(_: object) -> None:
        del live.hinting[said.seat]
        hub.rest(live)

    task = asyncio.create_task(_advice(hub, live, said, draft, person))
    live.hinting[said.seat] = task
    task.add_done_callback(over)
    advice = await asyncio.shield(task)
    return advice if isinstance(advice, Refusal) else _hinted(said.id, advice)


async def _advice(
    hub: Hub, live: Live, said: message.Hint, draft: Turn, person: str
) -> Advice | Refusal:
    """Mark the table's record first, then think."""
    result = await hub.act(live, said, person)
    if isinstance(result, Refusal):
        return result
    # The view of nobody, as for bots: whoever has several seats does not see another's open marks
    # through a hint, and a seat that is to draw has made none.
    sight = sight_of(view_for(live.table, None), said.seat)
    legal = refusal(sight.own, sight.card, draft) is None
    return await hub.pool.ask(Advise(sight, draft if legal else None))


def _hinted(id_: int, advice: Advice) -> message.Hinted:
    return message.Hinted(
        id=id_,
        best=str(advice.best.turn),
        points=_rounded(advice.best.points),
        yours=_rounded(advice.yours.points) if advice.yours else None,
        better=_rounded(advice.lost),
    )


def _rounded(points: float | None) -> float | None:
    return None if points is None else round(points, 2)
