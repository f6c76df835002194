"""A lock between processes: a file lock, released when its holder exits."""

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

__all__ = ["locked"]

if sys.platform == "win32":
    import msvcrt

    def _acquire(file: int) -> None:
        while True:
            try:
                msvcrt.locking(file, msvcrt.LK_LOCK, 1)
            except OSError as error:
                if error.errno != errno.EDEADLOCK:  # it times out after ten seconds; try again
                    raise
            else:
                return

else:
    import fcntl

    def _acquire(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a file; waits until it is free.

    On a file system without locks nothing waits, and the same work may be done twice.
    """
    with path.open("ab") as file:
        with suppress(OSError):
            _acquire(file.fileno())
        yield
