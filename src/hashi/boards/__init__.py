"""Boards and decks: TOML files and their loader, and fresh boards from a code.

`a.toml`, `b.toml` and `deck.toml` are ours; an owner of the printed game can write others (C4).
"""

from hashi.boards.code import LIKES, BoardCode, Like, looks_like_code
from hashi.boards.dump import dump_board
from hashi.boards.fresh import fresh_board
from hashi.boards.load import SIDES, board, deck, kind_of, parse_board, parse_deck, read_text
from hashi.boards.perfect import MOST_POINTS, perfect_game, proven_board

__all__ = [
    "LIKES",
    "MOST_POINTS",
    "SIDES",
    "BoardCode",
    "Like",
    "board",
    "deck",
    "dump_board",
    "fresh_board",
    "kind_of",
    "looks_like_code",
    "parse_board",
    "parse_deck",
    "perfect_game",
    "proven_board",
    "read_text",
]
