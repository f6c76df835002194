"""The short form of `make attacks`: some attacks for a second or two, while four other tables play.

Nothing here is a matter of speed, for the machine may be busy: the others get all their answers,
the attacker is refused or cut off, and the server's memory does not grow with the attack. How much
longer the others wait is only told.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest

from tests.attacks.attack import ATTACKS
from tests.attacks.harness import measure

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="one machine with many addresses, and /proc, are Linux's"
)
BEFORE_SECONDS = 1.0
SECONDS = (1.5, 6.0, 24.0)  # on a busy machine an attacker needs longer to get anywhere
MOST_GROWTH = 150_000_000  # bytes; headers used to take 600 MB


@pytest.mark.parametrize(
    ("name", "fate"),
    [
        ("blank-lines", "answers"),  # one took a minute, in which nobody got any
        ("pings", "closed"),
        ("continuations", "closed"),
        ("many-headers", "closed"),
        ("cookies-that-are-slow-to-read", "refusals"),
        ("tiny-chunks", "closed"),
        ("drafts-without-a-pause", "refusals"),
        ("persons-made-up", "refusals"),
    ],
)
async def test_others_play_on(
    name: str,
    fate: Literal["answers", "refusals", "closed"],
    tmp_path: Path,
    compiled: None,  # noqa: ARG001  no warm-up
    record_property: Callable[[str, object], None],
) -> None:
    """Whatever one address does, the others play on."""
    for seconds in SECONDS:
        folder = tmp_path / str(seconds)
        folder.mkdir()
        result = await measure(name, folder, BEFORE_SECONDS, seconds)
        record_property("attack", str(result))
        assert result.lost == 0
        assert result.growth < MOST_GROWTH
        if getattr(result.tally, fate):
            return
    pytest.fail(f"after {seconds} seconds the attacker had no {fate}")


def test_there_are_many() -> None:
    """Every attack has a sentence that says what it is."""
    assert len(ATTACKS) >= 60
    assert all((attack.__doc__ or "").endswith(".") for attack in ATTACKS.values())
