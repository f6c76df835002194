"""Others who wait for more than a commit: for a bot's turn, or for a worker."""

import math
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from functools import partial

from hashi.client import AtTable, Client
from hashi.wire.exchange import NewSeat, NewTable
from tests.attacks.harness import Commit, Others

__all__ = ["VICTIMS"]

_ROUNDS = 17


class BotTurns(Others):
    """Two people, each alone with a bot; what counts is when it has played, too."""

    tables, per_second = 2, 5

    async def sit_down(self, stack: AsyncExitStack, address: str, seconds: float) -> None:
        """See Others."""
        games = math.ceil(self.per_second * seconds / _ROUNDS) + 1
        options = NewTable(name="Ada", seats=[NewSeat(kind="device"), NewSeat(kind="bot")])
        for _ in range(self.tables):
            ada = await stack.enter_async_context(Client(address))
            ids = [(await ada.open_table(options)).table for _ in range(games)]
            places = [await stack.enter_async_context(ada.at(table)) for table in ids]
            for place in places:
                await place.begin()
                await place.place(1, "c4", 4)
                await place.until(lambda view: view.round == 1)
            self.games.append([(place,) for place in places])

    def commits(self, players: Sequence[AtTable]) -> Iterator[Commit]:
        """See Others."""
        return (partial(_play, players[0], round_) for round_ in range(1, _ROUNDS))


async def _play(place: AtTable, round_: int) -> int:
    version = await place.play(1, "pass", round_)
    await place.until(lambda view: view.round > round_)
    return version


class Hints(Others):
    """Four people, each alone, who ask for a hint every second."""

    tables, per_second = 4, 1

    async def sit_down(self, stack: AsyncExitStack, address: str, seconds: float) -> None:
        """See Others."""
        options = NewTable(name="Ada", seats=[NewSeat(kind="device")])
        for _ in range(self.tables):
            ada = await stack.enter_async_context(Client(address))
            table = (await ada.open_table(options)).table
            place = await stack.enter_async_context(ada.at(table))
            await place.begin()
            await place.place(1, "c4", 4)
            self.games.append([[place] * math.ceil(self.per_second * seconds)])

    def commits(self, players: Sequence[AtTable]) -> Iterator[Commit]:
        """See Others."""
        return (partial(place.hint, 1) for place in players)


VICTIMS: dict[str, type[Others]] = {
    "bots-of-60-persons": BotTurns,
    "bots-of-180-persons": BotTurns,
    "fresh-boards-before-a-bot": BotTurns,
    "fresh-boards-before-a-hint": Hints,
}
