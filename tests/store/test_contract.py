"""What every store promises, held against each of them."""

import asyncio

import pytest

from hashi.store import (
    Append,
    Change,
    Snapshot,
    Store,
    Stored,
    TableListing,
    VersionConflict,
    events_after,
)
from tests.store.fixture import Make


async def test_append_and_read(store: Store) -> None:
    """Events come back in order, with version and time, whole or after a version."""
    assert (
        await store.append(Append("t", events_after(0, [b"\xff\0", b"b"], 1.5), code="CODE")) == 2
    )
    assert await store.append(Append("t", events_after(2, [b"c"], 2.5))) == 3
    found = await store.read("t")
    assert [(e.version, e.at, e.data) for e in found] == [
        (1, 1.5, b"\xff\0"),
        (2, 1.5, b"b"),
        (3, 2.5, b"c"),
    ]
    assert [e.data for e in await store.read("t", after=2)] == [b"c"]
    assert await store.read("t", after=3) == []
    assert await store.read("unknown") == []
    assert [await store.exists(table) for table in ("t", "unknown")] == [True, False]


@pytest.mark.parametrize("expected", [0, 1, 3, 99])
async def test_version_conflict(store: Store, expected: int) -> None:
    """Who has not seen the last version appends nothing."""
    await store.append(Append("t", events_after(0, [b"a", b"b"], 0.0), code="CODE"))
    with pytest.raises(VersionConflict):
        await store.append(Append("t", events_after(expected, [b"x"], 1.0), people=["p"]))
    assert [e.data for e in await store.read("t")] == [b"a", b"b"]
    assert await store.tables_of("p", 10) == []


async def test_a_code_is_for_a_new_table(store: Store) -> None:
    """Nobody could find a new table without one; a known table keeps the one it has."""
    with pytest.raises(VersionConflict):
        await store.append(Append("t", events_after(0, [b"a"], 0.0), people=["ada"]))
    assert not await store.exists("t")
    assert await store.read("t") == []
    await store.append(Append("t", events_after(0, [b"a"], 0.0), code="CODE"))
    with pytest.raises(VersionConflict):
        await store.append(Append("t", events_after(1, [b"b"], 0.0), code="OTHER"))
    assert await store.find("CODE") == "t"
    assert len(await store.read("t")) == 1


async def test_one_of_many_wins(store: Store) -> None:
    """Of many who append after the same version at once exactly one does."""
    await store.append(Append("t", events_after(0, [b"first"], 0.0), code="CODE"))
    tries = [store.append(Append("t", events_after(1, [str(n).encode()], 1.0))) for n in range(50)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(result == 2 for result in results) == 1
    assert sum(isinstance(result, VersionConflict) for result in results) == 49
    assert len(await store.read("t")) == 2


async def test_many_tables_at_once(store: Store) -> None:
    """Appends to different tables never hinder each other."""
    await asyncio.gather(
        *(
            store.append(Append(f"t{n}", events_after(0, [b"x"], 0.0), code=f"C{n}"))
            for n in range(300)
        )
    )
    assert [len(await store.read(f"t{n}")) for n in (0, 150, 299)] == [1, 1, 1]


async def test_codes(store: Store) -> None:
    """A code leads to its table and cannot be taken twice."""
    await store.append(Append("t", events_after(0, [b"a"], 0.0), code="CODE"))
    assert await store.find("CODE") == "t"
    assert await store.find("NONE") is None
    with pytest.raises(VersionConflict):
        await store.append(Append("u", events_after(0, [b"a"], 0.0), code="CODE"))
    assert await store.read("u") == []


async def test_tables_of_a_person(store: Store) -> None:
    """Everybody finds their tables, those with the newest events first."""
    for n, name in enumerate(("t", "u", "v")):
        await store.append(
            Append(name, events_after(0, [b"a"], float(n)), people=["ada"], code=name)
        )
    await store.append(Append("t", events_after(1, [b"b"], 9.0), people=["bruno", "ada"]))
    assert await store.tables_of("ada", 2) == [TableListing("t", 9.0), TableListing("v", 2.0)]
    assert await store.tables_of("bruno", 9) == [TableListing("t", 9.0)]
    assert await store.tables_of("nobody", 9) == []


async def test_what_was_stored_stays(make: Make) -> None:
    """A store opened again holds what it held."""
    first = make()
    await first.open()
    await first.append(Append("t", events_after(0, [b"a"], 1.0), people=["ada"], code="CODE"))
    await first.close()
    second = make()
    await second.open()
    assert [e.data for e in await second.read("t")] == [b"a"]
    assert await second.find("CODE") == "t"
    await second.close()


async def test_closing_finishes_what_was_begun(make: Make) -> None:
    """What was appended before the store closed is there."""
    first = make()
    await first.open()
    tasks = [
        asyncio.create_task(
            first.append(Append(f"t{n}", events_after(0, [b"a"], 1.0), code=f"{n}"))
        )
        for n in range(20)
    ]
    await asyncio.sleep(0)
    await first.close()
    assert await asyncio.gather(*tasks) == [1] * 20
    second = make()
    await second.open()
    assert len(await second.page("", 100)) == 20
    await second.close()


async def test_many_first_starts_at_once(make: Make) -> None:
    """Several processes may make the schema at the same moment."""
    stores = await asyncio.gather(*(asyncio.to_thread(make) for _ in range(5)))
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].append(Append("t", events_after(0, [b"a"], 1.0), code="CODE"))
    assert [await store.find("CODE") for store in stores] == ["t"] * 5
    await asyncio.gather(*(store.close() for store in stores))


async def test_changes_of_others_are_heard(make: Make) -> None:
    """What one process appends the other hears of, and its own it does not."""
    heard: asyncio.Queue[Change] = asyncio.Queue()
    own: list[Change] = []
    one, two = make(), make()
    await one.open(lambda change: own.append(change) if change.table else None)
    await two.open(heard.put_nowait)
    await one.append(Append("t", events_after(0, [b"a", b"b"], 1.0), code="CODE"))
    async with asyncio.timeout(20):
        while await heard.get() not in {Change("t", 2), Change()}:
            pass
        while not await two.read("t"):
            await heard.get()
    assert own == []
    await asyncio.gather(one.close(), two.close())


async def test_kept_values(store: Store) -> None:
    """A value is given once, in time, and everybody has one at most."""
    await store.put("k", "ada", b"secret", 0.0, 10.0)
    assert await store.pop("other", 1.0) is None
    assert await store.pop("k", 1.0) == b"secret"
    assert await store.pop("k", 1.0) is None
    await store.put("old", "ada", b"1", 0.0, 10.0)
    await store.put("new", "ada", b"2", 0.0, 10.0)
    await store.put("late", "bruno", b"3", 0.0, 10.0)
    assert [await store.pop(key, 5.0) for key in ("old", "new")] == [None, b"2"]
    assert await store.pop("late", 10.0) is None
    await store.put("k", "ada", b"4", 0.0, 10.0)
    await store.put("k", "bruno", b"5", 0.0, 20.0)
    await store.put("other", "ada", b"6", 0.0, 10.0)
    assert await store.pop("k", 1.0) == b"5"
    await store.put("k", "bruno", b"7", 10.0, 20.0)
    assert await store.get("other", 1.0) is None


async def test_a_value_is_given_once(store: Store) -> None:
    """Of many who ask for it at once exactly one gets it."""
    await store.put("k", "ada", b"secret", 0.0, 10.0)
    given = await asyncio.gather(*(store.pop("k", 1.0) for _ in range(20)))
    assert sorted(given, key=str) == [*([None] * 19), b"secret"]


async def test_values_put_at_once(store: Store) -> None:
    """One of them is there in the end, under its key and for its owner."""
    await asyncio.gather(
        *(store.put(f"k{n % 3}", f"p{n % 2}", b"%d" % n, 0.0, 10.0) for n in range(12))
    )
    found = [await store.get(f"k{n}", 1.0) for n in range(3)]
    assert 1 <= sum(value is not None for value in found) <= 2


async def test_whole_tables_are_carried(store: Store) -> None:
    """Whole tables come out in order, page by page, and go in once, as they were."""
    for name in ("b", "a", "C", "é"):
        await store.append(
            Append(name, events_after(0, [b"x"], 1.0), people=["ada"], code=f"code {name}")
        )
    await store.append(Append("a", events_after(1, [b"y"], 2.0), people=["bruno"]))
    first = await store.page("", 2)
    assert [whole.table for whole in first] == ["C", "a"]
    assert [whole.table for whole in await store.page("a", 9)] == ["b", "é"]
    assert first[1].people == {"ada", "bruno"}
    assert first[1].events == (Stored(1, 1.0, b"x"), Stored(2, 2.0, b"y"))
    events = (Stored(1, 5.0, b"p"), Stored(2, 7.0, b"q"))
    await store.append(Append("new", events, frozenset({"chloe"}), "NEW"))
    assert tuple(await store.read("new")) == events
    assert await store.tables_of("chloe", 9) == [TableListing("new", 7.0)]
    for clash in (Append("a", events, code="OTHER"), Append("z", events, code="NEW")):
        with pytest.raises(VersionConflict):
            await store.append(clash)
    assert await store.read("z") == []


async def test_snapshots(store: Store) -> None:
    """A table has one snapshot, the newest; it is read by its format, and only with its event."""
    await store.append(Append("t", events_after(0, [b"a", b"b", b"c"], 1.0), code="CODE"))

    async def loaded(format_: str) -> tuple[Snapshot | None, list[bytes]]:
        snapshot, events = await store.load("t", format_)
        return snapshot, [event.data for event in events]

    assert await loaded("f") == (None, [b"a", b"b", b"c"])
    two, one = Snapshot(2, "f", b"two"), Snapshot(1, "f", b"one")
    await store.save_snapshot("t", two)
    assert await loaded("f") == (two, [b"c"])
    assert await loaded("g") == (None, [b"a", b"b", b"c"])
    await store.save_snapshot("t", one)
    assert await loaded("f") == (two, [b"c"])
    await store.save_snapshot("t", Snapshot(1, "g", b"other"))
    assert await loaded("f") == (None, [b"a", b"b", b"c"])
    assert await loaded("g") == (Snapshot(1, "g", b"other"), [b"b", b"c"])
    await store.save_snapshot("t", Snapshot(4, "g", b"of an event that is gone"))
    assert await loaded("g") == (None, [b"a", b"b", b"c"])
    assert await store.load("unknown", "g") == (None, [])


async def test_summaries(store: Store) -> None:
    """A summary is stored with an append, replaced by the next, and lost by one without."""
    await store.append(Append("t", events_after(0, [b"a"], 1.0), ["ada"], "CODE", b"one"))
    assert await store.tables_of("ada", 9) == [TableListing("t", 1.0, b"one")]
    await store.append(Append("t", events_after(1, [b"b"], 2.0), summary=b"two"))
    assert await store.tables_of("ada", 9) == [TableListing("t", 2.0, b"two")]
    with pytest.raises(VersionConflict):
        await store.append(Append("t", events_after(1, [b"c"], 3.0), summary=b"three"))
    assert await store.tables_of("ada", 9) == [TableListing("t", 2.0, b"two")]
    await store.append(Append("t", events_after(2, [b"c"], 3.0)))
    assert await store.tables_of("ada", 9) == [TableListing("t", 3.0, None)]


async def test_summaries_of_many_appends_at_once(store: Store) -> None:
    """Each of many tables gets the summary of its own append."""
    for number in range(20):
        new = events_after(0, [b"a"], float(number))
        await store.append(Append(f"t{number}", new, ["ada"], f"{number}", b"old"))
    await asyncio.gather(
        *(
            store.append(Append(f"t{n}", events_after(1, [b"b"], 30.0 + n), summary=b"%d" % n))
            for n in range(20)
        )
    )
    found = await store.tables_of("ada", 99)
    assert found == [TableListing(f"t{n}", 30.0 + n, b"%d" % n) for n in reversed(range(20))]


async def test_a_summary_made_later(store: Store) -> None:
    """A summary that was missing is stored, unless something has happened at the table since."""
    await store.append(Append("t", events_after(0, [b"a"], 0.1), ["ada"], "CODE"))
    (old,) = await store.tables_of("ada", 9)
    await store.summarise(old, b"one")
    assert await store.tables_of("ada", 9) == [TableListing("t", 0.1, b"one")]
    await store.append(Append("t", events_after(1, [b"b"], 0.2), summary=b"two"))
    await store.summarise(old, b"late")
    assert await store.tables_of("ada", 9) == [TableListing("t", 0.2, b"two")]


async def test_a_store_that_is_well(store: Store) -> None:
    """A store that can be reached says so, and is alone."""
    await store.check()
    store.set_presence("t", frozenset({"ada"}))
    assert await store.present_elsewhere("t") == frozenset()
