"""Compile the lock-step core, once for all processes; light until it is needed."""

from collections.abc import Callable, Sequence

from hashi.compiler import ProgressCallback, compile_once

__all__ = ["compile_environments"]


def compile_environments(report: ProgressCallback | None = None) -> None:
    """Make sure that the code of the environments is compiled; servers do not need it."""
    compile_once("environments", _steps, report)


def _steps() -> Sequence[Callable[[], object]]:
    from hashi.env.core import Core  # noqa: PLC0415  brings in the compiler

    core = Core("A")
    core.seed(1)
    return (
        core.deal,
        lambda: core.advance(core.draw()),
        lambda: core.step(core.draw()),
        core.copy,
    )
