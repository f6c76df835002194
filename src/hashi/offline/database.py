"""The browser's database as Python sees it: named questions and answers, both JSON.

IndexedDB closes a transaction as soon as nobody asks anything in it, so each question is answered
by JavaScript in one transaction: `web/src/core/device/database.ts` has the other side.
"""

from collections.abc import Callable
from typing import Protocol

__all__ = ["Database"]


class Database(Protocol):
    """Answers the questions of `hashi.offline.store`."""

    async def ask(self, question: str, values: str) -> str:
        """The answer to a question, when it is durable; fails if the browser cannot store it."""
        ...

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """Call `hear` with table and version whenever another page of this browser appends."""
        ...
