"""The seats' shares of the deal, docs/deal.md version 2: commit, reveal, begin, deal again."""

from random import Random

import pytest
from msgspec.structs import replace

from hashi import Refusal, deal
from hashi.table import (
    CloseReveal,
    Decision,
    ImpossibleEvent,
    SeatPlan,
    Shared,
    decide,
    decode,
    encode,
    fold,
    verify_events,
    view_for,
)
from hashi.table.event import Begun, DealtAgain, Event, NonceCommitted, NonceGiven, RevealOpened
from hashi.wire.message import Begin, Commit, Leave, Nonce, PutBot, Rename, Sit
from tests.table.sitting import NONCE, SECRET, SOLO, Sitting, digest

OTHER, FRESH = "22" * 32, "77" * 32
SEAL = deal.commitment(bytes.fromhex(SECRET)).hex()
ALL = ("ada", "bruno", "chloe")


def committed() -> Sitting:
    """Ada, Bruno and Chloe in the lobby; the first two have committed to a nonce."""
    sitting = Sitting(SOLO, SeatPlan(kind="person"), SeatPlan(kind="person"))
    sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    sitting.do(Sit(seat=3, name="Chloe"), "chloe")
    sitting.do(Commit(seat=1, hash=digest(1, NONCE)), "ada")
    sitting.do(Commit(seat=2, hash=digest(2, OTHER)), "bruno")
    return sitting


def revealing() -> Sitting:
    """The same table once its host has begun."""
    sitting = committed()
    sitting.now = 5.0
    sitting.do(Begin(), "ada", *ALL)
    return sitting


def stored(sitting: Sitting) -> list[tuple[Event, float]]:
    """The events of a table, written and read."""
    return [(decode(encode(event)), at) for event, at in sitting.events]


def test_nonces_are_shown_only_after_every_hash_is_fixed() -> None:
    """S4: no nonce before the host begins, none of another's hash, no hash after it; then dealt."""
    sitting = committed()
    assert view_for(sitting.table, None).proof.hashes == [digest(1, NONCE), digest(2, OTHER), None]
    assert [seat.nonce for seat in view_for(sitting.table, None).seats] == [True, True, False]
    assert sitting.refused(Nonce(seat=1, nonce=NONCE), "ada") == "nonce-early"
    table = sitting.do(Begin(), "ada", *ALL)
    assert (table.phase, view_for(table, None).proof.revealing) == ("lobby", True)
    assert sitting.refused(Commit(seat=3, hash=digest(3, NONCE)), "chloe") == "dealing"
    assert sitting.refused(Nonce(seat=3, nonce=NONCE), "chloe") == "nonce-early"
    assert sitting.refused(Nonce(seat=2, nonce=NONCE), "bruno") == "nonce-wrong"
    assert sitting.refused(Nonce(seat=2, nonce=OTHER), "ada") == "not-your-seat"
    sitting.do(Nonce(seat=2, nonce=OTHER), "bruno")
    assert sitting.refused(Nonce(seat=2, nonce=OTHER), "bruno") == "nonce-given"
    assert sitting.table.phase == "lobby"
    table = sitting.do(Nonce(seat=1, nonce=NONCE), "ada")
    assert (table.phase, table.reveal_opened_at) == ("setup", None)
    secret = bytes.fromhex(SECRET)
    nonces = (bytes.fromhex(NONCE), bytes.fromhex(OTHER), deal.drawn_nonce(secret, 3))
    assert table.nonces == tuple(nonce.hex() for nonce in nonces)
    assert table.seed == deal.seed_of(secret, nonces)
    view = view_for(table, None)
    assert (view.proof.scheme, view.proof.commitment, view.proof.revealing) == (2, SEAL, False)
    assert view.proof.hashes == [digest(1, NONCE), digest(2, OTHER), None]
    assert fold("t", stored(sitting)) == verify_events("t", stored(sitting)) == table


def test_seats_are_fixed_while_nonces_are_shown() -> None:
    """Nobody comes, goes, is replaced or begins again; names may change."""
    sitting = revealing()
    for command, person in (
        (Sit(seat=1, name="Eve"), "eve"),
        (Leave(seat=2), "bruno"),
        (PutBot(seat=3), "ada"),
        (Begin(), "ada"),
    ):
        assert sitting.refused(command, person) == "dealing"
    assert sitting.do(Rename(seat=2, name="B."), "bruno").seats[1].name == "B."


def test_somebody_away_has_no_share() -> None:
    """Who is away as the game begins cannot show a nonce: it is drawn, and no hash is kept."""
    sitting = committed()
    table = sitting.do(Begin(), "ada", "ada")
    assert (table.unrevealed, view_for(table, None).proof.hashes[1]) == ((1,), None)
    table = sitting.do(Nonce(seat=1, nonce=NONCE), "ada")
    drawn = deal.drawn_nonce(bytes.fromhex(SECRET), 2).hex()
    assert (table.phase, table.nonces[1]) == ("setup", drawn)
    assert [seat.nonce for seat in view_for(table, None).seats] == [True, False, False]
    assert verify_events("t", stored(sitting)) == table


def test_a_host_away_has_no_share_either() -> None:
    """Somebody else may begin while the host is away: with and without a nonce of their own."""
    sitting = committed()
    table = sitting.do(Begin(), "bruno", "bruno")
    assert table.unrevealed == (2,)
    assert verify_events("t", stored(sitting)) == table
    sitting = committed()
    table = sitting.do(Begin(), "chloe", "chloe")
    assert (table.phase, view_for(table, None).proof.hashes) == ("setup", [None] * 3)
    assert verify_events("t", stored(sitting)) == table


def test_a_hash_may_be_replaced_before_the_reveal() -> None:
    """Another device of the same person commits to a nonce of its own; the last one counts."""
    sitting = committed()
    sitting.do(Commit(seat=1, hash=digest(1, OTHER)), "ada")
    sitting.do(Begin(), "ada", "ada")
    assert sitting.refused(Nonce(seat=1, nonce=NONCE), "ada") == "nonce-wrong"
    assert sitting.do(Nonce(seat=1, nonce=OTHER), "ada").phase == "setup"


def test_a_full_log_still_begins() -> None:
    """Hashes stop at the limit of a table's log; what leads to the first card does not."""
    sitting = committed()
    full = len(sitting.events)
    assert sitting.do(Commit(seat=1, hash=digest(1, NONCE)), "ada").version == full
    other = Commit(seat=1, hash=digest(1, OTHER))
    refusal = decide(sitting.table, other, "ada", 0.0, most_events=full)
    assert refusal == Refusal("log-full", "")
    for command in (Begin(), Nonce(seat=1, nonce=NONCE)):
        decision = decide(sitting.table, command, "ada", 0.0, most_events=full)
        assert isinstance(decision, Decision)
        sitting.table = decision.table
    assert sitting.table.phase == "setup"


def test_a_hash_goes_with_its_seat() -> None:
    """Whoever sits down at a seat that was left has committed to nothing."""
    sitting = committed()
    sitting.do(Leave(seat=2), "bruno")
    assert sitting.do(Sit(seat=2, name="Dora"), "dora").seats[1].hash is None


def test_a_nonce_that_is_not_shown_is_not_replaced() -> None:
    """Otherwise its seat could choose between two deals: a new secret is sealed instead."""
    sitting = revealing()
    shared = Shared.of(sitting.table)
    sitting.do(Nonce(seat=1, nonce=NONCE), "ada")
    table = sitting.do(CloseReveal(5.0, FRESH), None)
    assert (table.phase, table.reveal_opened_at, table.withheld) == ("lobby", None, (2,))
    assert [(seat.hash, seat.nonce) for seat in table.seats] == [(None, None)] * 3
    view = view_for(table, None, Shared.of(table, shared))
    assert view.proof.commitment == deal.commitment(bytes.fromhex(FRESH)).hex()
    assert (view.proof.revealing, view.proof.withheld, view.proof.hashes) == (
        False,
        [2],
        [None] * 3,
    )
    assert sitting.refused(CloseReveal(5.0, OTHER), None) == "already-begun"


def test_a_seat_withholds_once() -> None:
    """A seat that withheld has no share any more, so that a deal is thrown away once for each."""
    sitting = revealing()
    sitting.do(Nonce(seat=1, nonce=NONCE), "ada")
    sitting.do(CloseReveal(5.0, FRESH), None)
    again = digest(2, OTHER, FRESH)
    assert sitting.refused(Commit(seat=2, hash=again), "bruno") == "nonce-withheld"
    sitting.do(Commit(seat=1, hash=digest(1, NONCE, FRESH)), "ada")
    sitting.do(Begin(), "ada", *ALL)
    table = sitting.do(Nonce(seat=1, nonce=NONCE), "ada")
    assert (table.phase, table.withheld) == ("setup", (2,))
    drawn = deal.drawn_nonce(bytes.fromhex(FRESH), 2).hex()
    assert table.nonces[1] == drawn
    assert fold("t", stored(sitting)) == verify_events("t", stored(sitting)) == table


def test_a_reveal_that_is_late_is_not_closed_twice() -> None:
    """The clock of an earlier reveal has no say in a later one."""
    sitting = revealing()
    assert sitting.refused(CloseReveal(4.0, FRESH), None) == "already-begun"


def test_a_hash_is_of_one_seal_and_one_seat() -> None:
    """Nobody can copy another's hash, or keep one for the next deal."""
    hashes = {digest(s, NONCE, secret) for s in (1, 2) for secret in (SECRET, FRESH)}
    assert len(hashes) == 4
    sitting = revealing()
    copied = replace(sitting.table.seats[1], hash=digest(1, NONCE))
    sitting.table = replace(
        sitting.table, seats=(sitting.table.seats[0], copied, *sitting.table.seats[2:])
    )
    assert sitting.refused(Nonce(seat=2, nonce=NONCE), "bruno") == "nonce-wrong"


def test_known_deals_need_no_shares() -> None:
    """A deal from a code begins at once, whatever was committed to."""
    sitting = Sitting(SOLO, secret=None, seed="ab" * 32)
    sitting.do(Commit(seat=1, hash=digest(1, NONCE)), "ada")
    assert sitting.do(Begin(), "ada", "ada").phase == "setup"


def test_a_person_a_bot_plays_for_keeps_their_share() -> None:
    """A stand-in in the game changes nothing in how it was dealt."""
    sitting = revealing()
    sitting.do(Nonce(seat=1, nonce=NONCE), "ada")
    sitting.do(Nonce(seat=2, nonce=OTHER), "bruno")
    sitting.do(PutBot(seat=2), "ada", "ada")
    assert view_for(sitting.table, None).proof.hashes[1] == digest(2, OTHER)
    sitting.do(Sit(seat=2, name="Bruno"), "bruno")
    assert view_for(sitting.table, None).proof.hashes[1] == digest(2, OTHER)
    assert sitting.table.seats[1].nonce == OTHER


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (Begun(nonces=(NONCE, OTHER, OTHER)), None),
        (NonceGiven(seat=1, nonce=OTHER), "nonce-wrong"),
        (DealtAgain(secret=FRESH, withheld=(1,)), None),
        (DealtAgain(secret=NONCE[:2], withheld=(1, 2)), None),
        (RevealOpened(seats=(1, 2)), "dealing"),
        (NonceCommitted(seat=1, hash=digest(1, OTHER)), "dealing"),
    ],
)
def test_impossible_reveals(event: Event, code: str | None) -> None:
    """What comes from outside is judged: a reveal ends with every nonce or with another deal."""
    events = [*revealing().events, (event, 6.0)]
    with pytest.raises(ImpossibleEvent, match=f"event {len(events)}: ") as bad:
        verify_events("t", events)
    assert (bad.value.refusal.code if bad.value.refusal else None) == code


@pytest.mark.parametrize("seats", [(), (3,), (1, 9)])
def test_a_reveal_of_other_seats_than_committed(seats: tuple[int, ...]) -> None:
    """Only seats with a hash can be asked to show a nonce."""
    events = [*committed().events, (RevealOpened(seats=seats), 6.0)]
    with pytest.raises(ImpossibleEvent):
        verify_events("t", events)


@pytest.mark.parametrize("seed", range(20))
def test_every_way_through_a_reveal(seed: int) -> None:
    """Whoever commits, is there and shows: the table begins, and its events are judged the same."""
    random = Random(seed)
    sitting, secret, tries = committed(), SECRET, 0
    sitting.do(Commit(seat=3, hash=digest(3, NONCE)), "chloe")
    while sitting.table.phase == "lobby":
        tries += 1
        sitting.now += 1.0
        present = {person for person in ALL if random.random() < 2 / 3} | {"ada"}
        sitting.do(Begin(), "ada", *present)
        for seat in sitting.table.unrevealed:
            if random.random() < 2 / 3:
                nonce = (NONCE, OTHER, NONCE)[seat - 1]
                sitting.do(Nonce(seat=seat, nonce=nonce), ALL[seat - 1])
        if (opened_at := sitting.table.reveal_opened_at) is not None:
            secret = random.randbytes(32).hex()
            table = sitting.do(CloseReveal(opened_at, secret), None)
            for seat in {1, 2, 3} - set(table.withheld):
                nonce = (NONCE, OTHER, NONCE)[seat - 1]
                sitting.do(Commit(seat=seat, hash=digest(seat, nonce, secret)), ALL[seat - 1])
    assert tries <= 4
    assert fold("t", stored(sitting)) == verify_events("t", stored(sitting)) == sitting.table
