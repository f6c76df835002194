"""The HTTP status of every code; answers without HTTP have the same."""

from collections.abc import Mapping

__all__ = ["STATUS", "status_of"]

STATUS: Mapping[str, int] = {
    "no-person": 401,
    "foreign-origin": 403,
    "not-allowed": 403,
    "link-used": 404,
    "no-such-day": 404,
    "no-such-page": 404,
    "no-such-seat": 404,
    "no-such-table": 404,
    "daily-played": 409,
    "day-over": 409,
    "not-over": 409,
    "record-copied": 409,
    "too-large": 413,
    "unknown-host": 421,
    "puzzle-unproven": 422,
    "too-fast": 429,
    "too-many-connections": 429,
    "too-many-persons": 429,
    "too-many-tables": 429,
    "too-many-watchers": 429,
    "internal": 500,
    "needs-server": 501,
    "busy": 503,
    "page-not-built": 503,
    "stopping": 503,
    "store-unavailable": 503,
}


def status_of(code: str) -> int:
    """The status of a failure; what has no other is unreadable."""
    return STATUS.get(code, 400)
