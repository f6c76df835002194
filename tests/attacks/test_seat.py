"""Seats: guessed, stolen, forged; and a deal that somebody would like to change."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest

from hashi import deal
from hashi.client import AtTable, Client, Failed, Refused
from hashi.server.limit.number import Limit, Rate
from hashi.server.operate.settings import Settings
from hashi.service.identifier import new_code, new_id
from hashi.service.person import person_of
from hashi.service.timing import Timings
from hashi.store.sqlite import SQLite
from hashi.wire.exchange import NewSeat, NewTable
from hashi.wire.message import Nonce, Sit
from tests.server.conftest import serving
from tests.server.player import play_out, solo, two_and_a_bot


def place(address: str, table: str, cookie: str) -> AtTable:
    """A socket with any cookie at all."""
    return AtTable(f"{address.replace('http', 'ws')}/api/tables/{table}/socket", cookie)


@pytest.mark.parametrize("timings", [Timings(grace_seconds=0.2)])
async def test_a_seat_cannot_be_stolen(ada: Client, bruno: Client, address: str) -> None:
    """Nobody sits down on somebody, takes over a stand-in's seat or acts for another."""
    table = await two_and_a_bot(ada, bruno)
    async with Client(address) as eve, eve.at(table) as thief, ada.at(table) as host:
        for seat in (1, 2, 3):
            with pytest.raises(Refused, match=r"already-begun|seat-taken"):
                await thief.sit(seat, "Eve")
            for act in (
                thief.place(seat, "c4", 4),
                thief.take_back(seat),
                thief.rename(seat, "Eve"),
                thief.preview(seat, "pass"),
            ):
                with pytest.raises(Refused, match="not-your-seat"):
                    await act
        with pytest.raises(Refused, match="not-host"):
            await thief.put_bot(2)
        await host.until(lambda view: view.seats[1].grace_left_ms is None)
        await host.put_bot(2)  # Bruno is away: a stand-in plays for him, and for him alone
        with pytest.raises(Refused):
            await thief.sit(2, "Eve")
        async with bruno.at(table) as back:
            await back.sit(2, "Bruno")


@pytest.mark.parametrize(
    "cookie",
    ["", "x", "0" * 63, "0" * 65, "G" * 64, "AB" * 32, "'; DROP TABLE event; --", "%00" * 8],
)
async def test_forged_cookies_are_nobody(ada: Client, address: str, cookie: str) -> None:
    """What does not look like one of our secrets is no person."""
    table = await solo(ada)
    with pytest.raises(Failed, match="no-person"):
        async with place(address, table, cookie):
            pass


def stored_bytes(folder: Path) -> bytes:
    """Every byte the store has written."""
    return b"".join(file.read_bytes() for file in folder.glob("hashi.sqlite*"))


async def test_what_the_store_keeps_opens_nothing(
    ada: Client, address: str, tmp_path: Path
) -> None:
    """A thief of the database gets hashes: as cookies they are nobody, or at best strangers."""
    table = await solo(ada)
    person = person_of(ada.cookie)
    with pytest.raises(Failed, match="no-person"):
        async with place(address, table, person):
            pass
    async with place(address, table, person + person) as stranger:
        assert not any(seat.mine for seat in stranger.view.seats)
    async with httpx.AsyncClient(base_url=address, trust_env=False) as browser:
        browser.cookies["hashi"] = ada.cookie
        token = (await browser.post("/api/handover")).json()["path"].rpartition("/")[2]
    kept = stored_bytes(tmp_path)
    assert person.encode() in kept
    assert ada.cookie.encode() not in kept
    assert bytes.fromhex(ada.cookie) not in kept
    assert token.encode() not in kept


async def test_codes_cannot_be_tried_out(address: str) -> None:
    """Who guesses codes is told to wait after some; ids have 128 random bits."""
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as guesser:
        tries = [guesser.get(f"/api/codes/{new_code()}") for _ in range(40)]
        answers = await asyncio.gather(*tries)
    codes = [answer.status_code for answer in answers]
    assert set(codes) == {404, 429}
    assert 25 <= codes.count(404) <= 35
    assert answers[codes.index(429)].headers["retry-after"]
    assert len({new_id() for _ in range(1000)}) == 1000
    assert len(new_id()) * 6 >= 128


async def test_thousands_of_tables_from_one_address(tmp_path: Path) -> None:
    """However many persons somebody makes up, their address opens only so many tables."""
    settings = Settings(limits={"tables": Limit(Rate(20, 0.01))})
    options = NewTable(name="Eve", seats=[NewSeat(kind="person")])
    opened = refused = 0
    async with serving(lambda: SQLite(tmp_path / "hashi.sqlite"), settings) as address:
        for _ in range(6):
            async with Client(address) as eve:
                tries = [eve.open_table(options) for _ in range(10)]
                for result in await asyncio.gather(*tries, return_exceptions=True):
                    if isinstance(result, Failed):
                        refused += result.code == "too-many-tables"
                    else:
                        opened += 1
    assert opened + refused == 60
    assert 20 <= opened <= 25  # a few more may have dripped in meanwhile


async def test_the_deal_cannot_be_changed_after_the_first_nonce(ada: Client, bruno: Client) -> None:
    """Seal and hashes shown before the first nonce are those of what is shown at the end."""
    seats = [NewSeat(kind="person"), NewSeat(kind="person")]
    table = (await ada.open_table(NewTable(name="Ada", seats=seats))).table
    async with ada.at(table) as one, bruno.at(table) as two:
        seal = one.view.proof.commitment
        nonces = ["11" * 32, "22" * 32]
        await one.commit(1, nonces[0])
        with pytest.raises(Refused, match="nonce-early"):
            await one._ask(lambda i: Nonce(id=i, seat=1, nonce=nonces[0]))
        await two._ask(lambda i: Sit(id=i, seat=2, name="Bruno"))
        await two.commit(2, nonces[1])
        hashes = one.view.proof.hashes
        await one.begin()
        with pytest.raises(Refused, match="already-begun"):
            await one.commit(1, "33" * 32)
        end, _ = await asyncio.gather(play_out(one, 1, Random(1)), play_out(two, 2, Random(2)))
    proof = end.proof
    assert proof.nonces == nonces
    assert seal == proof.commitment == deal.commitment(bytes.fromhex(proof.secret or "")).hex()
    assert hashes == proof.hashes
    for seat, (nonce, digest) in enumerate(zip(nonces, hashes, strict=True), 1):
        assert (
            deal.nonce_hash(bytes.fromhex(seal or ""), seat, bytes.fromhex(nonce)).hex() == digest
        )
    seed = deal.seed_of(bytes.fromhex(proof.secret or ""), map(bytes.fromhex, nonces))
    assert seed.hex() == proof.seed
