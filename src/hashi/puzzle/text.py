"""A puzzle as one line of text that can be pasted; docs/puzzle.md describes it.

    hashi puzzle 1 | A | round 9 | 4@c4 5@c2 c2-c4 c4-e4*2 | blue 7 | 5/3 2/1 | +14 | 1a2b3c4d

The last field is a checksum over the rest and over the board, and the puzzle's id. Reading is
strict: a text has one spelling, and the marks must be possible. That the goal is right is proven
elsewhere. Its twin in the page is `web/src/features/puzzle/text.ts`.
"""

import hashlib
import re

from hashi import boards
from hashi.puzzle.value import PUZZLE_CARDS, Puzzle
from hashi.rules import (
    CATEGORIES,
    ROUNDS,
    Board,
    BoardError,
    Card,
    Category,
    Island,
    NotationError,
    Sheet,
)
from hashi.rules.limit import MOST_ISLANDS, MOST_LINES, too_large
from hashi.rules.marks import MOST_UNNUMBERED
from hashi.rules.notation import ISLAND, LINE

__all__ = ["LONGEST_TEXT", "identifier", "parse", "text_of"]

LONGEST_TEXT = 4000  # characters; a side's puzzle has about 250

_FORMAT = "hashi puzzle 1"
_SEPARATOR = " | "
_NONE = "-"
_FIELDS = 8
_CHECK = 8  # hexadecimal digits
_LONGEST_NAME = 40  # of a board
_NUMBER = re.compile(rf"([1-6])@({ISLAND})")
_BRIDGE = re.compile(rf"({LINE})(\*2)?")
_ROUND = re.compile(r"round ([1-9][0-9]?)")
_GOAL = re.compile(r"\+([1-9][0-9]?)")
_REACHED = re.compile(rf"({'|'.join(CATEGORIES)}) ([1-9][0-9]?)")


def text_of(puzzle: Puzzle) -> str:
    """The one line of a puzzle."""
    line = _SEPARATOR.join(_fields(puzzle))
    return f"{line}{_SEPARATOR}{_checksum(line, puzzle.board)}"


def identifier(puzzle: Puzzle) -> str:
    """The id of a puzzle: eight hexadecimal digits that follow from it."""
    return text_of(puzzle)[-_CHECK:]


def parse(text: str) -> Puzzle:
    """Read a puzzle, wherever the line was broken; anything wrong is a NotationError."""
    if len(text) > LONGEST_TEXT:
        most = f"at most {LONGEST_TEXT} characters"
        raise NotationError("length", most, detail=str(LONGEST_TEXT))
    fields = " ".join(text.split()).split(_SEPARATOR)
    if len(fields) != _FIELDS or fields[0] != _FORMAT:
        raise NotationError("puzzle", "a puzzle as one line, all of it", detail=_FORMAT)
    _, board_text, round_text, marks, reached_text, cards_text, goal_text, check = fields
    board = _board(board_text)
    if check != _checksum(_SEPARATOR.join(fields[:-1]), board):
        raise NotationError("puzzle-checksum", "the checksum of this puzzle")
    number = _whole(_ROUND, round_text)
    sheet = _sheet(board, marks)
    cards = tuple(map(Card.parse, cards_text.split(" ")))
    if len(cards) not in PUZZLE_CARDS or not 1 <= number <= ROUNDS + 1 - len(cards):
        raise NotationError("puzzle-cards", "2 to 6 cards, the last in round 17 at the latest")
    reached = _reached(reached_text, sheet, number)
    puzzle = Puzzle(sheet, number, cards, _whole(_GOAL, goal_text), reached)
    if _fields(puzzle) != fields[:-1]:
        raise NotationError("puzzle-spelling", "the one spelling of this puzzle")
    return puzzle


def _fields(puzzle: Puzzle) -> list[str]:
    return [
        _FORMAT,
        _board_text(puzzle.board),
        f"round {puzzle.round}",
        _marks_text(puzzle.sheet),
        " ".join(f"{c} {puzzle.reached[c]}" for c in CATEGORIES if c in puzzle.reached) or _NONE,
        " ".join(map(str, puzzle.cards)),
        f"+{puzzle.goal}",
    ]


def _checksum(line: str, board: Board) -> str:
    """Of the text and the board, so that a puzzle is never shown on a board that has changed."""
    whole = f"{line}\n{' '.join(map(str, board.islands))}\n{' '.join(board.lines)}"
    return hashlib.sha256(whole.encode()).hexdigest()[:_CHECK]


def _whole(pattern: re.Pattern[str], text: str) -> int:
    match = pattern.fullmatch(text)
    if match is None:
        raise NotationError("puzzle-spelling", "the one spelling of this puzzle")
    return int(match[1])


# Boards


def _board_text(board: Board) -> str:
    if board.name in boards.SIDES and board == boards.board(board.name):
        return board.name
    return f"{board.name} islands {' '.join(map(str, board.islands))} lines {' '.join(board.lines)}"


def _board(text: str) -> Board:
    if text in boards.SIDES:
        return boards.board(text)
    name, _, rest = text.partition(" islands ")
    island_texts, _, line_texts = rest.partition(" lines ")
    if not line_texts or len(name) > _LONGEST_NAME:
        raise NotationError("puzzle-board", "side A or B, or islands and lines")
    islands, lines = island_texts.split(" "), line_texts.split(" ")
    if len(islands) > MOST_ISLANDS or len(lines) > MOST_LINES:
        raise too_large()
    try:
        return Board.of(name, map(Island.parse, islands), lines)
    except BoardError as error:
        expected = f"a board that can exist ({error})"
        raise NotationError("board", expected, detail=str(error)) from error


# Marks


def _marks_text(sheet: Sheet) -> str:
    numbers = [f"{number}@{at}" for at, number in sheet.written.items()]
    return " ".join(
        numbers + [f"{line}*2" if count > 1 else line for line, count in sheet.drawn.items()]
    )


def _sheet(board: Board, text: str) -> Sheet:
    """The sheet with these marks; they must keep T6 and T8 to T13 whenever they were made."""
    numbers, bridges = 0, 0
    for word in text.split(" "):
        if (match := _NUMBER.fullmatch(word)) and match[2] in board.island_index:
            numbers |= int(match[1]) << 4 * board.island_index[match[2]]
        elif (match := _BRIDGE.fullmatch(word)) and match[1] in board.line_index:
            bridges |= (2 if match[2] else 1) << 2 * board.line_index[match[1]]
        else:
            raise _impossible(word)
    sheet = Sheet(board, numbers, bridges)
    for line in sheet.drawn:
        _check_line(sheet, line)
    for at in board.island_index:
        if sheet.bridges_at(at) > (sheet.number(at) or MOST_UNNUMBERED):
            raise _impossible(at)
    return sheet


def _check_line(sheet: Sheet, line: str) -> None:
    ends = line.split("-")
    blocked = sheet.board.blocked(sheet.bridges) >> sheet.board.line_index[line] & 1
    if blocked or not any(map(sheet.number, ends)):
        raise _impossible(line)


def _impossible(where: str) -> NotationError:
    return NotationError("puzzle-marks", f"marks that can be made ({where} cannot)", detail=where)


def _reached(text: str, sheet: Sheet, first_round: int) -> dict[Category, int]:
    """The rounds of exactly the categories that the sheet fulfils, all in the past."""
    found = {} if text == _NONE else {m[1]: int(m[2]) for m in _REACHED.finditer(text)}
    if set(found) != sheet.reached or any(at >= first_round for at in found.values()):
        raise NotationError("puzzle-reached", "the round of every category that was reached")
    return {category: found[category] for category in CATEGORIES if category in found}
