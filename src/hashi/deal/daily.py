"""The daily deal: from a date and a side to a public seed; see docs/deal.md.

A day is a date such as 2026-11-16 and lasts from midnight to midnight UTC. What time it is comes in
from outside.
"""

import hashlib
import re
from datetime import UTC, date, datetime, timedelta

from hashi.rules import NotationError

__all__ = [
    "GRACE_SECONDS",
    "daily_seed",
    "day_after",
    "day_at",
    "day_start",
    "in_time",
    "parse_day",
]

GRACE_SECONDS = 24 * 3600  # after the day's end, for games that began before it
_DAY = re.compile(r"2\d{3}-\d\d-\d\d", re.ASCII)


def daily_seed(day: str, side: str) -> bytes:
    """The seed of a day's deal on a side: SHA-256 of a line of text."""
    return hashlib.sha256(f"hashi daily 1 {parse_day(day)} {side}".encode()).digest()


def parse_day(text: str) -> str:
    """Read a day from its one spelling, such as 2026-11-16."""
    try:
        if _DAY.fullmatch(text):
            return date.fromisoformat(text).isoformat()
    except ValueError:
        pass
    raise NotationError("day", "a date such as 2026-11-16")


def day_at(seconds: float) -> str:
    """The day at a time, in seconds since 1970."""
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


def day_start(day: str) -> float:
    """When a day begins, in seconds since 1970."""
    return datetime.fromisoformat(f"{parse_day(day)}T00:00:00+00:00").timestamp()


def day_after(day: str, days: int = 1) -> str:
    """The day so many days later, or earlier if the number is negative."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def in_time(day: str, finished_at: float) -> bool:
    """Whether a game begun on a day counts if it ended then: within a day after the day's end."""
    return finished_at < day_start(day_after(day)) + GRACE_SECONDS
