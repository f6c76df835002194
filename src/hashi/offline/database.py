"""The browser's database as Python sees it: named questions and answers, both JSON.

IndexedDB closes a transaction as soon as no request is pending in it, so each question is answered
by JavaScript in one transaction: `web/src/core/device/database.ts` has the other side.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Protocol, TypeVar

__all__ = ["Database", "lasting"]

F = TypeVar("F", bound=Callable[..., object])


class Database(Protocol):
    """Answers the questions of `hashi.offline.store`."""

    async def ask(self, question: str, values: str) -> str:
        """The answer to a question, when it is durable; fails if the browser cannot store it."""
        ...

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """Call `hear` with table and version whenever another page of this browser appends."""
        ...


def lasting(function: F) -> F:
    """A function that JavaScript may keep: without this Pyodide destroys it when the call returns.

    Outside a browser, where tests run, it is the function itself.
    """
    try:
        proxied: F = import_module("pyodide.ffi").create_proxy(function)
    except ImportError:
        return function
    return proxied
