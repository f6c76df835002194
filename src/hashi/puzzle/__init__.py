"""Puzzles: a sheet in mid-game, the next cards, and a goal that is proven to be the best."""

from hashi.puzzle.collection import Entry, index_of_the_day, shipped
from hashi.puzzle.text import identifier, parse, text_of
from hashi.puzzle.value import Puzzle

__all__ = ["Entry", "Puzzle", "identifier", "index_of_the_day", "parse", "shipped", "text_of"]
