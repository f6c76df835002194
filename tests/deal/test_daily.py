"""The daily deal: date and side to seed, to the byte as documented, and the days."""

import json
import re
from hashlib import sha256

import pytest

import hashi
from hashi import NotationError, deal
from hashi.deal.daily import daily_seed, day_after, day_at, day_start, in_time, parse_day
from tests.deal import vectors as worked_out
from tests.deal.vectors import DOCS
from tests.regen import DAILY_VECTORS, daily_vectors_text

ROW = re.compile(
    r"^\| (2\d{3}-\d\d-\d\d) \| ([AB]) \| ([0-9a-f]{64}) \| ([1-6/ ]+) \|$", re.MULTILINE
)


def test_vectors_of_the_documentation() -> None:
    """Date and side give seed and order as docs/deal.md says."""
    documented = ROW.findall(DOCS.read_text("utf-8"))
    assert len(documented) == 4
    for day, side, seed, order in documented:
        assert daily_seed(day, side).hex() == seed
        assert " ".join(map(str, deal.shuffled(bytes.fromhex(seed), hashi.deck()))) == order
        assert sha256(f"hashi daily 1 {day} {side}".encode()).hexdigest() == seed


def test_the_page_is_held_to_the_same_vectors() -> None:
    """The vectors of the page are up to date, and have those of the documentation."""
    assert DAILY_VECTORS.read_text("utf-8") == daily_vectors_text(), "run `make regen`"
    known = {(one["day"], one["side"]): one["seed"] for one in worked_out.daily_vectors()}
    for day, side, seed, _ in ROW.findall(DOCS.read_text("utf-8")):
        assert known[day, side] == seed
    assert len(known) == len(set(known.values())) == len(json.loads(daily_vectors_text()))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2026-11-31",
        "2026-1-1",
        "20261116",
        "2026-W01-1",
        "1999-12-31",
        "2026-11-16 ",
        "٢026-11-16",
    ],
)
def test_a_day_has_one_spelling(text: str) -> None:
    """Anything else is no day, and has no deal."""
    for read in (parse_day, day_start, lambda day: daily_seed(day, "A")):
        with pytest.raises(NotationError) as error:
            read(text)
        assert error.value.code == "day"


def test_days_begin_at_midnight_utc() -> None:
    """From a time to its day and back, over the end of a year and a leap day."""
    midnight = day_start("2026-11-16")
    assert [day_at(midnight - 0.001), day_at(midnight)] == ["2026-11-15", "2026-11-16"]
    assert midnight == 1_794_787_200
    assert [day_after("2026-12-31"), day_after("2028-02-28"), day_after("2026-03-01", -1)] == [
        "2027-01-01",
        "2028-02-29",
        "2026-02-28",
    ]


def test_a_game_has_a_day_to_be_finished() -> None:
    """It counts until 24 hours after the end of its day."""
    end = day_start("2026-11-18")
    assert in_time("2026-11-16", end - 0.001)
    assert not in_time("2026-11-16", end)
