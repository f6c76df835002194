"""Compile functions with numba; the compiled code goes to our own cache folder."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar, cast

import numba
from numba.extending import intrinsic

from hashi.compiler.cache import make_cache_folder

__all__ = ["Generator", "generated", "njit"]

Generator = Callable[[Any, Any, Any, Sequence[Any]], Any]

_Function = TypeVar("_Function", bound=Callable[..., Any])

_config: Any = numba.config  # untyped
_njit: Any = numba.njit  # its types lack an option
_intrinsic: Any = intrinsic  # untyped


def njit(
    *,
    fastmath: bool = False,
    inline: Literal["always", "never"] = "never",
    allocates: bool = True,
) -> Callable[[_Function], _Function]:
    """Compile a function on its first call; it releases the GIL.

    LLVM inlines it, if asked to, when types are already inferred: that compiles sooner than numba's
    own inlining and runs as fast. A function that makes no arrays (views apart) and returns none
    need not count references either, which costs more than the work in an inner loop.
    """
    folder = make_cache_folder()

    def decorator(function: _Function) -> _Function:
        # numba reads this setting when a function is declared; other programs keep theirs.
        before, _config.CACHE_DIR = _config.CACHE_DIR, str(folder)
        try:
            compile_function = _njit(
                nogil=True,
                cache=folder is not None,
                fastmath=fastmath,
                forceinline=inline == "always",
                _nrt=allocates,
            )
            compiled = compile_function(function)
        finally:
            _config.CACHE_DIR = before
        return cast("_Function", compiled)

    return decorator


def generated(function: Callable[..., tuple[Any, Generator]]) -> Any:
    """A function for compiled code, made from one that gives its signature and its generator.

    Arguments that are constants come with their values.
    """
    return _intrinsic(prefer_literal=True)(function)
