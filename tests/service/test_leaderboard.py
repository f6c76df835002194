"""Places on a leaderboard of many people."""

from collections.abc import Iterator

import pytest

from hashi.service.daily.leaderboard import _Board
from hashi.store import Standing

TOTALS = [(90, 1), (70, 2), (40, 3), (10, 100_000)]


class ReadOnce(list[tuple[int, int]]):
    """A list that can be walked through a few times only."""

    walks = 0

    def __iter__(self) -> Iterator[tuple[int, int]]:
        self.walks += 1
        return super().__iter__()


@pytest.mark.parametrize(
    ("total", "place"),
    [(95, 1), (90, 1), (80, 2), (70, 2), (69, 4), (40, 4), (11, 7), (10, 7), (9, 100_007)],
)
def test_places(total: int, place: int) -> None:
    """One more than there are people above, for totals that nobody has too."""
    board = _Board([], TOTALS)
    assert (board.place(total), board.people) == (place, 100_006)


def test_nobody() -> None:
    """The first to come is the first."""
    assert (_Board([], []).place(0), _Board([], []).people) == (1, 0)


def test_a_place_is_found_without_counting_everybody() -> None:
    """Fifty lines are placed for each who looks: no list of all totals is walked for them."""
    totals = ReadOnce(TOTALS)
    board = _Board([Standing("p", "P", 90, 1)] * 50, totals)
    made = totals.walks
    for _ in range(50):
        board.place(40)
    assert totals.walks == made
