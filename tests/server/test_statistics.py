"""A person's own statistics: from stored rows alone, exported by the page, deleted on request."""

import asyncio
from pathlib import Path
from random import Random

from msgspec.structs import replace

from hashi.client import Client
from hashi.coach import Report
from hashi.coach.report import Judged
from hashi.rules import Card, Turn
from hashi.service.convert import report_view
from hashi.service.report.store import keep_report
from hashi.service.statistics import statistics_of
from hashi.store import Append, events_after
from hashi.store.sqlite import SQLite
from hashi.table import Seat, results_of
from tests.server.finished import finished, finished_alone
from tests.server.player import play_out, two_and_a_bot


async def test_every_finished_game_once_newest_first(anywhere: str) -> None:
    """Alone with a rank, in company with a place, and nothing of games that are not over."""
    async with Client(anywhere) as ada, Client(anywhere) as bruno:
        assert (await ada.statistics()).games == []
        alone = await finished_alone(ada, "Ada", Random(1))
        table = await two_and_a_bot(ada, bruno)
        async with ada.at(table) as one, bruno.at(table) as two:
            await asyncio.gather(play_out(one, 1, Random(1)), play_out(two, 2, Random(2)))
            scores = [seat.score for seat in one.view.seats]
        second, first = (await ada.statistics()).games
        assert (first.table, first.seats, first.place, second.rank) == (alone.table, 1, 1, None)
        assert first.rank is not None
        assert (second.table, second.seat, second.total) == (table, 1, scores[0].total)
        assert second.place == 1 + sum(score.total > scores[0].total for score in scores)
        rounds = {category: one.round for category, one in second.categories.items()}
        assert second.islands * 2 == scores[0].islands
        assert rounds == {category: one.round for category, one in scores[0].categories.items()}
        (his,) = (await bruno.statistics()).games
        assert (his.table, his.seat, his.losses) == (table, 2, None)


async def test_deleting_takes_ones_own_results_and_nothing_else(anywhere: str) -> None:
    """The other's row, the table and its record stay; games finished later count again."""
    async with Client(anywhere) as ada, Client(anywhere) as bruno:
        table = await two_and_a_bot(ada, bruno)
        async with ada.at(table) as one, bruno.at(table) as two:
            await asyncio.gather(play_out(one, 1, Random(1)), play_out(two, 2, Random(2)))
        record = await ada.record(table)
        await ada.forget_statistics()
        assert (await ada.statistics()).games == []
        assert [game.table for game in (await bruno.statistics()).games] == [table]
        assert await ada.record(table) == record
        again = await finished_alone(ada, "Ada", Random(3))
        assert [game.table for game in (await ada.statistics()).games] == [again.table]


async def test_what_cards_cost_comes_with_the_game(tmp_path: Path) -> None:
    """Of the person at the seat, card by card; a bot's report is nobody's."""
    store, table, skip = SQLite(tmp_path / "hashi.sqlite"), finished(), Turn()
    await store.open()
    card = Judged(1, Card(5, 3), skip, 30.0, skip, 30.456)
    whole = report_view(Report(1, 0, 30.0, 2, (card,), solved=True))
    results = results_of(table)
    await store.append(Append(table.id, events_after(0, [b"x"], 1.0), ["ada"], "C", None, results))
    bot = Seat("bot", "Ren")
    for seats in ((bot,), table.seats):
        (game,) = (await statistics_of(store, "ada")).games
        assert game.losses is None
        await keep_report(store, replace(table, seats=seats), whole)
    (game,) = (await statistics_of(store, "ada")).games
    assert [(one.card, one.lost) for one in game.losses or []] == [("5/3", 0.46)]
    await store.close()
