"""Honour tables over the wire (M1 to M5): mistakes, pointing, the end, and what nobody is told."""

import json
from functools import partial
from random import Random

import pytest

import hashi
from hashi import Card
from hashi.cli.record.verify import Noted, findings, verdict
from hashi.client import AtTable, Client, Failed, Refused
from hashi.record import parse, replay
from hashi.service import limit
from hashi.service.timing import Timings
from hashi.wire.exchange import NewSeat, NewTable
from hashi.wire.view import View
from tests.server.player import board_of, good_turn, sheet_of

FLAG = "b3"
BROKEN = ("T5", "T6", "T7", "T8", "T11", "T12", "T13")


async def honour_table(ada: Client, bruno: Client | None = None, **options: object) -> str:
    """An honour table of one or two people, in its first round, side A, everybody on c4."""
    seats = [NewSeat(kind="person") for _ in range(2 if bruno else 1)]
    request = NewTable(name="Ada", kind="honour", seats=seats, **options)  # type: ignore[arg-type]  # by name
    table = (await ada.open_table(request)).table
    if bruno:
        async with bruno.at(table) as guest:
            await guest.sit(2, "Bruno")
            async with ada.at(table) as host:
                await host.begin()
                await host.place(1, "c4", 4)
            await guest.place(2, "c4", 4)
    else:
        async with ada.at(table) as host:
            await host.begin()
            await host.place(1, "c4", 4)
    return table


def number_on_flag(view: View) -> str:
    """A turn that breaks T5 alone."""
    return f"{Card.parse(view.card or '').number}@{FLAG}"


async def in_round(number: int, *places: AtTable) -> None:
    """Wait until everybody sees this round."""
    for place in places:
        await place.until(partial(_is_round, number))


def _is_round(number: int, view: View) -> bool:
    return view.round == number and view.phase == "play"


def hidden_mistakes(view: View) -> bool:
    """Whether a sheet of this view has a number on a flag without a bridge: T5 was broken."""
    sheets = (sheet_of(board_of(view.board), seat.sheet) for seat in view.seats)
    return any(FLAG in sheet.written and not sheet.drawn for sheet in sheets)


async def test_a_whole_game(anywhere: str) -> None:
    """One mistake corrected, one crossed out, one found at the end; both stores keep it all."""
    async with Client(anywhere) as ada, Client(anywhere) as bruno:
        table = await honour_table(ada, bruno)
        async with ada.at(table) as one, bruno.at(table) as two:
            await in_round(1, one, two)
            assert (one.view.kind, one.view.hints, one.view.mistakes) == ("honour", False, [])
            await one.play(1, number_on_flag(one.view))
            await two.play(2, number_on_flag(two.view))
            await in_round(2, one, two)
            await two.point(2, 1, FLAG)
            for place in (one, two):
                view = await place.until(lambda view: bool(view.mistakes))
                told = view.mistakes[0]
                assert (told.seat, told.by, told.noticed, told.corrected) == (1, 2, 2, True)
                assert (told.refusal.rule, told.refusal.code) == ("T5", "flag-without-bridge")
                assert view.seats[0].sheet.numbers == {"c4": 4}
            await one.play(1, number_on_flag(one.view))
            await two.play(2, "pass")
            await in_round(3, one, two)
            await two.point(2, 2, FLAG)  # one's own, too late for a correction
            view = await one.until(lambda view: len(view.mistakes) > 1)
            assert view.seats[1].sheet.crossed == [FLAG]
            for number in range(3, 18):
                await in_round(number, one, two)
                await one.play(1, "pass")
                await two.play(2, "pass")
            end = await one.until(lambda view: view.phase == "over")
        assert end.totals_before == [0, 0]
        found = [(one.seat, one.corrected, one.noticed) for one in end.mistakes]
        assert found == [(1, True, 2), (2, False, 3), (1, False, None)]
    async with Client(anywhere) as reader:
        record = parse(await reader.record(table))
        assert record.kind == "honour"
        assert str(record.rounds[1].entries[0]) == f"1! {FLAG}"
        checked = list(findings(record, Noted(), hashi.deck()))
        assert "honour-fits" in [finding.code for finding in checked]
        assert verdict(checked) == "fair"
        game = replay(record)
        shown = await reader.replay(table)
        assert shown.rounds[0].sheets[0].numbers[FLAG] == game.deck[0].number
        assert FLAG not in shown.rounds[0].sheets[1].crossed
        assert shown.rounds[16].sheets[0].crossed == [FLAG]


async def test_a_wrong_pointing(ada: Client, bruno: Client) -> None:
    """Only whoever pointed is told, and has to wait a moment; the others go on as before."""
    table = await honour_table(ada, bruno)
    async with ada.at(table, audit=True) as one, bruno.at(table) as two:
        await in_round(1, one, two)
        await one.play(1, number_on_flag(one.view))
        await two.play(2, "pass")
        await in_round(2, one, two)
        version, heard = one.view.version, len(one.heard)
        with pytest.raises(Refused) as refused:
            await two.point(2, 1, "c4")
        assert (refused.value.refusal.code, refused.value.refusal.rule) == ("no-mistake", "M5")
        with pytest.raises(Failed, match="too-fast") as failed:
            await two.point(2, 1, FLAG)
        assert 0 < (failed.value.retry_after_seconds or 0) <= limit.POINTING_PAUSE_SECONDS + 0.1
        await one.play(1, "pass")  # so that ada hears something after whatever was sent to her
        await one.until(lambda view: view.seats[0].done)
        assert not any("no-mistake" in text for text in one.heard[heard:])
        assert one.view.version == version + 1
        await one.take_back(1)
        await one.point(1, 1, FLAG)
        assert (await two.until(lambda view: bool(view.mistakes))).mistakes[0].by == 1


@pytest.mark.parametrize("timings", [Timings(pointing_pause_seconds=0)])
async def test_a_wrong_pointing_after_the_pause(ada: Client, bruno: Client) -> None:
    """It is heard like the first."""
    table = await honour_table(ada, bruno)
    async with ada.at(table) as one, bruno.at(table) as two:
        await in_round(1, one, two)
        for where in ("c4", "c2"):
            with pytest.raises(Refused):
                await one.point(1, 2, where)


async def test_nobody_is_told_of_a_mistake_before_it_is_found(ada: Client, bruno: Client) -> None:
    """Every byte sent to players and spectators, searched for rules broken and their codes."""
    table = await honour_table(ada, bruno)
    random, secret, watcher = Random("honour"), 0, Client(ada.address)
    async with (
        watcher,
        ada.at(table, audit=True) as one,
        bruno.at(table, audit=True) as two,
        watcher.at(table, audit=True) as three,
    ):
        for number in range(1, 18):
            await in_round(number, one, two, three)
            secret += hidden_mistakes(two.view)
            answer, bridges = await two.preview(2, "pass"), two.view.seats[1].sheet.bridges
            full = {line for line, count in bridges.items() if count > 1}
            assert {line for line, why in answer.lines.items() if why} == full
            assert {why.code for why in answer.islands.values() if why} <= {"island-has-number"}
            if number == 1:
                await one.play(1, number_on_flag(one.view))
                await two.play(2, "a1-b1")
            else:
                await one.play(1, good_turn(one.view, 1, random))
                await two.play(2, good_turn(two.view, 2, random))
        for place in (one, two, three):
            await place.until(lambda view: view.phase == "over")
    assert secret
    assert {one.refusal.rule for one in three.view.mistakes} >= {"T5", "T8"}
    for place in (one, two, three):
        texts = [text for text in place.heard if json.loads(text).get("phase") != "over"]
        assert len(texts) > 17
        for text in texts:
            assert '"mistakes":[]' in text or json.loads(text)["type"] != "view"
            assert not any(f'"{rule}"' in text for rule in BROKEN), text


async def test_alone_and_once_more(ada: Client) -> None:
    """A solo honour game; the next table is one too, and a bot of it plays by the rules."""
    table = await honour_table(ada)
    async with ada.at(table) as one:
        for number in range(1, 18):
            await in_round(number, one)
            await one.play(1, number_on_flag(one.view) if number == 1 else "pass")
        await one.until(lambda view: view.phase == "over")
        assert one.view.outcome is not None
        assert one.view.seats[0].sheet.crossed == [FLAG]
        other = await one.rematch()
    async with ada.at(other) as one:
        assert one.view.kind == "honour"


@pytest.mark.parametrize("timings", [Timings(grace_seconds=0.2)])
async def test_a_bot_goes_on_from_a_broken_sheet(ada: Client, bruno: Client) -> None:
    """A stand-in plays by the rules where its person did not, and points at nothing."""
    table = await honour_table(ada, bruno)
    async with ada.at(table) as one:
        async with bruno.at(table) as two:
            await in_round(1, one, two)
            await two.play(2, f"{number_on_flag(two.view)} a1-b1*2 c7-e7*2")
        await one.until(lambda view: not view.seats[1].online)
        await one.until(lambda view: view.seats[1].grace_left_ms is None)
        await one.put_bot(2)
        for number in range(1, 18):
            await in_round(number, one)
            await one.play(1, "pass")
        end = await one.until(lambda view: view.phase == "over")
    assert {mistake.round for mistake in end.mistakes} == {1}
    assert {mistake.by for mistake in end.mistakes} == {None}
