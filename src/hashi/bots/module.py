"""Builds the bots' compiled code as a WebAssembly module: `python -m hashi.bots.module FILE`.

The module has every compiled function that Python code of bots and coach calls, with the arguments
they are called with. Does nothing if the file is up to date.
"""

import os
import sys
import warnings
from pathlib import Path
from tempfile import TemporaryDirectory

from hashi.compiler.cache import source_digest
from hashi.compiler.wasm_file import digest_of

__all__ = ["build"]


def build(path: Path) -> bool:
    """Write the module unless it is there already; returns whether it was written.

    Needs a process in which nothing compiled has been imported yet.
    """
    digest = source_digest(Path(__file__).read_text("utf-8"))
    if path.exists() and digest_of(path.read_bytes()) == digest:
        return False
    with TemporaryDirectory() as folder:
        os.environ["NUMBA_CACHE_DIR"] = folder  # cached code is optimised for this processor
        content = _compile(digest)
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".new")
    unfinished.write_bytes(content)
    unfinished.replace(path)
    return True


def _compile(digest: str) -> bytes:
    from hashi.compiler.wasm import module_of, optimise_later

    optimise_later()
    warnings.filterwarnings("ignore", "Cannot cache compiled function")
    from hashi.bots.value import ahead, choice, features, network, rivals, sketch
    from hashi.bots.value.value import compile_steps
    from hashi.kernel import turn

    for step in compile_steps():
        step()
    functions = (
        ahead.look_ahead,
        choice.judge_turns,
        choice.points_to_come,
        features.feature_rows,
        features.fixed_rows,
        network.first_layer,
        network.forward,
        network.scale_rows,
        rivals.note_facts,
        rivals.rival_rows,
        sketch.reached_on,
        sketch.sketch_cards,
        turn.list_turns,
    )
    return module_of(functions, digest)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    if build(target):
        print(f"{target}: {target.stat().st_size:,} bytes")  # noqa: T201  its output
