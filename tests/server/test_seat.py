"""Seats over real sockets: grace, stand-ins, strangers sent away, names that can be seen."""

import asyncio
from random import Random

import httpx
import pytest
from msgspec.structs import replace

from hashi.client import Client, Failed, Refused
from hashi.record import StandIn, parse, replay
from hashi.service.person import clean_name
from hashi.service.timing import Timings
from hashi.wire.exchange import NewSeat, NewTable
from tests.server.player import play_out, two_and_a_bot

INVISIBLE = [
    "\u3164",
    "\u2800",
    "\u200b\u200d",
    "\u115f\u1160",
    "\uffa0",
    " \u00ad ",
    "\ufe0f",
    "\u0301",
]


async def test_a_blink_is_no_absence(ada: Client, bruno: Client) -> None:
    """A rival cannot put a bot on somebody who has just lost the connection, and all see why."""
    table = await two_and_a_bot(ada, bruno)
    async with ada.at(table) as host:
        async with bruno.at(table):
            await host.until(lambda view: view.seats[1].online)
        view = await host.until(lambda view: not view.seats[1].online)
        assert 20_000 < (view.seats[1].grace_left_ms or 0) <= 30_000
        with pytest.raises(Refused, match="just-left"):
            await host.put_bot(2)
        async with Client(ada.address) as eve, eve.at(table) as watcher:
            assert 0 < (watcher.view.seats[1].grace_left_ms or 0) <= 30_000
        async with bruno.at(table) as back:
            await host.until(lambda view: view.seats[1].grace_left_ms is None)
            assert back.view.seats[1].mine


async def test_the_clock_is_grace_enough(ada: Client, bruno: Client) -> None:
    """With less than half a minute for a card, nobody is waited for longer than that."""
    table = await two_and_a_bot(ada, bruno, clock_seconds=10)
    async with ada.at(table) as host:
        assert 0 < (host.view.seats[1].grace_left_ms or 0) <= 10_000


@pytest.mark.parametrize("timings", [Timings(grace_seconds=0.2)])
async def test_stand_ins_are_told(ada: Client, bruno: Client) -> None:
    """Who let a bot play finds their name again, and log and record tell the rounds."""
    table = await two_and_a_bot(ada, bruno, hints=False)
    async with ada.at(table) as host:
        async with bruno.at(table) as guest:
            await guest.place(2, "c2", 3)
            await host.place(1, "c4", 4)
            await host.until(lambda view: view.phase == "play")
        await host.until(
            lambda view: not view.seats[1].online and view.seats[1].grace_left_ms is None
        )
        await host.put_bot(2)
        await host.until(lambda view: view.seats[1].done)
        async with bruno.at(table) as guest:
            await guest.sit(2, "x")
            seat = guest.view.seats[1]
            assert (seat.name, seat.done, seat.stand_in, guest.view.turns) == (
                "Bruno", True, True, {},
            )  # fmt: skip
            with pytest.raises(Refused, match="stand-in-played"):
                await guest.take_back(2)
            ends = await asyncio.gather(play_out(host, 1, Random(1)), play_out(guest, 2, Random(2)))
    assert [(line.round, line.seat) for line in ends[0].log if line.what == "stood-in"] == [(1, 2)]
    record = parse(await ada.record(table))
    told = [
        (number, entry.seat)
        for number, played in enumerate(record.rounds, 1)
        for entry in played.entries
        if entry.what == StandIn()
    ]
    assert told == [(1, 2)]
    assert replay(record).over


async def test_a_stranger_is_sent_away(ada: Client, bruno: Client) -> None:
    """Who opened the table frees a seat; the stranger may watch, and others may sit down."""
    seats = [NewSeat(kind="person"), NewSeat(kind="person")]
    table = (await ada.open_table(NewTable(name="Ada", seats=seats))).table
    async with Client(ada.address) as eve, eve.at(table) as stranger, ada.at(table) as host:
        await stranger.sit(2, "Eve")
        with pytest.raises(Refused, match="not-host"):
            await stranger.evict(1)
        await host.evict(2)
        view = await stranger.until(lambda view: view.sent_away)
        assert (view.seats[1].kind, host.view.sent_away) == ("open", False)
        with pytest.raises(Refused, match="sent-away"):
            await stranger.sit(2, "Eve")
        async with bruno.at(table) as guest:
            assert not guest.view.sent_away
            await guest.sit(2, "Bruno")


async def test_fewer_seats(ada: Client, bruno: Client) -> None:
    """The host takes a bot and a free seat away; whoever moves up has a share of the deal."""
    seats = [NewSeat(kind="person"), NewSeat(kind="bot"), NewSeat(kind="person")]
    table = (await ada.open_table(NewTable(name="Ada", seats=seats))).table
    async with ada.at(table) as host, bruno.at(table) as guest:
        await host.commit(1)
        await guest.sit(3, "Bruno")
        await host.evict(2)
        await host.drop_seat(2)
        view = await guest.until(lambda view: len(view.seats) == 2)
        assert [(seat.name, seat.mine, seat.nonce) for seat in view.seats] == [
            ("Ada", False, True), ("Bruno", True, False),
        ]  # fmt: skip
        await guest.commit(2)
        await host.begin()
        ends = await asyncio.gather(play_out(host, 1, Random(1)), play_out(guest, 2, Random(2)))
    assert len(ends[0].proof.nonces) == 2
    assert [seat.nonce for seat in ends[0].seats] == [True, True]


@pytest.mark.parametrize("name", INVISIBLE)
async def test_names_can_be_seen(ada: Client, name: str) -> None:
    """A name of blanks, fillers and marks alone is refused wherever one is given."""
    options = NewTable(name=name, seats=[NewSeat(kind="person"), NewSeat(kind="device", name=name)])
    with pytest.raises(Failed, match="name-unfit"):
        await ada.open_table(options)
    table = (await ada.open_table(replace(options, name="Ada"))).table
    async with ada.at(table) as here:
        assert [seat.name for seat in here.view.seats] == ["Ada", "2"]
        with pytest.raises(Failed, match="name-unfit"):
            await here.rename(1, name)
    async with httpx.AsyncClient(base_url=ada.address) as browser:
        answer = await browser.put("/api/person", json={"name": name})
        assert (answer.status_code, answer.json()) == (400, {"code": "name-unfit"})


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("A\u3164da", "A da"),
        ("Ada\u2800", "Ada"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("홍길동", "홍길동"),
        ("é", "é"),
    ],
)
def test_names_keep_what_can_be_seen(text: str, name: str) -> None:
    """Fillers are spaces; letters, emoji and accents stay."""
    assert clean_name(text) == name
