"""Reminding a slow player: who may, whom, how often, and who hears of it."""

import asyncio

import pytest

from hashi.client import Client
from hashi.client.failure import Refused
from hashi.service.timing import Timings
from tests.server.player import two_and_a_bot


async def test_a_slow_player_is_nudged(ada: Client, bruno: Client) -> None:
    """By somebody who is done; only that player hears of it, and not again at once."""
    table = await two_and_a_bot(ada, bruno)
    async with ada.at(table, audit=True) as one, bruno.at(table, audit=True) as two:
        with pytest.raises(Refused, match="nobody-to-nudge"):
            await one.nudge(2)  # as long as one has something to do oneself
        await one.place(1, "c4", 4)
        for seat in (1, 3, 4):
            with pytest.raises(Refused, match="nobody-to-nudge"):
                await one.nudge(seat)
        version = one.view.version
        await one.nudge(2)
        with pytest.raises(Refused, match="nudged-already"):
            await one.nudge(2)
        assert one.view.version == version
        await two.rename(2, "Bruno")  # answered after what was sent before
        told = [text for text in two.heard if '"nudged"' in text]
        assert told == ['{"type":"nudged","seat":2,"name":"Ada"}']
        assert not [text for text in one.heard if '"type":"nudged"' in text]
        async with Client(ada.address) as eve, eve.at(table) as watching:
            with pytest.raises(Refused, match="nobody-to-nudge"):
                await watching.nudge(2)


@pytest.mark.parametrize("timings", [Timings(nudge_pause_seconds=0)])
async def test_a_player_is_nudged_again(ada: Client, bruno: Client) -> None:
    """After a pause."""
    table = await two_and_a_bot(ada, bruno)
    async with ada.at(table) as one, bruno.at(table, audit=True) as two:
        await one.place(1, "c4", 4)
        await one.nudge(2)
        await one.nudge(2)
        await two.rename(2, "Bruno")  # answered after what was sent before
        assert len([text for text in two.heard if '"nudged"' in text]) == 2


async def test_nobody_is_nudged_who_is_away(ada: Client, bruno: Client) -> None:
    """Nor before the game."""
    table = await two_and_a_bot(ada, bruno)
    async with ada.at(table) as here:
        await here.place(1, "c4", 4)
        await here.until(lambda view: not view.seats[1].online)
        with pytest.raises(Refused, match="nobody-to-nudge"):
            await asyncio.wait_for(here.nudge(2), 60)
