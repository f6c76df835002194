"""Records: printed, read, replayed."""

import hashlib
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hashi
from hashi import Game, NotationError, Refusal, Turn
from hashi.record import Entry, Hint, Proof, Record, RecordRefused, Round, StandIn, parse, replay
from hashi.record.reader import LONGEST_RECORD
from hashi.rules import Start
from tests.positions import honour_game
from tests.simple_bot import best_of_some, start

DECK = hashi.deck()
PERFECT = (Path(__file__).parents[1] / "games" / "perfect-a.txt").read_text("utf-8")

OPEN = """hashi record 1
board: A
islands: a1=blue a4 a6=blue b1 b3=red b6 b7 c2 c4 c7=red e1=red e2 e4=red e6 e7 f1 f3 f7=blue
lines: {lines}
deck: {deck}
table: guarded
seat 1: Ada Lovelace
seat 2: Bruno

start 1: 4@c4
start 2: 3@c2

round 1: 5/3
1: 5@b1 a1-b1*2 b1-b3
2: 5@c2 c2-c4 c4-e4*2

round 2: 1/1
2: pass
""".format(lines=" ".join(hashi.board("A").lines), deck=" ".join(map(str, DECK)))


def some_game(seats: int, rounds: int, random: Random) -> Game:
    """A guarded game after some rounds, the last of them perhaps not closed."""
    cards = list(DECK)
    random.shuffle(cards)
    game = Game(hashi.board(random.choice("AB")), seats, tuple(cards))
    for seat in range(1, seats + 1):
        game = game.start(seat, *start(game.board, random))
    for _ in range(rounds * seats):
        if game.card is None:
            break
        seat = random.choice(game.waiting)
        game = game.play(seat, best_of_some(game.sheet(seat), game.card, random))
    return game


@settings(max_examples=20, deadline=None, derandomize=True)
@given(st.integers(1, 4), st.integers(0, 17), st.integers(0, 2**32))
def test_parsing_a_printed_record_gives_the_same_game(seats: int, rounds: int, seed: int) -> None:
    """Whole or half played, the record replays to the same game."""
    game = some_game(seats, rounds, Random(seed))
    record = Record.of(game, DECK, [f"Player {n}" for n in range(seats)])
    assert parse(str(record)) == record
    assert replay(parse(str(record)), game.deck) == game


@settings(max_examples=20, deadline=None, derandomize=True)
@given(st.integers(1, 4), st.integers(0, 2**32))
def test_honour_records(seats: int, seed: int) -> None:
    """M2, M5: where somebody pointed is told in an order that replays to the same game."""
    game = honour_game(hashi.board("A"), seats, Random(seed))
    record = Record.of(game, DECK, ["x"] * seats)
    assert replay(parse(str(record))) == game


def test_open_record() -> None:
    """A record of an open game tells what has been revealed and no more."""
    record = parse(OPEN)
    assert record.names == ("Ada Lovelace", "Bruno")
    assert record.starts == (Entry(1, Start(4, "c4")), Entry(2, Start(3, "c2")))
    assert record.rounds[1] == Round(DECK[0], (Entry(2, Turn()),))
    assert record.result == ()
    assert [entry.line for entry in record.rounds[0].entries] == [14, 15]
    game = replay(record)
    assert (game.closed, game.waiting, len(game.deck)) == (1, (1,), 2)


def test_hints() -> None:
    """A hint is written down before the turns of its round, is read again and changes nothing."""
    plain = parse(OPEN)
    told = parse(OPEN.replace("1: 5@b1", "2? hint\n1: 5@b1").replace("2: pass", "1? hint\n2: pass"))
    assert replay(told) == replay(plain)
    assert told.rounds[0].entries[0] == Entry(2, Hint())
    assert parse(str(told)) == told
    assert plain.with_help({(1, 2), (2, 1)}, ()) == told
    assert [str(entry) for entry in told.rounds[1].entries] == ["1? hint", "2: pass"]


def test_checksums() -> None:
    """The last line is that of all the others as they are written; blank lines do not count."""
    plain = parse(OPEN)
    told = plain.with_checksum()
    text = str(told)
    assert text == f"{plain}\nchecksum: {hashlib.sha256(str(plain).encode()).hexdigest()}\n"
    assert parse(text) == told == told.with_checksum()
    assert parse(text.replace("\n", "\n\n")).true_checksum == told.checksum
    assert parse(text.replace("Ada", "Ade")).true_checksum != told.checksum


def test_stand_ins() -> None:
    """A turn that a bot played for somebody away says so, is read again and changes nothing."""
    plain = parse(OPEN)
    told = parse(OPEN.replace("1: 5@b1", "2? hint\n1? stand-in\n1: 5@b1"))
    assert plain.with_help({(1, 2)}, {(1, 1), (0, 2)}) == told
    assert [entry.what for entry in told.rounds[0].entries[:2]] == [Hint(), StandIn()]
    assert parse(str(told)) == told
    assert replay(told) == replay(plain)


def test_refused_record() -> None:
    """A record that breaks a rule names its line and the refusal."""
    with pytest.raises(RecordRefused) as caught:
        replay(parse(OPEN.replace("start 2: 3@c2", "start 2: 3@a1")))
    assert (caught.value.line, caught.value.refusal) == (11, Refusal("start-flag", "S2", "a1"))
    with pytest.raises(RecordRefused) as caught:
        replay(parse(OPEN.replace("a1-b1*2 b1-b3", "a1-b1")))
    assert (caught.value.line, caught.value.refusal) == (14, Refusal("bridge-count", "T7"))


def test_pile_from_elsewhere() -> None:
    """An open game goes on with the pile its deal gives; another pile is refused."""
    record = parse(OPEN)
    first, second = (played.card for played in record.rounds)
    rest = tuple(card for card in DECK if card not in (first, second))
    assert len(replay(record, (first, second, *rest)).deck) == 17
    with pytest.raises(ValueError, match="does not begin with the cards"):
        replay(record, DECK)


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "column"),
    [
        ("hashi record 1", "hashi record 2", "format", 1, 1),
        ("board: A", "bord: A", "header", 2, 1),
        ("board: A", "board:  A", "plain", 2, 8),
        ("board: A", "board: A\a", "plain", 2, 8),
        ("a4 a6=blue", "a4 a6=green", "island", 3, 21),
        ("a1-b1 a4-a6", "a1-b1 a4-c5", "board", 4, 1),
        ("a1-b1 a4-a6", "a1-b1 nonsense", "board", 4, 1),
        ("1/2 1/3", "1/2 1/4", "card", 5, 15),
        ("table: guarded", "table: open", "table", 6, 8),
        ("seat 1: Ada Lovelace", "", "header", 8, 1),
        ("seat 1: Ada Lovelace", f"seat 1: {'x' * 41}", "length", 7, 49),
        ("start 1: 4@c4", "start 1: 5@c4", "start", 10, 10),
        ("start 1: 4@c4", "nonsense", "end", 10, 1),
        ("round 1: 5/3", "round 1: 5/0", "card", 13, 10),
        ("1: 5@b1 a1-b1*2 b1-b3", "1: 5@b1 b1-b3 a1-b1*2", "spelling", 14, 9),
        ("1: 5@b1 a1-b1*2 b1-b3", "5: pass", "end", 14, 1),
        ("round 2: 1/1", "round 3: 1/1", "end", 17, 1),
        ("2: pass", "2! c44", "end", 18, 1),
        ("2: pass", "2? hints", "end", 18, 1),
    ],
)
def test_broken_records(old: str, new: str, code: str, line: int, column: int) -> None:
    """A broken record gives the line, the column and what was expected."""
    assert old in OPEN
    with pytest.raises(NotationError) as caught:
        parse(OPEN.replace(old, new, 1))
    error = caught.value
    assert (error.code, error.line, error.column) == (code, line, column)
    assert str(error) == f"line {line}, column {column}: expected {error.expected}"


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("round 2: 1/1", "round 2: 5/3", "fresh-card", 17),
        ("2: 5@c2 c2-c4 c4-e4*2\n", "", "round", 16),
        ("start 2: 3@c2\n", "", "round", 12),
    ],
)
def test_records_that_cannot_be_played(old: str, new: str, code: str, line: int) -> None:
    """A card comes once, and a round begins when everybody is done with the last (T16)."""
    with pytest.raises(NotationError) as caught:
        replay(parse(OPEN.replace(old, new, 1)))
    assert (caught.value.code, caught.value.line) == (code, line)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("islands 36", "islands 34", "sum"),
        ("total 60", "total 61", "sum"),
        ("islands 36", "islands 35", "sum"),
        ("red 9 in 12", "red nine", "score"),
        ("six 8 in 11", "six 8 in 10", "result"),
        ("1: islands", "2: islands", "header"),
    ],
)
def test_results(old: str, new: str, code: str) -> None:
    """The result is read, must add up, and must be what the game came to."""
    assert old in PERFECT
    with pytest.raises(NotationError) as caught:
        replay(parse(PERFECT.replace(old, new, 1)))
    assert caught.value.code == code
    assert caught.value.line == PERFECT[: PERFECT.index("1: islands")].count("\n") + 1


def test_result_too_early() -> None:
    """A game that is not over has no result."""
    score = "islands 0, red 0, blue 0, six 0, total 0"
    text = f"{OPEN}1: pass\n\nresult\n1: {score}\n2: {score}\n"
    with pytest.raises(NotationError) as caught:
        replay(parse(text))
    assert (caught.value.code, caught.value.line) == ("rounds", 21)


def test_nothing_after_the_result() -> None:
    """What follows the result is not a record."""
    with pytest.raises(NotationError, match="a round, the result or the end"):
        parse(PERFECT + "more\n")


def test_half_a_record() -> None:
    """Cut off anywhere in its headers, a record says what comes next."""
    lines = OPEN.split("\n")
    for end in range(7):
        with pytest.raises(NotationError) as caught:
            parse("\n".join(lines[:end]))
        assert caught.value.line == max(end, 1)


def test_blank_lines_and_line_ends_do_not_matter() -> None:
    """Records survive mail programs and editors."""
    assert parse(OPEN.replace("\n", "\r\n\r\n")) == parse(OPEN)


def test_proof_and_notes() -> None:
    """What is known of the deal, and notes, are kept."""
    proof = Proof("a" * 64, "b" * 64, ("c" * 64,), "d" * 64)
    game = Game(hashi.board("A"), 1, DECK).start(1, "c4", 4)
    record = Record.of(game, DECK, ["Ada"], proof, ["one", "two"])
    assert parse(str(record)) == record
    for old, new, line in (
        ("a" * 64, "A" * 64, 9),
        ("c" * 64, "C" * 64, 11),
        ("note: two", "note: tw\to", 14),
    ):
        with pytest.raises(NotationError) as caught:
            parse(str(record).replace(old, new))
        assert caught.value.line == line


def test_nothing_started() -> None:
    """A record of a game before its first start has neither starts nor rounds."""
    record = Record.of(Game(hashi.board("A"), 1, DECK), DECK, ["Ada"])
    assert (record.starts, record.rounds) == ((), ())
    assert parse(str(record)) == record


def test_who_gave_a_nonce() -> None:
    """A record says of every nonce whether it was given or drawn."""
    game = Game(hashi.board("A"), 2, DECK).start(1, "c4", 4).start(2, "c2", 3)
    proof = Proof("a" * 64, "b" * 64, ("c" * 64, "d" * 64), "e" * 64, frozenset({2}))
    record = Record.of(game, DECK, ["Ada", "Ren"], proof)
    text = str(record)
    assert f"nonce 1: {'c' * 64} given\nnonce 2: {'d' * 64} drawn\n" in text
    assert parse(text) == record
    assert parse(text.replace(" drawn", " given")).proof.drawn == frozenset()
    for old, new, line in ((" given", "", 12), (" drawn", "", 13), (" given", " drown", 12)):
        with pytest.raises(NotationError) as caught:
            parse(text.replace(old, new))
        assert (caught.value.code, caught.value.line, caught.value.column) == ("nonce", line, 10)


def test_how_it_was_dealt() -> None:
    """A record names the version of its deal, a known deal, and seats that withheld a nonce."""
    game = Game(hashi.board("A"), 2, DECK)
    for proof, lines in (
        (Proof("a" * 64), "deal: 2\ncommitment: "),
        (Proof("a" * 64, withheld=(2, 1)), "deal: 2\nwithheld: 2 1\ncommitment: "),
        (Proof(seed="a" * 64), "deal: known\nseed: "),
        (Proof(), "seat 2: Ren\n"),
    ):
        record = Record.of(game, DECK, ["Ada", "Ren"], proof)
        assert lines in str(record)
        assert parse(str(record)) == record
    text = str(Record.of(game, DECK, ["Ada", "Ren"], Proof("a" * 64, withheld=(2,))))
    for old, new, code, column in (
        ("deal: 2", "deal: 1", "deal", 7),
        ("deal: 2", "deal: unknown", "deal", 7),
        ("withheld: 2", "withheld: 3", "seat", 11),
        ("withheld: 2", "withheld: 2 x", "seat", 13),
        ("deal: 2", "deal: known", "deal", 1),
        ("deal: 2\n", "", "header", 1),
        ("withheld: 2\ncommitment: ", "note: ", "header", 1),
        ("deal: 2\nwithheld: 2\ncommitment: ", "deal: known\nnote: ", "header", 1),
    ):
        with pytest.raises(NotationError) as caught:
            parse(text.replace(old, new))
        assert (caught.value.code, caught.value.column) == (code, column)


def test_too_long() -> None:
    """A text of any size is refused before it is read."""
    with pytest.raises(NotationError, match=f"at most {LONGEST_RECORD} characters"):
        parse("x" * (LONGEST_RECORD + 1))
    with pytest.raises(NotationError, match="the first line"):
        parse("x" * LONGEST_RECORD)


@pytest.mark.parametrize("key", ["islands", "lines", "deck"])
def test_boards_and_decks_too_large(key: str) -> None:
    """They are counted on the text: the first that is too many ends the reading."""
    with pytest.raises(NotationError, match="at most 24 islands, 40 lines and 36 cards") as caught:
        parse(re.sub(rf"(?m)^({key}: )(\S+)", r"\1" + 50 * r"\2 ", OPEN))
    assert caught.value.code == "board-size"


@pytest.mark.parametrize("name", ["", " x", "x ", "a\nb", "a\u202eb", "x" * 41])
def test_names_are_plain_text(name: str) -> None:
    """A name is one line of printable text."""
    game = Game(hashi.board("A"), 1, DECK)
    with pytest.raises(ValueError, match=r"not a line of plain text|at most 40 characters"):
        Record.of(game, DECK, [name])


def test_setup_half_done() -> None:
    """A record can end in setup."""
    game = Game(hashi.board("A"), 2, DECK).start(2, "c4", 4)
    record = Record.of(game, DECK, ["Ada", "Bruno"])
    assert record.rounds == ()
    assert replay(parse(str(record)), game.deck) == game
