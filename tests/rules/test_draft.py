"""Drafts: what could be added, judged like the whole turn it may become."""

from random import Random

import hashi
from hashi import Card, Turn, legal_turns
from hashi.rules import Refusal
from hashi.rules.draft import drawable, possible
from tests.positions import position
from tests.sketch import sketch


def test_number_and_first_bridge() -> None:
    """T3 to T5, T8: islands and lines say why they cannot take the next mark."""
    found = possible(sketch("(4)...( )...[ ]"), Card(5, 2), Turn())
    assert found.islands == {
        "a1": Refusal("island-has-number", "T3", "a1"),
        "b1": None,
        "c1": Refusal("flag-without-bridge", "T5", "c1"),
    }
    assert found.lines == {"a1-b1": None, "b1-c1": Refusal("bridge-without-number", "T8", "b1-c1")}
    assert found.refusal is None


def test_what_can_be_drawn_at_all_m1() -> None:
    """M1: at an honour table everything but a second number and a third bridge."""
    found = drawable(sketch("(4)===( )...[ ]"), Card(5, 2), Turn.parse("b1-c1"))
    assert found.islands == {"a1": Refusal("island-has-number", "T3", "a1"), "b1": None, "c1": None}
    assert found.lines == {"a1-b1": Refusal("line-full", "T10", "a1-b1"), "b1-c1": None}
    assert found.refusal is None


def test_too_few_bridges_are_not_yet_wrong_t7() -> None:
    """T7: an unfinished draft cannot be played, but can be drawn on."""
    found = possible(sketch("(4)...( )...( )"), Card(5, 2), Turn.parse("5@b1 a1-b1"))
    assert found.refusal == Refusal("bridge-count", "T7")
    assert found.lines == {"a1-b1": None, "b1-c1": None}


def test_too_many_bridges_are_t7() -> None:
    """T7: when the card's bridges are drawn, no line takes another."""
    found = possible(sketch("(4)...( )...( )"), Card(5, 1), Turn.parse("a1-b1"))
    assert found.lines == {
        line: Refusal("bridges-drawn", "T7", line) for line in ("a1-b1", "b1-c1")
    }
    assert found.refusal is None


def test_dead_ends_are_told_t7() -> None:
    """T7: a bridge after which the rest could not be drawn is refused as a dead end."""
    found = possible(sketch("(1)...( )...(2)"), Card(6, 3), Turn())
    assert found.lines == {"a1-b1": None, "b1-c1": None}
    found = possible(sketch("(1)...( )...(1)"), Card(6, 3), Turn())
    assert found.lines["a1-b1"] == Refusal("no-way-on", "T7", "a1-b1")


def test_moving_the_number_keeps_the_bridges() -> None:
    """T8: the number may move only where the bridges drawn so far stay legal."""
    found = possible(sketch("(4)...( )...( )...( )"), Card(5, 2), Turn.parse("5@c1 c1-d1"))
    assert found.islands["d1"] is None
    assert found.islands["b1"] == Refusal("bridge-without-number", "T8", "c1-d1")


def test_every_legal_turn_can_be_drawn_step_by_step() -> None:
    """Following only what is possible, in any order, leads to any legal turn."""
    random = Random("drafts")
    for name in ("A", "B"):
        for _ in range(10):
            sheet, card = position(hashi.board(name), random, wild=False)
            turn = random.choice(legal_turns(sheet, card))
            draft = Turn(turn.number, turn.island)
            if turn.island is not None:
                assert possible(sheet, card, Turn()).islands[turn.island] is None
            for line in random.sample(turn.bridges, len(turn.bridges)):
                assert possible(sheet, card, draft).lines[line] is None
                draft = Turn.of(draft.number, draft.island, (*draft.bridges, line))
            assert draft == turn
            assert possible(sheet, card, draft).refusal is None
