"""Check board and deck files: everything that keeps one from being played.

The structure of a board is checked by `hashi.rules`; this module checks the numbers of the game
(C2, C3) and the format of the file. Problems have codes; their sentences are in `hashi.locale`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from hashi.rules import Board, Card, NotationError, Problem
from hashi.rules.board import size_problems, structural_problems
from hashi.rules.limit import MOST_CARDS

__all__ = [
    "DECK_SIZE",
    "FLAG_COUNTS",
    "ISLANDS",
    "board_problems",
    "count_problems",
    "deck_problems",
    "side_problems",
]

ISLANDS = 18
DECK_SIZE = 18
FEWEST_LINES = 2  # at every island
LONGEST_NAME = 40
FLAG_COUNTS = {"red": 4, "blue": 3}
_BOARD_KEYS = ("name", "islands", "red", "blue", "lines")
_DECK_KEYS = ("name", "cards")


def board_problems(data: Mapping[str, object]) -> Iterator[Problem]:
    """Everything that keeps a board file from being a board, in key order."""
    shape = tuple(_shape_problems(data, _BOARD_KEYS))
    yield from shape
    if shape:
        return
    islands, lines = _texts(data["islands"]), _texts(data["lines"])
    flagged = [at for colour in FLAG_COUNTS for at in _texts(data[colour])]
    too_large = tuple(size_problems(max(len(islands), len(flagged)), len(lines)))
    yield from too_large
    if too_large:
        return
    yield from structural_problems(islands, lines)
    known = set(islands)
    yield from (Problem("flag-nowhere", at) for at in flagged if at not in known)
    yield from (Problem("flag-twice", at) for at, n in Counter(flagged).items() if n > 1)


def count_problems(data: Mapping[str, object]) -> Iterator[Problem]:
    """Whether there are as many islands and flags as a side has (C2)."""
    islands = len(_texts(data.get("islands")))
    if islands != ISLANDS:
        yield Problem("island-count", str(islands))
    for colour, wanted in FLAG_COUNTS.items():
        count = len(_texts(data.get(colour)))
        if count != wanted:
            yield Problem(f"{colour}-count", str(count))


def side_problems(board: Board) -> Iterator[Problem]:
    """What is wrong with the lines of a board for a side (C2)."""
    for island, lines in zip(board.islands, board.lines_at, strict=True):
        if lines.bit_count() < FEWEST_LINES:
            yield Problem("island-lonely", island.at)
    yield from (Problem("island-apart", at) for at in _out_of_reach(board))


def deck_problems(data: Mapping[str, object]) -> Iterator[Problem]:
    """Everything that keeps a deck file from being a deck (C3)."""
    shape = tuple(_shape_problems(data, _DECK_KEYS))
    yield from shape
    if shape:
        return
    cards = _texts(data["cards"])
    few = cards[:MOST_CARDS]
    yield from (Problem("card-unreadable", text) for text in few if not _is_card(text))
    if len(cards) != DECK_SIZE:
        yield Problem("card-count", str(len(cards)))


def _shape_problems(data: Mapping[str, object], keys: tuple[str, ...]) -> Iterator[Problem]:
    yield from (Problem("key-unknown", key) for key in data if key not in keys)
    yield from (Problem("key-missing", key) for key in keys if key not in data)
    name = data.get("name", "?")
    if not (isinstance(name, str) and _is_plain(name)):
        yield Problem("name-unfit", "name")
    for key in keys[1:]:
        value = data.get(key, [])
        if not (isinstance(value, list) and all(isinstance(item, str) for item in value)):
            yield Problem("key-not-texts", key)


def _is_plain(name: str) -> bool:
    return name == name.strip() and name.isprintable() and 0 < len(name) <= LONGEST_NAME


def _texts(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []


def _is_card(text: str) -> bool:
    try:
        Card.parse(text)
    except NotationError:
        return False
    return True


def _out_of_reach(board: Board) -> list[str]:
    """The islands that are not connected to the first one."""
    beside: list[list[int]] = [[] for _ in board.islands]
    for here, there in board.ends:
        beside[here].append(there)
        beside[there].append(here)
    waiting, found = [0], {0}
    while waiting and board.islands:
        fresh = set(beside[waiting.pop()]) - found
        found |= fresh
        waiting += fresh
    return [island.at for i, island in enumerate(board.islands) if i not in found]
