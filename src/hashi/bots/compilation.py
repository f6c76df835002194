"""Compile the code of bots and coach, once for all processes; light until it is needed."""

from collections.abc import Callable, Sequence

from hashi.compiler import ProgressCallback, compile_once

__all__ = ["compile_all"]


def compile_all(report: ProgressCallback | None = None) -> None:
    """Make sure that the code of bots and coach is compiled; `report` is called after each step.

    Returns at once if it is already cached. While another process compiles, this one waits.
    """
    compile_once("bots", _steps, report)


def _steps() -> Sequence[Callable[[], object]]:
    from hashi.bots.value.value import compile_steps

    return compile_steps()
