"""The one door to numba: what is compiled is kept in our folder, whoever imported numba first."""

from collections.abc import Callable
from typing import Any, Literal, TypeVar, cast

import numba

from hashi.compiler.cache import made_folder

__all__ = ["njit"]

_Function = TypeVar("_Function", bound=Callable[..., Any])

_config: Any = numba.config  # its settings are unknown to the type checker


def njit(
    *, fastmath: bool = False, inline: Literal["always", "never"] = "never"
) -> Callable[[_Function], _Function]:
    """Compile a function when it is first called; other threads run while it runs."""
    folder = made_folder()

    def compiled(function: _Function) -> _Function:
        # numba asks for its folder when a function is declared, here; other programs keep theirs.
        before, _config.CACHE_DIR = _config.CACHE_DIR, str(folder)
        try:
            decorate = numba.njit(
                nogil=True, cache=folder is not None, fastmath=fastmath, inline=inline
            )
            found = decorate(function)
        finally:
            _config.CACHE_DIR = before
        return cast("_Function", found)

    return compiled
