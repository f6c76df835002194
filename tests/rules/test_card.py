"""Cards and decks."""

import pytest

import hashi
from hashi import Card, NotationError


def test_deck_holds_every_combination_once() -> None:
    """C3: 18 cards, each number 1 to 6 with 1, 2 and 3 bridges."""
    deck = hashi.deck()
    assert len(deck) == 18
    assert set(deck) == {Card(n, b) for n in range(1, 7) for b in range(1, 4)}
    assert (63 - 1 + 4) // 2 == 33 == (sum(card.number for card in deck) - 1 + 4) // 2


@pytest.mark.parametrize(("number", "bridges"), [(0, 1), (7, 1), (1, 0), (1, 4), (-1, -1)])
def test_no_other_card_exists(number: int, bridges: int) -> None:
    """C3: numbers 1 to 6 and 1 to 3 bridges, nothing else."""
    with pytest.raises(ValueError, match=f"no card has number {number} with {bridges} bridges"):
        Card(number, bridges)


def test_card_text() -> None:
    """A card is written number/bridges and read back the same."""
    assert str(Card(5, 3)) == "5/3"
    assert Card.parse("5/3") == Card(5, 3)
    assert Card(1, 3) < Card(2, 1)


@pytest.mark.parametrize("text", ["", "5", "7/1", "5/4", "5/3 ", "55/3", "5-3"])
def test_card_text_unreadable(text: str) -> None:
    """Anything else is a NotationError that says what was expected."""
    with pytest.raises(NotationError, match="expected a card such as 5/3") as caught:
        Card.parse(text)
    assert (caught.value.code, caught.value.line, caught.value.column) == ("card", 1, 1)
