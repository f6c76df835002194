"""The only import of numba: compiled code goes to our cache folder, whoever imported it first."""

from collections.abc import Callable
from typing import Any, Literal, TypeVar, cast

import numba

from hashi.compiler.cache import make_cache_folder

__all__ = ["njit"]

_Function = TypeVar("_Function", bound=Callable[..., Any])

_config: Any = numba.config  # untyped


def njit(
    *, fastmath: bool = False, inline: Literal["always", "never"] = "never"
) -> Callable[[_Function], _Function]:
    """Compile a function on its first call; it releases the GIL."""
    folder = make_cache_folder()

    def decorator(function: _Function) -> _Function:
        # numba reads this setting when a function is declared; other programs keep theirs.
        before, _config.CACHE_DIR = _config.CACHE_DIR, str(folder)
        try:
            compile_function = numba.njit(
                nogil=True, cache=folder is not None, fastmath=fastmath, inline=inline
            )
            compiled = compile_function(function)
        finally:
            _config.CACHE_DIR = before
        return cast("_Function", compiled)

    return decorator
