"""`hashi warm`: compile bots and environments ahead of their first use.

Commands that need compiled code call `compile_visibly` or `compile_for` first.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter

from rich.progress import TaskID

from hashi.bots import compile_all
from hashi.cli.option import Json, Language, texts_of
from hashi.cli.output import print_json
from hashi.cli.study.player import is_level
from hashi.cli.study.work import INTERRUPTED, progress
from hashi.compiler import (
    Part,
    ProgressCallback,
    cache_folder,
    compiled_folder,
    default_folder,
    is_compiled,
)
from hashi.env.compilation import compile_environments
from hashi.locale import Texts

__all__ = ["compile_for", "compile_visibly", "warm"]

_NOT_SAVED = 1
_SECONDS = 15  # to compile a part, about

Parts = Mapping[Part, Callable[[ProgressCallback], None]]
_BOTS: Parts = {"bots": compile_all}
_ALL: Parts = {**_BOTS, "environments": compile_environments}


def warm(*, json: Json = False, lang: Language = None) -> int:
    """Compile what is missing and print where it is cached; returns 1 if it cannot be cached."""
    texts = texts_of(lang)
    before, began = all(map(is_compiled, _ALL)), perf_counter()
    try:
        compile_visibly(texts, _ALL)
    except KeyboardInterrupt:
        return INTERRUPTED
    kept, seconds = compiled_folder(), perf_counter() - began
    if json:
        path = None if kept is None else str(kept)
        print_json({"path": path, "before": before, "seconds": seconds})
    elif kept is not None:
        sentence = "warm-ready" if before else "warm-done"
        print(texts(sentence, path=str(kept), seconds=texts.decimal(seconds)))
    return _NOT_SAVED if kept is None else 0


def compile_for(bots: Sequence[str], texts: Texts) -> None:
    """Compile our bots, once, if one of them plays."""
    if any(map(is_level, bots)):
        compile_visibly(texts)


def compile_visibly(texts: Texts, parts: Parts = _BOTS) -> None:
    """Compile parts, each once, showing the progress on standard error."""
    missing = {part: compile_part for part, compile_part in parts.items() if not is_compiled(part)}
    if not missing:
        return
    _announce(texts, _SECONDS * len(missing))
    with progress() as bar:
        for compile_part in missing.values():
            task = bar.add_task(texts("progress-compile"), total=None)

            def show(done: int, steps: int, task: TaskID = task) -> None:
                bar.update(task, completed=done, total=steps)

            compile_part(show)


def _announce(texts: Texts, seconds: int) -> None:
    folder, default = cache_folder(), default_folder()
    sentence = texts("compile-once", seconds=seconds) if folder else texts("compile-nowhere")
    print(sentence, file=sys.stderr)
    if folder not in {None, default}:
        elsewhere = texts("compile-elsewhere", path=str(default), other=str(folder))
        print(elsewhere, file=sys.stderr)
