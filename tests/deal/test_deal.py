"""Fair deals: the documented algorithm, to the byte."""

import hashlib
import hmac
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hashi
from hashi import Card, NotationError, deal
from tests.deal import vectors as worked_out
from tests.deal.vectors import DOCS
from tests.regen import VECTORS, vectors_text

SEEDS = st.binary(min_size=32, max_size=32)


def vectors() -> Iterator[dict[str, str]]:
    """The tables of test vectors in the documentation."""
    for table in DOCS.read_text("utf-8").split("| | |")[1:]:
        yield dict(re.findall(r"^\| ([a-z]+(?: \d)?) \| (.+) \|$", table, re.MULTILINE))


@pytest.mark.parametrize("vector", list(vectors()))
def test_vectors_of_the_documentation(vector: dict[str, str]) -> None:
    """S4: secret and nonces give commitment, seed and order as docs/deal.md says."""
    nonces = [deal.parse_bytes(text) for key, text in vector.items() if key.startswith("nonce")]
    known = deal.Deal(deal.parse_bytes(vector["secret"]), tuple(nonces))
    assert known.commitment.hex() == vector["commitment"]
    hashes = [text for key, text in vector.items() if key.startswith("hash")]
    for seat, (nonce, digest) in enumerate(zip(nonces, hashes, strict=True), 1):
        assert deal.nonce_hash(known.commitment, seat, nonce).hex() == digest
    assert known.seed.hex() == vector["seed"]
    order = deal.shuffled(known.seed, hashi.deck())
    assert " ".join(map(str, order)) == vector["order"]


def test_drawn_nonces_follow_from_the_secret() -> None:
    """A seat that gives no nonce has one that the commitment has fixed, another for each seat."""
    drawn = re.search(r"drawn nonce of seat 2 .*`([0-9a-f]{64})`", DOCS.read_text("utf-8"))
    assert drawn is not None
    assert deal.drawn_nonce(bytes(32), 2).hex() == drawn[1]
    assert len({deal.drawn_nonce(bytes(32), seat) for seat in range(1, 5)}) == 4


def test_there_are_vectors() -> None:
    """The tables are found, with one and with four seats."""
    seats = [sum(key.startswith("nonce") for key in vector) for vector in vectors()]
    assert seats == [1, 4]


def test_the_page_is_held_to_the_same_vectors() -> None:
    """The vectors of the page are up to date, and begin with those of the documentation."""
    assert VECTORS.read_text("utf-8") == vectors_text(), "run `make regen`"
    found = [{"seed": one["seed"], "order": " ".join(one["order"])} for one in worked_out.vectors()]
    assert found[:2] == [{key: one[key] for key in ("seed", "order")} for one in vectors()]


def test_a_seal_is_as_documented() -> None:
    """The hash of a label and the secret."""
    seal = hashlib.sha256(b"hashi seal 2" + bytes(32)).digest()
    assert deal.commitment(bytes(32)) == seal


@settings(deadline=None)
@given(SEEDS, SEEDS, st.integers(1, 4))
def test_hashes_are_as_documented(seal: bytes, nonce: bytes, seat: int) -> None:
    """A nonce's hash, step by step as the documentation has it."""
    digest = hashlib.sha256(b"hashi hash 2" + seal + bytes([seat]) + nonce).digest()
    assert deal.nonce_hash(seal, seat, nonce) == digest


def shuffled_as_documented(seed: bytes) -> list[Card]:
    """The order once more, step by step as the documentation has it."""
    stream = b"".join(
        hmac.new(seed, b"hashi deal 1" + bytes(7) + bytes([i]), hashlib.sha256).digest()
        for i in range(8)
    )
    cards, at = list(hashi.deck()), 0
    for i in range(17, 0, -1):
        while stream[at] >= 256 - 256 % (i + 1):
            at += 1
        j = stream[at] % (i + 1)
        at += 1
        cards[i], cards[j] = cards[j], cards[i]
    return cards


@settings(deadline=None)
@given(SEEDS)
def test_order_is_as_documented(seed: bytes) -> None:
    """S4: any seed gives a permutation of the deck, the one documented."""
    assert list(deal.shuffled(seed, hashi.deck())) == shuffled_as_documented(seed)
    assert Counter(deal.shuffled(seed, hashi.deck())) == Counter(hashi.deck())


def test_long_decks_need_more_than_one_block() -> None:
    """The stream goes on after its first 32 bytes: 54 cards are still a permutation."""
    cards = hashi.deck() * 3
    order = deal.shuffled(bytes(32), cards)
    assert Counter(order) == Counter(cards)
    assert order[:10] != deal.shuffled(bytes([1]) * 32, cards)[:10]


def test_every_place_is_even() -> None:
    """Over many seeds each card comes about equally often to the top and to the bottom."""
    tops, bottoms = Counter[Card](), Counter[Card]()
    for i in range(3600):
        order = deal.shuffled(hashlib.sha256(f"even {i}".encode()).digest(), hashi.deck())
        tops[order[0]] += 1
        bottoms[order[-1]] += 1
    for places in (tops, bottoms):
        squares = sum((places[card] - 200) ** 2 / 200 for card in hashi.deck())
        assert squares < 40.8  # chi-squared with 17 degrees of freedom, 0.1 %


@settings(deadline=None)
@given(SEEDS, SEEDS, SEEDS)
def test_every_part_counts(secret: bytes, one: bytes, two: bytes) -> None:
    """Another secret, nonce or order of seats is another seed."""
    seed = deal.seed_of(secret, [one, two])
    flipped = bytes([one[0] ^ 1]) + one[1:]
    assert deal.seed_of(secret, [flipped, two]) != seed
    assert one == two or deal.seed_of(secret, [two, one]) != seed


def test_lengths_are_fixed() -> None:
    """Bytes cannot be moved from one part to the next."""
    for value in (b"", bytes(31), bytes(33)):
        with pytest.raises(ValueError, match="has 32 bytes"):
            deal.commitment(value)
        with pytest.raises(ValueError, match="has 32 bytes"):
            deal.seed_of(bytes(32), [value])
        with pytest.raises(ValueError, match="has 32 bytes"):
            deal.shuffled(value, hashi.deck())


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64])
def test_bytes_have_one_spelling(text: str) -> None:
    """64 small hexadecimal digits; anything else is a NotationError."""
    with pytest.raises(NotationError, match="64 hexadecimal digits"):
        deal.parse_bytes(text)
    assert deal.parse_bytes("0f" * 32) == bytes([15]) * 32


def test_numbered_seeds() -> None:
    """A number stands for one seed, for ever."""
    assert deal.numbered_seed(7) == hashlib.sha256(b"hashi number 7").digest()
    assert deal.numbered_seed(-7) != deal.numbered_seed(7)
