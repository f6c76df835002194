"""`hashi verify`: fair, unfair or nothing to check, in the reader's words."""

import io
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from hashi import Card, deal
from hashi.cli.record.verify import Code, Noted, findings, verdict
from hashi.locale import LANGUAGES, Texts
from hashi.record import Proof, Record, parse
from tests.cli.conftest import Run
from tests.cli.verified import (
    DECK,
    FAIR,
    NONCE,
    NOTHING,
    UNFAIR,
    Verify,
    changed,
    codes,
    record_of,
    wrong,
)


def test_a_fair_deal(verify: Verify) -> None:
    """S4: with the seal and the nonce a player noted, nothing is left open."""
    record = record_of()
    options = ["--seal", record.proof.commitment or "", "--nonce", f"1={NONCE.hex()}"]
    code, data = verify(record, *options)
    assert (code, data["verdict"], data["scheme"]) == (FAIR, "fair", 2)
    assert [(one["code"], one["result"], one.get("seat")) for one in data["findings"]] == [
        ("deck-fits", "fits", None),
        ("seal-same", "fits", None),
        ("secret-fits", "fits", None),
        ("nonce-same", "fits", 1),
        ("drawn-fits", "fits", 2),
        ("seed-fits", "fits", None),
        ("cards-fit", "fits", None),
        ("game-fits", "fits", None),
    ]


@pytest.mark.parametrize(
    ("played", "code", "reason"),
    [
        ({}, "honour-fits", None),
        ({1: ["1: {number}@b3"]}, "game-broken", "result"),  # M5: the result has no such mistake
        ({1: ["1: {number}@b3"], 2: ["1! b3", "1: pass"]}, "honour-fits", None),  # M2
        ({2: ["1! b3", "1: pass"]}, "turn-illegal", "no-mistake"),
        ({1: ["1: {number}@c2"]}, "turn-illegal", "island-has-number"),  # M1
        ({1: ["1: a1-f7"]}, "turn-illegal", "no-such-line"),
    ],
)
def test_honour_tables(
    verify: Verify, played: dict[int, list[str]], code: str, reason: str | None
) -> None:
    """M1 to M5: broken turns are fair there, as long as they could be drawn and are settled."""
    text = str(replace(record_of(), kind="honour"))
    for round_, lines in played.items():
        heading = next(line for line in text.split("\n") if line.startswith(f"round {round_}:"))
        number = heading.split()[-1][0]
        wanted = "\n".join(lines).format(number=number)
        text = text.replace(f"{heading}\n1: pass", f"{heading}\n{wanted}")
    if code == "game-broken":
        text = text.replace("islands 0, red", "islands 2, red").replace("total 0", "total 2")
    found = verify(parse(text))[1]["findings"][-1]
    assert (found["code"], found.get("reason")) == (code, reason)


def test_in_words(run: Run, tmp_path: Path) -> None:
    """A sentence for each finding, then what they come to; a seal nobody noted is asked for."""
    file, record = tmp_path / "game.txt", record_of()
    file.write_text(str(record), "utf-8")
    code, out, _ = run("verify", file)
    assert code == FAIR
    assert "✓ The secret matches the seal.\n? Was this seal really shown before the game?" in out
    assert out.endswith("As far as this record shows, the deal was fair.\n")
    noted = ["--seal", str(record.proof.commitment).upper(), "--nonce", f"1={NONCE.hex()}"]
    out = run("verify", file, *noted)[1]
    assert out.endswith("The deal was fair.\n")
    assert "?" not in out


# The forgeries of a dealer who writes the record


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (replace(record_of(), proof=Proof()), "no-deal"),
        (changed(record_of(), commitment=None, secret=None, nonces=()), "known-deal"),
        (changed(record_of(), secret=None), "secret-missing"),
        (record_of(rounds=0), "no-cards"),
        (record_of(deck=(Card(5, 3), *DECK[1:])), "deck-own"),
    ],
)
def test_nothing_to_check(record: Record, code: str) -> None:
    """What proves nothing is neither fair nor unfair."""
    assert codes(record)["nothing"] == [code]
    assert verdict(tuple(findings(record))) == "nothing-to-check"


def test_a_known_deal_where_a_seal_was_seen() -> None:
    """Whoever noted a seal did not sit down to a known deal."""
    known = changed(record_of(), commitment=None, secret=None, nonces=())
    assert codes(known, Noted("11" * 32))["wrong"] == ["seal-changed"]


def test_a_known_deal_must_bring_its_cards() -> None:
    """The seed of a known deal still decides the cards."""
    known = changed(record_of(), commitment=None, secret=None, nonces=(), seed="11" * 32)
    assert codes(known)["wrong"] == ["card-wrong"]


def test_hashes(verify: Verify) -> None:
    """A nonce other than the one a seat had committed to is found by the hash somebody noted."""
    two = bytes([8]) * 32
    record = changed(record_of(nonces=(NONCE, two)), drawn=frozenset())
    seal = bytes.fromhex(record.proof.commitment or "")
    digest = deal.nonce_hash(seal, 2, two).hex()
    own = ["--seal", seal.hex(), "--nonce", f"1={NONCE.hex()}"]
    code, data = verify(record, *own, "--hash", f"2={digest.upper()}")
    assert (code, {one["result"] for one in data["findings"]}) == (FAIR, {"fits"})
    assert codes(record, Noted(seal.hex(), {1: NONCE.hex()}))["unchecked"] == ["hash-not-compared"]
    other = deal.nonce_hash(seal, 2, NONCE).hex()
    code, data = verify(record, *own, "--hash", f"2={other}")
    assert (code, wrong(data)) == (UNFAIR, ["hash-wrong"])
    lost = changed(record, nonces=(NONCE.hex(),))
    assert wrong(verify(lost, *own, "--hash", f"2={digest}")[1])[0] == "hash-wrong"
    known = changed(record, commitment=None, secret=None, nonces=())
    assert "hash-wrong" in wrong(verify(known, "--hash", f"2={digest}")[1])


def test_a_deal_that_was_thrown_away(verify: Verify) -> None:
    """The record says which seats withheld their nonces, and that leaves something open."""
    record = changed(record_of(), withheld=(2,))
    seal, nonce = record.proof.commitment, f"1={NONCE.hex()}"
    code, data = verify(record, "--seal", seal, "--nonce", nonce)
    assert (code, data["verdict"]) == (FAIR, "fair")
    assert [one for one in data["findings"] if one["result"] != "fits"] == [
        {"code": "dealt-again", "result": "unchecked", "seat": 2}
    ]


def test_a_known_deal_says_so(verify: Verify) -> None:
    """A record that says its deal was known is never called fair."""
    known = changed(record_of(), commitment=None, secret=None, nonces=())
    assert "\ndeal: known\nseed: " in str(known)
    assert (verify(known)[0], codes(known)["nothing"]) == (NOTHING, ["known-deal"])


def test_open_games() -> None:
    """The cards played so far are checked, and the rest is not claimed."""
    found = codes(record_of(rounds=3))
    assert found["unchecked"] == ["seal-not-compared", "hash-not-compared", "cards-few"]


def test_own_decks(verify: Verify, tmp_path: Path) -> None:
    """A deck of one's own is checked with its file, card by card and in its order."""
    own = (Card(5, 3), *DECK[1:])
    record = record_of(deck=own)

    def deck_file(cards: Sequence[Card]) -> str:
        file = tmp_path / "deck.toml"
        file.write_text(f'name = "own"\ncards = {json.dumps([str(card) for card in cards])}\n')
        return str(file)

    assert verify(record)[0] == NOTHING
    assert verify(record, "--deck", deck_file(own))[0] == FAIR
    assert wrong(verify(record, "--deck", deck_file(own[::-1]))[1])[0] == "deck-order"
    assert wrong(verify(record, "--deck", deck_file((Card(1, 2), *own[1:])))[1]) == ["deck-other"]
    assert wrong(verify(record_of(), "--deck", deck_file(own))[1]) == ["deck-other"]


def test_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record can be piped in; what is no text or no record ends with 2."""

    def piped(content: bytes) -> int:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
        return run("verify", "-")[0]

    assert piped(str(record_of()).encode()) == FAIR
    assert piped(b"\xff\xfe") == 2
    assert piped(b"nonsense") == 2


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--seal", "12"], "A seal has 64 hexadecimal digits."),
        (
            ["--nonce", "1=12"],
            "Seat 1: a random number or its fingerprint has 64 hexadecimal digits.",
        ),
        (["--nonce", "3=" + "11" * 32], "expected a seat, 1 to 2, and its random number"),
        (["--nonce", "x"], "“x”: expected a seat"),
        (
            ["--hash", "2=12"],
            "Seat 2: a random number or its fingerprint has 64 hexadecimal digits.",
        ),
        (["--deck", "/no/file"], "There is no file /no/file."),
    ],
)
def test_bad_options(run: Run, tmp_path: Path, options: list[str], sentence: str) -> None:
    """What cannot be read ends in one sentence and exit code 2."""
    file = tmp_path / "game.txt"
    file.write_text(str(record_of()), "utf-8")
    code, out, err = run("verify", file, *options)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert sentence in err


def every_record() -> Iterator[Record]:
    """Records that together bring every finding."""
    record = record_of()
    yield record
    yield record_of(nonces=(NONCE, NONCE), cards=tuple(reversed(DECK)), rounds=3)
    yield changed(record, commitment=None)
    yield changed(record, secret=None)
    yield changed(record, secret="11" * 32, seed="11" * 32, nonces=(NONCE.hex(),))
    yield changed(record, commitment=None, secret=None, nonces=())
    yield changed(record, withheld=(2,))
    yield replace(record, kind="honour")
    yield record.with_checksum()
    yield replace(record, checksum="11" * 32)
    yield replace(record, proof=Proof())
    yield replace(record, deck=DECK[::-1])
    yield record_of(deck=(Card(5, 3), *DECK[1:]))
    yield record_of(rounds=0)
    yield record_of(rounds=2)
    yield parse(str(record).replace("1: pass", "1: 6@a1", 1))
    yield parse(str(record).replace("2: pass\n", "", 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_a_sentence(language: str) -> None:
    """Every code is said in every language, and each in its own words."""
    texts, sentences = Texts(language), dict[str, str]()
    seal = record_of().proof.commitment or ""
    digest = deal.nonce_hash(bytes.fromhex(seal), 1, NONCE).hex()
    notes: list[tuple[Noted, tuple[Card, ...] | None]] = [
        (Noted(), None),
        (Noted(seal, {1: NONCE.hex()}, {1: digest}), None),
        (Noted("11" * 32, {1: "11" * 32}, {1: "11" * 32}), (Card(1, 2), *DECK[1:])),
    ]
    for record in every_record():
        for noted, deck in notes:
            for finding in findings(record, noted, deck):
                sentences[finding.code] = finding.text(texts)
    assert set(sentences) == set(get_args(Code))
    assert len(set(sentences.values())) == len(sentences)
    for comes_to in ("fair", "partly", "unfair", "nothing-to-check"):
        assert texts(f"fair-verdict-{comes_to}")
