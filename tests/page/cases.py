"""Questions to the judge with the answers of the rules, for the judge's twin in the page.

A refusal is written `code rule place`. Boards, sheets and scores are as they go over the wire, so
that the twin answers from what the page has.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random
from typing import TypedDict

import msgspec

import hashi
from hashi import Board, Card, Game, Score, Sheet, Turn, deck
from hashi.rules import Refusal
from hashi.rules.draft import drawable, possible
from hashi.rules.judge import impossibility, violations
from hashi.rules.sheet import CATEGORIES, start_refusal
from hashi.table.part import board_view, score_view, sheet_view
from tests.positions import draft_of, honour_game, position, small_board
from tests.simple_bot import best_of_some, start
from tests.sketch import sketch

__all__ = ["Cases", "DraftCase", "GainCase", "StartCase", "make_cases"]

_DRAFTS_A_SHEET = 8
_HUB = sketch("""
      (6)
       |
(5)===( )===(5)
       :
      (6)
""")


class DraftCase(TypedDict):
    """A draft on a sheet, and all there is to say about it.

    `broken` is every violation with its mark. `undrawable` are the marks that cannot be added even
    at an honour table (M1), and the draft itself if it cannot be drawn, each with the reason.
    `after` and `reached` are the sheet with the draft on it and its categories, or None if the
    draft cannot be drawn at all.
    """

    board: int
    sheet: object
    card: str
    draft: str
    islands: dict[str, str | None]
    lines: dict[str, str | None]
    broken: list[tuple[str, str | None]]
    undrawable: dict[str, str | None]
    after: object | None
    reached: list[str] | None


class StartCase(TypedDict):
    """Every number on every island before the game."""

    board: int
    islands: dict[str, str | None]


class GainCase(TypedDict):
    """A legal turn in the middle of a game, and what it brings its seat."""

    board: int
    round: int
    seats: list[dict[str, object]]
    seat: int
    turn: str
    finished: list[str]
    reached: dict[str, int]
    points: int


class Cases(TypedDict):
    """All of a run. A case names its board by its place in the list."""

    boards: list[object]
    drafts: list[DraftCase]
    starts: list[StartCase]
    gains: list[GainCase]


def make_cases(seed: str, *, drafts: int, games: int) -> Cases:
    """Cases of both sides, of T13 and of random boards, always the same for the same seed."""
    random = Random(seed)
    boards = [hashi.board("A"), hashi.board("B"), _HUB.board]
    found = [_draft_case(2, _HUB, Card(6, 3), draft) for draft in _seventh_bridges()]
    while len(found) < drafts:
        index = random.choice((0, 1, -1))
        if index < 0:
            index = len(boards)
            boards.append(small_board(random))
        found += _draft_cases(index, boards[index], random)
    return {
        "boards": [msgspec.to_builtins(board_view(board)) for board in boards],
        "drafts": found[:drafts],
        "starts": [_start_case(index, board) for index, board in enumerate(boards)],
        "gains": [
            case
            for number in range(games)
            for case in _gain_cases(number % 2, boards[number % 2], number % 4 + 1, random)
        ],
    }


def _draft_cases(index: int, board: Board, random: Random) -> Iterator[DraftCase]:
    """Drafts on a sheet of legal play or, at times, on one with mistakes."""
    sheet, card = position(board, random, wild=random.random() < 0.5)
    if random.random() < 0.2:
        sheet = honour_game(board, 1, random).sheet(1, after=random.randint(1, 17))
    for _ in range(_DRAFTS_A_SHEET):
        yield _draft_case(index, sheet, card, draft_of(sheet, card, random))


def _seventh_bridges() -> Iterator[Turn]:
    """T13 hardly ever comes up by chance: one and two bridges more at an island that has five."""
    lines = _HUB.board.lines
    for pair in combinations_with_replacement(lines, 2):
        yield Turn.of(bridges=pair)
        yield Turn.of(6, "b2", pair)


def _draft_case(index: int, sheet: Sheet, card: Card, draft: Turn) -> DraftCase:
    """A draft as a client spells it, and the answers of the rules."""
    turn = Turn.typed(str(draft))
    found = possible(sheet, card, turn)
    after = sheet.with_turn(turn) if impossibility(sheet, card, turn) is None else None
    return {
        "board": index,
        "sheet": _sheet(sheet),
        "card": str(card),
        "draft": str(turn),
        "islands": {at: _spelled(refusal) for at, refusal in found.islands.items()},
        "lines": {line: _spelled(refusal) for line, refusal in found.lines.items()},
        "broken": [
            (_spelled(violation.refusal) or "", violation.mark)
            for violation in violations(sheet, card, turn)
        ],
        "undrawable": _undrawable(sheet, card, turn),
        "after": None if after is None else _sheet(after),
        "reached": None if after is None else _categories(after),
    }


def _undrawable(sheet: Sheet, card: Card, turn: Turn) -> dict[str, str | None]:
    found = drawable(sheet, card, turn)
    marks = {**found.islands, **found.lines, "draft": found.refusal}
    return {mark: _spelled(refusal) for mark, refusal in marks.items() if refusal}


def _start_case(index: int, board: Board) -> StartCase:
    places = [*(island.at for island in board.islands), "z9"]
    return {
        "board": index,
        "islands": {
            f"{number}@{at}": _spelled(start_refusal(board, at, number))
            for at in places
            for number in range(1, 7)
        },
    }


def _gain_cases(index: int, board: Board, seats: int, random: Random) -> Iterator[GainCase]:
    """One turn of each round of a game."""
    cards = list(deck())
    random.shuffle(cards)
    game = Game(board, seats, tuple(cards))
    for seat in range(1, seats + 1):
        game = game.start(seat, *start(board, random))
    while game.card is not None:
        seat = random.randint(1, seats)
        turns = [best_of_some(game.sheet(one), game.card, random) for one in range(1, seats + 1)]
        yield _gain_case(index, game, seat, turns[seat - 1])
        for one, turn in enumerate(turns, 1):
            game = game.play(one, turn)


def _gain_case(index: int, game: Game, seat: int, turn: Turn) -> GainCase:
    """The points after the round less those before it, whatever the others do in it."""
    then = game
    for one in range(1, game.seats + 1):
        then = then.play(one, turn if one == seat else Turn())
    before, after = game.scores[seat - 1], then.scores[seat - 1]
    return {
        "board": index,
        "round": game.round,
        "seats": [
            {"seat": one, "sheet": _sheet(game.sheet(one)), "score": _score(score)}
            for one, score in enumerate(game.scores, 1)
        ],
        "seat": seat,
        "turn": str(turn),
        "finished": sorted(then.sheet(seat).finished - game.sheet(seat).finished),
        "reached": {
            category: after.points(category)
            for category in CATEGORIES
            if after.round_of(category) == game.round
        },
        "points": after.total - before.total,
    }


def _spelled(refusal: Refusal | None) -> str | None:
    if refusal is None:
        return None
    return " ".join(filter(None, (refusal.code, refusal.rule, refusal.where)))


def _sheet(sheet: Sheet) -> object:
    return msgspec.to_builtins(sheet_view(sheet))


def _categories(sheet: Sheet) -> list[str]:
    return [category for category in CATEGORIES if category in sheet.reached]


def _score(score: Score) -> object:
    return msgspec.to_builtins(score_view(score))
