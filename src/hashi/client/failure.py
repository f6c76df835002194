"""What the server did not do, as exceptions."""

from typing import Self

import msgspec

from hashi.wire import message

__all__ = ["Failed", "Refused"]


class _Told(msgspec.Struct):
    """The body of an answer with an error's status."""

    code: str
    retry_after_seconds: float | None = None


class Failed(Exception):  # noqa: N818  the server's word
    """The server could not understand a request or not serve it now; `code` says why."""

    def __init__(self, code: str, retry_after_seconds: float | None = None) -> None:
        self.code = code
        self.retry_after_seconds = retry_after_seconds
        super().__init__(code)

    @classmethod
    def of_answer(cls, status: int, body: bytes) -> Self:
        """From an HTTP answer; one that is not the server's own, but a proxy's, has no code."""
        try:
            told = msgspec.json.decode(body, type=_Told)
        except msgspec.DecodeError:
            return cls(f"http-{status}")
        return cls(told.code, told.retry_after_seconds)


class Refused(Exception):  # noqa: N818  the server's word
    """The server understood and refused; nothing has changed."""

    def __init__(self, refusal: message.RefusalView) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.code} {refusal.rule or ''} {refusal.where or ''}".rstrip())
