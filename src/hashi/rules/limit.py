"""The largest board and deck that are read from a text, whoever sends it.

What a board costs grows with the square of its lines, and what a stranger sends is not to cost more
than a game. So the size is counted on the text, before anything is built: by `Board.of`, and by
every reader of files, records and puzzles before it reads on. `Board(...)` itself takes any size.
"""

from hashi.rules.notation import NotationError

__all__ = ["MOST_CARDS", "MOST_ISLANDS", "MOST_LINES", "too_large"]

MOST_ISLANDS = 24  # a side has 18 (C2)
MOST_LINES = 40  # a side has 27 at most, and 24 islands have room for 38
MOST_CARDS = 36  # a deck has 18 (C3)


def too_large() -> NotationError:
    """What is said of a larger board or deck in a text."""
    most = f"at most {MOST_ISLANDS} islands, {MOST_LINES} lines and {MOST_CARDS} cards"
    return NotationError("board-size", most)
