"""The program of a worker process: reads jobs from standard input and answers them, one at a time.

It exits as soon as the pipe to its parent closes, whatever it is doing, so none is left behind.
"""

import os
import queue
import signal
import sys
import threading
import traceback
from pathlib import PurePath
from typing import BinaryIO, NoReturn

from hashi.jobs import frame
from hashi.jobs.job import Context, Job

__all__ = ["main"]

Jobs = queue.SimpleQueue[Job[object]]


def main() -> NoReturn:
    """Work until the parent is gone."""
    for ending in (signal.SIGINT, signal.SIGTERM):  # meant for the parent, which then ends us
        signal.signal(ending, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    inbox, outbox = _private_pipes()
    jobs, stopped = Jobs(), threading.Event()
    threading.Thread(target=_listen, args=(inbox, jobs, stopped), daemon=True).start()
    while True:
        _work(jobs.get(), outbox, stopped)


def _private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the parent, moved to where no library that prints can write into them."""
    inbox = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    outbox = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.close(nothing)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return inbox, outbox


def _listen(inbox: BinaryIO, jobs: Jobs, stopped: threading.Event) -> None:
    """Read messages from the parent while a job is running."""
    try:
        while True:
            message = frame.read(inbox)
            if message == frame.STOP:
                stopped.set()
            else:
                stopped.clear()
                jobs.put(message)
    finally:
        os._exit(0)  # the parent is gone; do not wait for library threads


def _work(job: Job[object], outbox: BinaryIO, stopped: threading.Event) -> None:
    def say(kind: str, value: object) -> None:
        outbox.write(frame.encode((kind, value)))
        outbox.flush()

    try:
        answer = job.run(Context(lambda part: say("part", part), stopped))
    except Exception as error:  # noqa: BLE001  whatever it was, it is reported to the parent
        say("failed", _kind_and_place(error))
    else:
        say("done", answer)


def _kind_and_place(error: Exception) -> str:
    """A failure without its message, which may contain what does not belong in a log."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in frames[-6:]]
    return " ".join([type(error).__name__, *places])


if __name__ == "__main__":
    main()
