"""Compiling what bots and the coach need, once for all processes; light until there is work."""

from collections.abc import Callable, Sequence

from hashi.compiler import Report, compile_once

__all__ = ["compile_all"]


def compile_all(report: Report | None = None) -> None:
    """Have compiled code for the bots and the coach; `report` is told of each step, if any.

    Quick if it is there already. While another process compiles, this one waits for it.
    """
    compile_once("bots", _steps, report)


def _steps() -> Sequence[Callable[[], object]]:
    from hashi.bots.value.value import compile_steps  # noqa: PLC0415  brings in the compiler

    return compile_steps()
