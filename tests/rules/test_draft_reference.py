"""Drafts against their plain definition: every mark judged alone, every legal turn listed."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

import hashi
from hashi import Board, Card, Sheet, Turn, legal_turns
from hashi.rules import Refusal
from hashi.rules.draft import Possible, drawable, possible
from hashi.rules.judge import impossibility, refusal, violations
from tests.positions import draft_of, honour_game, position, small_board
from tests.rules.codes import COMMON
from tests.sketch import sketch


def reference(sheet: Sheet, card: Card, draft: Turn) -> Possible:
    """What could be added to a draft, by definition and slowly."""
    return Possible(
        islands={
            island.at: so_far(sheet, card, Turn(card.number, island.at, draft.bridges))
            for island in sheet.board.islands
        },
        lines={line: next_bridge(sheet, card, draft, line) for line in sheet.board.lines},
        refusal=refusal(sheet, card, draft),
    )


def drawable_reference(sheet: Sheet, card: Card, draft: Turn) -> Possible:
    """What could be drawn at an honour table, whatever it breaks (M1), by definition."""
    longer = {line: Turn.of(bridges=(*draft.bridges, line)) for line in sheet.board.lines}
    return Possible(
        islands={
            island.at: impossibility(sheet, card, Turn(card.number, island.at))
            for island in sheet.board.islands
        },
        lines={line: impossibility(sheet, card, turn) for line, turn in longer.items()},
        refusal=impossibility(sheet, card, draft),
    )


def so_far(sheet: Sheet, card: Card, draft: Turn) -> Refusal | None:
    """The first rule the draft breaks, not counting bridges still to come."""
    missing = max(0, card.bridges - len(draft.bridges))
    found = violations(sheet, card, draft, erased=missing)
    return next((violation.refusal for violation in found), None)


def next_bridge(sheet: Sheet, card: Card, draft: Turn, line: str) -> Refusal | None:
    """Why a line cannot take the next bridge: drawn already, broken, or no legal turn has it."""
    if len(draft.bridges) >= card.bridges:
        return Refusal("bridges-drawn", "T7", line)
    longer = Turn.of(draft.number, draft.island, (*draft.bridges, line))
    broken = so_far(sheet, card, longer)
    if broken is not None:
        return broken
    wanted = Counter(longer.bridges)
    legal = (turn for turn in legal_turns(sheet, card) if turn.island == draft.island)
    if any(wanted <= Counter(turn.bridges) for turn in legal):
        return None
    return Refusal("no-way-on", "T7", line)


def compare(board: Board, random: Random, drafts: int) -> set[str]:
    """Hold both together on a sheet of legal play and one of mistakes; the codes that came up."""
    sheet, card = position(board, random, wild=random.random() < 0.5)
    mistaken = random.choice(honour_game(board, 1, random).logs[0].sheets)
    seen: set[str] = set()
    for marks in (sheet, mistaken):
        for _ in range(drafts):
            seen |= check(marks, card, draft_of(marks, card, random))
    return seen


def check(sheet: Sheet, card: Card, draft: Turn) -> set[str]:
    """Hold both together on one draft; the codes of its refusals."""
    found = possible(sheet, card, draft)
    assert found == reference(sheet, card, draft), f"{sheet} {card} {draft}"
    assert drawable(sheet, card, draft) == drawable_reference(sheet, card, draft)
    assert list(found.islands) == [island.at for island in sheet.board.islands]
    assert list(found.lines) == list(sheet.board.lines)
    refusals = (*found.islands.values(), *found.lines.values(), found.refusal)
    return {refused.code for refused in refusals if refused is not None}


def boards(random: Random) -> tuple[Board, ...]:
    """Both sides and a board by chance."""
    return hashi.board("A"), hashi.board("B"), small_board(random)


def test_same_answers_as_the_definition() -> None:
    """Every island, line and draft has the same refusal as by definition; all codes come up."""
    random = Random("drafts by definition")
    seen: set[str] = set()
    for _ in range(12):
        for board in boards(random):
            seen |= compare(board, random, drafts=3)
    assert seen >= COMMON


def test_the_seventh_bridge_t13() -> None:
    """T13: an island without a number and full, or one bridge short of it."""
    picture = """
              (6)
               {}
        (5)===( )===(5)
               :
              (6)
    """
    lines = ("b1-b2", "b2-b3", "a2-b2", "b2-c2")
    for drawn in "|H":
        sheet = sketch(picture.format(drawn))
        drafts = [Turn(), *(Turn.of(bridges=pair) for pair in combinations(lines, 2))]
        drafts += [Turn(6, "b2"), Turn(6, "b2", ("b2-b3",)), Turn(bridges=("b2-b3",))]
        codes = [check(sheet, Card(6, 3), draft) for draft in drafts]
        assert any("six-exceeded" in found for found in codes)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_same_answers_as_the_definition_many_times(seed: int) -> None:
    """The same on thousands of drafts."""
    random = Random(seed)
    for _ in range(20):
        for board in boards(random):
            compare(board, random, drafts=10)
