"""Reading the text of a record, with the line and column of whatever is wrong.

One pass from top to bottom; blank lines are skipped. Checks the format, not the rules.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

from hashi.record.value import (
    FORMAT,
    KNOWN,
    LONGEST_NAME,
    SEALED,
    Entry,
    Hint,
    Pointing,
    Proof,
    Record,
    Round,
    StandIn,
)
from hashi.rules import (
    CATEGORIES,
    Board,
    BoardError,
    Card,
    Island,
    Kind,
    NotationError,
    Score,
    Start,
    Turn,
)
from hashi.rules.game import KINDS, MOST_SEATS
from hashi.rules.limit import MOST_CARDS, MOST_ISLANDS, MOST_LINES, too_large
from hashi.rules.notation import ISLAND, LINE
from hashi.rules.score import PER_ISLAND, ROUNDS, Reached

__all__ = ["LONGEST_RECORD", "parse"]

LONGEST_RECORD = 64 * 1024  # characters; four seats need about 12,000

_WORD = re.compile(r"\S+")
_HEX = re.compile(r"[0-9a-f]{64}")
_NONCE = re.compile(r"([0-9a-f]{64}) (given|drawn)")
_SEAT = f"[1-{MOST_SEATS}]"
_TURN = re.compile(rf"({_SEAT}): ")
_NOTICE = re.compile(rf"({_SEAT})! ({LINE}|{ISLAND})")
_HELP = re.compile(rf"({_SEAT})\? (hint|stand-in)")
_CATEGORY_SCORES = "".join(rf"{category} (\d)(?: in (\d\d?))?, " for category in CATEGORIES)
_SCORE = re.compile(rf"islands (\d\d?), {_CATEGORY_SCORES}total (\d\d?)")
T = TypeVar("T")


def parse(text: str) -> Record:
    """Read a record; raises NotationError with line, column and what was expected there."""
    if len(text) > LONGEST_RECORD:
        most = f"at most {LONGEST_RECORD} characters"
        raise NotationError("length", most, detail=str(LONGEST_RECORD))
    return _Reader(text).record()


class _Reader:
    """A cursor over the lines that are not blank."""

    def __init__(self, text: str) -> None:
        lines = enumerate(text.split("\n"), 1)
        self.lines = [(number, line.rstrip()) for number, line in lines if line.strip()]
        self.at = 0
        self.end = text.count("\n") + 1

    def record(self) -> Record:
        if self._line() != FORMAT:
            raise self._error("format", f"the first line {FORMAT!r}", FORMAT)
        self.at += 1
        record = self._headers()
        starts = tuple(self._starts(len(record.names)))
        rounds = tuple(self._rounds())
        result_line = self._number
        result = tuple(self._result(len(record.names)))
        checksum = self._optional("checksum", _hex)
        if self.at < len(self.lines):
            raise self._error("end", "a round, the result or the end")
        return replace(
            record,
            starts=starts,
            rounds=rounds,
            result=result,
            result_line=result_line,
            checksum=checksum,
        )

    # The cursor

    def _line(self) -> str:
        return self.lines[self.at][1] if self.at < len(self.lines) else ""

    @property
    def _number(self) -> int:
        return self.lines[self.at][0] if self.at < len(self.lines) else self.end

    def _error(self, code: str, expected: str, detail: str = "") -> NotationError:
        return NotationError(code, expected, detail=detail, line=self._number)

    def _header(self, key: str) -> str | None:
        """The value of the header here if it has this key; the cursor stays."""
        line = self._line()
        return line[len(key) + 2 :] if line.startswith(f"{key}: ") else None

    def _optional(self, key: str, read: Callable[[str], T]) -> T | None:
        value = self._header(key)
        if value is None:
            return None
        try:
            result = read(value)
        except NotationError as error:
            raise error.at_line(self._number, len(key) + 2) from None
        self.at += 1
        return result

    def _required(self, key: str, read: Callable[[str], T]) -> T:
        result = self._optional(key, read)
        if result is None:
            raise self._error("header", f"'{key}: ' and its value", key)
        return result

    def _numbered(self, key: str, read: Callable[[str], T], most: int) -> Iterator[T]:
        """Consecutive headers such as `seat 1: `, `seat 2: `."""
        for number in range(1, most + 1):
            value = self._optional(f"{key} {number}", read)
            if value is None:
                return
            yield value

    # The parts

    def _headers(self) -> Record:
        name = self._required("board", _name)
        islands = self._required("islands", lambda text: _words(text, Island.parse, MOST_ISLANDS))
        lines_at = self._number
        lines = self._required("lines", lambda text: _words(text, str, MOST_LINES))
        try:
            board = Board.of(name, islands, lines)
        except BoardError as error:
            expected = f"a board that can exist ({error})"
            raise NotationError("board", expected, detail=str(error), line=lines_at) from error
        deck = self._required("deck", lambda text: _words(text, Card.parse, MOST_CARDS))
        kind = self._required("table", _kind)
        names = tuple(self._numbered("seat", _name, MOST_SEATS))
        if not names:
            raise self._error("header", "'seat 1: ' and a name", "seat 1")
        proof = self._proof(len(names))
        notes = []
        while (note := self._optional("note", _plain)) is not None:
            notes.append(note)
        return Record(board, deck, names, kind, proof, tuple(notes))

    def _proof(self, seats: int) -> Proof:
        line = self._number
        kind = self._optional("deal", _deal)
        withheld = (
            self._optional("withheld", lambda text: _words(text, _seat(seats), LONGEST_RECORD))
            or ()
        )
        commitment = self._optional("commitment", _hex)
        secret = self._optional("secret", _hex)
        nonces, drawn = self._nonces(seats)
        seed = self._optional("seed", _hex)
        proof = Proof(commitment, secret, nonces, seed, drawn, withheld)
        if kind is None and proof.kind:
            raise NotationError("header", "'deal: ' and its value", detail="deal", line=line)
        if kind and proof.kind is None:
            missing = "seed" if kind == KNOWN else "commitment"
            raise self._error("header", f"'{missing}: ' and its value", missing)
        if kind != proof.kind:
            raise NotationError("deal", f"{proof.kind}", line=line)
        return proof

    def _nonces(self, seats: int) -> tuple[tuple[str, ...], frozenset[int]]:
        """The nonces, and which of them were drawn."""
        found = tuple(self._numbered("nonce", _nonce, seats))
        drawn = frozenset(seat for seat, (_, origin) in enumerate(found, 1) if origin == "drawn")
        return tuple(nonce for nonce, _ in found), drawn

    def _starts(self, seats: int) -> Iterator[Entry]:
        for seat in range(1, seats + 1):
            line = self._number
            start = self._optional(f"start {seat}", Start.parse)
            if start is not None:
                yield Entry(seat, start, line)

    def _rounds(self) -> Iterator[Round]:
        for number in range(1, ROUNDS + 1):
            line = self._number
            card = self._optional(f"round {number}", Card.parse)
            if card is None:
                return
            yield Round(card, tuple(self._entries()), line)

    def _entries(self) -> Iterator[Entry]:
        while self.at < len(self.lines):
            line, number = self._line(), self._number
            if match := _TURN.match(line):
                yield Entry(int(match[1]), self._turn(line[match.end() :]), number)
            elif match := _NOTICE.fullmatch(line):
                yield Entry(int(match[1]), Pointing(match[2]), number)
            elif match := _HELP.fullmatch(line):
                yield Entry(int(match[1]), Hint() if match[2] == "hint" else StandIn(), number)
            else:
                return
            self.at += 1

    def _turn(self, text: str) -> Turn:
        try:
            return Turn.parse(text)
        except NotationError as error:
            raise error.at_line(self._number, len("1: ")) from None

    def _result(self, seats: int) -> Iterator[Score]:
        if self._line() != "result":
            return
        self.at += 1
        for seat in range(1, seats + 1):
            yield self._required(f"{seat}", _score)


def _words(text: str, read: Callable[[str], T], most: int) -> tuple[T, ...]:
    """Parse word by word, not more than so many; an error has the column of its word."""
    found: list[T] = []
    for match in _WORD.finditer(text):
        try:
            if len(found) == most:
                raise too_large()
            found.append(read(match[0]))
        except NotationError as error:
            raise error.at_line(1, match.start()) from None
    return tuple(found)


def _plain(text: str) -> str:
    if not text.isprintable() or text != text.strip():
        raise NotationError("plain", "plain text")
    return text


def _name(text: str) -> str:
    if len(text) > LONGEST_NAME:
        most = f"at most {LONGEST_NAME} characters"
        raise NotationError("length", most, detail=str(LONGEST_NAME), column=LONGEST_NAME + 1)
    return _plain(text)


def _hex(text: str) -> str:
    if not _HEX.fullmatch(text):
        raise NotationError("bytes", "64 hexadecimal digits, small letters")
    return text


def _deal(text: str) -> str:
    if text not in {SEALED, KNOWN}:
        raise NotationError("deal", f"{SEALED} or {KNOWN}")
    return text


def _nonce(text: str) -> tuple[str, str]:
    """A nonce, and whether it was given or drawn."""
    match = _NONCE.fullmatch(text)
    if match is None:
        raise NotationError("nonce", "64 hexadecimal digits, then given or drawn")
    return match[1], match[2]


def _seat(seats: int) -> Callable[[str], int]:
    def read(word: str) -> int:
        if word not in map(str, range(1, seats + 1)):
            raise NotationError("seat", "the number of a seat")
        return int(word)

    return read


def _kind(text: str) -> Kind:
    found = next((kind for kind in KINDS if kind == text), None)
    if found is None:
        raise NotationError("table", "guarded or honour")
    return found


def _score(text: str) -> Score:
    match = _SCORE.fullmatch(text)
    if match is None:
        expected = "a score such as islands 30, red 5 in 12, blue 0, six 4 in 9, total 39"
        raise NotationError("score", expected)
    islands, *reached, total = match.groups()
    found = zip(CATEGORIES, reached[::2], reached[1::2], strict=True)
    score = Score(
        int(islands) // PER_ISLAND,
        # A record may say anything: points without a round, or a round without points.
        {
            name: Reached(int(at or 0), int(points))
            for name, points, at in found
            if at or points != "0"
        },
    )
    if score.islands != int(islands) or score.total != int(total):
        raise NotationError("sum", "points that add up")
    return score
