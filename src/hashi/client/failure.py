"""The exceptions for requests that the server refuses or cannot serve."""

from typing import Self

import msgspec

from hashi.wire.view import RefusalView

__all__ = ["Failed", "Refused"]


class _ErrorBody(msgspec.Struct):
    """The body of an error response."""

    code: str
    retry_after_seconds: float | None = None


class Failed(Exception):
    """The server could not understand a request, or cannot serve it now; `code` says why."""

    def __init__(self, code: str, retry_after_seconds: float | None = None) -> None:
        self.code = code
        self.retry_after_seconds = retry_after_seconds
        super().__init__(code)

    @classmethod
    def of_answer(cls, status: int, body: bytes) -> Self:
        """From an HTTP response; one from a proxy instead of the server has no code."""
        try:
            error = msgspec.json.decode(body, type=_ErrorBody)
        except msgspec.DecodeError:
            return cls(f"http-{status}")
        return cls(error.code, error.retry_after_seconds)


class Refused(Exception):
    """The server understood and refused; nothing has changed."""

    def __init__(self, refusal: RefusalView) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.code} {refusal.rule or ''} {refusal.where or ''}".rstrip())
