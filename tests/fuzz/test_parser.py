"""Whatever a parser is given, it gives a value or its own kind of error; what it took it can print.

HASHI_FUZZ_EXAMPLES sets how many texts each parser gets. What broke a parser once is in CRASHERS.
"""

import contextlib
import os
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from hashi import boards, puzzle, record
from hashi.cli.serve.transfer import BadLine, parse
from hashi.rules import BoardError, Card, NotationError, Turn
from hashi.table import decode
from hashi.table.event import Opened, SeatPlan, encode
from hashi.wire import exchange, message

EXAMPLES = int(os.environ.get("HASHI_FUZZ_EXAMPLES", "100"))
FUZZ = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize="HASHI_FUZZ_EXAMPLES" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
GAMES = Path(__file__).parents[1] / "games"
RECORD = (GAMES / "perfect-a.txt").read_text("utf-8")
SIDE_A = Path(boards.__file__).with_name("a.toml").read_text("utf-8")
DECK = Path(boards.__file__).with_name("deck.toml").read_text("utf-8")
TURN = "5@c2 c2-c4 c4-e4*2"
OPENED = encode(
    Opened(
        code="CODE",
        host="ada",
        board="A",
        islands=("a1", "b1=red"),
        lines=("a1-b1",),
        deck=("1/1",) * 18,
        seats=(SeatPlan(kind="person", name="Ada", person="ada"),),
        secret="00" * 32,
    )
)
EXPORT = (
    '{"hashi":"export","format":1}\n{"table":"t","code":"CODE","people":["ada"],'
    '"events":[{"at":1.0,"data":' + OPENED.decode() + "}]}\n" + '{"tables":1,"events":1}\n'
)
SAID = '{"type":"play","id":1,"seat":1,"round":1,"turn":"5@c2 c2-c4*2"}'
OPTIONS = '{"name":"Ada","seats":[{"kind":"person"},{"kind":"bot"}],"clock_seconds":30}'
PUZZLE = "hashi puzzle 1 | A | round 2 | 5@c2 4@c4 c2-c4 c4-e4*2 | - | 6/1 2/2 | +4 | 89cde9b7"
# Texts that once broke a parser, or kept it busy for too long.
CRASHERS = ("a." * 20_000 + "b = 1", "[" * 30_000)


@st.composite
def bent(draw: st.DrawFn, *samples: str) -> str:
    """A good text with some places cut, doubled, swapped or overwritten; or any text at all."""
    if draw(st.integers(0, 9)) == 0:
        return draw(st.text(max_size=200))
    text = draw(st.sampled_from(samples))
    for _ in range(draw(st.integers(0, 4))):
        first = draw(st.integers(0, len(text)))
        last = draw(st.integers(first, min(len(text), first + 30)))
        piece = text[first:last]
        new = draw(
            st.sampled_from(
                [
                    "",
                    piece * 2,
                    piece[::-1],
                    piece.upper(),
                    '"',
                    "\n",
                    "\0",
                    "é",
                    "[",
                    "{",
                    "9" * 20,
                ]
            )
            | st.text(max_size=5)
        )
        text = text[:first] + new + text[last:]
    return text


@FUZZ
@given(bent(TURN, "pass", "c2-c4", "4@c4"))
@example("*" * 500)
def test_turns(text: str) -> None:
    """A turn has one spelling: what is read is printed the same."""
    with contextlib.suppress(NotationError):
        assert str(Turn.parse(text)) == text
    with contextlib.suppress(NotationError):
        typed = Turn.typed(text)
        assert Turn.parse(str(typed)) == typed


@FUZZ
@given(bent("5/3", "1/1"))
def test_cards(text: str) -> None:
    """A card has one spelling."""
    with contextlib.suppress(NotationError):
        assert str(Card.parse(text)) == text


@FUZZ
@given(bent(RECORD))
def test_records(text: str) -> None:
    """A record that is read is printed so that it is read the same, and can be replayed or not."""
    try:
        found = record.parse(text)
    except NotationError:
        return
    assert record.parse(str(found)) == found
    with contextlib.suppress(NotationError, record.RecordRefused):
        record.replay(found)


@FUZZ
@given(bent(PUZZLE, PUZZLE.replace("| A |", "| C islands a1 b1=red lines a1-b1 |")))
def test_puzzles(text: str) -> None:
    """A puzzle that is read is printed so that it is read the same."""
    with contextlib.suppress(NotationError):
        found = puzzle.parse(text)
        assert puzzle.parse(puzzle.text_of(found)) == found


@FUZZ
@given(bent(SIDE_A, DECK))
def test_board_files(text: str) -> None:
    """A board file is a board or has problems, each with a code."""
    codes = ["none"]
    try:
        (boards.parse_deck if boards.kind_of(text) == "deck" else boards.parse_board)(text)
    except BoardError as error:
        codes = [problem.code for problem in error.problems]
    assert codes
    assert all(codes)


@FUZZ
@given(bent(SAID, SAID.replace("play", "hello"), SAID.replace("play", "sit")))
def test_messages(text: str) -> None:
    """A message is one of ours or a DecodeError."""
    try:
        said = msgspec.json.decode(text.encode("utf-8", "replace"), type=message.ClientMessage)
    except msgspec.DecodeError:
        return
    again = msgspec.json.decode(msgspec.json.encode(said), type=message.ClientMessage)
    assert again == said


@FUZZ
@given(bent(OPTIONS))
def test_options(text: str) -> None:
    """The options of a new table have one to four seats, or are a DecodeError."""
    try:
        options = msgspec.json.decode(text.encode("utf-8", "replace"), type=exchange.NewTable)
    except msgspec.DecodeError:
        return
    assert 1 <= len(options.seats) <= 4


@FUZZ
@given(bent(OPENED.decode(), '{"type":"played","seat":1,"turn":"pass"}'))
def test_events(text: str) -> None:
    """An event that is read is stored the same."""
    try:
        event = decode(text.encode("utf-8", "replace"))
    except msgspec.DecodeError:
        return
    assert decode(encode(event)) == event


@FUZZ
@given(bent(EXPORT))
def test_exports(text: str) -> None:
    """An export is believed as a whole or refused at a line."""
    lines = text.encode("utf-8", "replace").splitlines(keepends=True)
    line, events = 1, [1]
    try:
        events = [len(whole.events) for whole in parse(lines)]
    except BadLine as bad:
        line = bad.line
    assert 1 <= line <= max(1, len(lines))
    assert all(events)


@pytest.mark.parametrize("text", CRASHERS, ids=["dotted", "deep"])
def test_crashers(text: str) -> None:
    """What broke a parser once does so no more."""
    for parser in (Turn.parse, Card.parse, record.parse, boards.parse_board):
        with pytest.raises((NotationError, BoardError)):
            parser(text)
