"""Challenges: beat somebody's finished game with the same board, start and cards."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from hashi import boards
from hashi.client import Client, Failed
from hashi.wire.exchange import NewTable
from hashi.wire.view import View
from tests.server.finished import ALONE, finished_alone
from tests.server.player import play_out, two_and_a_bot


async def seen(client: Client, table: str) -> View:
    """A table as somebody sees it who has just come."""
    async with client.at(table) as here:
        return here.view


async def test_a_challenge_is_the_same_board_start_and_deal(anywhere: str) -> None:
    """A typed-in board goes along, and everybody at the new table knows whom to beat."""
    text = Path(boards.__file__).with_name("b.toml").read_text("utf-8")
    board = text.replace('name = "B"', 'name = "Mine"')
    async with Client(anywhere) as ada, Client(anywhere) as bruno:
        first = await finished_alone(ada, "Ada", Random(1), side=None, board=board)
        known = await bruno.deal(first.code)
        (result,) = known.results
        assert (known.table, known.kind) == (first.table, "guarded")
        assert (result.seat, result.total, result.hints) == (1, result.score.total, 0)
        second = await finished_alone(bruno, "Bruno", Random(2), deal_of=first.code, rival=1)
        one, two = await seen(ada, first.table), await seen(ada, second.table)
        challenge = two.challenge
        assert challenge is not None
        assert (challenge.code, challenge.seat) == (first.code, 1)
        assert (challenge.name, challenge.total) == ("Ada", result.total)
        assert (one.board, one.seen, two.proof.commitment) == (two.board, two.seen, None)
        games = [await ada.replay(table) for table in (first.table, second.table)]
        assert games[0].starts == games[1].starts
        assert one.challenge is None


async def test_a_challenge_of_a_seat_at_a_table_and_of_a_challenge(anywhere: str) -> None:
    """The start is that of the sheet the rival played (S3), and it is handed on."""
    async with Client(anywhere) as ada, Client(anywhere) as bruno:
        table = await two_and_a_bot(ada, bruno)
        async with ada.at(table) as one, bruno.at(table) as two:
            await asyncio.gather(one.place(1, "c4", 4), two.place(2, "c2", 3))
            await asyncio.gather(play_out(one, 1, Random(1)), play_out(two, 2, Random(2)))
        code = (await seen(ada, table)).code
        start = (await ada.replay(table)).starts[1]
        assert start.numbers == {"c4": 4}  # what seat 1 had prepared for seat 2
        second = await finished_alone(ada, "Ada", Random(3), deal_of=code, rival=2)
        third = await finished_alone(bruno, "Bruno", Random(4), deal_of=second.code, rival=1)
        for other in (second, third):
            assert (await ada.replay(other.table)).starts == [start]
        challenge = (await seen(ada, third.table)).challenge
        assert challenge is not None
        assert (challenge.name, challenge.code) == ("Ada", second.code)


async def test_a_challenge_at_a_table_with_others(anywhere: str) -> None:
    """All sheets begin alike, and nobody waits for a setup; the same deal again keeps the rival."""
    async with Client(anywhere) as ada, Client(anywhere) as bruno:
        first = await finished_alone(ada, "Ada", Random(1), deal="cd" * 32)
        table = await two_and_a_bot(bruno, ada, deal_of=first.code, rival=1)
        async with bruno.at(table) as one, ada.at(table) as two:
            assert one.view.phase == "play"
            assert [seat.sheet.numbers for seat in one.view.seats] == [{"c4": 4}] * 3
            await asyncio.gather(play_out(one, 1, Random(2)), play_out(two, 2, Random(3)))
            again = await one.rematch(same_deal=True)
        challenge = (await seen(ada, again)).challenge
        assert challenge is not None
        assert (challenge.code, challenge.seat) == (first.code, 1)


async def test_an_honour_game_is_challenged_on_honour(ada: Client, bruno: Client) -> None:
    """Both play by the same law, whatever the challenged asks for."""
    first = await finished_alone(ada, "Ada", Random(1), kind="honour")
    second = await finished_alone(bruno, "Bruno", Random(2), deal_of=first.code, rival=1)
    assert (await seen(bruno, second.table)).kind == "honour"


async def test_what_cannot_be_challenged(ada: Client) -> None:
    """No table, a game that is not over, a seat that is not there, a rival without a game."""
    seats = list(ALONE)
    created = await ada.open_table(NewTable(name="Ada", seats=seats))
    for code, rival, why in (
        ("ZZZZZZ", 1, "no-such-table"),
        (created.code, 1, "not-over"),
        (None, 1, "no-such-seat"),
    ):
        with pytest.raises(Failed, match=why):
            await ada.open_table(NewTable(name="Ada", seats=seats, deal_of=code, rival=rival))
    over = await finished_alone(ada, "Ada", Random(1))
    with pytest.raises(Failed, match="no-such-seat"):
        await ada.open_table(NewTable(name="Ada", seats=seats, deal_of=over.code, rival=2))


async def test_a_rematch_with_fresh_cards_is_no_challenge(ada: Client) -> None:
    """Other cards cannot be compared."""
    first = await finished_alone(ada, "Ada", Random(1))
    second = await finished_alone(ada, "Ada", Random(2), deal_of=first.code, rival=1)
    async with ada.at(second.table) as here:
        other = await here.rematch()
    assert (await seen(ada, other)).challenge is None
