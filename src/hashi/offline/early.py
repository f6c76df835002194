"""What the worker needs anyway and Python's kept memory can hold: everything without msgspec.

A page keeps the memory of Python after its first start, so that the next one continues there. Code
that was loaded from a module in C cannot be kept, so nothing here may import one.
"""

from importlib import import_module

__all__ = ["PRELOADED"]

PRELOADED = (
    "asyncio",
    "logging",
    "urllib.parse",
    "hashi.boards",
    "hashi.deal.daily",
    "hashi.record",
    "hashi.service.failure",
    "hashi.service.person",
    "hashi.store",
)

for _name in PRELOADED:
    import_module(_name)
