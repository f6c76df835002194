"""The daily deal on a server: one attempt that counts, whatever anybody tries."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from random import Random

import pytest

import hashi
from hashi import deal
from hashi.client import Client, Failed
from hashi.deal.daily import daily_seed, day_after, day_start
from hashi.record import Proof, Record
from hashi.server.app import make_app
from hashi.service.daily.deal import PRACTICE_DAYS, streak_of
from hashi.service.timing import Timings
from hashi.store import Store
from hashi.table import Opened, decode, move_times
from hashi.wire.daily import DailyRecord, NewDaily
from tests.server.conftest import serving_app
from tests.server.player import SECONDS_AGO, daily_record, play_out

DAY = "2026-11-16"
NOON = day_start(DAY) + 12 * 3600


class Clock:
    """The server's clock, to be turned."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        """The time."""
        return self.now


@pytest.fixture
def clock() -> Clock:
    """Noon of the day."""
    return Clock()


@pytest.fixture
def timings() -> Timings:
    """Leaderboards are always fresh."""
    return Timings(leaderboard_seconds=0)


@pytest.fixture
async def here(
    either_store: Callable[[], Store], clock: Clock, timings: Timings
) -> AsyncIterator[str]:
    """The address of a server at noon of the day."""
    app = make_app(either_store, now=clock, timings=timings)
    async with serving_app(app) as address:
        yield address


@pytest.fixture
async def eve(here: str) -> AsyncIterator[Client]:
    """Somebody who would like to be first."""
    async with Client(here) as client:
        yield client


@pytest.fixture
async def dora(here: str) -> AsyncIterator[Client]:
    """Somebody who plays fairly."""
    async with Client(here) as client:
        yield client


def posted(name: str, who: str = "", day: str = DAY, side: str = "A") -> DailyRecord:
    """A game of the day as a record."""
    return sent(name, daily_record(day, side, who or name))


def sent(name: str, record: str, seconds_ago: Sequence[float] = SECONDS_AGO) -> DailyRecord:
    """A record as it is posted."""
    return DailyRecord(name=name, record=record, seconds_ago=list(seconds_ago))


async def refused(post: Awaitable[object]) -> str:
    """The code with which something must be refused."""
    with pytest.raises(Failed) as failed:
        await post
    return failed.value.code


async def lines(client: Client, span: str = "day", day: str = DAY) -> list[tuple[int, str, int]]:
    """The leaderboard: places, names and totals."""
    found = await client.standings(day, "A", span)  # type: ignore[arg-type]  # a span
    return [(line.place, line.name, line.total) for line in found.lines]


async def test_a_day_played_at_the_table(eve: Client) -> None:
    """The deal of the day, alone and without hints; the result counts and is on the board."""
    before = await eve.daily_overview()
    assert (before.day, before.seconds_left, before.streak) == (DAY, 12 * 3600, 0)
    assert [(side.side, side.table) for side in before.sides] == [("A", None), ("B", None)]
    created = await eve.open_daily(NewDaily(name="Eve", side="A"))
    async with eve.at(created.table) as table:
        await table.begin()
        view = await table.until(lambda view: view.phase == "setup")
        assert (view.daily, view.counts, view.hints, view.alone) == (DAY, True, False, True)
        assert (await eve.daily_overview()).sides[0].table == created.table
        over = await play_out(table, 1, Random("day"))
        assert over.counts
        assert over.proof.seed == daily_seed(DAY, "A").hex()
        order = deal.shuffled(daily_seed(DAY, "A"), hashi.deck())
        assert over.seen == [str(card) for card in order[:17]]
    total = over.seats[0].score.total
    after = await eve.daily_overview()
    assert (after.sides[0].total, after.sides[1].total, after.streak) == (total, None, 1)
    assert await lines(eve) == [(1, "Eve", total)]
    again = await eve.open_daily(NewDaily(name="Eve", side="A"))
    assert again == created


@pytest.mark.parametrize("timings", [Timings(leaderboard_seconds=3600)])
async def test_who_has_just_finished_is_on_the_leaderboard(eve: Client, dora: Client) -> None:
    """Also while one is kept that was read before; and among everybody at the end of the game."""
    assert await lines(dora) == []
    await eve.post_daily(DAY, "A", posted("Eve"))
    assert await lines(dora) == []
    assert [one.people for one in (await eve.compare_daily(DAY, "A")).totals] == [1]
    assert [name for _, name, _ in await lines(dora)] == ["Eve"]
    await dora.post_daily(DAY, "A", posted("Dora"))
    assert sorted(name for _, name, _ in await lines(dora)) == ["Dora", "Eve"]


async def test_later_tables_are_practice(eve: Client) -> None:
    """Another table for the same deal, an old day, and the same deal once more do not count."""
    first = await eve.open_daily(NewDaily(name="Eve", side="A"))
    practice = await eve.open_daily(NewDaily(name="Eve", side="A", practice=True))
    old = await eve.open_daily(NewDaily(name="Eve", side="A", day="2026-11-15"))
    assert len({first.table, practice.table, old.table}) == 3
    for table, day in ((practice.table, DAY), (old.table, "2026-11-15")):
        async with eve.at(table) as there:
            await there.begin()
            view = await play_out(there, 1, Random("practice"))
            assert (view.daily, view.counts) == (day, False)
            await there.rematch(same_deal=True)
            view = await there.until(lambda view: view.rematch is not None)
        async with eve.at(view.rematch or "") as next_table:
            assert (next_table.view.daily, next_table.view.counts) == (day, False)
    assert await lines(eve) == []
    assert (await eve.daily_overview()).sides[0].total is None


async def test_two_browsers_of_one_person(here: str, eve: Client) -> None:
    """However many ask at once, they find the same table; another game beside it is refused."""
    async with Client(here) as other:
        other._http.cookies.set("hashi", eve.cookie)
        asked = [client.open_daily(NewDaily(name="Eve", side="A")) for client in (eve, other) * 5]
        found = await asyncio.gather(*asked)
        assert len({created.table for created in found}) == 1
        assert len({created.code for created in found}) == 1
        assert await refused(other.post_daily(DAY, "A", posted("Eve"))) == "daily-played"
        posts = [client.post_daily(DAY, "B", posted("Eve", side="B")) for client in (eve, other)]
        one, two = await asyncio.gather(*posts)
        assert one == two
        other_game = posted("Eve", "somebody", side="B")
        assert await refused(eve.post_daily(DAY, "B", other_game)) == "daily-played"


async def test_a_record_is_replayed(eve: Client, dora: Client) -> None:
    """A game from elsewhere counts with the total of its turns, and is a table like any other."""
    record = posted("Dora")
    created = await dora.post_daily(DAY, "A", record)
    replay = await dora.replay(created.table)
    assert len(replay.rounds) == 17
    text = await dora.record(created.table)
    assert hashi.record.replay(hashi.record.parse(text)).over
    ((place, name, total),) = await lines(eve)
    assert (place, name) == (1, "Dora")
    assert total == hashi.record.replay(hashi.record.parse(record.record)).scores[0].total
    assert (await dora.daily_overview()).sides[0].total == total
    assert (await eve.standings(DAY, "A", "day")).own is None


async def test_forged_and_foreign_records(eve: Client) -> None:
    """Nobody can post a total, nor the record of another deal, board, day or kind of game."""
    good = daily_record(DAY, "A", "forger")
    total = hashi.record.parse(good).result[0].total
    forged = {
        "a higher result": good.replace(f"total {total}", "total 60"),
        "another day": daily_record("2026-11-15", "A", "forger"),
        "another side": daily_record(DAY, "B", "forger"),
        "cut short": good.split("round 17")[0],
        "honour": good.replace("guarded", "honour"),
        "no record": "60 points",
        "with a hint": good.replace("\n1: ", "\n1? hint\n1: ", 1),
        "with a stand-in": good.replace("\n1: ", "\n1? stand-in\n1: ", 1),
    }
    for what, text in forged.items():
        assert text != good, what
        body = sent("Eve", text)
        assert await refused(eve.post_daily(DAY, "A", body)) == "record-unfit", what
    answer = await eve._http.post(
        f"/api/daily/{DAY}/A/record",
        json={"name": "Eve", "total": 60, "record": "x", "seconds_ago": SECONDS_AGO},
    )
    assert answer.json() == {"code": "record-unfit"}
    assert await lines(eve) == []
    await eve.post_daily(DAY, "A", sent("Eve", good))


def passed(cards: tuple[hashi.Card, ...], seed: bytes | None) -> str:
    """The record of a game in which nothing was drawn, which is legal with any cards."""
    game = hashi.Game(hashi.board("A"), deck=cards).start(1, "c4", 4)
    while not game.over:
        game = game.play(1, hashi.Turn())
    proof = Proof(seed=seed.hex() if seed else None)
    return str(Record.of(game, hashi.deck(), ("Eve",), proof).with_checksum())


@pytest.mark.parametrize("seed", [daily_seed(DAY, "A"), None])
async def test_the_cards_of_the_day_in_their_order(eve: Client, seed: bytes | None) -> None:
    """Two cards that have changed places are another deal, whatever seed the record names."""
    cards = deal.shuffled(daily_seed(DAY, "A"), hashi.deck())
    swapped = (cards[9], *cards[1:9], cards[0], *cards[10:])
    assert await refused(eve.post_daily(DAY, "A", sent("Eve", passed(swapped, seed)))) == (
        "record-unfit"
    )
    await eve.post_daily(DAY, "A", sent("Eve", passed(cards, seed)))


async def test_times_that_nobody_can_have(eve: Client, clock: Clock) -> None:
    """A game has as many times as moves, in their order, within its day, and takes its time."""
    good = daily_record(DAY, "A", "forger")
    for what, seconds_ago in {
        "one too few": SECONDS_AGO[1:],
        "one too many": [40.0, *SECONDS_AGO],
        "in the future": [*SECONDS_AGO[:-1], -1.0],
    }.items():
        body = sent("Eve", good, seconds_ago)
        assert await refused(eve.post_daily(DAY, "A", body)) == "unreadable", what
    for what, seconds_ago in {
        "out of order": [*SECONDS_AGO[:8], 30.0, *SECONDS_AGO[9:]],
        "too fast": [ago / 10 for ago in SECONDS_AGO],
        "at once": [0.0] * 18,
        "before its day": [12 * 3600 + 301.0, *SECONDS_AGO[1:]],
        "long ago": [1e300, *SECONDS_AGO[1:]],
    }.items():
        body = sent("Eve", good, seconds_ago)
        assert await refused(eve.post_daily(DAY, "A", body)) == "times-unfit", what
    ahead = [12 * 3600 + 299.0, *SECONDS_AGO[1:]]  # by a clock that is a little ahead
    created = await eve.post_daily(DAY, "A", sent("Eve", good, ahead))
    clock.now += 60
    assert await eve.post_daily(DAY, "A", sent("Eve", good)) == created


async def test_the_times_of_a_posted_game_are_stored(
    eve: Client, here: str, either_store: Callable[[], Store]
) -> None:
    """As the sender has told them, and marked as such."""
    assert here
    created = await eve.post_daily(DAY, "A", posted("Eve"))
    store = either_store()
    await store.open()
    events = [(decode(event.data), event.at) for event in await store.read(created.table)]
    await store.close()
    assert isinstance(events[0][0], Opened)
    assert events[0][0].posted
    assert move_times(events, 1) == tuple(NOON - seconds for seconds in SECONDS_AGO)


async def test_the_record_of_somebody_else(eve: Client, dora: Client) -> None:
    """Posting what another has played is refused, whether they posted it or played it here."""
    created = await dora.open_daily(NewDaily(name="Dora", side="A"))
    async with dora.at(created.table) as table:
        await table.begin()
        await play_out(table, 1, Random("dora"))
    stolen = sent("Eve", await dora.record(created.table))
    assert await refused(eve.post_daily(DAY, "A", stolen)) == "record-copied"
    await dora.post_daily(DAY, "B", posted("Dora", side="B"))
    copy = posted("Eve", who="Dora", side="B")
    assert await refused(eve.post_daily(DAY, "B", copy)) == "record-copied"


async def test_the_clock_of_the_server_decides(eve: Client, dora: Client, clock: Clock) -> None:
    """Midnight UTC by the server's clock, whatever the client says; a day of grace to finish."""
    clock.now = day_start(day_after(DAY)) - 1
    assert await refused(eve.open_daily(NewDaily(name="E", side="A", day="2026-11-17"))) == (
        "no-such-day"
    )
    ahead = posted("Eve", day="2026-11-17")
    assert await refused(eve.post_daily("2026-11-17", "A", ahead)) == "no-such-day"
    early = await eve.open_daily(NewDaily(name="Eve", side="A"))
    late = await dora.open_daily(NewDaily(name="Dora", side="A"))
    clock.now += 1
    assert (await eve.daily_overview()).day == "2026-11-17"
    fresh = await eve.open_daily(NewDaily(name="Eve", side="A"))
    assert fresh.table != early.table
    old = await eve.open_daily(NewDaily(name="Eve", side="A", day=DAY))
    assert old.table not in {early.table, fresh.table}
    for client, table, now, counts in (
        (eve, early, day_start("2026-11-18") - 1, True),
        (dora, late, day_start("2026-11-18"), False),
    ):
        async with client.at(table.table) as there:
            await there.begin()
            clock.now = now
            assert (await play_out(there, 1, Random("late"))).counts is counts
    assert [name for _, name, _ in await lines(eve)] == ["Eve"]
    assert await refused(dora.post_daily(DAY, "A", posted("Dora"))) == "day-over"
    await dora.post_daily("2026-11-17", "A", posted("Dora", day="2026-11-17"))


@pytest.mark.parametrize(
    "day", ["2026-11-17", "2026-13-01", "today", day_after(DAY, -PRACTICE_DAYS - 1)]
)
async def test_days_that_are_not_offered(eve: Client, day: str) -> None:
    """The future, nonsense and what is more than a year old."""
    assert await refused(eve.open_daily(NewDaily(name="Eve", side="A", day=day))) == "no-such-day"
    assert await refused(eve.standings(day, "A", "day")) == "no-such-day"
    assert await refused(eve.compare_daily(day, "A")) == "no-such-day"


async def test_nobody_plays_twice_at_anothers_table(eve: Client, dora: Client) -> None:
    """Whoever takes the seat at another's daily table does not get a second attempt by that."""
    await dora.post_daily(DAY, "A", posted("Dora"))
    before = [(place, total) for place, _, total in await lines(eve)]
    created = await eve.open_daily(NewDaily(name="Eve", side="A"))
    async with eve.at(created.table) as hers, dora.at(created.table) as theirs:
        await hers.leave(1)
        await theirs.sit(1, "Dora again")
        await hers.begin()
        assert not (await play_out(theirs, 1, Random("again"))).counts
    assert [(place, total) for place, _, total in await lines(eve)] == before
    assert len(before) == 1


async def test_ties_share_a_place(here: str, clock: Clock) -> None:
    """Equal totals, equal places; one's own line is there; the week adds days up."""
    names = ["a", "b", "c", "d", "e", "f"]
    people = [Client(here) for _ in names]
    for name, person in zip(names, people, strict=True):
        await person.person()
        await person.post_daily(DAY, "A", posted(name))
    found = await lines(people[0])
    totals = [total for _, _, total in found]
    assert totals == sorted(totals, reverse=True)
    assert [place for place, _, _ in found] == [1 + sum(o > t for o in totals) for t in totals]
    comparison = await people[0].compare_daily(DAY, "A")
    assert {one.total: one.people for one in comparison.totals} == {
        total: totals.count(total) for total in totals
    }
    clock.now += 24 * 3600
    await people[3].post_daily("2026-11-17", "A", posted("D", day="2026-11-17"))
    week = await people[3].standings("2026-11-17", "A", "week")
    assert (week.lines[0].name, week.lines[0].games, week.lines[0].mine) == ("D", 2, True)
    assert week.own is not None
    assert (week.own.place, week.own.total, week.people) == (1, week.lines[0].total, 6)
    assert len(await lines(people[0], "all", "2026-11-17")) == 6
    assert (await people[3].daily_overview()).streak == 2
    for person in people:
        await person.close()


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ([], 0),
        ([16], 1),
        ([15], 1),
        ([14], 0),
        ([16, 15, 14, 12], 3),
        ([15, 14, 15, 14], 2),
    ],
)
def test_streaks(days: list[int], streak: int) -> None:
    """Days in a row up to today, or to yesterday while today is not played yet."""
    assert streak_of([f"2026-11-{day}" for day in days], DAY) == streak
