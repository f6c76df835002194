"""What the tests of `hashi verify` share: a record to forge, and how findings are read."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import hashi
from hashi import Card, deal
from hashi.cli.record.verify import Noted, findings
from hashi.record import Proof, Record
from hashi.rules import Game, Turn

Verify = Callable[..., tuple[int, dict[str, Any]]]
SECRET, NONCE = bytes(32), bytes([7]) * 32
DECK = hashi.deck()
FAIR, UNFAIR, NOTHING = 0, 1, 3


def record_of(
    secret: bytes = SECRET,
    nonces: Sequence[bytes] = (),
    cards: Sequence[Card] = (),
    rounds: int = 17,
    deck: tuple[Card, ...] = DECK,
) -> Record:
    """The record of a player and a bot who pass all the time; the bot's nonce is drawn."""
    dealt = deal.Deal(secret, tuple(nonces) or (NONCE, deal.drawn_nonce(secret, 2)))
    pile = tuple(cards) or deal.shuffled(dealt.seed, deck)
    game = Game(hashi.board("A"), 2, pile[:17]).start(1, "c4", 4).start(2, "c2", 3)
    for _ in range(rounds):
        game = game.play(1, Turn()).play(2, Turn())
    proof = Proof(
        dealt.commitment.hex(),
        secret.hex(),
        tuple(nonce.hex() for nonce in dealt.nonces),
        dealt.seed.hex(),
        frozenset({2}),
    )
    record = Record.of(game, deck, ["Ada", "Ren"], proof)
    # Of an open round a record tells the card; here only closed rounds are wanted.
    return replace(record, rounds=record.rounds[:rounds])


def changed(record: Record, **proof: Any) -> Record:
    """The record with something else in its proof."""
    return replace(record, proof=replace(record.proof, **proof))


def codes(record: Record, noted: Noted = Noted()) -> dict[str, list[str]]:  # noqa: B008  a value
    """The codes found, by result."""
    found: dict[str, list[str]] = {}
    for finding in findings(record, noted):
        found.setdefault(finding.result, []).append(finding.code)
    return found


def wrong(data: dict[str, Any]) -> list[str]:
    """The codes of what is wrong."""
    return [one["code"] for one in data["findings"] if one["result"] == "wrong"]
