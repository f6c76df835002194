"""Golden files: whole games and counts, compared with what the engine does today."""

import pytest

from hashi.record import parse, replay
from tests.counts import counted
from tests.playthrough import PLAYTHROUGHS, Playthrough, transcript
from tests.regen import COUNTS, picture, picture_file, playthrough_file


@pytest.mark.parametrize("which", PLAYTHROUGHS, ids=str)
def test_playthrough(which: Playthrough) -> None:
    """The same seed plays the same game, line by line."""
    golden = playthrough_file(str(which)).read_text("utf-8")
    assert transcript(which).split("\n") == golden.split("\n")


@pytest.mark.parametrize("which", PLAYTHROUGHS, ids=str)
def test_record_in_the_playthrough(which: Playthrough) -> None:
    """The record at the head of the file alone replays to the same result."""
    golden = playthrough_file(str(which)).read_text("utf-8")
    record = parse(golden.split("\nround 1, card ")[0])
    game = replay(record)
    assert game.over
    assert record.result == game.scores
    assert golden.endswith(f"outcome: {game.outcome}\n")


@pytest.mark.parametrize("side", ["A", "B"])
def test_pictures_of_the_readme(side: str) -> None:
    """The README shows the boards as they are."""
    assert picture_file(side).read_text("utf-8") == picture(side)


def test_counts() -> None:
    """The number of legal turns to depth 2 from fixed positions."""
    assert list(counted()) == COUNTS.read_text("utf-8").splitlines()
