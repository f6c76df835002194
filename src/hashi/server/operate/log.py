"""The server's log: one line per entry, as text or JSON.

An exception is logged by its type and its place in the code, never by its message, which may
contain a name, a cookie or a card. Input can neither start a new line nor fill the disk: warnings
of one kind are limited per minute.
"""

import json
import logging
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

__all__ = ["MOST_WARNINGS", "JSONLines", "Lines", "LogKind", "Throttle", "set_up"]

LogKind = Literal["text", "json"]
_LONGEST = 500
MOST_WARNINGS = 20  # a minute from one place in the code
_MINUTE = 60.0


@dataclass(slots=True)
class _Minute:
    """What one place in the code has logged in a minute."""

    began: float
    written: int = 0
    left_out: int = 0


class Throttle(logging.Filter):
    """Drops warnings beyond the first few of a minute; the next one says how many."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._minutes: dict[tuple[str, int], _Minute] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """See logging. A request's own line is no warning: requests are limited elsewhere."""
        if record.levelno < logging.WARNING:
            return True
        now, place = self._now(), (record.pathname, record.lineno)
        minute = self._minutes.get(place)
        if minute is None or now - minute.began >= _MINUTE:
            if minute is not None and minute.left_out:
                record.left_out = minute.left_out
            minute = self._minutes[place] = _Minute(now)
        if minute.written >= MOST_WARNINGS:
            minute.left_out += 1
            return False
        minute.written += 1
        return True


class Lines(logging.Formatter):
    """Formats an entry as a line of text."""

    def format(self, record: logging.LogRecord) -> str:
        """See logging."""
        parts = [_time(record), record.levelname.lower(), _message(record)]
        return _one_line(" ".join([*parts, *_failure(record)]))


class JSONLines(logging.Formatter):
    """Formats an entry as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """See logging."""
        line: dict[str, object] = {
            "at": _time(record),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": _one_line(_message(record)),
        }
        line |= getattr(record, "facts", {})
        if failure := _failure(record):
            line["failure"] = failure
        return json.dumps(line)


def set_up(kind: LogKind) -> None:
    """Write warnings to standard error; as JSON every request too."""
    handler = logging.StreamHandler()
    handler.setFormatter(JSONLines() if kind == "json" else Lines())
    handler.addFilter(Throttle())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("hashi").setLevel(logging.INFO if kind == "json" else logging.WARNING)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _message(record: logging.LogRecord) -> str:
    message = record.getMessage()[:_LONGEST]
    left_out = getattr(record, "left_out", 0)
    return f"{message} (and {left_out} times before, not logged)" if left_out else message


def _failure(record: logging.LogRecord) -> list[str]:
    """The kind of an exception and where it came from, innermost last."""
    if not record.exc_info or record.exc_info[0] is None:
        return []
    kind, _, trace = record.exc_info
    frames = traceback.extract_tb(trace)
    places = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames[-12:]]
    return [kind.__name__, *places]


def _one_line(text: str) -> str:
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
