"""One table: commands in, events out, state by folding."""

from typing import get_args

import msgspec
import pytest

import hashi
from hashi import Refusal, deal
from hashi.table import (
    Challenge,
    Command,
    Event,
    MoveOn,
    Opened,
    Rematched,
    Seat,
    SeatPlan,
    Table,
    TimeOut,
    after,
    decide,
    decode,
    encode,
    fold,
    view_for,
)
from hashi.table.command import _JUDGES, MOST_EVENTS
from hashi.table.event import BotSeated
from hashi.table.verify import _CAUSES
from hashi.wire.level import LEVELS, Level
from hashi.wire.message import (
    Begin,
    Commit,
    Hint,
    Leave,
    Nonce,
    Place,
    Play,
    PutBot,
    Rename,
    Sit,
    TakeBack,
)
from scripts.typescript import field_comments
from tests.table.sitting import DRAWN, NONCE, SECRET, SOLO, Sitting, begun, digest, opened, playing


def test_nothing_changed_is_nothing_stored() -> None:
    """The same name or level once more is allowed, and no event."""
    sitting = Sitting()
    sitting.do(Rename(seat=1, name="Ada L."), "ada")
    sitting.do(PutBot(seat=2, level="minion"), "ada", "ada")
    version = sitting.table.version
    sitting.do(Rename(seat=1, name="Ada L."), "ada")
    sitting.do(PutBot(seat=2, level="minion"), "ada", "ada")
    assert sitting.table.version == version
    sitting.do(PutBot(seat=2, level="professional-planner"), "ada", "ada")
    assert sitting.table.version == version + 1


def test_a_full_log_takes_only_what_ends_the_game() -> None:
    """No rename, hint, take-back or return beyond the limit; the game goes on to its end."""
    sitting = playing()
    for number in range(MOST_EVENTS - sitting.table.version):
        sitting.do(Rename(seat=1, name=f"Ada {number}"), "ada")
    assert sitting.table.version == MOST_EVENTS
    sitting.do(Rename(seat=1, name=sitting.table.seats[0].name), "ada")
    sitting.do(PutBot(seat=2), "ada", "ada")
    for command, person in (
        (Rename(seat=1, name="Ada"), "ada"),
        (Hint(seat=1, draft=""), "ada"),
        (Sit(seat=2, name="Bruno"), "bruno"),
    ):
        assert sitting.refused(command, person) == "log-full"
    sitting.do(Play(seat=1, round=1, turn="pass"), "ada")
    assert sitting.refused(TakeBack(seat=1), "ada") == "log-full"
    sitting.do(TimeOut(1), None)
    for number in range(2, 18):
        sitting.do(Play(seat=1, round=number, turn="pass"), "ada")
        sitting.do(Play(seat=2, round=number, turn="pass"), None)
    sitting.do(MoveOn("u"), "ada")
    assert sitting.table.phase == "over"
    assert sitting.table.version < MOST_EVENTS + 4 * 20


def test_a_full_log_in_the_lobby() -> None:
    """There a bot's level is not changed without end either."""
    sitting = Sitting()
    while sitting.table.version < MOST_EVENTS:
        level: Level = "minion" if sitting.table.version % 2 else "professional-planner"
        sitting.do(PutBot(seat=2, level=level), "ada", "ada")
    for one in LEVELS:
        if one != sitting.table.seats[1].level:
            assert sitting.refused(PutBot(seat=2, level=one), "ada", "ada") == "log-full"
    sitting.do(Begin(), "ada", "ada")


def test_state_is_a_fold_over_events() -> None:
    """Equal events, equal state; stored and read back they are the same."""
    sitting = playing()
    stored = [(decode(encode(event)), at) for event, at in sitting.events]
    assert fold("t", stored) == sitting.table
    assert sitting.table.version == len(sitting.events)


def test_every_event_is_stored_and_read() -> None:
    """No kind of event is forgotten by the encoder."""
    assert {event.__struct_config__.tag for event in get_args(Event)} == {
        "opened", "seated", "left", "evicted", "seat-dropped", "renamed", "bot-seated",
        "nonce-committed", "reveal-opened", "nonce-given", "dealt-again", "begun", "placed",
        "played", "taken-back", "pointed", "hinted", "rematched",
    }  # fmt: skip


def test_lobby() -> None:
    """Seats are taken, left and renamed before the game, each by its own person."""
    sitting = Sitting()
    assert sitting.table.phase == "lobby"
    assert sitting.refused(Begin(), "ada") == "seats-open"
    assert sitting.refused(Sit(seat=1, name="x"), "bruno") == "seat-taken"
    assert sitting.refused(Sit(seat=3, name="x"), "bruno") == "no-such-seat"
    assert sitting.do(Sit(seat=2, name="Bruno"), "bruno").seats_of("bruno") == (2,)
    assert sitting.refused(Sit(seat=2, name="x"), "chloe") == "seat-taken"
    assert sitting.refused(Rename(seat=2, name="x"), "ada") == "not-your-seat"
    assert sitting.do(Rename(seat=2, name="B."), "bruno").seats[1].name == "B."
    assert sitting.refused(Leave(seat=2), "ada") == "not-your-seat"
    assert sitting.do(Leave(seat=2), "bruno").seats[1].kind == "open"
    assert sitting.refused(Place(seat=1, island="c4", number=4), "ada") == "not-begun"
    assert sitting.table.people == {"ada"}


def test_begin() -> None:
    """Only the host begins; whoever gave no nonce gets one drawn; the deal follows (S4)."""
    sitting = Sitting()
    sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    sitting.do(Commit(seat=1, hash=digest(1, NONCE)), "ada")
    assert sitting.refused(Nonce(seat=1, nonce=NONCE), "ada") == "nonce-early"
    assert sitting.refused(Begin(), "bruno", "ada") == "not-host"
    assert not isinstance(decide(sitting.table, Begin(), "bruno", 0.0), Refusal)
    sitting.do(Begin(), "ada")
    table = sitting.do(Nonce(seat=1, nonce=NONCE), "ada")
    assert table.phase == "setup"
    assert [seat.nonce for seat in table.seats] == [NONCE, None]
    assert table.nonces == (NONCE, DRAWN)
    assert [seat.nonce for seat in view_for(table, "bruno").seats] == [True, False]
    seed = deal.seed_of(bytes.fromhex(SECRET), [bytes.fromhex(NONCE), bytes.fromhex(DRAWN)])
    assert table.game is not None
    assert table.game.deck == deal.shuffled(seed, hashi.deck())[:17]
    assert sitting.refused(Sit(seat=2, name="x"), "chloe") == "already-begun"
    assert sitting.refused(Begin(), "ada") == "already-begun"


def test_known_deal() -> None:
    """A deal played again comes from its seed, whatever the nonces."""
    sitting = Sitting(SeatPlan(kind="person", person="ada"), secret=None, seed="ab" * 32)
    table = sitting.do(Begin(), "ada")
    assert table.game is not None
    assert table.game.deck == deal.shuffled(bytes.fromhex("ab" * 32), hashi.deck())[:17]
    assert view_for(table, "ada").proof.commitment is None


def test_rounds_and_take_back() -> None:
    """T1, T15, T16: turns come in any order and are taken back while the round is open."""
    sitting = playing()
    game = sitting.table.game
    assert game is not None
    assert sitting.table.phase == "play"
    sitting.do(Play(seat=2, round=1, turn="pass"), "bruno")
    assert sitting.refused(Play(seat=2, round=1, turn="pass"), "bruno") == "already-played"
    sitting.do(TakeBack(seat=2), "bruno")
    sitting.do(Play(seat=2, round=1, turn="pass"), "bruno")
    assert sitting.refused(Play(seat=1, round=2, turn="pass"), "ada") == "round-closed"
    assert sitting.refused(Play(seat=1, round=1, turn="nonsense"), "ada") == "turn-unreadable"
    assert sitting.refused(Play(seat=1, round=1, turn="9@c9"), "ada") == "no-such-island"
    assert sitting.refused(Play(seat=2, round=1, turn="pass"), "ada") == "not-your-seat"
    sitting.do(Play(seat=1, round=1, turn="pass"), "ada")
    assert sitting.refused(TakeBack(seat=1), "ada") == "nothing-to-take-back"
    assert sitting.refused(Play(seat=1, round=1, turn="pass"), "ada") == "round-closed"


def test_clock() -> None:
    """When the time of a round is up, whoever has not played skips."""
    sitting = playing()
    sitting.do(Play(seat=2, round=1, turn="pass"), "bruno")
    sitting.now = 70.0
    table = sitting.do(TimeOut(1), None)
    assert table.game is not None
    assert (table.game.closed, table.round_opened_at) == (1, 70.0)
    assert [(line.seat, line.what) for line in view_for(table, None).log if line.seat == 1] == [
        (1, "timed-out")
    ]
    assert sitting.refused(TimeOut(1), None) == "round-closed"


def test_bots_come_in() -> None:
    """The host fills open and abandoned seats with bots, at any time but the end."""
    sitting = Sitting()
    assert sitting.refused(PutBot(seat=2), "bruno") == "not-host"
    assert sitting.refused(PutBot(seat=1), "ada", "ada") == "seat-taken"
    sitting.do(PutBot(seat=2), "ada")
    assert sitting.table.seats[1].kind == "bot"
    sitting = playing()
    assert sitting.refused(PutBot(seat=2), "ada", "bruno") == "seat-taken"
    sitting.do(PutBot(seat=2), "ada", "ada")
    assert sitting.refused(Play(seat=2, round=1, turn="pass"), "bruno") == "not-your-seat"
    sitting.do(Play(seat=2, round=1, turn="pass"), None)
    assert view_for(sitting.table, "bruno").seats[1].formerly_mine
    assert sitting.refused(Sit(seat=2, name="x"), "chloe") == "already-begun"
    sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    assert sitting.table.seats_of("bruno") == (2,)
    assert sitting.table.seats[1].nonce is None


def test_levels() -> None:
    """A bot has a level, which the host may change before the game, and which is stored."""
    bot = SeatPlan(kind="bot", name="Ren", level="minion")
    sitting = Sitting(SOLO, bot, SeatPlan(kind="person"))
    sitting.do(PutBot(seat=3, level="professional-planner"), "ada")
    assert [seat.level for seat in sitting.table.seats] == [None, "minion", "professional-planner"]
    assert sitting.refused(PutBot(seat=2, level="minion"), "bruno") == "not-host"
    sitting.do(PutBot(seat=2, level="project-manager"), "ada")
    seat = view_for(sitting.table, None).seats[1]
    assert (seat.name, seat.level) == ("Ren", "project-manager")
    sitting.do(Begin(), "ada")
    assert sitting.refused(PutBot(seat=2, level="minion"), "ada") == "seat-taken"
    stored = [(decode(encode(event)), at) for event, at in sitting.events]
    assert fold("t", stored) == sitting.table


def test_level_of_a_stand_in() -> None:
    """Whoever a bot plays for may come back, even after it was given another level."""
    sitting = Sitting()
    sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    sitting.do(PutBot(seat=2), "ada")
    sitting.do(PutBot(seat=2, level="minion"), "ada")
    assert sitting.table.seats[1].name == "Bruno (Ren)"
    assert sitting.do(Sit(seat=2, name="Bruno"), "bruno").seats[1].level is None


def test_hints() -> None:
    """A hint is for the seat that is to draw; it is stored once in a round and told at its end."""
    assert begun().refused(Hint(seat=1), "ada") == "not-your-moment"
    assert Sitting().refused(Hint(seat=1), "ada") == "not-begun"
    sitting = playing()
    assert sitting.refused(Hint(seat=1), "bruno") == "not-your-seat"
    sitting.do(Hint(seat=1), "ada")
    assert sitting.table.hinted == {(1, 1)}
    assert sitting.do(Hint(seat=1), "ada").version == len(sitting.events)
    assert view_for(sitting.table, "bruno").seats[0].hints == 0
    sitting.do(Play(seat=1, round=1, turn="pass"), "ada")
    assert sitting.refused(Hint(seat=1), "ada") == "not-your-moment"
    sitting.do(Play(seat=2, round=1, turn="pass"), "bruno")
    view = view_for(sitting.table, None)
    assert [seat.hints for seat in view.seats] == [1, 0]
    assert [(line.round, line.seat) for line in view.log if line.what == "hinted"] == [(1, 1)]


def test_hints_off() -> None:
    """A table may be opened without hints."""
    sitting = Sitting(SOLO, hints=False)
    sitting.do(Begin(), "ada")
    sitting.do(Place(seat=1, island="c4", number=4), "ada")
    assert sitting.refused(Hint(seat=1), "ada") == "hints-off"
    assert not view_for(sitting.table, "ada").hints


def test_old_events_are_still_read() -> None:
    """What was stored before there were levels and hints keeps its meaning."""
    old = decode(
        b'{"type":"opened","code":"BCDFGH","host":"ada","board":"A","islands":[],"lines":[],'
        b'"deck":[],"seats":[{"kind":"bot","name":"Ren"}],"secret":"00"}'
    )
    assert isinstance(old, Opened)
    assert (old.seats[0].level, old.hints) == (None, True)
    assert decode(b'{"type":"bot-seated","seat":2,"name":"Ren"}') == BotSeated(seat=2, name="Ren")


def test_device_seats_cannot_be_left() -> None:
    """Somebody at the host's device sits there until the end."""
    plans = (SeatPlan(kind="device", name="A", person="ada"),) * 2
    sitting = Sitting(*plans)
    assert sitting.refused(Leave(seat=1), "ada") == "not-your-seat"
    assert sitting.table.seats_of("ada") == (1, 2)


def test_over_and_rematch() -> None:
    """After 17 rounds the secret is told, and the table points to the next one."""
    sitting = playing()
    assert sitting.refused(MoveOn("u"), "ada") == "not-over"
    for number in range(1, 18):
        assert view_for(sitting.table, "ada").proof.secret is None
        sitting.do(Play(seat=1, round=number, turn="pass"), "ada")
        sitting.do(Play(seat=2, round=number, turn="pass"), "bruno")
    view = view_for(sitting.table, None)
    assert (view.phase, view.proof.secret, len(view.proof.nonces)) == ("over", SECRET, 2)
    assert view.proof.seed is not None
    assert view.outcome is not None
    assert view.outcome.winners == [1, 2]
    assert sitting.refused(PutBot(seat=2), "ada") == "game-over"
    assert sitting.refused(MoveOn("u"), "chloe") == "not-your-seat"
    assert view_for(sitting.do(MoveOn("u"), "bruno"), None).rematch == "u"
    assert sitting.do(MoveOn("v"), "ada").rematch == "u"


def test_tables_that_cannot_be() -> None:
    """Events out of order are a fault of ours and raise."""
    with pytest.raises(TypeError, match="begin by being opened"):
        fold("t", [(Rematched(table="u", seat=1), 0.0)])
    table = fold("t", [(opened(), 0.0)])
    with pytest.raises(TypeError, match="opened once"):
        after(table, [(opened(), 1.0)])
    with pytest.raises(TypeError, match="after it has begun"):
        after(table, [(decode(b'{"type":"taken-back","seat":1}'), 1.0)])


def test_everything_is_judged() -> None:
    """Every command has its judge, and every event after the first a command that leads to it."""
    assert set(_JUDGES) == set(get_args(Command))
    assert {Opened, *_CAUSES} == set(get_args(Event))


@pytest.mark.parametrize("struct", [Table, Seat, SeatPlan, Challenge, *get_args(Event)])
def test_every_field_has_a_comment(struct: type[msgspec.Struct]) -> None:
    """What is stored and what is kept is described in place."""
    assert set(field_comments(struct)) == set(struct.__struct_fields__)
