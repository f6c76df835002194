"""What the server writes to its log: one line for each thing, for the eye or as JSON.

A failure is told by its kind and its place in the code, never by its message: that may hold a name,
a cookie or a card. Nothing that came from outside can begin a new line.
"""

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Literal

__all__ = ["JSONLines", "Lines", "LogKind", "set_up"]

LogKind = Literal["text", "json"]
_LONGEST = 500


class Lines(logging.Formatter):
    """A line for the eye."""

    def format(self, record: logging.LogRecord) -> str:
        """See logging."""
        parts = [_time(record), record.levelname.lower(), _message(record)]
        return _one_line(" ".join([*parts, *_failure(record)]))


class JSONLines(logging.Formatter):
    """A line for programs."""

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
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("hashi").setLevel(logging.INFO if kind == "json" else logging.WARNING)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _message(record: logging.LogRecord) -> str:
    return record.getMessage()[:_LONGEST]


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
