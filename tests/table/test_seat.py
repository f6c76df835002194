"""Seats: a while to come back before a bot stands in, what it plays, and sending strangers away."""

import pytest

from hashi import Refusal
from hashi.table import (
    Command,
    ImpossibleEvent,
    SeatPlan,
    decide,
    decode,
    encode,
    fold,
    judged_fold,
    view_for,
)
from hashi.table.event import Evicted
from hashi.wire.message import Begin, Evict, Leave, Place, Play, PutBot, Rename, Sit, TakeBack
from tests.table.test_table import Sitting, begun, playing


def refusal(
    sitting: Sitting, command: Command, person: str, present: str, lately: str
) -> str | None:
    """The code of a refusal with somebody there and somebody only just gone."""
    here, gone = frozenset({present}), frozenset({lately})
    decision = decide(sitting.table, command, person, 0.0, here, lately=gone)
    return decision.code if isinstance(decision, Refusal) else None


def judged(sitting: Sitting) -> None:
    """What is stored is folded to the same table, by trust and by judging."""
    stored = [(decode(encode(event)), at) for event, at in sitting.events]
    assert fold("t", stored) == judged_fold("t", stored) == sitting.table


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
    assert view_for(sitting.table, "bruno").turns == {2: "pass"}
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
        {2: "pass"},
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
        judged_fold("t", events)
