"""A good turn for whoever asks: from what their seat sees, as a bot would see it, and no more."""

from hashi.coach import Advice, advise
from hashi.rules import Refusal, Turn, refusal
from hashi.server import message
from hashi.server.bot import sight_of
from hashi.server.hub import Hub, Live
from hashi.table import Hint, Table, view_for

__all__ = ["hinted"]


async def hinted(
    hub: Hub, live: Live, said: message.Hint, draft: Turn, person: str
) -> message.Hinted | message.Failed | Refusal:
    """Mark the table's record first, then think; one hint at a time for a seat."""
    if said.seat in live.hinting:
        return message.Failed(id=said.id, code="busy", retry_after_seconds=1.0)
    live.hinting.add(said.seat)
    try:
        game = live.table.game
        wish = Hint(said.seat, game.round if game else 0)
        result = await hub.act(live, wish, person)
        if isinstance(result, Refusal):
            return result
        table = live.table
        advice = await hub.minds.think(lambda: _advice(table, said.seat, draft))
    finally:
        live.hinting.discard(said.seat)
    yours = advice.yours
    return message.Hinted(
        id=said.id,
        best=str(advice.best.turn),
        points=round(advice.best.points, 2),
        yours=None if yours is None else round(yours.points, 2),
        better=None if yours is None else round(advice.lost, 2),
    )


def _advice(table: Table, seat: int, draft: Turn) -> Advice:
    # The view of nobody, as for bots: whoever has several seats does not see another's open marks
    # through a hint, and a seat that is to draw has made none.
    sight = sight_of(view_for(table, None), seat)
    legal = refusal(sight.own, sight.card, draft) is None
    return advise(sight, draft if legal else None)
