"""A request or a socket that is turned away: a status, a stable code, perhaps a time to wait."""

__all__ = ["Failure"]


class Failure(Exception):  # noqa: N818  an answer, not a fault of the program
    """Sent to the client as {"code": ..., "retry_after_seconds": ...}."""

    def __init__(self, status: int, code: str, retry_after_seconds: float | None = None) -> None:
        self.status = status
        self.code = code
        self.retry_after_seconds = retry_after_seconds
        super().__init__(code)

    @property
    def body(self) -> dict[str, object]:
        """What the client reads, to be encoded as JSON."""
        wait = self.retry_after_seconds
        return {"code": self.code} | ({} if wait is None else {"retry_after_seconds": wait})

    @property
    def headers(self) -> dict[str, str]:
        """The time to wait once more, where proxies and libraries look for it: whole seconds."""
        wait = self.retry_after_seconds
        return {} if wait is None else {"retry-after": str(int(wait) + 1)}
