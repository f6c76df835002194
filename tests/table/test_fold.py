"""Folding trusts what was judged, and comes to the very table that was decided."""

from random import Random

import pytest

from hashi import Game
from hashi.rules import Kind
from hashi.rules.game import KINDS
from hashi.table import (
    ImpossibleEvent,
    SeatPlan,
    after,
    decode,
    encode,
    fold,
    verify_events,
)
from hashi.table.command import MOST_EVENTS
from hashi.table.event import (
    Begun,
    BotSeated,
    Event,
    Hinted,
    NonceCommitted,
    NonceGiven,
    Placed,
    Played,
    Pointed,
    Renamed,
    RevealOpened,
    Seated,
)
from hashi.wire.message import (
    Play,
)
from tests.table.sitting import NONCE, SECRET, digest, opened, playing
from tests.table.whole import whole_game


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(12))
def test_the_fold_of_the_events_is_the_table_that_was_decided(seed: int, kind: Kind) -> None:
    """Whole games, folded at once, from any point on, and judged again: always the same table."""
    random = Random(seed)
    sitting = whole_game(seed % 4 + 1, random, kind)
    stored = [(decode(encode(event)), at) for event, at in sitting.events]
    assert fold("t", stored) == sitting.table
    assert verify_events("t", stored) == sitting.table
    middle = random.randrange(1, len(stored))
    assert after(fold("t", stored[:middle]), stored[middle:]) == sitting.table
    one_by_one = fold("t", stored[:1])
    for pair in stored[1:]:
        one_by_one = after(one_by_one, [pair])
    assert one_by_one == sitting.table


def test_the_games_hold_everything_that_can_happen() -> None:
    """The games above would not prove much without a single take-back or lost second."""
    games = [whole_game(seed % 4 + 1, Random(seed), kind) for seed in range(12) for kind in KINDS]
    kinds = {type(event).__struct_config__.tag for game in games for event, _ in game.events}
    assert kinds == {
        "opened", "seated", "left", "renamed", "bot-seated", "nonce-committed", "reveal-opened",
        "nonce-given", "begun", "placed", "played", "taken-back", "pointed", "hinted", "rematched",
    }  # fmt: skip
    assert any(game.table.timed_out for game in games)
    honour = [game.table.game for game in games if game.table.opened.kind == "honour"]
    found = {
        (one.corrected, one.notice is None)
        for game in honour
        if game
        for seat in range(1, game.seats + 1)
        for one in game.found(seat)
    }
    assert found == {(True, False), (False, False), (False, True)}


def test_stored_events_are_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading a table asks neither the judge nor the strict parser."""
    sitting = playing()
    sitting.do(Play(seat=1, round=1, turn="pass"), "ada")

    def never(*_: object) -> None:
        raise AssertionError

    for name in ("refusal", "start_refusal", "take_back_refusal"):
        monkeypatch.setattr(Game, name, never)
    monkeypatch.setattr("hashi.rules.turn.Turn.typed", never)
    assert fold("t", sitting.events) == sitting.table


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (Played(seat=1, turn="9@c4"), "number-not-on-card"),
        (Played(seat=1, turn="PASS"), "turn-unreadable"),
        (Played(seat=1, turn="a1-b1", timed_out=True), None),
        (Played(seat=3, turn="pass"), "no-such-seat"),
        (Placed(seat=1, island="c4", number=4), "setup-closed"),
        (Seated(seat=1, person="eve", name="Eve"), "already-begun"),
        (BotSeated(seat=0, name="Ren"), "no-such-seat"),
        (Hinted(seat=1, round=2), None),
        (Pointed(seat=1, sheet=2, where="c4"), "no-mistake"),
        (Pointed(seat=1, sheet=3, where="c4"), "no-such-seat"),
        (Begun(nonces=(NONCE, NONCE)), "already-begun"),
        (decode(b'{"type":"taken-back","seat":1}'), "nothing-to-take-back"),
        (decode(b'{"type":"rematched","table":"u","seat":1}'), "not-over"),
        (opened(), None),
    ],
)
def test_an_event_nobody_can_have_caused(event: Event, code: str | None) -> None:
    """What comes from outside is judged: which event, and why."""
    events = [*playing().events, (event, 1.0)]
    with pytest.raises(ImpossibleEvent, match=f"event {len(events)}: ") as bad:
        verify_events("t", events)
    assert (bad.value.refusal.code if bad.value.refusal else None) == code


BOT = SeatPlan(kind="bot", name="Ren")
SWAPPED = [
    opened(),
    NonceCommitted(seat=1, hash=digest(1, NONCE)),
    BotSeated(seat=2, name="Ren"),
    RevealOpened(seats=(1,)),
    NonceGiven(seat=1, nonce=NONCE),
    Begun(nonces=(SECRET, SECRET)),
]


@pytest.mark.parametrize(
    "events",
    [
        pytest.param([], id="empty"),
        pytest.param([NonceGiven(seat=1, nonce=NONCE)], id="never opened"),
        pytest.param([opened(deck=("1/1",))], id="too few cards"),
        pytest.param([opened(*(BOT,) * 5)], id="too many seats"),
        pytest.param([opened(secret=None, seed="00")], id="no seed"),
        pytest.param([opened(lines=("c4-c4",))], id="no board"),
        pytest.param([opened(), NonceCommitted(seat=1, hash="00")], id="no hash"),
        pytest.param([opened(BOT), Begun(nonces=())], id="too few nonces"),
        pytest.param([opened(BOT), Begun(nonces=("00",))], id="no nonces"),
        pytest.param(SWAPPED, id="another nonce than was given"),
    ],
)
def test_a_table_that_cannot_be(events: list[Event]) -> None:
    """A table that could not be dealt, or not from the nonces that were given, is impossible."""
    with pytest.raises(ImpossibleEvent, match=f"event {max(1, len(events))}: cannot have happened"):
        verify_events("t", [(event, 0.0) for event in events])


def test_a_log_that_is_longer_than_any() -> None:
    """Neither more events than a table has nor one that changes nothing can have happened."""
    sitting = playing()
    names = [(Renamed(seat=1, name=f"Ada {n}"), 1.0) for n in range(MOST_EVENTS)]
    room = MOST_EVENTS - len(sitting.events)
    assert verify_events("t", [*sitting.events, *names[:room]]).version == MOST_EVENTS
    for bad in (names[: room + 1], [names[0], names[0]]):
        with pytest.raises(ImpossibleEvent):
            verify_events("t", [*sitting.events, *bad])
