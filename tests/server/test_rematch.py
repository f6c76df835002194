"""After the end: who asked for a rematch, and who is still at the result."""

import asyncio
from random import Random

from hashi.client import Client
from tests.server.player import play_out, two_and_a_bot


async def test_at_a_rematch_one_sees_who_is_at_the_result(ada: Client, bruno: Client) -> None:
    """Until they come over, or leave; then nobody is waited for any more."""
    table = await two_and_a_bot(ada, bruno)
    async with ada.at(table) as one, bruno.at(table) as two:
        await asyncio.gather(play_out(one, 1, Random(1)), play_out(two, 2, Random(2)))
        await two.until(lambda view: view.phase == "over")
        other = await one.rematch()
        view = await two.until(lambda view: view.rematch is not None)
        assert (view.rematch, view.rematch_by) == (other, 1)
        async with ada.at(other) as host:
            view = await host.until(lambda view: view.seats[1].at_result)
            assert (view.seats[0].online, view.seats[1].online) == (True, False)
            assert not view.seats[0].at_result  # here, though the result is still open as well
            async with bruno.at(other):
                view = await host.until(lambda view: view.seats[1].online)
                assert not view.seats[1].at_result
            await host.until(lambda view: view.seats[1].at_result)
            await two.close()
            view = await host.until(lambda view: not view.seats[1].at_result)
            assert not view.seats[1].online
