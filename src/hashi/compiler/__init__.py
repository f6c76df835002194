"""Compiled code: where it is cached, whether it is there, and how a browser gets it.

`cache` is light; only `jit`, `vector`, `word` and `wasm` import numba. `browser` and `array` stand
in for numba and numpy where there are none.
"""

from hashi.compiler.cache import (
    Part,
    ProgressCallback,
    cache_folder,
    compile_once,
    compiled_folder,
    default_folder,
    is_compiled,
)

__all__ = [
    "Part",
    "ProgressCallback",
    "cache_folder",
    "compile_once",
    "compiled_folder",
    "default_folder",
    "is_compiled",
]
