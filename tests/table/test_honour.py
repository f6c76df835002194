"""Honour tables (M1 to M5): what may be drawn, pointed at and seen, and what nobody is told."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

import hashi
from hashi import Card, Turn
from hashi.record import Record, parse, replay
from hashi.rules.judge import Violation, violations
from hashi.table import SeatPlan, Shared, TimeOut, after, fold, verify_events, view_for
from hashi.table.move import MOST_POINTINGS
from hashi.table.part import refusal_view
from hashi.table.snapshot import restore, take_snapshot
from hashi.wire.message import Begin, Hint, Place, Play, Point, PutBot, Sit, TakeBack
from hashi.wire.view import MistakeView
from tests.table.sitting import SOLO, Sitting
from tests.table.whole import whole_game

FLAG = "b3"
PEOPLE = ("ada", "bruno")


def honour(*plans: SeatPlan) -> Sitting:
    """An honour table of ada and bruno, or of these seats, in its first round."""
    sitting = Sitting(*plans, kind="honour")
    if not plans:
        sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    sitting.do(Begin(), "ada")
    for seat, owner in enumerate(sitting.table.seats, 1):
        sitting.do(Place(seat=seat, island="c4", number=4), owner.person)
    return sitting


def card(sitting: Sitting) -> Card:
    """The open card."""
    game = sitting.table.game
    assert game is not None
    assert game.card is not None
    return game.card


def play(sitting: Sitting, *turns: str) -> None:
    """Everybody plays a turn, in the order of the seats."""
    game = sitting.table.game
    assert game is not None
    for seat, turn in enumerate(turns, 1):
        command = Play(seat=seat, round=game.round, turn=turn)
        sitting.do(command, sitting.table.seats[seat - 1].person)


def number_on_flag(sitting: Sitting) -> str:
    """A turn that breaks T5 alone."""
    return f"{card(sitting).number}@{FLAG}"


def found(sitting: Sitting) -> list[MistakeView]:
    """The mistakes a spectator is told of."""
    return view_for(sitting.table, None).mistakes


def test_only_what_cannot_be_drawn_is_refused_m1() -> None:
    """M1: rules may be broken, but no number is written over another, and no line drawn thrice."""
    sitting = honour(SOLO)
    number = card(sitting).number
    for turn, code in (
        (f"{number}@c4", "island-has-number"),
        (f"{number}@d5", "no-such-island"),
        (f"{number % 6 + 1}@a4", "number-not-on-card"),
        ("a1-f7", "no-such-line"),
        ("c2-c4*3", "line-full"),
        ("c4-c2", "turn-unreadable"),
    ):
        assert sitting.refused(Play(seat=1, round=1, turn=turn), "ada") == code, turn
    assert card(sitting).bridges != 1
    play(sitting, f"{number}@{FLAG} a1-b1")  # T5, T7, T8
    assert view_for(sitting.table, "ada").seats[0].sheet.bridges == {"a1-b1": 1}
    guarded = Sitting(SOLO)
    guarded.do(Begin(), "ada")
    guarded.do(Place(seat=1, island="c4", number=4), "ada")
    turn = number_on_flag(guarded)
    assert guarded.refused(Play(seat=1, round=1, turn=turn), "ada") == "flag-without-bridge"


def test_a_mistake_is_corrected_in_the_next_round_m2() -> None:
    """M2: the mark is gone for everybody, who are told who pointed where."""
    sitting = honour()
    play(sitting, number_on_flag(sitting), "pass")
    assert (found(sitting), view_for(sitting.table, "ada").kind) == ([], "honour")
    sitting.do(Point(seat=2, sheet=1, where=FLAG), "bruno")
    mistake = found(sitting)[0]
    assert (mistake.seat, mistake.by, mistake.where, mistake.corrected) == (1, 2, FLAG, True)
    assert (mistake.round, mistake.noticed, mistake.refusal.rule) == (1, 2, "T5")
    for person in ("ada", "bruno", None):
        view = view_for(sitting.table, person)
        assert view.seats[0].sheet.numbers == {"c4": 4}
        assert view.mistakes == [mistake]


def test_later_its_islands_are_crossed_out_m3() -> None:
    """M3: two rounds later it stays and costs its island; one's own can be pointed at too."""
    sitting = honour(SOLO)
    play(sitting, number_on_flag(sitting))
    play(sitting, "pass")
    sitting.do(Point(seat=1, sheet=1, where=FLAG), "ada")
    sheet = view_for(sitting.table, None).seats[0].sheet
    assert FLAG in sheet.numbers
    assert sheet.crossed == [FLAG]
    assert [(one.corrected, one.islands) for one in found(sitting)] == [(False, [FLAG])]
    assert sitting.refused(Point(seat=1, sheet=1, where=FLAG), "ada") == "no-mistake"


def test_mistakes_nobody_noticed_are_found_at_the_end_m5() -> None:
    """M5: with the points before and after; nothing is left to point at."""
    sitting = honour(SOLO)
    play(sitting, number_on_flag(sitting))
    while sitting.table.phase != "over":
        assert found(sitting) == []
        assert view_for(sitting.table, "ada").totals_before == []
        play(sitting, "pass")
    assert [(one.by, one.noticed, one.islands) for one in found(sitting)] == [(None, None, [FLAG])]
    view = view_for(sitting.table, None)
    assert view.totals_before == [0]
    assert view.seats[0].sheet.crossed == [FLAG]
    assert sitting.refused(Point(seat=1, sheet=1, where=FLAG), "ada") == "game-over"


def test_who_may_point_and_where() -> None:
    """M5: everybody at the table, at any sheet, at mistakes of closed rounds."""
    sitting = honour()
    sitting.do(Play(seat=1, round=1, turn=number_on_flag(sitting)), "ada")
    at_flag = Point(seat=2, sheet=1, where=FLAG)
    assert sitting.refused(at_flag, "bruno") == "no-mistake"  # the round is open
    sitting.do(Play(seat=2, round=1, turn="pass"), "bruno")
    version = sitting.table.version
    for command, person, code in (
        (at_flag, "eve", "not-your-seat"),
        (at_flag, None, "not-your-seat"),
        (Point(seat=2, sheet=2, where=FLAG), "bruno", "no-mistake"),
        (Point(seat=2, sheet=1, where="c4"), "bruno", "no-mistake"),
        (Point(seat=2, sheet=1, where="z9"), "bruno", "no-mistake"),
        (Point(seat=2, sheet=3, where=FLAG), "bruno", "no-such-seat"),
        (Point(seat=3, sheet=1, where=FLAG), "bruno", "no-such-seat"),
    ):
        assert sitting.refused(command, person) == code
    assert sitting.table.version == version
    assert Sitting(SOLO, kind="honour").refused(Point(seat=1, sheet=1, where=FLAG), "ada") == (
        "not-begun"
    )


def test_there_are_no_hints() -> None:
    """A good turn would tell which marks are right."""
    sitting = honour(SOLO)
    assert view_for(sitting.table, "ada").hints is False
    assert sitting.refused(Hint(seat=1), "ada") == "hints-off"


def test_taking_back_the_turn_in_the_way() -> None:
    """M2: what could not be corrected because of a turn is corrected once that is taken back."""
    sitting = honour()
    line = "b1-b3"
    play(sitting, line, "pass")
    sitting.do(Play(seat=1, round=2, turn=number_on_flag(sitting)), "ada")
    sitting.do(Point(seat=2, sheet=1, where=line), "bruno")
    shared = Shared.of(sitting.table)
    assert {one.corrected for one in found(sitting)} == {False}
    sitting.do(TakeBack(seat=1), "ada")
    assert {one.corrected for one in found(sitting)} == {True}
    assert Shared.of(sitting.table, shared).closed.sheets[0].bridges == {}


def test_a_stand_in_and_a_clock() -> None:
    """Somebody who points while a bot stands in for them does not take its turn over."""
    sitting = honour()
    play(sitting, number_on_flag(sitting), "pass")
    sitting.do(PutBot(seat=2), "ada", "ada")
    sitting.do(Play(seat=2, round=2, turn="pass"), None)
    sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    sitting.do(Point(seat=2, sheet=1, where=FLAG), "bruno")
    assert (2, 2) in sitting.table.stood_in
    sitting.do(TimeOut(2), None)
    assert sitting.table.timed_out == {(2, 1)}


@pytest.mark.parametrize("seed", range(12))
def test_no_view_tells_of_a_mistake_before_it_is_found(seed: int) -> None:
    """Whole games: a sheet shows its marks and the crosses of found mistakes, nothing else."""
    sitting = whole_game(seed % 4 + 1, Random(seed), "honour")
    table, shared, hidden = fold("t", sitting.events[:1]), None, 0
    for pair in sitting.events[1:]:
        table = after(table, [pair])
        shared = Shared.of(table, shared)
        game = table.game
        for person in ("ada", "bruno", None):
            view = view_for(table, person, shared)
            assert view == view_for(table, person)
            known = {(one.seat, one.round, one.refusal) for one in view.mistakes}
            for seat in view.seats:
                crossed = [o for o in view.mistakes if o.seat == seat.seat and not o.corrected]
                islands = {at for one in crossed for at in one.islands}
                assert seat.sheet.crossed == sorted(islands)
                unnoticed = game.mistakes(seat.seat) if game and not game.over else ()
                hidden += len(unnoticed)
                secret = {(seat.seat, one.round, refusal_view(one.refusal)) for one in unnoticed}
                assert not known & secret
    assert hidden


@pytest.mark.parametrize("seed", range(12))
def test_records_of_honour_games(seed: int) -> None:
    """Broken turns and pointings are in the record, and replaying it comes to the same game."""
    game = whole_game(seed % 4 + 1, Random(seed), "honour").table.game
    assert game is not None
    names = [f"seat {number}" for number in range(1, game.seats + 1)]
    record = parse(str(Record.of(game, hashi.deck(), names)))
    assert record.kind == "honour"
    again = replay(record)
    assert again.scores == game.scores
    assert [again.found(n) for n in range(1, game.seats + 1)] == [
        game.found(n) for n in range(1, game.seats + 1)
    ]


def pointed_at_again_and_again(rounds: int) -> Sitting:
    """A finished game in which every line was drawn wrongly at first.

    For so many rounds seat 1 plays, is pointed at and takes its turn back, three times each.
    """
    sitting = honour()
    play(sitting, str(Turn.of(bridges=sitting.table.board.lines)), "pass")
    play(sitting, "pass", "pass")
    while (game := sitting.table.game) is not None and not game.over:
        for _ in range(3 if game.round < 3 + rounds else 0):
            sitting.do(Play(seat=1, round=game.round, turn="pass"), "ada")
            if sitting.table.game and (left := sitting.table.game.mistakes(1)):
                sitting.do(Point(seat=2, sheet=1, where=left[0].marks[-1]), "bruno")
            sitting.do(TakeBack(seat=1), "ada")
        play(sitting, "pass", "pass")
    return sitting


@pytest.mark.parametrize("way", ["fold", "restore", "verify_events", "replay"])
def test_no_event_makes_all_turns_be_judged_again(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often somebody points or takes back, a turn is judged when its round has closed.

    It took seconds in which nobody else's turns were judged.
    """
    judged = 0

    def count(*turn: Any) -> Iterator[Violation]:
        nonlocal judged
        judged += 1
        return violations(*turn)

    monkeypatch.setattr("hashi.rules.honour.violations", count)
    sitting = pointed_at_again_and_again(14)
    assert sitting.table.game is not None
    assert len(sitting.table.pointed) > 20
    ways: dict[str, Callable[[], object]] = {
        "fold": partial(fold, "t", sitting.events),
        "restore": partial(restore, take_snapshot(sitting.table)),
        "verify_events": partial(verify_events, "t", sitting.events),
        "replay": partial(replay, Record.of(sitting.table.game, hashi.deck(), ["Ada", "Bruno"])),
    }
    judged = 0
    ways[way]()
    assert 2 * 17 <= judged <= 4 * 17  # two sheets, each judged once, or twice by two judges


def test_only_so_much_is_pointed_at_in_a_round() -> None:
    """M5: whoever points, wherever; in the next round it goes on."""
    sitting = honour()
    every_line = str(Turn.of(bridges=sitting.table.board.lines))
    play(sitting, every_line, every_line)
    play(sitting, every_line, every_line)
    play(sitting, "pass", "pass")

    def pointing(seat: int, sheet: int) -> Point:
        assert sitting.table.game is not None
        where = sitting.table.game.mistakes(sheet)[-1].marks[-1]
        return Point(seat=seat, sheet=sheet, where=where)

    for number in range(MOST_POINTINGS):
        sitting.do(pointing(number % 2 + 1, sheet=number // 2 % 2 + 1), PEOPLE[number % 2])
    for seat in (1, 2):
        assert sitting.refused(pointing(seat, sheet=1), PEOPLE[seat - 1]) == "pointed-enough"
    play(sitting, "pass", "pass")
    sitting.do(pointing(2, sheet=1), "bruno")
