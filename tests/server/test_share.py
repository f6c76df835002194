"""Shares of the deal over real sockets: a reveal that is interrupted, and one that is withheld."""

import asyncio
from random import Random

import pytest

from hashi.client import AtTable, Client, Failed
from hashi.record import parse
from hashi.service.timing import Timings
from hashi.wire.exchange import NewSeat, NewTable
from hashi.wire.message import Commit, Sit
from tests.server.player import play_out, two_and_a_bot


async def two(ada: Client) -> str:
    """A table for two people."""
    seats = [NewSeat(kind="person"), NewSeat(kind="person")]
    return (await ada.open_table(NewTable(name="Ada", seats=seats))).table


async def sit_without_a_nonce(place: AtTable) -> None:
    """Sit down and commit to a nonce that will never be shown."""
    await place._ask(lambda i: Sit(id=i, seat=2, name="Bruno"))
    await place._ask(lambda i: Commit(id=i, seat=2, hash="ab" * 32))


@pytest.mark.parametrize("timings", [Timings(reveal_seconds=0.2)])
async def test_a_withheld_nonce_is_a_new_deal(ada: Client, bruno: Client) -> None:
    """After a while another secret is sealed, everybody sees why, and the record tells it."""
    async with ada.at(await two(ada)) as host, bruno.at(host.view.table) as guest:
        await host.commit(1)
        await sit_without_a_nonce(guest)
        seal, nonces = host.view.proof.commitment, set(ada._nonces.values())
        with pytest.raises(Failed, match="dealt-again"):
            await host.begin()
        view = await guest.until(lambda view: view.proof.withheld == [2])
        assert (view.phase, view.proof.revealing, view.proof.hashes) == ("lobby", False, [None] * 2)
        assert view.proof.commitment != seal
        await host.commit(1)
        await host.begin()
        end, _ = await asyncio.gather(play_out(host, 1, Random(1)), play_out(guest, 2, Random(2)))
        assert not nonces & set(end.proof.nonces)
        record = parse(await ada.record(host.view.table))
    assert (record.proof.withheld, record.proof.drawn) == ((2,), frozenset({2}))


async def test_a_connection_lost_in_the_middle(ada: Client, bruno: Client) -> None:
    """Whoever comes back during the reveal shows the nonce they had committed to."""
    table = await two(ada)
    async with ada.at(table) as host:
        await host.commit(1)
        async with bruno.at(table) as guest:
            guest._nonces = {}  # as if the connection broke before the nonce was shown
            await guest.sit(2, "Bruno")
            guest._shown.update(guest._nonces)
            begun = asyncio.create_task(host.begin())
            await guest.until(lambda view: view.proof.revealing)
        bruno._nonces.update(guest._nonces)
        async with bruno.at(table) as again:
            await begun
            await again.until(lambda view: view.phase == "setup")
            assert [seat.nonce for seat in again.view.seats] == [True, True]
            assert not again.view.proof.withheld


async def test_a_known_deal_in_the_record(ada: Client, bruno: Client) -> None:
    """A deal somebody may know says so in its record."""
    table = await two_and_a_bot(ada, bruno, deal="ab" * 32)
    async with ada.at(table) as host, bruno.at(table) as guest:
        await asyncio.gather(play_out(host, 1, Random(1)), play_out(guest, 2, Random(2)))
    proof = parse(await ada.record(table)).proof
    assert (proof.kind, proof.seed, proof.commitment) == ("known", "ab" * 32, None)
