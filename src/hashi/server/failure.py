"""A request that fails: a status and a stable code."""

__all__ = ["Failure"]


class Failure(Exception):  # noqa: N818  an answer, not a fault of the program
    """Told to the client as {"code": ..., "retry_after_seconds": ...}."""

    def __init__(self, status: int, code: str, retry_after_seconds: float | None = None) -> None:
        self.status = status
        self.code = code
        self.retry_after_seconds = retry_after_seconds
        super().__init__(code)
