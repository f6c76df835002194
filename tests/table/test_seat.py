"""Seats: a while to come back before a bot stands in, what it plays, and sending strangers away."""

import pytest
from msgspec.structs import replace

from hashi import Refusal
from hashi.table import (
    Command,
    ImpossibleEvent,
    SeatPlan,
    after,
    decide,
    decode,
    encode,
    fold,
    verify_events,
    view_for,
)
from hashi.table.event import Evicted, Left, PlanKind, SeatDropped
from hashi.table.seating import bot_name
from hashi.wire.message import (
    Begin,
    Commit,
    DropSeat,
    Evict,
    Leave,
    Place,
    Play,
    PutBot,
    Rename,
    Sit,
    TakeBack,
)
from tests.table.sitting import Sitting, begun, playing


def refusal(
    sitting: Sitting, command: Command, person: str, present: str, lately: str
) -> str | None:
    """The code of a refusal with somebody there and somebody only just gone."""
    here, gone = frozenset({present}), frozenset({lately})
    decision = decide(sitting.table, command, person, 0.0, here, recently_present=gone)
    return decision.code if isinstance(decision, Refusal) else None


def judged(sitting: Sitting) -> None:
    """What is stored is folded to the same table, by trust and by judging."""
    stored = [(decode(encode(event)), at) for event, at in sitting.events]
    assert fold("t", stored) == verify_events("t", stored) == sitting.table


def test_nobody_takes_the_place_of_somebody_only_just_gone() -> None:
    """A lost connection costs nobody a turn: no stand-in yet, for a seat or for the host."""
    sitting = playing()
    assert refusal(sitting, PutBot(seat=2), "ada", "ada", "bruno") == "just-left"
    assert refusal(sitting, PutBot(seat=2), "ada", "ada", "chloe") is None
    assert refusal(sitting, PutBot(seat=1), "bruno", "bruno", "ada") == "not-host"
    assert refusal(sitting, PutBot(seat=1), "bruno", "bruno", "chloe") is None
    lobby = Sitting(SeatPlan(kind="person", name="Ada", person="ada"), SeatPlan(kind="person"))
    lobby.do(Sit(seat=2, name="Bruno"), "bruno")
    assert refusal(lobby, Begin(), "bruno", "bruno", "ada") == "not-host"
    assert refusal(lobby, Begin(), "bruno", "bruno", "chloe") is None


def test_what_a_stand_in_played_is_no_hint() -> None:
    """Whoever comes back neither sees its open turn nor takes it back, but sees that it played."""
    sitting = playing()
    sitting.do(PutBot(seat=2), "ada", "ada")
    game = sitting.table.game
    assert game is not None
    turn = next(turn for turn in game.legal_turns(2) if turn.island)
    sitting.do(Play(seat=2, round=1, turn=str(turn)), None)
    sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    view = view_for(sitting.table, "bruno")
    assert (view.turns, view.seats[1].done, view.seats[1].stand_in) == ({}, True, True)
    assert str(turn) not in repr(view)
    assert sitting.refused(TakeBack(seat=2), "bruno") == "stand-in-played"
    assert not [line for line in view.log if line.what == "stood-in"]
    sitting.do(Play(seat=1, round=1, turn="pass"), "ada")
    view = view_for(sitting.table, "ada")
    assert [(one.round, one.seat) for one in view.log if one.what == "stood-in"] == [(1, 2)]
    assert not view.seats[1].stand_in
    sitting.do(Play(seat=2, round=2, turn="pass"), "bruno")
    assert view_for(sitting.table, "bruno").turns == {"2": "pass"}
    sitting.do(TakeBack(seat=2), "bruno")
    assert sitting.table.stood_in == {(1, 2)}
    judged(sitting)


def test_the_start_of_a_stand_in() -> None:
    """In setup the same: the number a bot wrote is not shown and stays."""
    sitting = begun()
    sitting.do(PutBot(seat=2), "ada", "ada")
    sitting.do(Place(seat=2, island="c2", number=3), None)
    sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    view = view_for(sitting.table, "bruno")
    assert (view.starts, view.seats[1].stand_in) == ({}, True)
    assert sitting.refused(TakeBack(seat=2), "bruno") == "stand-in-played"
    sitting.do(Place(seat=1, island="c4", number=4), "ada")
    assert not view_for(sitting.table, "bruno").seats[1].stand_in
    judged(sitting)


def test_a_returning_person_finds_name_and_turn() -> None:
    """What somebody had confirmed before they left is theirs, and so is their name."""
    sitting = playing()
    sitting.do(Rename(seat=2, name="Bruno II"), "bruno")
    sitting.do(Play(seat=2, round=1, turn="pass"), "bruno")
    sitting.do(PutBot(seat=2), "ada", "ada")
    assert sitting.table.seats[1].name == "Bruno II (Ren)"
    sitting.do(Sit(seat=2, name="whoever this browser is"), "bruno")
    view = view_for(sitting.table, "bruno")
    assert (view.seats[1].name, view.turns, view.seats[1].stand_in) == (
        "Bruno II",
        {"2": "pass"},
        False,
    )
    sitting.do(TakeBack(seat=2), "bruno")
    judged(sitting)


def test_a_bot_of_its_own_is_no_stand_in() -> None:
    """A bot that plays for nobody is not told in log and record."""
    sitting = Sitting(
        SeatPlan(kind="person", name="Ada", person="ada"), SeatPlan(kind="bot", name="Ren")
    )
    sitting.do(Begin(), "ada")
    sitting.do(Place(seat=1, island="c4", number=4), "ada")
    sitting.do(Place(seat=2, island="c2", number=3), None)
    sitting.do(Play(seat=2, round=1, turn="pass"), None)
    assert not sitting.table.stood_in


def test_sending_somebody_away() -> None:
    """Who opened the table frees a seat before the game; who sat there may watch, not sit."""
    sitting = Sitting()
    sitting.do(Sit(seat=2, name="Eve"), "eve")
    assert sitting.refused(Evict(seat=1), "ada") == "nobody-to-send-away"
    assert sitting.refused(Evict(seat=3), "ada") == "no-such-seat"
    assert sitting.refused(Evict(seat=2), "eve") == "not-host"
    assert sitting.refused(Evict(seat=1), "eve") == "not-host"  # though ada is not there
    table = sitting.do(Evict(seat=2), "ada", "ada", "eve")
    assert table.seats[1].kind == "open"
    assert table.evicted == {"eve"}
    assert sitting.refused(Evict(seat=2), "ada") == "nobody-to-send-away"
    assert sitting.refused(Sit(seat=2, name="Eve"), "eve") == "sent-away"
    assert (view_for(table, "eve").sent_away, view_for(table, "ada").sent_away) == (True, False)
    assert (view_for(table, "ada").opener, view_for(table, "eve").opener) == (True, False)
    sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    sitting.do(Leave(seat=2), "bruno")
    sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    sitting.do(Begin(), "ada")
    assert sitting.refused(Evict(seat=2), "ada") == "already-begun"
    judged(sitting)


def test_evictions_from_outside_are_judged() -> None:
    """Nobody was sent away from an open seat."""
    events = [*Sitting().events, (Evicted(seat=2), 1.0)]
    with pytest.raises(ImpossibleEvent):
        verify_events("t", events)


def test_a_bot_is_taken_away_again() -> None:
    """By the host, before the game; then the seat is free for anybody."""
    sitting = Sitting()
    sitting.do(PutBot(seat=2), "ada")
    assert sitting.refused(Evict(seat=2), "eve", "ada", "eve") == "not-host"
    assert sitting.do(Evict(seat=2), "ada").seats[1].kind == "open"
    sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    judged(sitting)
    sitting.do(Leave(seat=2), "bruno")
    sitting.do(PutBot(seat=2), "ada")
    sitting.do(Begin(), "ada")
    assert sitting.refused(Evict(seat=2), "ada") == "already-begun"


def test_a_free_seat_is_dropped() -> None:
    """C1: those after it move up and commit to nonces again; the last seat stays."""
    ada, free = SeatPlan(kind="person", name="Ada", person="ada"), SeatPlan(kind="person")
    sitting = Sitting(ada, free, free)
    sitting.do(Sit(seat=3, name="Bruno"), "bruno")
    for seat, person in ((1, "ada"), (3, "bruno")):
        sitting.do(Commit(seat=seat, hash="ab" * 32), person)
    assert sitting.refused(DropSeat(seat=2), "bruno", "ada", "bruno") == "not-host"
    assert sitting.refused(DropSeat(seat=3), "ada") == "seat-taken"
    assert sitting.refused(DropSeat(seat=4), "ada") == "no-such-seat"
    table = sitting.do(DropSeat(seat=2), "ada")
    assert [(seat.name, seat.hash) for seat in table.seats] == [("Ada", "ab" * 32), ("Bruno", None)]
    sitting.do(Leave(seat=2), "bruno")
    assert len(sitting.do(DropSeat(seat=2), "ada").seats) == 1
    assert not view_for(sitting.table, "ada").alone  # others were waited for: nothing begins itself
    sitting.do(Leave(seat=1), "ada")
    assert sitting.refused(DropSeat(seat=1), "ada") == "last-seat"
    judged(sitting)
    playing_on = playing()
    assert playing_on.refused(DropSeat(seat=1), "ada") == "already-begun"


def test_who_once_withheld_is_known_by_the_new_number() -> None:
    """A seat that moves up keeps what it did; that of the dropped one is forgotten."""
    sitting = Sitting(*(SeatPlan(kind="person", name=name) for name in ("", "", "")))
    table = replace(sitting.table, withheld=(1, 2, 3))
    assert after(table, [(SeatDropped(seat=2), 0.0)]).withheld == (1, 2)


@pytest.mark.parametrize("event", [SeatDropped(seat=1), SeatDropped(seat=9), Left(seat=9)])
def test_seats_dropped_from_outside_are_judged(event: SeatDropped | Left) -> None:
    """Nobody took away a seat that was taken, or one that was not there."""
    with pytest.raises(ImpossibleEvent):
        verify_events("t", [*Sitting().events, (event, 1.0)])


def test_a_stand_in_says_for_whom() -> None:
    """So that what happened before is told of the person, whatever the bot is called."""
    sitting = playing()
    assert view_for(sitting.table, "ada").seats[1].stands_for is None
    sitting.do(PutBot(seat=2), "ada", "ada")
    seat = view_for(sitting.table, "ada").seats[1]
    assert (seat.name, seat.stands_for) == ("Bruno (Ren)", "Bruno")


@pytest.mark.parametrize(
    ("plans", "alone"),
    [
        ([("person", "ada")], True),
        ([("person", "ada"), ("bot", None), ("device", "ada")], True),
        ([("person", "ada"), ("person", None)], False),
        ([("person", "ada"), ("person", "bruno")], False),
    ],
)
def test_a_table_opened_alone(plans: list[tuple[PlanKind, str | None]], *, alone: bool) -> None:
    """It never had a seat for anybody else."""
    seats = [SeatPlan(kind=kind, name="x", person=person) for kind, person in plans]
    assert view_for(Sitting(*seats).table, "ada").alone is alone


def test_names_of_bots() -> None:
    """Every seat's bot has its own name, however many seats a game may get."""
    names = [bot_name(seat) for seat in range(1, 10)]
    assert names[:5] == ["Aiko", "Ren", "Sora", "Yuki", "Aiko 2"]
    assert len(set(names)) == len(names)
