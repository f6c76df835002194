"""Hints: to whom, when, marked, and from nothing but what a seat sees."""

import asyncio
from pathlib import Path
from random import Random

import pytest

import hashi
from hashi import Card, Turn, boards, record
from hashi.bots import Sight
from hashi.client import Client, Failed, Refused
from hashi.record import Hint
from hashi.wire.message import Begin, Place
from tests.server.deals import same_first_card
from tests.server.player import board_of, good_turn, play_out, sheet_of, solo, two_and_a_bot
from tests.server.secrecy import check_unrevealed
from tests.table.sitting import SOLO, Sitting


async def test_hint_is_a_legal_turn_and_is_recorded(ada: Client) -> None:
    """The answer can be played as it is; the record tells the round, the view how often."""
    table = await solo(ada)
    async with ada.at(table) as here:
        await here.place(1, "c4", 4)
        view = await here.until(lambda view: view.phase == "play")
        mine = good_turn(view, 1, Random(1))
        hint = await here.hint(1, mine)
        sheet = sheet_of(board_of(view.board), view.seats[0].sheet)
        best, card = Turn.parse(hint.best), Card.parse(view.card or "")
        assert hashi.refusal(sheet, card, best) is None
        assert hint.points is not None
        assert hint.yours is not None
        assert hint.better == pytest.approx(max(0, hint.points - hint.yours), abs=0.02)
        assert hint.second not in {None, hint.best}
        assert hashi.refusal(sheet, card, Turn.parse(hint.second or "")) is None
        assert hint.second_points is not None
        assert hint.yours <= max(hint.points, hint.second_points) <= hint.points
        version = here.view.version
        assert (await here.hint(1, "c4-e4*9")).yours is None
        assert here.view.version == version
        await here.play(1, hint.best)
        end = await play_out(here, 1, Random(2))
        assert [line.round for line in end.log if line.what == "hinted"] == [1]
        assert end.seats[0].hints == 1
    told = record.parse(await ada.record(table))
    asked = [n for n, r in enumerate(told.rounds, 1) if any(e.what == Hint() for e in r.entries)]
    assert asked == [1]


async def test_whom_no_hint_is_given(ada: Client, bruno: Client) -> None:
    """Not before the first card, not at another's seat, not after one's turn, not for rubbish."""
    table = await two_and_a_bot(ada, bruno)
    async with ada.at(table) as one, bruno.at(table) as two:
        with pytest.raises(Refused, match="not-your-moment"):
            await one.hint(1)
        await asyncio.gather(one.place(1, "c4", 4), two.place(2, "c2", 3))
        await one.until(lambda view: view.phase == "play")
        for seat, code in ((2, "not-your-seat"), (3, "not-your-seat"), (4, "no-such-seat")):
            with pytest.raises(Refused, match=code):
                await one.hint(seat)
        with pytest.raises(Failed, match="unreadable"):
            await one.hint(1, "rubbish")
        await one.play(1, "pass")
        with pytest.raises(Refused, match="not-your-moment"):
            await one.hint(1)
        assert not any(line.what == "hinted" for line in one.view.log)


async def test_no_hints_where_they_are_off(ada: Client) -> None:
    """A table without hints gives none, nor does its rematch."""
    table = await solo(ada, hints=False)
    async with ada.at(table) as here:
        assert not here.view.hints
        await here.place(1, "c4", 4)
        with pytest.raises(Refused, match="hints-off"):
            await here.hint(1)
        await play_out(here, 1, Random(3))
        other = await here.rematch()
    async with ada.at(other) as again:
        assert not again.view.hints


async def test_one_hint_at_a_time(ada: Client) -> None:
    """Of several requests at once one is granted, the rest are told to wait."""
    table = await solo(ada)
    async with ada.at(table) as here:
        await here.place(1, "c4", 4)
        await here.until(lambda view: view.phase == "play")
        found = await asyncio.gather(*(here.hint(1) for _ in range(4)), return_exceptions=True)
        failed = [answer.code for answer in found if isinstance(answer, Failed)]
        assert failed == ["busy"] * 3


def test_a_hint_knows_no_more_than_the_seat() -> None:
    """Two deals that begin with the same card look the same to the coach: it knows none to come."""
    sights = []
    for code in same_first_card():
        sitting = Sitting(SOLO, secret=None, seed=code)
        sitting.do(Begin(), "ada")
        sitting.do(Place(seat=1, island="c4", number=4), "ada")
        game = sitting.table.game
        assert game is not None
        sights.append(Sight.of(game, sitting.table.deck, 1))
    assert sights[0] == sights[1]
    assert len(sights[0].seen) == 1


async def test_a_hint_tells_no_secret(ada: Client) -> None:
    """With all its hints a seat hears neither the deal's code nor a card to come."""
    code = same_first_card()[0]
    table = await solo(ada, deal=code)
    order = [str(card) for card in hashi.deal.shuffled(bytes.fromhex(code), hashi.deck())]
    async with ada.at(table, audit=True) as here:
        await here.place(1, "c4", 4)
        await here.until(lambda view: view.phase == "play")
        await here.hint(1)
        for text in here.heard:
            assert code not in text
            check_unrevealed(text, order, 1)


async def test_own_board(ada: Client) -> None:
    """C4: on a board nobody trained for a hint is a legal turn with points, like any other."""
    text = Path(boards.__file__).with_name("a.toml").read_text("utf-8")
    other = text.replace('"c4-e4", ', "").replace('name = "A"', 'name = "Mine"')
    table = await solo(ada, side=None, board=other)
    async with ada.at(table) as here:
        await here.place(1, "c4", 4)
        view = await here.until(lambda view: view.phase == "play")
        hint = await here.hint(1)
        assert hint.second_points is not None
        assert 20 < hint.second_points <= hint.points < 60
        sheet = sheet_of(board_of(view.board), view.seats[0].sheet)
        card = Card.parse(view.card or "")
        assert hashi.refusal(sheet, card, Turn.parse(hint.best)) is None
