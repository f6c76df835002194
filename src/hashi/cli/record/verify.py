"""`hashi verify`: check that the deal of a record was fair, as defined in docs/deal.md.

A record proves only as much as it can be compared with: the known deck, the rules, and what a
player wrote down before the game. What could not be compared is reported, and never counts as
fair.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from hashi import boards, deal
from hashi import record as records
from hashi.cli.board.board import load_deck
from hashi.cli.error import CommandError, quoted
from hashi.cli.option import DeckFile, Json, Language, help_text, texts_of
from hashi.cli.output import print_json
from hashi.cli.record.record import parse_record, read
from hashi.locale import Texts, expected_text, refusal_text
from hashi.record import Proof, Record
from hashi.rules import Card, NotationError
from hashi.rules.score import ROUNDS

__all__ = [
    "STANDARD_INPUT",
    "Code",
    "Finding",
    "Noted",
    "VerifyOptions",
    "findings",
    "verdict",
    "verify",
]

STANDARD_INPUT = Path("-")
_MOST_BYTES = 4 * records.LONGEST_RECORD + 1  # more than the longest record can have in UTF-8

# Stable, for scripts. Each has a sentence in every language under fair-CODE.
Code = Literal[
    "checksum-fits", "checksum-wrong",
    "deck-fits", "deck-order", "deck-other", "deck-own",
    "seal-same", "seal-changed", "seal-missing", "seal-not-compared",
    "known-deal", "no-deal",
    "secret-fits", "secret-wrong", "secret-missing",
    "nonce-same", "nonce-changed", "nonce-missing",
    "hash-same", "hash-wrong", "hash-not-compared", "dealt-again",
    "drawn-fits", "drawn-wrong",
    "seed-fits", "seed-wrong",
    "cards-fit", "card-wrong", "cards-few", "no-cards",
    "game-fits", "honour-fits", "turn-illegal", "game-broken",
]  # fmt: skip
# wrong: unfair; unchecked: not compared, the rest may be fair; nothing: no proof either way
Result = Literal["fits", "wrong", "unchecked", "nothing"]
Verdict = Literal["fair", "unfair", "nothing-to-check"]
_EXIT_CODES: Mapping[Verdict, int] = {"fair": 0, "unfair": 1, "nothing-to-check": 3}
_SIGNS: Mapping[Result, str] = {"fits": "✓", "wrong": "✗", "unchecked": "?", "nothing": "?"}


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check, by its stable code; `error` is why the game cannot be replayed."""

    code: Code
    result: Result
    seat: int | None = None
    card: int | None = None
    error: records.RecordRefused | NotationError | None = field(default=None, compare=False)

    @property
    def data(self) -> dict[str, str | int]:
        """As plain data, for JSON; without fields that do not apply."""
        data: dict[str, str | int] = {"code": self.code, "result": self.result}
        if self.seat is not None:
            data["seat"] = self.seat
        if self.card is not None:
            data["card"] = self.card
        if self.error is not None:
            data.update(line=self.error.line, reason=_reason(self.error))
        return data

    def text(self, texts: Texts) -> str:
        """As a sentence."""
        if self.error is None:
            return texts(f"fair-{self.code}", seat=self.seat or 0, card=self.card or 0)
        if isinstance(self.error, records.RecordRefused):
            sentence = refusal_text(texts, self.error.refusal)
        else:
            sentence = expected_text(texts, self.error)
        return texts(f"fair-{self.code}", line=self.error.line, sentence=sentence)


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class VerifyOptions:
    """The options of the command: a record, and what a player knows besides it."""

    file: Annotated[
        Path, Parameter(allow_leading_hyphen=True, help=help_text("option-record-or-input"))
    ]
    _: KW_ONLY
    seal: Annotated[str | None, Parameter(help=help_text("option-seal"))] = None
    nonces: Annotated[
        tuple[str, ...],
        Parameter("--nonce", negative="", show_default=False, help=help_text("option-nonce")),
    ] = ()
    hashes: Annotated[
        tuple[str, ...],
        Parameter("--hash", negative="", show_default=False, help=help_text("option-hash")),
    ] = ()
    deck: DeckFile = None


@dataclass(frozen=True, slots=True)
class Noted:
    """What a player wrote down before the first card; nonces and their hashes by seat."""

    seal: str | None = None
    nonces: Mapping[int, str] = field(default_factory=dict)
    hashes: Mapping[int, str] = field(default_factory=dict)


def verify(options: VerifyOptions, *, json: Json = False, lang: Language = None) -> int:
    """Print the findings and the verdict; returns the exit code of the verdict."""
    texts = texts_of(lang)
    record = (
        _read_standard_input(texts) if options.file == STANDARD_INPUT else read(options.file, texts)
    )
    deck = None if options.deck is None else load_deck(options.deck, texts)
    seal = None if options.seal is None else _parse_hex(options.seal, texts("error-seal"))
    seats = len(record.names)
    noted = Noted(
        seal, _by_seat(options.nonces, seats, texts), _by_seat(options.hashes, seats, texts)
    )
    found = tuple(findings(record, noted, deck))
    conclusion = verdict(found)
    if json:
        data = {
            "verdict": conclusion,
            "scheme": deal.VERSION,
            "findings": [finding.data for finding in found],
        }
        print_json(data)
    else:
        _print(found, conclusion, texts)
    return _EXIT_CODES[conclusion]


def verdict(found: Sequence[Finding]) -> Verdict:
    """The verdict that follows from the findings."""
    results = {finding.result for finding in found}
    if "wrong" in results:
        return "unfair"
    return "nothing-to-check" if "nothing" in results else "fair"


def findings(
    record: Record, noted: Noted | None = None, deck: Sequence[Card] | None = None
) -> Iterator[Finding]:
    """Everything that can be said of a record's deal; `deck` is a deck other than ours."""
    proof, noted = record.proof, noted or Noted()
    if record.checksum is not None:
        fits = record.checksum == record.true_checksum
        yield _finding("checksum-fits", "checksum-wrong", fits=fits)
    yield from _deck_findings(record.deck, deck)
    yield from _seal_findings(proof, noted.seal)
    yield from _nonce_findings(record, noted)
    yield from _card_findings(record, tuple(deck or boards.deck()))
    yield from _game_findings(record)


def _deck_findings(told: tuple[Card, ...], own: Sequence[Card] | None) -> Iterator[Finding]:
    """Whether the deck is the known one. Any cards would fit any seed if its order were free."""
    known = tuple(own or boards.deck())
    if told == known:
        yield Finding("deck-fits", "fits")
    elif Counter(told) == Counter(known):
        yield Finding("deck-order", "wrong")
    elif own is not None:
        yield Finding("deck-other", "wrong")
    else:
        yield Finding("deck-own", "nothing")


def _seal_findings(proof: Proof, noted: str | None) -> Iterator[Finding]:
    """Whether the secret is the one that was committed to before the game."""
    seal = proof.commitment or (noted if proof.secret else None)
    if noted is not None:
        yield _finding("seal-same", "seal-changed", fits=seal == noted)
    if seal is None:
        yield Finding(_unsealed(proof), "nothing")
    elif proof.secret is None:
        yield Finding("secret-missing", "nothing")
    else:
        fits = deal.commitment(bytes.fromhex(proof.secret)).hex() == seal
        yield _finding("secret-fits", "secret-wrong", fits=fits)
        if noted is None:
            yield Finding("seal-not-compared", "unchecked")
    if proof.withheld:
        yield Finding("dealt-again", "unchecked", seat=proof.withheld[0])


def _unsealed(proof: Proof) -> Code:
    """Why there is no seal."""
    if proof.secret is not None:
        return "seal-missing"
    return "no-deal" if proof.seed is None else "known-deal"


def _nonce_findings(record: Record, noted: Noted) -> Iterator[Finding]:
    """Whether the nonces are those the players gave, or derived from the secret."""
    proof = record.proof
    for seat, nonce in noted.nonces.items():
        same = proof.nonces[seat - 1 : seat] == (nonce,)
        yield _finding("nonce-same", "nonce-changed", fits=same, seat=seat)
    yield from _hash_findings(proof, noted)
    if proof.secret is None:
        return
    secret = bytes.fromhex(proof.secret)
    for seat in range(len(proof.nonces) + 1, len(record.names) + 1):
        yield Finding("nonce-missing", "wrong", seat=seat)
    for seat, nonce in enumerate(proof.nonces, 1):
        if seat in proof.drawn:
            fits = deal.drawn_nonce(secret, seat).hex() == nonce
            yield _finding("drawn-fits", "drawn-wrong", fits=fits, seat=seat)
    if proof.seed is not None:
        fits = _seed(proof) == bytes.fromhex(proof.seed)
        yield _finding("seed-fits", "seed-wrong", fits=fits)


def _hash_findings(proof: Proof, noted: Noted) -> Iterator[Finding]:
    """Whether the nonces are those the seats had committed to before any was shown."""
    seal = proof.commitment or noted.seal
    for seat, digest in noted.hashes.items():
        nonce = "".join(proof.nonces[seat - 1 : seat])
        fits = bool(seal and nonce) and digest == _hash(seal or "", seat, nonce)
        yield _finding("hash-same", "hash-wrong", fits=fits, seat=seat)
    for seat in range(1, len(proof.nonces) + 1):
        if seat not in {*proof.drawn, *noted.nonces, *noted.hashes}:
            yield Finding("hash-not-compared", "unchecked", seat)


def _hash(seal: str, seat: int, nonce: str) -> str:
    return deal.nonce_hash(bytes.fromhex(seal), seat, bytes.fromhex(nonce)).hex()


def _card_findings(record: Record, known: tuple[Card, ...]) -> Iterator[Finding]:
    """Whether the cards are those the seed deals; a custom deck is taken as recorded."""
    cards = tuple(played.card for played in record.rounds)
    same = Counter(record.deck) == Counter(known)
    seed = _seed(record.proof)
    if seed is None:
        return
    if not cards:
        yield Finding("no-cards", "nothing")
        return
    dealt = deal.shuffled(seed, known if same else record.deck)
    pairs = enumerate(zip(cards, dealt, strict=False), 1)
    wrong = next((number for number, (card, due) in pairs if card != due), None)
    if wrong is not None:
        yield Finding("card-wrong", "wrong", card=wrong)
        return
    yield Finding("cards-fit", "fits")
    if len(cards) < ROUNDS:
        yield Finding("cards-few", "unchecked", card=len(cards))


def _game_findings(record: Record) -> Iterator[Finding]:
    """Whether the game can be replayed by the rules; at an honour table by M1 to M5."""
    try:
        records.replay(record)
    except records.RecordRefused as refused:
        yield Finding("turn-illegal", "wrong", error=refused)
    except NotationError as error:
        yield Finding("game-broken", "wrong", error=error)
    else:
        yield Finding("honour-fits" if record.kind == "honour" else "game-fits", "fits")


def _reason(error: records.RecordRefused | NotationError) -> str:
    return error.refusal.code if isinstance(error, records.RecordRefused) else error.code


def _seed(proof: Proof) -> bytes | None:
    """The seed derived from secret and nonces; without a secret, the recorded one."""
    if proof.secret is None:
        return None if proof.seed is None else bytes.fromhex(proof.seed)
    return deal.seed_of(bytes.fromhex(proof.secret), map(bytes.fromhex, proof.nonces))


def _finding(good: Code, bad: Code, *, fits: bool, seat: int | None = None) -> Finding:
    return Finding(good, "fits", seat) if fits else Finding(bad, "wrong", seat)


def _read_standard_input(texts: Texts) -> Record:
    """Read a record from standard input."""
    try:
        text = sys.stdin.buffer.read(_MOST_BYTES).decode("utf-8")
    except ValueError:
        raise CommandError(texts("error-file", path=str(STANDARD_INPUT))) from None
    return parse_record(text, STANDARD_INPUT, texts)


def _by_seat(words: Sequence[str], seats: int, texts: Texts) -> dict[int, str]:
    """Nonces or hashes given as SEAT=HEX."""
    found: dict[int, str] = {}
    for word in words:
        seat, _, digits = word.partition("=")
        if seat not in map(str, range(1, seats + 1)):
            raise CommandError(texts("error-nonce-seat", word=quoted(word), seats=seats))
        found[int(seat)] = _parse_hex(digits, texts("error-nonce", seat=seat))
    return found


def _parse_hex(text: str, sentence: str) -> str:
    """Parse 64 hexadecimal digits; returns them in lower case."""
    try:
        return deal.parse_bytes(text.strip().lower()).hex()
    except NotationError:
        raise CommandError(sentence) from None


def _print(found: Sequence[Finding], conclusion: Verdict, texts: Texts) -> None:
    for finding in found:
        print(_SIGNS[finding.result], finding.text(texts))
    partly = conclusion == "fair" and any(finding.result == "unchecked" for finding in found)
    print(texts("fair-verdict-partly" if partly else f"fair-verdict-{conclusion}"))
