"""A challenge: the first event names the game to beat, and everybody begins as its player did."""

import pytest
from msgspec.structs import replace

from hashi.rules import Game
from hashi.table import (
    Challenge,
    ImpossibleEvent,
    SeatPlan,
    fold,
    restore,
    take_snapshot,
    verify_events,
    view_for,
)
from hashi.wire.message import Begin, Place, TakeBack
from hashi.wire.view import ChallengeView
from tests.table.sitting import SOLO, Sitting, opened

RIVAL = Challenge(table="other", code="CDFGHJ", seat=2, name="Bruno", total=52, start="3@c2")
KNOWN = {"secret": None, "seed": "ab" * 32, "challenge": RIVAL}


def test_everybody_begins_as_the_rival_did() -> None:
    """S2, S3: no setup; the first card lies there, and the start cannot be taken back."""
    bot = SeatPlan(kind="bot", name="Ren")
    sitting = Sitting(SOLO, bot, **KNOWN)
    shown = view_for(sitting.table, "ada").challenge
    assert shown == ChallengeView(code="CDFGHJ", seat=2, name="Bruno", total=52)
    table = sitting.do(Begin(), "ada")
    assert isinstance(table.game, Game)
    assert (table.phase, table.game.round) == ("play", 1)
    assert [table.game.sheet(seat).written for seat in (1, 2)] == [{"c2": 3}, {"c2": 3}]
    assert sitting.refused(TakeBack(seat=1), "ada") == "nothing-to-take-back"
    assert sitting.refused(Place(seat=1, island="c4", number=4), "ada") == "setup-closed"


def test_its_events_are_folded_judged_and_snapshotted_like_any_others() -> None:
    """Whichever way a challenge is read, it comes to the same table."""
    sitting = Sitting(SOLO, **KNOWN)
    table = sitting.do(Begin(), "ada")
    assert fold("t", sitting.events) == verify_events("t", sitting.events) == table
    assert restore(take_snapshot(table)) == table


@pytest.mark.parametrize("start", ["3@b3", "5@c2", "3@z9", "c2", "3"])
def test_a_start_that_nobody_can_have_chosen_opens_no_table(start: str) -> None:
    """S2: an imported challenge begins on a plain island with a 3 or a 4."""
    first = opened(SOLO, **{**KNOWN, "challenge": replace(RIVAL, start=start)})
    with pytest.raises(ImpossibleEvent):
        verify_events("t", [(first, 0.0)])


def test_a_sealed_deal_is_no_challenge() -> None:
    """Whoever challenges knows the cards, so an imported challenge cannot claim a seal."""
    with pytest.raises(ImpossibleEvent):
        verify_events("t", [(opened(SOLO, challenge=RIVAL), 0.0)])
