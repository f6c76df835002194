"""The answers to messages of a client: done, refused, or failed and why."""

import logging

from hashi.jobs.failure import TooManyJobs
from hashi.rules import Refusal
from hashi.service.failure import Failure
from hashi.store import Unavailable, VersionConflict
from hashi.table.part import refusal_view
from hashi.wire import message

__all__ = ["Answer", "failure", "outcome", "too_fast"]

Answer = message.ServerMessage
_RETRY_SECONDS = 1.0
_log = logging.getLogger(__name__)


def outcome(id_: int, result: int | Refusal) -> Answer:
    """The answer to a command: done at this version, or why not."""
    if isinstance(result, Refusal):
        return message.Refused(id=id_, refusal=refusal_view(result))
    return message.Done(id=id_, version=result)


def too_fast(id_: int | None, wait: float) -> message.Failed:
    """The answer to a message that has come too soon."""
    return message.Failed(id=id_, code="too-fast", retry_after_seconds=round(wait + 0.01, 2))


def failure(id_: int, error: Exception) -> message.Failed:
    """The answer to a message that could not be carried out; unexpected errors are logged."""
    match error:
        case VersionConflict() | TooManyJobs():
            code = "busy"
        case Failure(code=code):
            pass
        case Unavailable():
            code = "store-unavailable"
        case _:
            code = "internal"
            _log.error("a message could not be carried out", exc_info=error)
    return message.Failed(id=id_, code=code, retry_after_seconds=_RETRY_SECONDS)
