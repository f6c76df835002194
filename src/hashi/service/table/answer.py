"""Carries out a client's message and returns its one answer.

Rate limits and the order of answers are the business of `hashi.service.table.connection`.
"""

from msgspec.structs import replace

from hashi.rules import NotationError, Refusal, Turn
from hashi.rules.draft import Possible, drawable, possible
from hashi.rules.sheet import start_refusal
from hashi.service import convert
from hashi.service.person import clean_name
from hashi.service.table.hint import give_hint
from hashi.service.table.hub import Hub
from hashi.service.table.live import Live
from hashi.service.table.nudge import nudge
from hashi.service.table.opening import open_rematch
from hashi.table import Table
from hashi.wire import message

__all__ = ["Answer", "carry_out", "too_fast"]

Answer = message.ServerMessage


async def carry_out(  # noqa: C901, PLR0911  one for each
    hub: Hub, live: Live, said: message.ClientMessage, person: str
) -> Answer:
    """Do what somebody at a table asks for, and return the answer."""
    match said:
        case message.Hello():
            return message.Done(id=said.id, version=live.table.version)
        case message.Preview():
            return _preview(live.table, said, person)
        case message.Hint():
            return await _hint(hub, live, said, person)
        case message.Point():
            return await _point(hub, live, said, person)
        case message.Nudge():
            refusal = nudge(live, said.seat, person)
            return _outcome(said.id, refusal or live.table.version)
        case message.Rematch():
            return await _rematch(hub, live, said, person)
        case message.PutBot(bot=str(bot)) if bot not in hub.offered_bots:
            return message.Failed(id=said.id, code="unreadable")
        case message.Sit() | message.Rename():
            name = clean_name(said.name)
            if name is None:
                return message.Failed(id=said.id, code="name-unfit")
            said = replace(said, name=name)
    return _outcome(said.id, await hub.act(live, said, person))


def _preview(table: Table, said: message.Preview, person: str) -> Answer:
    draft = _draft(said.draft)
    if said.seat not in table.seats_of(person):
        return _refused(said.id, Refusal("not-your-seat", "", str(said.seat)))
    if draft is None:
        return message.Failed(id=said.id, code="unreadable")
    return convert.possible_view(said.id, _possible(table, said.seat, draft))


async def _hint(hub: Hub, live: Live, said: message.Hint, person: str) -> Answer:
    draft = _draft(said.draft)
    if draft is None:
        return message.Failed(id=said.id, code="unreadable")
    answer = await give_hint(hub, live, said, draft, person)
    return _refused(said.id, answer) if isinstance(answer, Refusal) else answer


async def _point(hub: Hub, live: Live, said: message.Point, person: str) -> Answer:
    """Only the person who pointed hears that there is no mistake, and has to wait a moment."""
    if wait := live.pause_left(person):
        return too_fast(said.id, wait)
    result = await hub.act(live, said, person)
    if isinstance(result, Refusal) and result.code == "no-mistake":
        live.pause_pointing(person)
    return _outcome(said.id, result)


async def _rematch(hub: Hub, live: Live, said: message.Rematch, person: str) -> Answer:
    async def open_other() -> str:
        return await open_rematch(hub, live.table, person, same_deal=said.same_deal)

    return _outcome(said.id, await hub.rematch(live, person, open_other))


def _outcome(id_: int, result: int | Refusal) -> Answer:
    """The answer to a command: done at this version, or why not."""
    if isinstance(result, Refusal):
        return _refused(id_, result)
    return message.Done(id=id_, version=result)


def too_fast(id_: int | None, wait: float) -> message.Failed:
    """The answer to a message that has come too soon."""
    return message.Failed(id=id_, code="too-fast", retry_after_seconds=round(wait + 0.01, 2))


def _refused(id_: int, refusal: Refusal) -> message.Refused:
    return message.Refused(id=id_, refusal=convert.refusal_view(refusal))


def _draft(text: str) -> Turn | None:
    """A draft as the client spells it; None if it cannot be read."""
    try:
        return Turn.typed(text)
    except NotationError:
        return None


def _possible(table: Table, seat: int, draft: Turn) -> Possible:
    """What could be added to a draft; nothing while it is not this seat's turn to draw."""
    game, board = table.game, table.board
    if game is None or game.over or seat not in game.waiting or (game.logs and game.card is None):
        refusal = Refusal("not-your-moment", "")
        islands: dict[str, Refusal | None] = {island.at: refusal for island in board.islands}
        return Possible(islands, {line: refusal for line in board.lines}, refusal)  # noqa: C420  typed
    if game.card is None:
        starts = {i.at: start_refusal(board, i.at, 4) for i in board.islands}
        early = Refusal("setup-open", "S2")
        return Possible(starts, {line: early for line in board.lines}, None)  # noqa: C420  typed
    judge = possible if game.kind == "guarded" else drawable
    return judge(game.sheet(seat), game.card, draft)
