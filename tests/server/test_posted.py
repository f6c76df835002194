"""Games that were finished without the server: replayed, stored once, counted for whoever posts."""

import asyncio
from collections.abc import Awaitable

import pytest
from msgspec.structs import replace

import hashi
from hashi import deal
from hashi.client import Client, Failed
from hashi.wire.exchange import FinishedGame, NewSeat, NewTable
from tests.server.player import FINISHED_AT, finished_game


async def refused(post: Awaitable[object]) -> str:
    """The code with which something must be refused."""
    with pytest.raises(Failed) as failed:
        await post
    return failed.value.code


async def test_a_game_counts_once_with_the_total_of_its_turns(anywhere: str) -> None:
    """However often it is posted and from however many pages at once; it is a table like others."""
    game = finished_game("Ada")
    total = hashi.record.replay(hashi.record.parse(game.record)).scores[0].total
    async with Client(anywhere) as ada:
        posts = await asyncio.gather(*(ada.post_game(game) for _ in range(5)))
        renamed = replace(game, record=game.record.replace("seat 1: Ada", "seat 1: Ida"))
        again = [await ada.post_game(game), await ada.post_game(renamed)]
        assert len({(created.table, created.code) for created in (*posts, *again)}) == 1
        (row,) = (await ada.statistics()).games
        assert (row.table, row.total, row.day, row.counts) == (posts[0].table, total, None, False)
        assert (row.finished_at, row.seats, row.side) == (FINISHED_AT, 1, "A")
        assert [(one.phase, one.points) for one in await ada.my_tables()] == [("over", total)]
        assert len((await ada.replay(row.table)).rounds) == 17
        kept = hashi.record.parse(await ada.record(row.table))
        assert kept.proof.kind == "known"
        assert kept.rounds == hashi.record.parse(game.record).rounds


async def test_games_with_bots_and_with_others_at_the_device(anywhere: str) -> None:
    """Only one's own seat counts, with its place; bots and hints are in the stored game as well."""
    bots, others = finished_game("Ada", seats=3), finished_game("Bea", seats=2)
    others.seats[1] = NewSeat(kind="device")
    hinted = replace(bots, record=bots.record.replace("\n1: ", "\n1? hint\n1: ", 1))
    async with Client(anywhere) as ada:
        table = (await ada.post_game(hinted)).table
        await ada.post_game(others)
        games = {game.table: game for game in (await ada.statistics()).games}
        assert len(games) == 2
        assert (games[table].seats, games[table].seat, games[table].hints) == (3, 1, 1)
        read = hashi.record.parse(await ada.record(table))
        assert read.names == ("Ada", "Bot 2", "Bot 3")


async def test_an_honour_table_and_a_board_of_ones_own(anywhere: str) -> None:
    """Both can be played on a device, so both can be posted."""
    side = hashi.board("A")
    own = hashi.Board("My side", side.islands, side.lines)
    async with Client(anywhere) as ada:
        await ada.post_game(finished_game("Ada", kind="honour"))
        await ada.post_game(finished_game("Bea", board=own))
        games = (await ada.statistics()).games
        assert {(game.side, game.kind) for game in games} == {
            ("A", "honour"),
            ("My side", "guarded"),
        }


async def test_forged_records(address: str) -> None:
    """Nothing that could not have been played is stored, whatever is claimed of it."""
    good = finished_game("Eve")
    text, read = good.record, hashi.record.parse(good.record)
    total = read.result[0].total
    other_seed = deal.numbered_seed(2).hex()
    few = " ".join(map(str, read.deck[:-1]))
    forged = {
        "a higher result": text.replace(f"total {total}", "total 60"),
        "other cards": text.replace(str(read.proof.seed), other_seed),
        "no seed": text.replace(f"seed: {read.proof.seed}\n", ""),
        "cut short": text.split("\nround 17")[0],
        "another deck": text.replace(" ".join(map(str, read.deck)), few),
        "our cards in another order": text.replace("deck: 1/1 1/2", "deck: 1/2 1/1"),
        "a board that nobody may open": text.replace("a1=blue", "a1"),
        "a stand-in": text.replace("\n1: ", "\n1? stand-in\n1: ", 1),
        "a hint after the end": text.replace("\n\nresult", "\n1? hint\n\nresult"),
        "a seat that nobody has": text.replace("\n1: ", "\n2: pass\n1: ", 1),
        "cards of another deal": text.replace(
            f"round 1: {read.rounds[0].card}", f"round 1: {read.rounds[1].card}"
        ),
        "no record": "60 points",
    }
    seats = {
        "two people": [NewSeat(kind="person")] * 2,
        "nobody's": [NewSeat(kind="bot")],
        "one too many": [NewSeat(kind="person"), NewSeat(kind="bot")],
    }
    async with Client(address) as eve:
        for what, record in forged.items():
            assert record != text, what
            assert await refused(eve.post_game(replace(good, record=record))) == "record-unfit", (
                what
            )
        for what, claimed in seats.items():
            posted = replace(good, seats=claimed)
            assert await refused(eve.post_game(posted)) == "record-unfit", what
        assert (await eve.statistics()).games == []
        assert await eve.my_tables() == []


async def test_boards_too_large(address: str) -> None:
    """Whoever sends one hears what is wrong, and nothing was built from it."""
    good = finished_game("Eve")
    islands, lines = " ".join(["a1"] * 25), " ".join(["a1-a2"] * 41)
    header, rest = good.record.split("\nislands: ")
    large = (
        f"{header}\nislands: {islands}\n{rest.partition(chr(10))[2]}",
        good.record.replace("\nlines: ", f"\nlines: {lines} "),
    )
    file = (
        f'name = "x"\nred = []\nblue = []\nislands = {islands.split()}\nlines = {lines.split()}\n'
    )
    async with Client(address) as eve:
        for record in large:
            assert await refused(eve.post_game(replace(good, record=record))) == "board-size"
        options = NewTable(name="Eve", seats=[NewSeat(kind="person")], board=file)
        assert await refused(eve.open_table(options)) == "board-size"
        assert next(one.code for one in (await eve.check_board(file)).problems) == "board-size"


async def test_the_game_of_somebody_else(address: str) -> None:
    """Posted once, a game is its person's, however another one writes it down."""
    game = finished_game("Dora")
    copy = replace(game, record=game.record.replace("seat 1: Dora", "seat 1: Eve"))
    async with Client(address) as dora, Client(address) as eve:
        await dora.post_game(game)
        for stolen in (game, copy):
            assert await refused(eve.post_game(stolen)) == "record-copied"
        assert (await eve.statistics()).games == []


async def test_a_game_does_not_end_in_the_future(address: str) -> None:
    """Whatever the clock of a device says; and nothing of it reaches a leaderboard."""
    async with Client(address) as eve:
        await eve.post_game(replace(finished_game("Eve"), finished_at=1e300))
        (game,) = (await eve.statistics()).games
        assert game.finished_at < 1e11
        day = (await eve.daily_overview()).day
        assert (await eve.standings(day, "A", "all")).lines == []


async def test_nobody_posts_without_being_somebody_or_without_end(address: str) -> None:
    """It takes a person, and the same budget as opening tables."""
    async with Client(address) as eve:
        game = finished_game("Eve")
        eve._http.cookies.clear()
        assert await refused(eve.post_game(game)) == "no-person"
        await eve.person()
        codes = [await _code(eve, game) for _ in range(40)]
        assert "too-many-tables" in codes or "too-fast" in codes


async def _code(client: Client, game: FinishedGame) -> str:
    try:
        await client.post_game(game)
    except Failed as failed:
        return failed.code
    return ""
