"""What holds in every game, whatever is played (Hypothesis)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hashi
from hashi import Board, Card, Game, Refused, Sheet, Turn, legal_turns, refusal
from hashi.rules import Island
from tests.positions import any_turn, honour_game, position, small_board

SEEDS = st.integers(0, 2**32)
SIDES = st.sampled_from([hashi.board("A"), hashi.board("B")])
quick = settings(max_examples=60, deadline=None, derandomize=True)


def mirrored_name(name: str) -> str:
    """The island, line or turn in a mirror that swaps columns and rows."""
    if "-" in name:
        one, other = sorted(map(mirrored_name, name.split("-")))
        return f"{one}-{other}"
    return f"{chr(ord('a') + int(name[1]) - 1)}{ord(name[0]) - ord('a') + 1}"


def mirrored_board(board: Board) -> Board:
    """The board with columns and rows swapped."""
    islands = tuple(Island(mirrored_name(island.at), island.flag) for island in board.islands)
    return Board(board.name, islands, tuple(map(mirrored_name, board.lines)))


def mirrored_turn(turn: Turn) -> Turn:
    """The turn with columns and rows swapped."""
    island = None if turn.island is None else mirrored_name(turn.island)
    return Turn.of(turn.number, island, map(mirrored_name, turn.bridges))


def check_sheet(sheet: Sheet) -> None:
    """What every legally written sheet keeps: T9 to T14."""
    blocked = sheet.board.blocked(sheet.bridges)
    for index, line in enumerate(sheet.board.lines):
        count = sheet.bridges_on(line)
        assert 0 <= count <= 2
        assert not (count and blocked >> index & 1)
        if count:
            assert sheet.number(line[:2]) or sheet.number(line[3:])
    for island in sheet.board.islands:
        number, bridges = sheet.number(island.at), sheet.bridges_at(island.at)
        assert bridges <= (number or 6)
        assert (island.at in sheet.finished) == (number > 0 and number == bridges)
        if number and island.flag:
            assert bridges


@quick
@given(SIDES, SEEDS, st.booleans())
def test_legal_play_keeps_every_invariant(board: Board, seed: int, wild: bool) -> None:  # noqa: FBT001  drawn by Hypothesis
    """T5, T8 to T14: after any legal rounds the sheet is sound."""
    sheet, _ = position(board, Random(seed), wild=wild)
    check_sheet(sheet)


@quick
@given(SEEDS)
def test_listed_is_legal_and_the_rest_is_refused(seed: int) -> None:
    """Every turn in the list is accepted, every other is refused."""
    random = Random(seed)
    sheet, card = position(small_board(random), random)
    legal = legal_turns(sheet, card)
    assert len(set(legal)) == len(legal)
    assert all(refusal(sheet, card, turn) is None for turn in legal)
    for _ in range(50):
        turn = any_turn(sheet.board, card, random)
        assert (refusal(sheet, card, turn) is None) == (turn in set(legal))


@quick
@given(SIDES, SEEDS)
def test_refused_turn_same_state(board: Board, seed: int) -> None:
    """A refused turn leaves sheet and game as they were."""
    random = Random(seed)
    sheet, card = position(board, random)
    kept = (sheet.numbers, sheet.bridges, sheet.crossed)
    turn = any_turn(board, card, random)
    if refusal(sheet, card, turn) is None:
        assert sheet.after(card, turn) == sheet.with_turn(turn)
    else:
        with pytest.raises(Refused):
            sheet.after(card, turn)
    assert (sheet.numbers, sheet.bridges, sheet.crossed) == kept


@quick
@given(SIDES, SEEDS)
def test_turn_text_round_trip(board: Board, seed: int) -> None:
    """Every turn is read back from its spelling, and typed in any disorder it is the same."""
    random = Random(seed)
    turn = any_turn(board, Card(random.randint(1, 6), random.randint(1, 3)), random)
    assert Turn.parse(str(turn)) == turn
    words = [word.upper() for word in str(turn).split()]
    random.shuffle(words)
    assert Turn.typed("  ".join(words)) == turn


@quick
@given(st.text(alphabet="abc123456@-* pass", max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Whatever is typed is a turn or a NotationError, and a turn has one spelling."""
    try:
        turn = Turn.parse(text)
    except hashi.NotationError as found:
        column = found.column
    else:
        assert str(turn) == text
        column = 1
    assert 1 <= column <= len(text) + 1


@quick
@given(SIDES, SEEDS)
def test_mirrored_board_mirrored_answers(board: Board, seed: int) -> None:
    """Columns and rows swapped, the same turns are legal and the same islands finished."""
    sheet, card = position(board, Random(seed))
    mirror = Sheet.blank(mirrored_board(board))
    for at, number in sheet.written.items():
        mirror = mirror.with_turn(Turn(number, mirrored_name(at)))
    lines = (line for line, count in sheet.drawn.items() for _ in range(count))
    mirror = mirror.with_turn(Turn.of(bridges=map(mirrored_name, lines)))
    assert mirror.finished == set(map(mirrored_name, sheet.finished))
    assert mirror.reached == sheet.reached
    assert len(mirror.largest_group) == len(sheet.largest_group)
    turns = set(map(mirrored_turn, legal_turns(sheet, card)))
    assert set(legal_turns(mirror, card)) == turns
    turn = any_turn(board, card, Random(seed))
    here, there = refusal(sheet, card, turn), refusal(mirror, card, mirrored_turn(turn))
    assert (here is None) == (there is None)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(SIDES, st.integers(1, 4), SEEDS)
def test_honour_games_settle_every_mistake(board: Board, seats: int, seed: int) -> None:
    """M1 to M5: at the end no finished island is concerned by a mistake left standing."""
    game = honour_game(board, seats, Random(seed))
    for seat in range(1, seats + 1):
        sheet = game.sheet(seat)
        concerned = {island for mistake in game.mistakes(seat) for island in mistake.islands}
        assert concerned <= sheet.crossed_out
        assert not sheet.finished & sheet.crossed_out
        for at in sheet.finished:
            assert sheet.number(at) == sheet.bridges_at(at)
    totals = [score.total for score in game.scores]
    assert game.outcome is not None
    assert game.outcome.totals == tuple(totals)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(SEEDS, st.integers(2, 4))
def test_order_of_seats_never_matters(seed: int, seats: int) -> None:
    """T1: the turns of one round commute."""
    random = Random(seed)
    game = Game(hashi.board("A"), seats, hashi.deck())
    for seat in range(1, seats + 1):
        game = game.start(seat, "c4", 4)
    for _ in range(5):
        turns = {seat: random.choice(game.legal_turns(seat)) for seat in range(1, seats + 1)}
        orders = [random.sample(sorted(turns), seats) for _ in range(2)]
        ends = []
        for order in orders:
            end = game
            for seat in order:
                end = end.play(seat, turns[seat])
            ends.append(end)
        assert ends[0] == ends[1]
        game = ends[0]
