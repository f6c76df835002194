"""A record as a value: what was written down, legal or not, and its text.

Knows only the text; `hashi.record.replay` checks whether it follows the rules.
"""

import hashlib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace

from hashi.rules import (
    CATEGORIES,
    Board,
    Card,
    Game,
    Kind,
    Log,
    Refusal,
    Refused,
    Score,
    Start,
    Turn,
)

__all__ = [
    "FORMAT",
    "LONGEST_NAME",
    "Entry",
    "Hint",
    "Proof",
    "Record",
    "RecordRefused",
    "Round",
    "StandIn",
    "score_text",
]

FORMAT = "hashi record 1"
LONGEST_NAME = 40
SEALED, KNOWN = "2", "known"  # the version of docs/deal.md; a deal that was made from a code


class RecordRefused(Refused):
    """A record that can be read but breaks a rule, and the line where it does."""

    def __init__(self, refusal: Refusal, line: int) -> None:
        super().__init__(refusal)
        self.line = line


@dataclass(frozen=True, slots=True)
class Hint:
    """A seat asked for a hint and was shown a good turn; this does not change the game."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """A bot played this round for a player who was away; this does not change the game."""


@dataclass(frozen=True, slots=True)
class Pointing:
    """A player pointed at a mistake on this seat's sheet (M5)."""

    where: str  # an island or a line

    def __str__(self) -> str:
        return self.where


@dataclass(frozen=True, slots=True)
class Entry:
    """What a seat did, or that a player pointed at a mistake on its sheet (M5)."""

    seat: int
    what: Start | Turn | Hint | StandIn | Pointing
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        match self.what:
            case Start():
                return f"start {self.seat}: {self.what}"
            case Turn():
                return f"{self.seat}: {self.what}"
            case Hint():
                return f"{self.seat}? hint"
            case StandIn():
                return f"{self.seat}? stand-in"
            case pointing:
                return f"{self.seat}! {pointing}"


@dataclass(frozen=True, slots=True)
class Round:
    """A card and the turns played with it."""

    card: Card
    entries: tuple[Entry, ...] = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Proof:
    """What is known of the deal, each value as 64 hexadecimal digits or missing.

    `drawn` are the seats that gave no nonce, so that theirs follows from the secret. `withheld` are
    the seats that did not show their nonce, so that it was dealt again.
    """

    commitment: str | None = None
    secret: str | None = None
    nonces: tuple[str, ...] = ()
    seed: str | None = None
    drawn: frozenset[int] = frozenset()
    withheld: tuple[int, ...] = ()

    @property
    def kind(self) -> str | None:
        """`SEALED`, `KNOWN` for a deal that has nothing but a seed, or None if nothing is known."""
        if self.commitment or self.secret or self.nonces or self.withheld:
            return SEALED
        return KNOWN if self.seed else None


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was written down. `names` has one name per seat.

    The `checksum` is that of all other lines; a record that was written by hand has none.
    """

    board: Board
    deck: tuple[Card, ...]
    names: tuple[str, ...]
    kind: Kind = "guarded"
    proof: Proof = field(default_factory=Proof)
    notes: tuple[str, ...] = ()
    starts: tuple[Entry, ...] = ()
    rounds: tuple[Round, ...] = ()
    result: tuple[Score, ...] = ()
    result_line: int = field(default=0, compare=False)
    checksum: str | None = None

    def __post_init__(self) -> None:
        for text in (self.board.name, *self.names, *self.notes):
            if not text or text != text.strip() or not text.isprintable():
                raise ValueError(f"not a line of plain text: {text!r}")
        for name in self.names:
            if len(name) > LONGEST_NAME:
                raise ValueError(f"a name has at most {LONGEST_NAME} characters: {name!r}")

    @classmethod
    def of(
        cls,
        game: Game,
        deck: Sequence[Card],
        names: Sequence[str],
        proof: Proof | None = None,
        notes: Sequence[str] = (),
    ) -> "Record":
        """The record of a game so far; of the pile it includes only the revealed cards."""
        revealed = min(game.round, len(game.deck))
        return cls(
            board=game.board,
            deck=tuple(deck),
            names=tuple(names),
            kind=game.kind,
            proof=proof or Proof(),
            notes=tuple(notes),
            starts=tuple(Entry(seat, start) for seat, start in enumerate(game.starts, 1) if start),
            rounds=tuple(_round(game, number) for number in range(1, revealed + 1)),
            result=game.scores if game.over else (),
        )

    def with_help(
        self, hints: Collection[tuple[int, int]], stand_ins: Collection[tuple[int, int]]
    ) -> "Record":
        """The same record with the seats that had a hint or a stand-in in each round."""
        rounds = []
        for number, played in enumerate(self.rounds, 1):
            hinted = sorted(seat for at, seat in hints if at == number)
            stood_in = sorted(seat for at, seat in stand_ins if at == number)
            marks = [Entry(seat, Hint()) for seat in hinted]
            marks += [Entry(seat, StandIn()) for seat in stood_in]
            rounds.append(replace(played, entries=(*marks, *played.entries)))
        return replace(self, rounds=tuple(rounds))

    @property
    def true_checksum(self) -> str:
        """SHA-256 of the record's text without a checksum."""
        return hashlib.sha256(str(replace(self, checksum=None)).encode()).hexdigest()

    def with_checksum(self) -> "Record":
        """The same record with a checksum line, which reveals any changed character."""
        return replace(self, checksum=self.true_checksum)

    def __str__(self) -> str:
        return "\n".join(_text_lines(self)) + "\n"


def _round(game: Game, number: int) -> Round:
    """A round's entries; seats with a mistake noticed after their turn come first.

    Turns commute, but such a notice came before the round closed, so some turn must follow it.
    """
    by_seat = [tuple(_entries(log, seat, number)) for seat, log in enumerate(game.logs, 1)]
    by_seat.sort(key=lambda entries: not _pointed_after_turn(entries))
    return Round(game.deck[number - 1], tuple(entry for entries in by_seat for entry in entries))


def _pointed_after_turn(entries: tuple[Entry, ...]) -> bool:
    turns = [isinstance(entry.what, Turn) for entry in entries]
    return any(turns) and not turns[-1]


def _entries(log: Log, seat: int, number: int) -> Iterator[Entry]:
    played = 0
    for entry in log.entries:
        if isinstance(entry, Turn):
            played += 1
            if played == number:
                yield Entry(seat, entry)
        elif entry.round == number:
            yield Entry(seat, Pointing(entry.where))


def _text_lines(record: Record) -> Iterator[str]:
    yield FORMAT
    yield from _header_lines(record)
    if record.starts:
        yield ""
        yield from map(str, record.starts)
    for number, played in enumerate(record.rounds, 1):
        yield ""
        yield f"round {number}: {played.card}"
        yield from map(str, played.entries)
    if record.result:
        yield ""
        yield "result"
        yield from (f"{seat}: {score_text(score)}" for seat, score in enumerate(record.result, 1))
    if record.checksum:
        yield ""
        yield f"checksum: {record.checksum}"


def _header_lines(record: Record) -> Iterator[str]:
    board, proof = record.board, record.proof
    yield f"board: {board.name}"
    yield f"islands: {' '.join(map(str, board.islands))}"
    yield f"lines: {' '.join(board.lines)}"
    yield f"deck: {' '.join(map(str, record.deck))}"
    yield f"table: {record.kind}"
    yield from (f"seat {seat}: {name}" for seat, name in enumerate(record.names, 1))
    if proof.kind:
        yield f"deal: {proof.kind}"
    if proof.withheld:
        yield f"withheld: {' '.join(map(str, proof.withheld))}"
    if proof.commitment:
        yield f"commitment: {proof.commitment}"
    if proof.secret:
        yield f"secret: {proof.secret}"
    for seat, nonce in enumerate(proof.nonces, 1):
        yield f"nonce {seat}: {nonce} {'drawn' if seat in proof.drawn else 'given'}"
    if proof.seed:
        yield f"seed: {proof.seed}"
    yield from (f"note: {note}" for note in record.notes)


def score_text(score: Score) -> str:
    """A score in one line, such as `islands 30, red 5 in 12, blue 0, six 4 in 9, total 39`."""
    words = [f"islands {score.islands}"]
    for category in CATEGORIES:
        at = score.round_of(category)
        words.append(f"{category} {score.points(category)}" + (f" in {at}" if at else ""))
    return ", ".join([*words, f"total {score.total}"])
