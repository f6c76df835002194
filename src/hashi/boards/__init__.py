"""Board and deck files (TOML) and their loader: data, not code.

`a.toml`, `b.toml` and `deck.toml` are ours; an owner of the printed game can write others (C4).
"""

from hashi.boards.load import SIDES, board, deck, kind_of, parse_board, parse_deck, read_text

__all__ = ["SIDES", "board", "deck", "kind_of", "parse_board", "parse_deck", "read_text"]
