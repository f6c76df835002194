"""Compiled code: where it is kept, whether it is there, and the one door to the compiler.

`cache` is light and imports no numba; `jit` is the only module that does.
"""

from hashi.compiler.cache import (
    Part,
    Report,
    cache_folder,
    compile_once,
    compiled_folder,
    is_compiled,
    usual_folder,
)

__all__ = [
    "Part",
    "Report",
    "cache_folder",
    "compile_once",
    "compiled_folder",
    "is_compiled",
    "usual_folder",
]
