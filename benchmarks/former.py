"""The strongest level as it was in company in version 0.2.0, to play against.

`PYTHONPATH=benchmarks hashi arena --bots professional-planner,former:Former --games 400` lets it
play. Its weights come from the repository's history, so this needs a clone.
"""

import math
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import numpy as np

from hashi.bots import Sight
from hashi.bots.compilation import compile_all
from hashi.bots.foresight import CANDIDATES, MARGIN, rate_ahead
from hashi.bots.learned import best_start
from hashi.bots.value import Value
from hashi.bots.value.choice import Stakes
from hashi.bots.value.stakes import DENIAL, race
from hashi.bots.value.weights import load, owner_of
from hashi.rules import CATEGORIES, Board, Start, Turn
from hashi.rules.score import ROUNDS, VALUES

_REVISION = "bca29a5"
_FOLDER = "src/hashi/bots/value"


class Former:
    """Looks ahead by the former value."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def start(self, board: Board, seats: int) -> Start:
        """The start that is worst for the neighbour."""
        return best_start(former_value(board), board, seats, 0.0, Random(self._seed))

    def turn(self, sight: Sight) -> Turn:
        """The best turn for the race."""
        value = former_value(sight.own.board)
        stakes = former_stakes(value, sight)
        candidates = value.best_turns(value.prospects(sight, stakes), CANDIDATES, MARGIN)
        rated = rate_ahead(value, sight, stakes, candidates, math.inf)
        return value.turn(rated.turns[int(rated.points.argmax())], sight.card)


@cache
def former_value(board: Board) -> Value:
    """The former value of a side."""
    compile_all()
    name = f"{_REVISION}:{_FOLDER}/{owner_of(board)}.multiplayer.npz"
    show = ["git", "-C", str(Path(__file__).parent), "show", name]
    shown = subprocess.run(show, capture_output=True, check=True)  # noqa: S603  our own
    with TemporaryDirectory() as folder:
        path = Path(folder) / "former.npz"
        path.write_bytes(shown.stdout)
        return Value(board, load(path, board))


def former_stakes(value: Value, sight: Sight) -> Stakes:
    """The race, with what the others lose as it was counted: too high with three or more."""
    others = [
        value.chances(sheet, sight.deck, sight.seen[:-1])
        for seat, sheet in enumerate(sight.sheets, 1)
        if seat != sight.seat
    ]
    stakes = race(others, DENIAL)
    bonus = VALUES["red"][0] - VALUES["red"][1]
    for place, category in enumerate(CATEGORIES):
        rows = [chances[place] for chances in others]
        first = [_first(rows, number) for number in range(ROUNDS + 1)]
        stakes.worth[0, place] = [VALUES[category][1] + bonus * one for one in first]
        gains = -np.diff([*first, 0.0])
        stakes.race[place] = bonus * gains.clip(0)
    return stakes


def _first(others: Sequence[Sequence[float]], number: int) -> float:
    free = math.prod(1 - row[number - 1] for row in others) if number else 1.0
    return free + sum(DENIAL / len(others) * (row[-1] - row[number]) for row in others)
