"""Used with `async with`, and closed at its end."""

from abc import ABC, abstractmethod
from types import TracebackType

__all__ = ["Closing"]


class Closing(ABC):
    """Something that `close` ends, at the end of `async with` at the latest."""

    @abstractmethod
    async def close(self) -> None:
        """Give everything back."""

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
