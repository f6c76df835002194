"""The engine against a naive referee that was written separately from the rules' text."""

from random import Random

import pytest

import hashi
from hashi import CATEGORIES, Board, Card, Game, Sheet, Turn, legal_turns, refusal
from tests import referee
from tests.positions import any_turn, position, small_board
from tests.simple_bot import best_of_some, start

pytestmark = pytest.mark.no_cover  # many positions: three times as quick without


def seen_by_referee(sheet: Sheet) -> referee.Position:
    """The same sheet in the referee's own terms."""
    flags: dict[str, str | None] = {island.at: island.flag for island in sheet.board.islands}
    lines = {frozenset(line.split("-")) for line in sheet.board.lines}
    bridges = {frozenset(line.split("-")): count for line, count in sheet.drawn.items()}
    return referee.Position(referee.Board(flags, lines), sheet.written, bridges)


def compare_turns(sheet: Sheet, card: Card, random: Random, turns: int) -> None:
    """The judge and the referee agree on turns of every kind."""
    seen = seen_by_referee(sheet)
    legal = legal_turns(sheet, card)
    for _ in range(turns):
        turn = any_turn(sheet.board, card, random)
        if random.random() < 0.5:
            turn = random.choice(legal)
        broken = referee.broken_rules(seen, card.number, card.bridges, str(turn))
        refused = refusal(sheet, card, turn)
        assert (refused is None) == (not broken) == (turn in legal), str(turn)
        # The referee counts no bridge that cannot exist (T9), the judge counts it as drawn (T7).
        assert refused is None or refused.rule in broken or "T9" in broken, str(turn)


def compare_sheet(sheet: Sheet) -> None:
    """Finished islands, groups and categories are the same."""
    seen = seen_by_referee(sheet)
    assert sheet.finished == referee.finished(seen)
    groups = {frozenset(group) for group in referee.groups(seen)}
    assert set(sheet.groups) == groups
    assert sheet.reached == referee.reached(seen)


@pytest.mark.parametrize("seed", range(20))
def test_small_boards_every_turn(seed: int) -> None:
    """T3 to T13: on 2,000 positions of small boards the very same turns are legal."""
    random = Random(f"small {seed}")
    for _ in range(100):
        sheet, card = position(small_board(random), random)
        texts = referee.legal_texts(seen_by_referee(sheet), card.number, card.bridges)
        assert {str(turn) for turn in legal_turns(sheet, card)} == texts
        compare_turns(sheet, card, random, 4)
        compare_sheet(sheet)


@pytest.mark.parametrize("name", ["A", "B"])
@pytest.mark.parametrize("seed", range(5))
def test_our_boards(name: str, seed: int) -> None:
    """T3 to T17, V1 to V3: on 500 positions of each side judge and referee agree."""
    random, board = Random(f"{name} {seed}"), hashi.board(name)
    for wild in (True, False) * 50:
        sheet, card = position(board, random, wild=wild)
        compare_turns(sheet, card, random, 10)
        compare_sheet(sheet)


def whole_game(board: Board, seats: int, random: Random) -> Game:
    """A game of simple players."""
    cards = list(hashi.deck())
    random.shuffle(cards)
    game = Game(board, seats, tuple(cards))
    for seat in range(1, seats + 1):
        game = game.start(seat, *start(board, random))
    while game.card is not None:
        seat = random.choice(game.waiting)
        game = game.play(seat, best_of_some(game.sheet(seat), game.card, random))
    return game


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_scores(seats: int) -> None:
    """V1 to V7, O1, O2: whole games come to the same points, item by item."""
    random = Random(f"scores {seats}")
    for name in "ABABAB":
        game = whole_game(hashi.board(name), seats, random)
        positions = [
            [seen_by_referee(game.sheet(seat, after=n)) for n in range(1, 18)]
            for seat in range(1, seats + 1)
        ]
        if seats == 1:
            expected = [referee.solo_score(positions[0])]
        else:
            expected = referee.party_score(positions)
        found = [
            {"islands": s.islands, **{c: s.points(c) for c in CATEGORIES}, "total": s.total}
            for s in game.scores
        ]
        assert found == expected


def test_referee_finds_what_is_planted() -> None:
    """The referee is no yes-man: it names the rules of turns known to be wrong."""
    sheet = Sheet.blank(hashi.board("A")).start("c4", 4)
    seen = seen_by_referee(sheet)
    cases = {"5@b3": "T5", "4@c2": "T3", "c4-e4": "T7", "a1-a4 c4-e4*2": "T8", "c4-e4*3": "T10"}
    for text, rule in cases.items():
        assert rule in referee.broken_rules(seen, 5, 3, text)
        assert refusal(sheet, Card(5, 3), Turn.parse(text)) is not None
