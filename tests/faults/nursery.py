"""A process that has imported the server and forks one whenever it is told to.

A server so born is ready within a tenth of a second instead of one or two, so it can be killed a
thousand times. Arguments: those of `hashi`. A line on standard input starts it; its process id and,
when it has ended, its exit code are written. SIGUSR1 moves its clock an hour on, SIGUSR2 back.
"""

import os
import signal
import sys
import time
from importlib import import_module

__all__ = ["main"]

_JUMP_SECONDS = 3600.0
_MODULES = ("hashi.cli.serve.run", "hashi.store.postgres", "uvicorn.lifespan.on", "uvloop")
_moved = [0.0]


def main() -> None:
    """Fork and wait, again and again, until nobody asks any more."""
    real = time.time
    time.time = lambda: real() + _moved[0]  # before anything of ours is imported
    for module in _MODULES:
        import_module(module)
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            _serve()
        _tell(child)
        _, status = os.waitpid(child, 0)
        _tell(os.waitstatus_to_exitcode(status))


def _serve() -> None:
    signal.signal(signal.SIGUSR1, lambda *_: _move(_JUMP_SECONDS))
    signal.signal(signal.SIGUSR2, lambda *_: _move(-_JUMP_SECONDS))
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, sys.stdin.fileno())
    os.dup2(nothing, sys.stdout.fileno())
    os.close(nothing)
    import_module("hashi.cli").main(sys.argv[1:])
    sys.exit(0)


def _tell(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


def _move(seconds: float) -> None:
    _moved[0] += seconds


if __name__ == "__main__":
    main()
