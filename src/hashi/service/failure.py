"""A refused request: a stable code, and perhaps a time to wait."""

__all__ = ["Failure"]


class Failure(Exception):
    """Sent to the client as {"code": ..., "retry_after_seconds": ...}."""

    def __init__(self, code: str, retry_after_seconds: float | None = None) -> None:
        self.code = code
        self.retry_after_seconds = retry_after_seconds
        super().__init__(code)

    @property
    def body(self) -> dict[str, object]:
        """What the client reads, to be encoded as JSON."""
        wait = self.retry_after_seconds
        return {"code": self.code} | ({} if wait is None else {"retry_after_seconds": wait})
