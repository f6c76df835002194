"""Long texts for whatever takes one: boards, decks, records, puzzles, and fillers of all kinds.

Each is made from a number, so that many are not the same text, and the length it may have.
"""

import json
import time
from collections.abc import Callable, Mapping
from functools import cache, partial
from itertools import pairwise
from random import Random

import hashi
from hashi import deal
from hashi.boards import dump_board
from hashi.deal.daily import day_at
from hashi.puzzle import shipped, text_of
from hashi.record import Proof, Record
from tests.server.player import daily_record, finished_game, pointed_game

__all__ = ["TEXTS", "crowded_board"]

_ROWS, _COLUMNS = "123456789", "abcdefghijklmnopqrstuvwxyz"
_MADE = 8  # different texts of what takes a while to make
_GAMES = 4  # seats


@cache
def crowded_board(columns: int = 26, rows: int = 9) -> hashi.Board:
    """A board with an island everywhere and a line between any two neighbours."""
    across, down = _COLUMNS[:columns], _ROWS[:rows]
    lines = [f"{a}{row}-{b}{row}" for row in down for a, b in pairwise(across)]
    lines += [f"{at}{a}-{at}{b}" for at in across for a, b in pairwise(down)]
    islands = [f"{column}{row}" for column in across for row in down]
    return hashi.Board.of("x", islands, lines)


@cache
def _passed_game(number: int, columns: int, rows: int) -> str:
    """The record of a game on such a board, in which nobody does anything."""
    seed = deal.numbered_seed(number)
    game = hashi.Game(crowded_board(columns, rows), 1, deal.shuffled(seed, hashi.deck()))
    game = game.start(1, "a1", 4)
    while not game.over:
        game = game.play(1, hashi.Turn())
    return str(Record.of(game, hashi.deck(), ("Eve",), Proof(seed=seed.hex())).with_checksum())


@cache
def _finished(number: int, kind: str) -> str:
    return finished_game(str(number), _GAMES, kind).record


@cache
def _of_today(number: int) -> str:
    return daily_record(day_at(time.time()), "A", str(number))


@cache
def _pointed(number: int) -> str:
    return pointed_game(str(number)).record


@cache
def _fullest() -> str:
    """The record of an honour game in which each seat draws all lines, over and over."""
    seed = deal.numbered_seed(1)
    game = hashi.Game(hashi.board("A"), _GAMES, deal.shuffled(seed, hashi.deck()), "honour")
    for seat in range(1, _GAMES + 1):
        game = game.start(seat, "c4", 4)
    while not game.over:
        for seat in range(1, _GAMES + 1):
            game = game.play(seat, hashi.Turn.of(bridges=game.board.lines))
    proof = Proof(seed=seed.hex())
    names = [f"Eve {seat}" for seat in range(_GAMES)]
    return str(Record.of(game, hashi.deck(), names, proof).with_checksum())


def _repeated(part: str, _: int, length: int) -> str:
    return part * (length // len(part))


def _keys(number: int, length: int) -> str:
    return "".join(f"k{number}x{key} = {key}\n" for key in range(length // 16))


def _noise(number: int, length: int) -> str:
    return Random(number).randbytes(length // 2).hex()


def _listed(number: int, length: int) -> str:
    """A board file with more islands and lines than any board has, many of them twice."""
    random = Random(number)
    spots = [f"{random.choice(_COLUMNS)}{random.choice(_ROWS)}" for _ in range(length // 20)]
    lines = [f"{one}-{other}" for one, other in zip(spots, reversed(spots), strict=True)]
    names = f'name = "x"\nislands = {json.dumps(spots)}\nred = []\nblue = []\n'
    return f"{names}lines = {json.dumps(lines)}\n"[:length]


def _puzzle(number: int, _: int) -> str:
    entries = shipped()
    return text_of(entries[number % len(entries)].puzzle)


def _many_cards(number: int, length: int) -> str:
    cards = ", ".join(f'"{1 + (number + at) % 6}/{1 + at % 3}"' for at in range(length // 8))
    return f"cards = [{cards}]\n"


TEXTS: Mapping[str, Callable[[int, int], str]] = {
    "record": lambda number, _: _finished(number % _MADE, "guarded"),
    "daily record": lambda number, _: _of_today(number % _MADE),
    "honour record": lambda number, _: _finished(number % _MADE, "honour"),
    "pointed record": lambda number, _: _pointed(number % _MADE),
    "full record": lambda _number, _: _fullest(),
    "crowded record": lambda number, _: _passed_game(number % _MADE, 26, 9),
    "wide record": lambda number, _: _passed_game(number % _MADE, 12, 5),
    "side": lambda _number, _: dump_board(hashi.board("A")),
    "wide board": lambda _number, _: dump_board(crowded_board(12, 5)),
    "crowded board": lambda _number, _: dump_board(crowded_board()),
    "listed board": _listed,
    "deck": _many_cards,
    "puzzle": _puzzle,
    "letters": partial(_repeated, "x"),
    "blank lines": partial(_repeated, "\n"),
    "record lines": partial(_repeated, "1: pass\n1! a1-a4\n"),
    "dotted keys": partial(_repeated, "a.b.c.d.e.f.g.h = 1\n"),
    "dots": partial(_repeated, "a."),
    "brackets": partial(_repeated, "["),
    "tables": partial(_repeated, "[[a.b]]\n"),
    "quotes": partial(_repeated, '"\\042";'),
    "accents": partial(_repeated, "e\u0301"),
    "bars": partial(_repeated, " | "),
    "keys": _keys,
    "noise": _noise,
}
