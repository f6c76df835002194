"""Carries out a client's message and returns its one answer.

Rate limits and the order of answers are the business of `hashi.service.table.connection`.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from hashi.jobs.source import Source
from hashi.rules import NotationError, Refusal, Turn
from hashi.rules.draft import Possible, drawable, possible
from hashi.rules.sheet import start_refusal
from hashi.service import convert
from hashi.service.person import clean_name
from hashi.service.table.hub import Hub
from hashi.service.table.live import LiveTable
from hashi.service.table.nudge import nudge
from hashi.service.table.opening import open_rematch
from hashi.service.table.reaction import react, reaction_pause_left
from hashi.service.table.reply import Answer, outcome, too_fast
from hashi.table import Command, Table
from hashi.wire import message

__all__ = ["Session", "carry_out"]

_WARM_UP_SECONDS = 5.0  # after which it is worth asking again whether the coach is ready


@dataclass(frozen=True, slots=True)
class Session:
    """A person at a table; `reply` sends an answer that takes a while."""

    hub: Hub
    live: LiveTable
    source: Source  # with the person
    reply: Callable[[Answer], None]

    @property
    def person(self) -> str:
        """Who it is."""
        return self.source.person

    async def act(self, command: Command) -> int | Refusal:
        """Carry out a command of this person."""
        return await self.hub.act(self.live, command, self.person, self.source)


async def carry_out(session: Session, said: message.ClientMessage) -> Answer | None:
    """Do what a client asks for: the answer, or None if it comes later."""
    return await _HANDLERS.get(type(said), _act)(session, said)


async def _act(session: Session, said: Any) -> Answer:
    """A command of the table."""
    return outcome(said.id, await session.act(said))


async def _acknowledge(session: Session, said: message.Hello | message.Ping) -> Answer:
    return message.Done(id=said.id, version=session.live.table.version)


async def _nudge(session: Session, said: message.Nudge) -> Answer:
    refusal = nudge(session.live, said.seat, session.person)
    return outcome(said.id, refusal or session.live.table.version)


async def _react(session: Session, said: message.React) -> Answer:
    live, person = session.live, session.person
    if wait := reaction_pause_left(live, person):
        return too_fast(said.id, wait)
    refusal = react(live, said.seat, person, said.reaction)
    return outcome(said.id, refusal or live.table.version)


async def _put_bot(session: Session, said: message.PutBot) -> Answer:
    if said.bot is not None and said.bot not in session.hub.offered_bots:
        return message.Failed(id=said.id, code="unreadable")
    return await _act(session, said)


async def _name(session: Session, said: message.Sit | message.Rename) -> Answer:
    name = clean_name(said.name)
    if name is None:
        return message.Failed(id=said.id, code="name-unfit")
    return await _act(session, replace(said, name=name))


async def _point(session: Session, said: message.Point) -> Answer:
    """Only the person who pointed hears that there is no mistake, and has to wait a moment."""
    live, person = session.live, session.person
    if wait := live.pause_left(person):
        return too_fast(said.id, wait)
    result = await session.act(said)
    if isinstance(result, Refusal) and result.code == "no-mistake":
        live.pause_pointing(person)
    return outcome(said.id, result)


async def _rematch(session: Session, said: message.Rematch) -> Answer:
    hub, live, person = session.hub, session.live, session.person

    async def open_other() -> str:
        return await open_rematch(hub, live.table, person, same_deal=said.same_deal)

    return outcome(said.id, await hub.rematch(live, person, open_other))


async def _hint(session: Session, said: message.Hint) -> Answer | None:
    """Before the coach is ready nothing is recorded: a weaker turn would not be a good one."""
    draft, hub = _draft(said.draft), session.hub
    if draft is None:
        return message.Failed(id=said.id, code="unreadable")
    if not hub.runner.can_rate_turns:
        return message.Failed(id=said.id, code="needs-server")
    if hub.warm_up.running:
        retry = _WARM_UP_SECONDS
        return message.Failed(id=said.id, code="warming-up", retry_after_seconds=retry)
    return hub.hints.give(session.live, said, draft, session.source, session.reply)


async def _preview(session: Session, said: message.Preview) -> Answer:
    table, draft = session.live.table, _draft(said.draft)
    if said.seat not in table.seats_of(session.person):
        return outcome(said.id, Refusal("not-your-seat", "", str(said.seat)))
    if draft is None:
        return message.Failed(id=said.id, code="unreadable")
    return convert.possible_view(said.id, _possible(table, said.seat, draft))


_HANDLERS: dict[type, Callable[[Session, Any], Awaitable[Answer | None]]] = {
    message.Hello: _acknowledge,
    message.Hint: _hint,
    message.Nudge: _nudge,
    message.Ping: _acknowledge,
    message.Point: _point,
    message.Preview: _preview,
    message.PutBot: _put_bot,
    message.React: _react,
    message.Rematch: _rematch,
    message.Rename: _name,
    message.Sit: _name,
}


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
