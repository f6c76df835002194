"""From a board to the text of a board file, which `hashi.boards.load` reads."""

from collections.abc import Iterable
from itertools import groupby

from hashi.rules import Board
from hashi.rules.board import FLAGS

__all__ = ["dump_board"]

_HEAD = """\
# A letter is the column (a is left), a number the row (1 is top).
# A line joins two neighbouring islands; lines may cross between islands.
"""


def dump_board(board: Board) -> str:
    """The text of a board file."""
    flags = [
        f"{flag} = [{_listed(island.at for island in board.islands if island.flag == flag)}]"
        for flag in FLAGS
    ]
    names = [island.at for island in board.islands]
    lists = [_rows("islands", names), "\n".join(flags), _rows("lines", board.lines)]
    # The names of boards are printable and short; only these two need to be escaped in TOML.
    name = board.name.replace("\\", "\\\\").replace('"', '\\"')
    return f'{_HEAD}name = "{name}"\n\n' + "\n\n".join(lists) + "\n"


def _rows(key: str, names: Iterable[str]) -> str:
    """A list with a row for each column of the board."""
    rows = [f"    {_listed(row)},\n" for _, row in groupby(names, key=lambda name: name[0])]
    return f"{key} = [\n{''.join(rows)}]"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)
