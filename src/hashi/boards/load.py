"""Find boards and decks: built-in ones by name, fresh boards by their code, files by path."""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from importlib.resources import files
from itertools import chain, islice
from pathlib import Path
from typing import Any, Literal

from hashi.boards.check import board_problems, count_problems, deck_problems, side_problems
from hashi.boards.code import BoardCode, looks_like_code
from hashi.boards.fresh import fresh_board
from hashi.rules import Board, BoardError, Card, Flag, Island, Problem
from hashi.rules.board import FLAGS

__all__ = ["SIDES", "board", "deck", "kind_of", "parse_board", "parse_deck", "read_text"]

SIDES = ("A", "B")
LARGEST_FILE = 8 * 1024  # characters; a side needs about 700
MOST_PROBLEMS = 40  # enough to fix in one go, few enough to find quickly in a hostile file
_MOST_DOTS = 50  # in a line: a key of thousands of parts would keep tomllib busy for minutes
_TOML_LINE = re.compile(r"at line (\d+)")


def board(name: str | Path) -> Board:
    """Side A or B by name, a fresh board by its code, or the board in a TOML file.

    Raises BoardError with every problem. The built-in sides and deck are loaded once.
    """
    if isinstance(name, str) and name.upper() in SIDES:
        return _side(name.upper())
    if isinstance(name, str) and looks_like_code(name):
        return fresh_board(BoardCode.parse(name))
    return parse_board(read_text(Path(name)))


def deck(path: str | Path | None = None) -> tuple[Card, ...]:
    """The built-in deck of 18 cards, or the one in a TOML file."""
    return _our_deck() if path is None else parse_deck(read_text(Path(path)))


@cache
def _side(name: str) -> Board:
    return parse_board(files(__package__).joinpath(f"{name.lower()}.toml").read_text("utf-8"))


@cache
def _our_deck() -> tuple[Card, ...]:
    return _cards(files(__package__).joinpath("deck.toml").read_text("utf-8"))


def parse_board(text: str) -> Board:
    """The board in the text of a board file."""
    data = _toml(text)
    broken = tuple(islice(board_problems(data), MOST_PROBLEMS))
    if broken:
        _raise_if_any(text, chain(broken, count_problems(data)))
    flags: dict[str, Flag] = {at: flag for flag in FLAGS for at in data[flag]}
    islands = (Island(at, flags.get(at)) for at in data["islands"])
    board = Board.of(data["name"], islands, data["lines"])
    _raise_if_any(text, chain(count_problems(data), side_problems(board)))
    return board


def parse_deck(text: str) -> tuple[Card, ...]:
    """The cards in the text of a deck file, in file order.

    A file with our 18 cards is the built-in deck, in its order, because the order determines what
    a seed deals.
    """
    cards, ours = _cards(text), _our_deck()
    return ours if sorted(cards) == sorted(ours) else cards


def _cards(text: str) -> tuple[Card, ...]:
    data = _toml(text)
    _raise_if_any(text, deck_problems(data))
    return tuple(Card.parse(card) for card in data["cards"])


def kind_of(text: str) -> Literal["board", "deck"]:
    """Whether a file is a board or a deck."""
    return "deck" if "cards" in _toml(text) else "board"


def read_text(path: Path) -> str:
    """Read a file; raises BoardError if that fails."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise BoardError([Problem("file-missing", str(path))]) from None
    except (OSError, ValueError):
        raise BoardError([Problem("file-unreadable", str(path))]) from None


def _toml(text: str) -> dict[str, Any]:
    if len(text) > LARGEST_FILE:
        raise BoardError([Problem("file-too-large", str(LARGEST_FILE))])
    for number, row in enumerate(text.split("\n"), 1):
        if row.count(".") > _MOST_DOTS:
            raise BoardError([Problem("toml-unreadable", line=number)])
    try:
        return tomllib.loads(text)
    except ValueError as error:  # TOMLDecodeError, or a number too long for Python
        found = _TOML_LINE.search(str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BoardError([Problem("toml-unreadable", line=line)]) from None
    except RecursionError:
        raise BoardError([Problem("toml-unreadable")]) from None


def _raise_if_any(text: str, problems: Iterable[Problem]) -> None:
    first = islice(problems, MOST_PROBLEMS)
    found = [replace(problem, line=_line_of(text, problem)) for problem in first]
    if found:
        raise BoardError(found)


def _line_of(text: str, problem: Problem) -> int | None:
    """The line of the file that a problem refers to, if it can be found."""
    place = re.escape(problem.where.split(" ")[0])
    if problem.code.startswith(("key", "name")):
        # No \s here: it would run over line ends, and over thousands of them again and again.
        pattern = rf"(?m)^[ \t]*{place}[ \t]*="
    else:
        pattern = rf"""["']{place}["']"""
    spots = re.finditer(pattern, text)
    # The first is found without reading on, which matters with many problems in a large file.
    found = next(spots, None)
    if found is not None and problem.code.endswith(("twice", "nowhere")):
        *_, found = found, *spots
    return None if found is None else text.count("\n", 0, found.start()) + 1
