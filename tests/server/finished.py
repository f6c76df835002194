"""Games that are over."""

from random import Random

from hashi.client import Client
from hashi.table import Table
from hashi.wire.exchange import Created, NewSeat, NewTable
from hashi.wire.message import Begin, Place, Play
from tests.server.player import play_out
from tests.table.sitting import SOLO, Sitting

ALONE = (NewSeat(kind="person"),)


def finished() -> Table:
    """A table of one that passed all along."""
    return passed().table


def passed() -> Sitting:
    """The same with its events."""
    sitting = Sitting(SOLO)
    sitting.do(Begin(), "ada")
    sitting.do(Place(seat=1, island="c4", number=4), "ada")
    for number in range(1, 18):
        sitting.do(Play(seat=1, round=number, turn="pass"), "ada")
    return sitting


async def finished_alone(client: Client, name: str, random: Random, **options: object) -> Created:
    """A game alone, played to the end."""
    created = await client.open_table(NewTable(name=name, seats=list(ALONE), **options))  # type: ignore[arg-type]  # by name
    async with client.at(created.table) as here:
        await here.begin()
        await play_out(here, 1, random)
    return created
