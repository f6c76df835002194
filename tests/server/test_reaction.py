"""Reactions: who may, how often, and who hears of it."""

import pytest

from hashi.client import Client
from hashi.client.failure import Failed, Refused
from hashi.client.table import AtTable
from hashi.service.timing import Timings
from tests.server.player import two_and_a_bot


def heard(table: AtTable) -> list[str]:
    """The reactions that a client was told of."""
    return [text for text in table.heard if '"type":"reacted"' in text]


@pytest.mark.parametrize("timings", [Timings(reaction_pause_seconds=60)])
async def test_reactions_are_bounded(ada: Client, bruno: Client) -> None:
    """Players alone hear of them; each may react once in a while, and nothing is stored."""
    table = await two_and_a_bot(ada, bruno)
    async with (
        ada.at(table, audit=True) as one,
        bruno.at(table, audit=True) as two,
        Client(ada.address) as eve,
        eve.at(table, audit=True) as watching,
    ):
        version = one.view.version
        await one.react(1, "bravo")
        for _ in range(20):
            with pytest.raises(Failed, match="too-fast"):
                await one.react(1, "wow")
        await two.react(2, "thanks")
        with pytest.raises(Refused, match="not-your-seat"):
            await watching.react(1, "hello")
        told = [
            '{"type":"reacted","seat":1,"reaction":"bravo"}',
            '{"type":"reacted","seat":2,"reaction":"thanks"}',
        ]
        assert one.view.version == version
        await one.rename(1, "Ada")  # answered after what was sent before
        await watching.until(lambda view: view.version > version)
        assert (heard(one), heard(two), heard(watching)) == (told, told, [])


@pytest.mark.parametrize("timings", [Timings(reaction_pause_seconds=0)])
async def test_a_player_reacts_again(ada: Client, bruno: Client) -> None:
    """After a pause; never for another seat."""
    table = await two_and_a_bot(ada, bruno)
    async with ada.at(table, audit=True) as one:
        await one.react(1, "hello")
        await one.react(1, "oops")
        with pytest.raises(Refused, match="not-your-seat"):
            await one.react(2, "oops")
        assert len(heard(one)) == 2
