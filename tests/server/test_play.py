"""Whole games over real sockets."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

import hashi
from hashi import boards, deal, record
from hashi.cli.record.verify import Noted, findings
from hashi.client import Client, Failed, Refused
from hashi.service.timing import Timings
from hashi.wire.exchange import NewSeat, NewTable
from hashi.wire.level import DEFAULT_LEVEL, level_of
from hashi.wire.view import View
from tests.server.player import play_out, solo, two_and_a_bot


async def test_two_people_and_a_bot(ada: Client, bruno: Client) -> None:
    """A whole game; all see the same end, the record replays to it and the deal checks out."""
    table = await two_and_a_bot(ada, bruno)
    async with ada.at(table) as one, bruno.at(table) as two:
        ends = await asyncio.gather(play_out(one, 1, Random(1)), play_out(two, 2, Random(2)))
    assert ends[0].outcome == ends[1].outcome
    told = record.parse(await ada.record(table))
    game = record.replay(told)
    assert [score.total for score in game.scores] == ends[0].outcome.totals  # type: ignore[union-attr]
    assert told.names == ("Ada", "Bruno", "Sora")
    proof = told.proof
    dealt = deal.Deal(bytes.fromhex(proof.secret or ""), tuple(map(bytes.fromhex, proof.nonces)))
    assert dealt.commitment.hex() == proof.commitment == ends[0].proof.commitment
    assert proof.drawn == frozenset({3})
    assert [seat.nonce for seat in ends[0].seats] == [True, True, False]
    assert proof.nonces[2] == deal.drawn_nonce(dealt.secret, 3).hex()
    assert deal.shuffled(dealt.seed, hashi.deck())[:17] == game.deck
    replay = await bruno.replay(table)
    assert [len(replay.rounds), len(replay.starts)] == [17, 3]
    assert replay.rounds[-1].sheets == [seat.sheet for seat in ends[0].seats]


async def test_solo_has_a_rank(ada: Client) -> None:
    """O3: alone, for a rank."""
    table = await solo(ada)
    async with ada.at(table) as here:
        end = await play_out(here, 1, Random(3))
    assert end.outcome is not None
    assert end.outcome.rank == hashi.rank(end.outcome.totals[0])


async def test_same_deal_again(ada: Client) -> None:
    """A deal's code plays the same cards, and a rematch may too."""
    table = await solo(ada, deal="ab" * 32)
    async with ada.at(table) as here:
        first = await play_out(here, 1, Random(3))
        other = await here.rematch(same_deal=True)
        assert await here.rematch() == other
    async with ada.at(other) as again:
        await again.begin()
        second = await play_out(again, 1, Random(4))
    expected = [str(card) for card in deal.shuffled(bytes.fromhex("ab" * 32), hashi.deck())[:17]]
    assert first.seen == second.seen == expected
    assert first.proof.commitment is None


async def test_the_deal_of_a_finished_table_by_its_code(ada: Client, bruno: Client) -> None:
    """Anybody with the code plays the same cards on the same board, and hears what was reached."""
    text = Path(boards.__file__).with_name("b.toml").read_text("utf-8")
    board = text.replace('name = "B"', 'name = "Mine"')
    seats = [NewSeat(kind="person")]
    first = await ada.open_table(NewTable(name="Ada", side=None, board=board, seats=seats))
    with pytest.raises(Failed, match="not-over"):
        await bruno.deal(first.code)
    async with ada.at(first.table) as here:
        await here.begin()
        end = await play_out(here, 1, Random(3))
    known = await bruno.deal(first.code.lower())
    assert (known.code, known.board) == (first.code, end.board)
    assert [(one.name, one.total) for one in known.results] == [("Ada", end.seats[0].score.total)]
    table = await solo(bruno, deal_of=first.code)
    async with bruno.at(table) as here:
        other = await play_out(here, 1, Random(4))
    assert (other.seen, other.board, other.proof.commitment) == (end.seen, end.board, None)
    with pytest.raises(Failed, match="no-such-table"):
        await solo(bruno, deal_of="ZZZZZZ")


async def test_pass_and_play(ada: Client) -> None:
    """Several seats of one device are all one person's."""
    seats = [NewSeat(kind="device", name="Ada"), NewSeat(kind="device", name="Bea")]
    created = await ada.open_table(NewTable(name="Ada", seats=seats, side="B"))
    async with ada.at(created.table) as here:
        await here.begin()
        await asyncio.gather(here.place(1, "c4", 4), here.place(2, "d5", 3))
        view = await here.until(lambda view: view.phase == "play")
        assert [seat.mine for seat in view.seats] == [True, True]
        assert [seat.sheet.numbers for seat in view.seats] == [{"d5": 3}, {"c4": 4}]
        await here.play(1, "pass")
        await here.play(2, "pass")
        assert (await here.until(lambda view: view.round == 2)).board.name == "B"


async def test_spectators_see_and_cannot_act(ada: Client, bruno: Client) -> None:
    """Whoever has the link may watch; another's seat is not theirs."""
    table = await solo(ada)
    async with bruno.at(table) as watcher:
        assert not any(seat.mine for seat in watcher.view.seats)
        assert not watcher.view.host
        for act in (
            watcher.place(1, "c4", 4),
            watcher.play(1, "pass"),
            watcher.take_back(1),
            watcher.preview(1, "pass"),
        ):
            with pytest.raises(Refused, match="not-your-seat"):
                await act
        async with ada.at(table):
            with pytest.raises(Refused, match="not-host"):
                await watcher.put_bot(1)
        with pytest.raises(Refused, match="not-over"):
            await watcher.rematch()


def may_stand_in(view: View) -> bool:
    """Whether the second seat has been empty for long enough."""
    return not view.seats[1].online and view.seats[1].grace_left_ms is None


@pytest.mark.parametrize("timings", [Timings(grace_seconds=0.2)])
async def test_presence_and_bots(ada: Client, bruno: Client) -> None:
    """Who is there is shown; the host may put a bot into an abandoned seat, and it plays on."""
    table = await two_and_a_bot(ada, bruno)
    async with ada.at(table) as host:
        async with bruno.at(table) as guest:
            await guest.place(2, "c2", 3)
            await host.until(lambda view: view.seats[1].online)
            with pytest.raises(Refused, match="seat-taken"):
                await host.put_bot(2)
        await host.until(may_stand_in)
        await host.put_bot(2)
        await host.until(lambda view: view.seats[1].kind == "bot")
        async with bruno.at(table) as back:
            assert back.view.seats[1].formerly_mine
            await back.sit(2, "Somebody else")
            await host.until(lambda view: view.seats[1].name == "Bruno")
        await host.until(may_stand_in)
        await host.put_bot(2)
        end = await play_out(host, 1, Random(5))
        assert [seat.kind for seat in end.seats] == ["person", "bot", "bot"]


@pytest.mark.parametrize("timings", [Timings(grace_seconds=0.2)])
async def test_more_sockets_of_somebody_present(ada: Client) -> None:
    """Hundreds of sockets of one person at a table do not send each other views."""
    table = await solo(ada)
    async with ada.at(table, audit=True) as here:
        heard = len(here.heard)
        for _ in range(5):
            async with ada.at(table):
                pass
        await here.rename(1, "Ada L.")
        kinds = [json.loads(text)["type"] for text in here.heard[heard:]]
        assert sorted(kinds) == ["done", "view"]


@pytest.mark.parametrize("timings", [Timings(grace_seconds=0.2)])
async def test_host_away(ada: Client, bruno: Client) -> None:
    """While the host is away whoever sits at the table may act as host."""
    seats = [NewSeat(kind="person"), NewSeat(kind="person"), NewSeat(kind="person")]
    created = await ada.open_table(NewTable(name="Ada", seats=seats))
    async with bruno.at(created.table) as guest:
        assert [guest.view.host, await guest.sit(2, "Bruno") > 0] == [False, True]
        await guest.until(lambda view: view.host)
        await guest.rename(2, "B.")
        await guest.put_bot(3)
        await guest.begin()
        view = await guest.until(lambda view: view.phase == "setup")
        assert [seat.name for seat in view.seats] == ["Ada", "B.", "Sora"]


async def test_levels(ada: Client) -> None:
    """Bots have the level they were given, the usual one otherwise; a rematch keeps it."""
    seats = [NewSeat(kind="person"), NewSeat(kind="bot", level="minion"), NewSeat(kind="person")]
    created = await ada.open_table(NewTable(name="Ada", seats=seats))
    async with ada.at(created.table) as here:
        assert [seat.level for seat in here.view.seats] == [None, "minion", None]
        await here.put_bot(3)
        await here.put_bot(2, "screw-tightener")
        levels = [seat.level for seat in here.view.seats]
        assert levels == [None, "screw-tightener", DEFAULT_LEVEL]
        await here.begin()
        await play_out(here, 1, Random(6))
        other = await here.rematch()
    async with ada.at(other) as again:
        assert [seat.level for seat in again.view.seats] == levels


def test_unknown_levels() -> None:
    """A stored level that is not known is the usual one."""
    found = [level_of(stored) for stored in (None, "genius", "minion")]
    assert found == [DEFAULT_LEVEL, DEFAULT_LEVEL, "minion"]


async def test_previews(ada: Client) -> None:
    """What is possible next is told for every draft, and only for an own seat in its moment."""
    table = await solo(ada)
    async with ada.at(table) as here:
        starts = await here.preview(1, "pass")
        assert starts.islands["c4"] is None
        assert starts.islands["a1"].code == "start-flag"  # type: ignore[union-attr]
        await here.place(1, "c4", 4)
        view = await here.until(lambda view: view.phase == "play")
        free = await here.preview(1, "pass")
        assert free.refusal is None
        assert free.islands["c4"].code == "island-has-number"  # type: ignore[union-attr]
        drawn = await here.preview(1, f"{(view.card or '')[0]}@c2")
        assert drawn.lines["c2-c4"] is None or drawn.lines["c2-c4"].code
        with pytest.raises(Failed, match="unreadable"):
            await here.preview(1, "nonsense")


async def test_coming_back(ada: Client, bruno: Client) -> None:
    """A returning client names its last version and gets a fresh view; nothing is lost."""
    table = await two_and_a_bot(ada, bruno)
    here = ada.at(table)
    async with here:
        await here.place(1, "c4", 4)
        version = here.view.version
    async with bruno.at(table) as guest:
        await guest.place(2, "c2", 3)
    async with here:
        view = await here.until(lambda view: view.version > version)
        assert view.starts == {"1": "4@c4"}
    mine = await ada.my_tables()
    assert [(place.table, place.names) for place in mine] == [(table, ["Ada", "Bruno", "Sora"])]


async def test_card_clock(ada: Client) -> None:
    """A card clock counts down in the view; alone or not, the time of a card is shown."""
    table = await solo(ada, clock_seconds=30)
    async with ada.at(table) as here:
        assert here.view.clock_left_ms is None
        await here.place(1, "c4", 4)
        view = await here.until(lambda view: view.phase == "play")
        assert view.clock_seconds == 30
        assert 0 < (view.clock_left_ms or 0) <= 30_000


async def test_own_board(ada: Client) -> None:
    """C4: the host's own board file is checked and played."""
    text = Path(boards.__file__).with_name("a.toml").read_text("utf-8")
    check = await ada.check_board(text)
    assert check.board is not None
    assert check.problems == []
    bad = await ada.check_board(text.replace('"c2-c4"', '"c2-c7"'))
    assert bad.board is None
    assert [(p.code, p.where) for p in bad.problems] == [("line-over-island", "c2-c7 c4")]
    table = await solo(ada, side=None, board=text.replace('name = "A"', 'name = "Mine"'))
    async with ada.at(table) as here:
        assert here.view.board.name == "Mine"
    with pytest.raises(Failed, match="board-unfit"):
        await solo(ada, side=None, board="rubbish")


async def test_own_deck(ada: Client) -> None:
    """C4: the host's own cards are shown from the start, dealt, recorded and verified."""
    cards = [*(9 * ["2/3"]), *(9 * ["5/1"])]
    text = f'name = "Mine"\ncards = {json.dumps(cards)}\n'
    check = await ada.check_board(text)
    assert (check.board, check.deck, check.problems) == (None, cards, [])
    bad = await ada.check_board(text.replace('"5/1"]', '"7/1"]'))
    assert [(p.code, p.where) for p in bad.problems] == [("card-unreadable", "7/1")]
    seats = [NewSeat(kind="person"), NewSeat(kind="bot")]
    created = await ada.open_table(NewTable(name="Ada", seats=seats, deck=text))
    async with ada.at(created.table) as here:
        assert here.view.deck == cards
        await here.commit(1)
        await here.begin()
        view = await play_out(here, 1, Random(1))
    assert set(view.seen) == {"2/3", "5/1"}
    told = record.parse(await ada.record(created.table))
    assert list(map(str, told.deck)) == cards
    noted = Noted(seal=view.proof.commitment)
    found = {one.code: one.result for one in findings(told, noted, boards.parse_deck(text))}
    assert found["deck-fits"] == found["cards-fit"] == found["game-fits"] == "fits"
    assert "wrong" not in found.values()
    with pytest.raises(Failed, match="deck-unfit"):
        await solo(ada, deck="rubbish")
