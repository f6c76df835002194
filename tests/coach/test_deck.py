"""C4: bots, coach and solver with decks of any 18 cards, however lopsided."""

from math import inf
from random import Random

import pytest

import hashi
from hashi import Card
from hashi.bots import LEVELS, bot_of
from hashi.bots.match import play_game
from hashi.coach.review import reports

DECKS = {
    "all large": 18 * (Card(6, 3),),
    "all small": 18 * (Card(1, 1),),
    "two kinds": (*(9 * (Card(2, 3),)), *(9 * (Card(5, 1),))),
    "one twice": (Card(5, 3), *hashi.deck()[1:]),
}


@pytest.mark.parametrize("name", DECKS)
def test_every_level_plays_any_deck(name: str) -> None:
    """A whole game of a bot of each level between the weakest and the slowest; those two alone."""
    cards = tuple(Random(name).sample(DECKS[name], 18))
    bots = [bot_of(level, name, seconds=inf) for level in LEVELS[1:-1]]
    game = play_game(hashi.board("B"), bots, cards)
    assert game.over
    for level in (LEVELS[0], LEVELS[-1]):
        alone = bot_of(level, name, seconds=0.0)
        assert play_game(hashi.board("A"), [alone], cards).over


def test_a_report_knows_the_deck() -> None:
    """Every card is judged by the cards of this deck, and the optimum is no less than the total."""
    deck = DECKS["two kinds"]
    cards = tuple(Random("report").sample(deck, 18))
    game = play_game(hashi.board("A"), [bot_of("screw-tightener", "deck")], cards)
    *_, report = reports(game, deck, 1, seconds=5.0)
    assert [one.card for one in report.judged] == list(game.deck)
    assert report.judged[-1].points == pytest.approx(game.scores[0].total)
    assert report.optimum is not None
    assert game.scores[0].total <= report.optimum.bound
