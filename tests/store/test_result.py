"""The rows of finished games, in every store."""

import asyncio
from dataclasses import replace

import pytest

from hashi.store import Loss, Span, Store, VersionConflict
from tests.store.row import DAY, ROW, append, row, save


async def test_rows_come_with_the_events(store: Store) -> None:
    """A row is there with the events of its append, not without them, and never replaced."""
    await store.append(append(ROW))
    assert await store.results.of("ada", 9) == [ROW]
    with pytest.raises(VersionConflict):
        await store.append(append(replace(ROW, seat=2), version=5))
    assert await store.results.of("ada", 9) == [ROW]
    await store.append(append(replace(ROW, seat=2, name="Ada 2", finished_at=8.0), 1))
    assert [one.name for one in await store.results.of("ada", 9)] == ["Ada", "Ada 2"]
    await store.append(append(replace(ROW, total=99), 2))
    assert (await store.results.of("ada", 9))[0] == ROW


async def test_rows_of_tables_that_wait_together(store: Store) -> None:
    """Appends in one batch bring all their rows, even if one of them conflicts."""
    await save(store, *(row(f"p{n}", n) for n in range(9)))
    seconds = [replace(row(f"p{n}", n), seat=2) for n in range(9)]
    again = [store.append(append(one, 5 if one.total == 4 else 1)) for one in seconds]
    results = await asyncio.gather(*again, return_exceptions=True)
    assert [isinstance(result, VersionConflict) for result in results] == [n == 4 for n in range(9)]
    for n in range(9):
        assert len(await store.results.of(f"p{n}", 9)) == (1 if n == 4 else 2)


async def test_a_persons_results_are_newest_first(store: Store) -> None:
    """At most as many as asked for; those of daily deals that count by day."""
    some = [row("ada", n, f"2026-11-0{n}", finished_at=20.0 - n) for n in range(1, 6)]
    other = row("ada", 33, None, counts=False, finished_at=99.0)
    practice = row("ada", 60, counts=False, finished_at=98.0)
    await save(store, *some, other, practice, row("bruno", 9))
    assert await store.results.of("ada", 4) == [other, practice, *some[:2]]
    assert await store.results.daily_of("ada", 3) == some[:1:-1]
    assert await store.results.of("nobody", 9) == []


async def test_standings_add_up_what_counts(store: Store) -> None:
    """Over a span of days of one side, best first; the name is the one given last."""
    await save(
        store,
        row("ada", 50, "2026-11-15", finished_at=1.0),
        row("ada", 52, DAY, finished_at=2.0, name="Countess"),
        row("bruno", 54, DAY, finished_at=3.0),
        row("chloe", 52, DAY, finished_at=1.0),
        row("dora", 60, DAY, counts=False),
        row("emil", 60, DAY, side="B"),
        row("fritz", 60, "2026-11-17"),
    )
    day, week = Span("A", (DAY, DAY)), Span("A", ("2026-11-10", DAY))
    found = await store.results.standings(day, 9)
    assert [(one.name, one.total, one.games) for one in found] == [
        ("Bruno", 54, 1),
        ("Chloe", 52, 1),
        ("Countess", 52, 1),
    ]
    found = await store.results.standings(week, 2)
    assert [(one.name, one.total, one.games) for one in found] == [
        ("Countess", 102, 2),
        ("Bruno", 54, 1),
    ]
    assert await store.results.totals(day) == [(54, 1), (52, 2)]
    assert await store.results.totals(week) == [(102, 1), (54, 1), (52, 1)]
    assert await store.results.standing_of("ada", week) == (102, 2)
    assert await store.results.standing_of("dora", week) == (0, 0)


async def test_standings_of_all_time(store: Store) -> None:
    """They are the sums of every day's, however often a row is stored, and go with their person."""
    ever, days = Span("A"), Span("A", ("2000-01-01", "2099-12-31"))
    rows = [
        row(person, total, f"2026-11-{day:02}", finished_at=float(day), name=f"{person} {day}")
        for day in range(1, 9)
        for person, total in (("ada", 40 + day), ("bruno", 90 - 3 * day), ("chloe", 50))
        if day % 2 or person != "chloe"
    ]
    others = [row("dora", 60, counts=False), row("emil", 60, side="B")]
    await save(store, *rows, *others, row("ada", 9, None, counts=False, finished_at=0.0))
    for one in rows:
        await store.append(append(one, 1))
    for forgotten in ("", "bruno"):
        if forgotten:
            await store.forget_results(forgotten)
        found = await store.results.standings(ever, 9)
        assert found == await store.results.standings(days, 9)
        assert len(found) == (2 if forgotten else 3)
        assert await store.results.totals(ever) == await store.results.totals(days)
        for person in ("ada", "bruno", "chloe", "dora", "emil"):
            both = [await store.results.standing_of(person, span) for span in (ever, days)]
            assert both[0] == both[1]
    assert (found[0].name, found[0].games) == ("ada 8", 8)


async def test_equal_points_of_all_time(store: Store) -> None:
    """Who reached them first stands above, and at most as many are listed as asked for."""
    await save(store, *(row(f"p{n}", 50, finished_at=float(9 - n)) for n in range(5)))
    found = await store.results.standings(Span("A"), 3)
    assert [one.person for one in found] == ["p4", "p3", "p2"]
    assert await store.results.totals(Span("A")) == [(50, 5)]


async def test_the_best_of_a_day(store: Store) -> None:
    """Whole rows of one side, best first, and among equals who was first; only what counts."""
    await save(
        store,
        row("ada", 50, finished_at=3.0),
        row("bruno", 54, finished_at=4.0),
        row("chloe", 50, finished_at=2.0),
        row("dora", 60, counts=False),
        row("emil", 60, side="B"),
        row("fritz", 60, "2026-11-17"),
    )
    found = await store.results.best_of_day("A", DAY, 9)
    assert [one.person for one in found] == ["bruno", "chloe", "ada"]
    assert found[0] == row("bruno", 54, finished_at=4.0)
    assert await store.results.best_of_day("A", DAY, 1) == found[:1]
    assert await store.results.best_of_day("B", "2026-11-15", 9) == []


async def test_who_has_played_these_turns(store: Store) -> None:
    """Only of the same day and side, in practice too."""
    await save(store, ROW, row("bruno", 52, counts=False), row("chloe", 52, turns="cd" * 16))
    assert await store.results.played_by("A", DAY, ROW.turns) == {"ada", "bruno"}
    assert await store.results.played_by("B", DAY, ROW.turns) == frozenset()
    assert await store.results.played_by("A", "2026-11-15", ROW.turns) == frozenset()


async def test_what_is_kept_can_be_read_again(store: Store) -> None:
    """Reading a kept value leaves it; after its time it is gone."""
    await store.put("key", "owner", b"value", 0.0, 5.0)
    assert [await store.get("key", at) for at in (1.0, 2.0, 5.0)] == [b"value", b"value", None]
    assert await store.get("other", 1.0) is None


async def test_what_cards_cost_is_stored_once(store: Store) -> None:
    """For the person at a seat; a second report on the same game changes nothing."""
    first = Loss("ada", "t", 1, '[{"card":"5/3","lost":0.5}]')
    for loss in (first, replace(first, points="[]"), replace(first, person="bruno", seat=2)):
        await store.save_loss(loss)
    assert await store.results.losses_of("ada") == [first]
    assert [loss.seat for loss in await store.results.losses_of("bruno")] == [2]


async def test_a_report_is_kept_for_each_seat(store: Store) -> None:
    """The newest of a seat; whoever moves the table gets those of all seats, in their order."""
    await save(store, row("ada", 50))
    table = row("ada", 50).table
    assert await store.report(table, 1) is None
    for seat, data in ((2, b"two"), (1, b"old"), (1, b"one")):
        await store.save_report(table, seat, data)
    assert [await store.report(table, seat) for seat in (1, 2, 3)] == [b"one", b"two", None]
    assert await store.report("other", 1) is None
    assert [whole.reports for whole in await store.page("", 9) if whole.table == table] == [
        (b"one", b"two")
    ]


async def test_a_person_forgotten_is_gone_and_nobody_else(store: Store) -> None:
    """Results, losses and places on the leaderboard go; tables and other people's rows stay."""
    span = Span("A", (DAY, DAY))
    await save(store, row("ada", 50), row("bruno", 40))
    table = row("ada", 50).table
    for person in ("ada", "bruno"):
        await store.save_loss(Loss(person, table, 1, "[]"))
    await store.forget_results("ada")
    assert await store.results.of("ada", 9) == []
    assert await store.results.losses_of("ada") == []
    assert [one.person for one in await store.results.standings(span, 9)] == ["bruno"]
    assert len(await store.results.losses_of("bruno")) == 1
    assert await store.exists(table)
