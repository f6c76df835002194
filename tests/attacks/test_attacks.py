"""The short form of `make attacks`: some attacks for a second each, while four other tables play.

Nothing here is a matter of speed, for the machine may be busy: the others get all their answers,
the usual one not much later than before, and the attacker is refused or cut off.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.attacks.attack import ATTACKS
from tests.attacks.harness import measure

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="one machine with many addresses, and /proc, are Linux's"
)
BEFORE_SECONDS, SECONDS = 1.0, 1.5
MOST_MEDIAN_RATIO = 30.0  # a flood of pings used to give hundreds
MOST_GROWTH = 150_000_000  # bytes; headers used to take 600 MB


@pytest.mark.parametrize(
    "name", ["blank-lines", "pings", "continuations", "many-headers", "drafts", "codes"]
)
async def test_others_play_on(
    name: str,
    tmp_path: Path,
    compiled: None,  # noqa: ARG001  no warm-up
    record_property: Callable[[str, object], None],
) -> None:
    """Whatever one address does, the others play on."""
    result = await measure(name, tmp_path, BEFORE_SECONDS, SECONDS)
    record_property("attack", str(result))
    assert result.lost == 0
    assert result.tally.refusals + result.tally.closed > 0
    assert result.median_ratio < MOST_MEDIAN_RATIO
    assert result.growth < MOST_GROWTH


def test_there_are_many() -> None:
    """Every attack has a sentence that says what it is."""
    assert len(ATTACKS) >= 60
    assert all((attack.__doc__ or "").endswith(".") for attack in ATTACKS.values())
