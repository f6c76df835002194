"""Make puzzles: positions from strong play, kept only if they are worth a thought.

Everything follows from the seed. A puzzle is kept if its best is proven, a greedy player misses it,
few ways lead to it and every card is needed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random

from hashi import deal
from hashi.bots import Level, bot_of
from hashi.bots.match import play_game
from hashi.kernel import Kernel
from hashi.puzzle.collection import Entry
from hashi.puzzle.player import greedy_way
from hashi.puzzle.rating import Rating
from hashi.puzzle.search import Searcher, SearchResult
from hashi.puzzle.value import PUZZLE_CARDS, Puzzle
from hashi.rules import ROUNDS, Board, Card, Game, Turn

__all__ = ["Recipe", "make", "rate"]

_BOT: Level = "project-manager"
_EARLIEST = 4  # plus the number of cards: the first round; earlier there is too much to try
_MOST_TRIED = 150_000  # about a second
_MOST_WAYS = 200
_LEAST_GOAL = 4
_POSITIONS = 3  # of each game


@dataclass(frozen=True, slots=True)
class Recipe:
    """What to make: on which board, with how many cards, of which level (None: any)."""

    board: Board
    deck: tuple[Card, ...]
    seed: int
    cards: int | None = None
    level: int | None = None


def make(recipe: Recipe) -> Iterator[Entry]:
    """Yield puzzles from one game of a bot after the other; never ends."""
    searcher = Searcher(Kernel(recipe.board))
    for number in count():
        yield from _from_game(recipe, number, searcher)


def rate(puzzle: Puzzle, found: SearchResult) -> Rating:
    """Rate a puzzle whose best ways were counted."""
    missed = puzzle.goal - puzzle.points(greedy_way(puzzle))
    return Rating(found.tried, found.ways, missed, len(puzzle.cards))


def _from_game(recipe: Recipe, number: int, searcher: Searcher) -> Iterator[Entry]:
    name = f"{recipe.seed} {number}"
    random = Random(f"hashi puzzle {name}")
    cards = deal.shuffled(random.randbytes(deal.BYTES), recipe.deck)
    game = play_game(recipe.board, [bot_of(_BOT, name)], cards)
    size = recipe.cards or random.choice(PUZZLE_CARDS)
    for at in random.sample(range(_EARLIEST + size, ROUNDS + 2 - size), _POSITIONS):
        entry = _from_position(game, at, size, searcher)
        if entry is not None and recipe.level in {None, entry.rating.level}:
            yield entry


def _from_position(game: Game, at: int, size: int, searcher: Searcher) -> Entry | None:
    reached, cards = game.scores[0].before(at).rounds, game.deck[at - 1 : at - 1 + size]
    position = Puzzle(game.sheet(1, at - 1), at, cards, 0, reached)
    found = searcher.search(position, _MOST_TRIED)
    if found is None or found.best < _LEAST_GOAL or found.ways > _MOST_WAYS:
        return None
    if Turn() in found.way:  # a card that is not needed
        return None
    puzzle = Puzzle(position.sheet, at, cards, found.best, reached)
    rating = rate(puzzle, found)
    return Entry(puzzle, found.way, rating) if rating.missed > 0 else None
