"""What the server did not do, as exceptions."""

from hashi.wire import message

__all__ = ["Failed", "Refused"]


class Failed(Exception):  # noqa: N818  the server's word
    """The server could not understand or not take a request; `code` says why."""

    def __init__(self, code: str, retry_after_seconds: float | None = None) -> None:
        self.code = code
        self.retry_after_seconds = retry_after_seconds
        super().__init__(code)


class Refused(Exception):  # noqa: N818  the server's word
    """The server understood and refused; nothing has changed."""

    def __init__(self, refusal: message.RefusalView) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.code} {refusal.rule or ''} {refusal.where or ''}".rstrip())
