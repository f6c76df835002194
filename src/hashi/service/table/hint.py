"""A good turn on request, computed from what the seat sees and no more."""

from collections.abc import Callable

from hashi.bots import Sight
from hashi.coach import Advice
from hashi.jobs.job import Advise
from hashi.jobs.runner import Runner
from hashi.jobs.source import Source
from hashi.rules import Refusal, Turn, refusal
from hashi.service.table.live import Act, LiveTable
from hashi.service.table.reply import Answer, failure, outcome
from hashi.service.task import Tasks
from hashi.table import Table
from hashi.wire import message

__all__ = ["Hints"]

_BUSY_SECONDS = 1.0
_MOST_OF_PERSON = 4  # at the same time
_Key = tuple[str, int, str]  # table, seat, person


class Hints:
    """The hints that are being given: one at a time for a seat, and a few for a person.

    A hint is recorded only if it can be given, and then computed even if the client leaves, so
    that coming back and asking again starts no second job.
    """

    __slots__ = ("_act", "_given", "_runner", "_tasks", "_unload")

    def __init__(
        self,
        runner: Runner,
        act: Act,
        unload: Callable[[LiveTable], None],
    ) -> None:
        self._runner, self._act, self._unload = runner, act, unload
        self._given: set[_Key] = set()
        self._tasks = Tasks()

    def give(
        self,
        live: LiveTable,
        said: message.Hint,
        draft: Turn,
        source: Source,
        reply: Callable[[Answer], None],
    ) -> message.Failed | None:
        """Record and compute a hint, then call `reply`; or return at once why there is none."""
        key = (live.table.id, said.seat, source.person)
        of_person = sum(other == source.person for _, _, other in self._given)
        if key in self._given or of_person >= _MOST_OF_PERSON:
            return message.Failed(id=said.id, code="busy", retry_after_seconds=_BUSY_SECONDS)
        self._given.add(key)
        self._tasks.spawn(self._give(live, said, draft, source, reply))
        return None

    def is_busy(self, table: str) -> bool:
        """Whether a hint is being computed for a table."""
        return any(key[0] == table for key in self._given)

    def close(self) -> None:
        """Give up what is being computed."""
        self._tasks.cancel()

    async def _give(
        self,
        live: LiveTable,
        said: message.Hint,
        draft: Turn,
        source: Source,
        reply: Callable[[Answer], None],
    ) -> None:
        try:
            reply(await self._answer(live, said, draft, source))
        except Exception as error:  # noqa: BLE001  whatever it was, the client gets an answer
            reply(failure(said.id, error))
        finally:
            self._given.discard((live.table.id, said.seat, source.person))
            self._unload(live)

    async def _answer(
        self, live: LiveTable, said: message.Hint, draft: Turn, source: Source
    ) -> Answer:
        result = await self._act(live, said, source.person)
        if isinstance(result, Refusal):
            return outcome(said.id, result)
        job = _job(live.table, said.seat, draft)
        return _hinted(said.id, await self._runner.ask(job, source=source.at(live.table.id)))


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
