"""Runs compiled code where there is neither numba nor numpy: in a browser.

`install` puts a module made by `hashi.compiler.wasm` in the place of the compiler, and arrays in
its memory in the place of numpy. Everything written for compiled code then works unchanged,
provided that the module has the functions it calls.
"""

import struct
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from hashi.compiler import cache
from hashi.compiler.array import Array, Machine, dtypes, namespace

__all__ = ["install"]

_INSIDE_COMPILED = ("vector", "word")  # modules whose functions only compiled code calls


def install(machine: Machine) -> None:
    """Use a loaded module from now on; call it before anything compiled is imported."""

    def njit(**_options: object) -> Callable[[Callable[..., Any]], _Compiled]:
        return lambda function: _Compiled(machine, function)

    _put("hashi.compiler.jit", {"njit": njit})
    for name in _INSIDE_COMPILED:
        _put(f"hashi.compiler.{name}", {"__getattr__": lambda _: None})
    _put("numpy", namespace(machine))
    _put("numpy.typing", {"NDArray": list})  # stands in annotations only
    _put("platformdirs", {"user_cache_path": Path, "user_data_path": Path})  # there are none
    cache.assume_compiled("bots")


def _put(name: str, contents: dict[str, Any]) -> None:
    module = ModuleType(name)
    module.__dict__.update(contents)
    sys.modules[name] = module


class _Compiled:
    """A function of the module."""

    def __init__(self, machine: Machine, function: Callable[..., Any]) -> None:
        self._machine, self._name = machine, function.__name__
        kind = "float64" if function.__annotations__.get("return") is float else "int64"
        self._result = dtypes[kind]

    def __call__(self, *arguments: Any) -> int | float:
        """What it returns; 0 if nothing."""
        slots = struct.pack("<q", 0) + b"".join(_slots(arguments))
        at = self._machine.allocate(len(slots))
        try:
            self._machine.part(at, len(slots)).assign(slots)
            if self._machine.call(self._name, at):
                raise RuntimeError(f"{self._name} failed")
            return self._result.unpack(self._machine.part(at, 8).to_bytes())[0]
        finally:
            self._machine.free(at)


def _slots(value: Any) -> Iterator[bytes]:
    """Arguments as slots of eight bytes; see `hashi.compiler.wasm`."""
    if isinstance(value, tuple):
        for item in value:
            yield from _slots(item)
    elif isinstance(value, Array):
        numbers = value.at, value.dtype.itemsize, *value.shape
        yield struct.pack(f"<{len(numbers)}q", *numbers)
    else:
        yield struct.pack("<d" if isinstance(value, float) else "<q", value)
