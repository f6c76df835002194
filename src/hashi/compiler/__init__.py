"""Compiled code: where it is cached, whether it is there, and the only import of the compiler.

`cache` is light and imports no numba; `jit` is the only module that does.
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
