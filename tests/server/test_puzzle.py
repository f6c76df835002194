"""The best way through a puzzle that somebody pasted."""

import pytest

from hashi.client import Client, Failed
from hashi.jobs.pool import Pool
from hashi.jobs.source import SERVER
from hashi.puzzle import shipped, text_of
from hashi.rules import Turn
from hashi.service.failure import Failure
from hashi.service.puzzle import PuzzleSolutions
from tests.jobs.source import from_address
from tests.server.busy import BusyPool

ENTRY = shipped()[0]


class Unproven(Pool):
    """Has an answer to nothing; counts the questions."""

    asked = 0

    async def ask(self, job, tell=None, source=SERVER):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201, ARG002
        """See Pool."""
        self.asked += 1


async def test_a_best_way(ada: Client) -> None:
    """It brings what it says, which is the most there is."""
    found = await ada.puzzle_solution(text_of(ENTRY.puzzle))
    turns = [Turn.parse(turn) for turn in found.turns]
    assert (found.points, ENTRY.puzzle.points(turns)) == (ENTRY.puzzle.goal, ENTRY.puzzle.goal)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "puzzle"),
        ("x" * 4001, "length"),
        ("x" * 8001, "unreadable"),
        (text_of(ENTRY.puzzle).replace("+", "+1"), "puzzle-checksum"),
    ],
)
async def test_hostile_texts(ada: Client, text: str, code: str) -> None:
    """What is no puzzle is refused by name before anything is worked out."""
    with pytest.raises(Failed, match=code):
        await ada.puzzle_solution(text)


async def test_no_solution() -> None:
    """Too much to try, or too much to do: each with its code, and nothing is kept of it."""
    solutions, pool = PuzzleSolutions(BusyPool()), Unproven()
    with pytest.raises(Failure, match="busy"):
        await solutions.of(ENTRY.puzzle, from_address("here"))
    for asked in (1, 2):
        with pytest.raises(Failure, match="puzzle-unproven"):
            await PuzzleSolutions(pool).of(ENTRY.puzzle, from_address("here"))
        assert pool.asked == asked
