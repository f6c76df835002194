"""`hashi verify` against many records with one character changed: none is called fair for another.

The short form is part of every run; a million changes take some minutes on each of several cores.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

import hashi
from hashi import NotationError, deal
from hashi.cli.record.verify import Noted, findings
from hashi.record import Proof, Record, parse
from hashi.rules import Game
from tests.simple_bot import best_of_some

ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789 :-*@!?/=AB\n\u200b"


def played() -> Record:
    """A whole game of two with hints, a stand-in and its proof, as the server writes it."""
    random = Random("record")
    secret, nonce = random.randbytes(32), random.randbytes(32)
    dealt = deal.Deal(secret, (nonce, deal.drawn_nonce(secret, 2)))
    pile = deal.shuffled(dealt.seed, hashi.deck())[:17]
    game = Game(hashi.board("A"), 2, pile).start(1, "c4", 4).start(2, "c2", 3)
    for card in pile:
        for seat in (1, 2):
            game = game.play(seat, best_of_some(game.sheet(seat), card, random))
    proof = Proof(
        dealt.commitment.hex(),
        secret.hex(),
        tuple(one.hex() for one in dealt.nonces),
        dealt.seed.hex(),
        frozenset({2}),
    )
    record = Record.of(game, hashi.deck(), ["Ada", "Ren"], proof, ["played on a train"])
    return record.with_help({(3, 1)}, {(5, 2)}).with_checksum()


RECORD = played()
NOTED = Noted(RECORD.proof.commitment, {1: RECORD.proof.nonces[0]})


def changes(text: str, random: Random) -> Iterator[str]:
    """The text with one character changed, left out or put in, without end."""
    while True:
        at, letter = random.randrange(len(text)), random.choice(ALPHABET)
        yield text[:at] + random.choice(("", letter, letter + text[at])) + text[at + 1 :]


def passed(text: str, noted: Noted) -> Record | None:
    """The record in a text, if it would be called fair."""
    try:
        record = parse(text)
    except NotationError:
        return None
    bad = ("wrong", "nothing")
    return None if any(found.result in bad for found in findings(record, noted)) else record


def check(count: int, seed: int) -> str:
    """Whatever passes tells the same game, with the same names, hints and stand-ins."""
    tries, same = changes(str(RECORD), Random(seed)), 0
    for _ in range(count):
        text = next(tries)
        found = passed(text, Noted())
        assert found is None or found == RECORD, text
        same += found is not None
    return f"{count:,} changed records, {count - same:,} refused, {same:,} the same game"


def test_the_record_itself_is_fair() -> None:
    """What is changed below was fair, and is the same with more blank lines."""
    assert passed(str(RECORD), NOTED) == RECORD
    assert passed(str(RECORD).replace("\n", "\n \n"), NOTED) == RECORD


def test_one_character_changed(record_property: Callable[[str, object], None]) -> None:
    """The short form."""
    record_property("figure", check(2_000, 1))


def test_every_kind_of_line() -> None:
    """One change in each line: of cards, turns, names, notes, hints, nonces and points."""
    random, lines = Random(2), str(RECORD).splitlines()
    for number, line in enumerate(lines):
        if not line:
            continue
        at = random.randrange(len(line))
        other = line[:at] + ("x" if line[at] != "x" else "y") + line[at + 1 :]
        assert passed("\n".join([*lines[:number], other, *lines[number + 1 :]]), Noted()) is None


def test_without_a_checksum_the_deal_is_the_same() -> None:
    """Older records have no checksum: what is called fair still has the same cards and proof."""
    plain = replace(RECORD, checksum=None)
    tries = changes(str(plain), Random(3))
    for _ in range(1_000):
        text = next(tries)
        found = passed(text, Noted())
        same = found is None or (
            (found.deck, found.proof) == (plain.deck, plain.proof)
            and [one.card for one in found.rounds] == [one.card for one in plain.rounds]
        )
        assert same, text


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_a_million_characters_changed(
    part: int, record_property: Callable[[str, object], None]
) -> None:
    """The long form."""
    record_property("figure", check(100_000, 100 + part))
