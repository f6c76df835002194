"""The names of ASGI's types."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

__all__ = ["App", "Receive", "Scope", "Send"]

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
