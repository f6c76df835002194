"""`hashi verify` against a dealer who forges: each forgery by itself is found."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from hashi import Card, deal
from hashi.cli.record.verify import Finding, findings
from hashi.record import Record, parse
from tests.cli.verified import (
    DECK,
    FAIR,
    NONCE,
    NOTHING,
    SECRET,
    UNFAIR,
    Verify,
    changed,
    codes,
    record_of,
    wrong,
)


def test_a_deck_in_another_order(verify: Verify) -> None:
    """A permuted deck line makes any cards fit any seed, so it is not accepted."""
    wanted = tuple(sorted(DECK, reverse=True))
    record = record_of(cards=wanted)
    dealt = deal.shuffled(bytes.fromhex(record.proof.seed or ""), DECK)
    forged = replace(record, deck=tuple(wanted[dealt.index(card)] for card in DECK))
    assert deal.shuffled(bytes.fromhex(record.proof.seed or ""), forged.deck) == wanted
    code, data = verify(forged)
    assert (code, wrong(data)) == (UNFAIR, ["deck-order", "card-wrong"])


def test_a_chosen_nonce_of_a_bot(verify: Verify) -> None:
    """A bot's nonce follows from the secret; one tried out until the cards suit does not."""
    tries = (number.to_bytes(32, "big") for number in range(10_000))
    wanted = Card(5, 3)
    ground = next(n for n in tries if first_card(SECRET, (NONCE, n)) == wanted)
    code, data = verify(record_of(nonces=(NONCE, ground)))
    assert (code, wrong(data)) == (UNFAIR, ["drawn-wrong"])
    assert [one for one in data["findings"] if one["code"] == "drawn-wrong"] == [
        {"code": "drawn-wrong", "result": "wrong", "seat": 2}
    ]


def first_card(secret: bytes, nonces: Sequence[bytes]) -> Card:
    """The first card of a deal."""
    return deal.shuffled(deal.seed_of(secret, nonces), DECK)[0]


def test_no_commitment(verify: Verify) -> None:
    """Without a seal nothing was promised; with the one a player noted the deal is checked."""
    record = record_of()
    forged = changed(record, commitment=None)
    code, data = verify(forged)
    assert (code, data["verdict"]) == (NOTHING, "nothing-to-check")
    assert codes(forged)["nothing"] == ["seal-missing"]
    assert verify(forged, "--seal", record.proof.commitment)[0] == FAIR
    assert verify(forged, "--seal", "00" * 32)[0] == UNFAIR


def test_another_secret_seal_and_nonce(verify: Verify) -> None:
    """A deal made up afterwards fits in itself: what a player noted shows it."""
    record = record_of()
    secret = bytes([1]) * 32
    forged = record_of(secret, (bytes([9]) * 32, deal.drawn_nonce(secret, 2)))
    seal, nonce = record.proof.commitment, f"1={NONCE.hex()}"
    assert verify(forged, "--seal", seal)[0] == UNFAIR
    assert wrong(verify(forged, "--seal", seal)[1]) == ["seal-changed"]
    assert verify(forged, "--nonce", nonce)[0] == UNFAIR
    assert wrong(verify(forged, "--nonce", nonce)[1]) == ["nonce-changed"]
    code, data = verify(forged)
    assert (code, codes(forged)["unchecked"]) == (FAIR, ["seal-not-compared", "hash-not-compared"])
    assert data["findings"][2] == {"code": "seal-not-compared", "result": "unchecked"}


def test_an_illegal_turn(verify: Verify) -> None:
    """The game is replayed: a broken rule is told with its line and the refusal."""
    text = str(record_of()).replace("1: pass", "1: 6@a1", 1)
    code, data = verify(parse(text))
    line = text[: text.index("1: 6@a1")].count("\n") + 1
    assert code == UNFAIR
    assert [one for one in data["findings"] if one["result"] == "wrong"] == [
        {
            "code": "turn-illegal",
            "result": "wrong",
            "line": line,
            "reason": "number-not-on-card",
        }
    ]


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (changed(record_of(), secret="11" * 32), "secret-wrong"),
        (changed(record_of(), seed="11" * 32), "seed-wrong"),
        (changed(record_of(), nonces=(NONCE.hex(),)), "nonce-missing"),
        (record_of(cards=tuple(reversed(DECK))), "card-wrong"),
    ],
)
def test_a_part_that_does_not_fit(record: Record, code: str) -> None:
    """Whatever does not follow is named."""
    assert code in codes(record)["wrong"]


def test_the_first_wrong_card_is_named() -> None:
    """Two cards swapped in the middle: the first of them is told."""
    cards = list(deal.shuffled(bytes.fromhex(record_of().proof.seed or ""), DECK))
    cards[6], cards[9] = cards[9], cards[6]
    found = [one for one in findings(record_of(cards=cards)) if one.result == "wrong"]
    assert found == [Finding("card-wrong", "wrong", card=7)]


def test_results_are_checked(verify: Verify) -> None:
    """A result that the game did not come to is found by the replay."""
    text = str(record_of()).replace("1: islands 0, red 0", "1: islands 2, red 0")
    forged = parse(text.replace("total 0", "total 2", 1))
    code, data = verify(forged)
    assert (code, wrong(data)) == (UNFAIR, ["game-broken"])
    assert data["findings"][-1]["reason"] == "result"
