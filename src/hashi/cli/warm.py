"""`hashi warm`: compile the bots now, so that nobody waits for it later.

Commands that need compiled code call `compile_visibly` or `compile_for` first.
"""

import sys
from collections.abc import Callable, Sequence
from time import perf_counter

from hashi.bots import compile_all
from hashi.cli.player import is_level
from hashi.cli.work import INTERRUPTED, progress
from hashi.compiler import (
    Part,
    ProgressCallback,
    cache_folder,
    compiled_folder,
    default_folder,
    is_compiled,
)
from hashi.locale import Texts
from hashi.rules import Board

__all__ = ["compile_for", "compile_visibly", "warm"]

_NOT_SAVED = 1


def warm(texts: Texts) -> int:
    """Compile what is missing and print where it is cached; returns 1 if it cannot be cached."""
    before, began = is_compiled(), perf_counter()
    try:
        compile_visibly(texts)
    except KeyboardInterrupt:
        return INTERRUPTED
    kept = compiled_folder()
    if kept is None:
        return _NOT_SAVED
    seconds = texts.decimal(perf_counter() - began)
    sentence = "warm-ready" if before else "warm-done"
    print(texts(sentence, path=str(kept), seconds=seconds))  # noqa: T201  the command's answer
    return 0


def compile_for(board: Board, bots: Sequence[str], texts: Texts) -> None:
    """Compile our bots, once, if one of them plays and they are trained for this board."""
    if is_compiled() or not any(map(is_level, bots)):
        return
    from hashi.bots.value.weights import network_for  # noqa: PLC0415  brings in the compiler

    if network_for(board) is not None:
        compile_visibly(texts)


def compile_visibly(
    texts: Texts,
    part: Part = "bots",
    compile_part: Callable[[ProgressCallback], None] = compile_all,
) -> None:
    """Compile a part, once, showing the progress on standard error."""
    if is_compiled(part):
        return
    _announce(texts)
    with progress() as bar:
        task = bar.add_task(texts("progress-compile"), total=None)
        compile_part(lambda done, steps: bar.update(task, completed=done, total=steps))


def _announce(texts: Texts) -> None:
    folder, default = cache_folder(), default_folder()
    sentence = "compile-once" if folder else "compile-nowhere"
    print(texts(sentence), file=sys.stderr)  # noqa: T201  as the progress
    if folder not in {None, default}:
        elsewhere = texts("compile-elsewhere", path=str(default), other=str(folder))
        print(elsewhere, file=sys.stderr)  # noqa: T201  likewise
