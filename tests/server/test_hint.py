"""Hints: to whom, when, marked, and from nothing but what a seat sees."""

import asyncio
from random import Random

import pytest

import hashi
from hashi import Card, Turn, record
from hashi.client import Client, Failed, Refused
from hashi.record import Hint
from tests.server.player import board_of, good_turn, play_out, sheet_of, two_and_a_bot
from tests.server.test_play import solo


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
        assert hint.yours is not None
        assert hint.better == pytest.approx(max(0, hint.points - hint.yours), abs=0.02)
        version = here.view.version
        assert (await here.hint(1, mine)).best == hint.best
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
        for seat in (2, 3, 4):
            with pytest.raises(Refused, match="not-your-seat"):
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
    """Of several wishes at once one is granted, the rest are told to wait."""
    table = await solo(ada)
    async with ada.at(table) as here:
        await here.place(1, "c4", 4)
        await here.until(lambda view: view.phase == "play")
        found = await asyncio.gather(*(here.hint(1) for _ in range(4)), return_exceptions=True)
        failed = [answer.code for answer in found if isinstance(answer, Failed)]
        assert failed == ["busy"] * 3


async def test_hint_knows_no_more_than_the_seat(ada: Client, bruno: Client) -> None:
    """Two deals that begin with the same card give the same hint: it knows no card to come."""
    first, second = same_first_card()
    hints = []
    for person, code in ((ada, first), (bruno, second)):
        table = await solo(person, deal=code)
        async with person.at(table, audit=True) as here:
            await here.place(1, "c4", 4)
            await here.until(lambda view: view.phase == "play")
            hint = await here.hint(1)
            hints.append((hint.best, hint.points, hint.yours))
            assert not any(code in text for text in here.heard)
    assert hints[0] == hints[1]


def same_first_card() -> tuple[str, str]:
    """The codes of two deals whose first cards are the same and whose second cards are not."""
    seen: dict[Card, tuple[str, Card]] = {}
    for number in range(100):
        code = f"{number:064x}"
        one, two, *_ = hashi.deal.shuffled(bytes.fromhex(code), hashi.deck())
        other, after = seen.setdefault(one, (code, two))
        if after != two:
            return other, code
    raise AssertionError
