"""Long work: spread over processes or machines, shown while it goes on, stopped without loss.

Takes any `concurrent.futures.Executor`: this process alone, a pool of processes, or a Dask cluster
by its address. Knows nothing of games; what is done must be a pure function of its job.
"""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Generic, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hashi.cli.extra import need
from hashi.cli.failure import Failure, quoted
from hashi.locale import Texts

__all__ = ["INTERRUPTED", "Crew", "Done", "Hands", "crew", "gather", "progress", "run"]

INTERRUPTED = 130  # the exit code of a command that Ctrl-C has stopped

_ANSWER_SECONDS = 10  # within which a Dask scheduler must answer

Job = TypeVar("Job")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Hands:
    """Who is to do the work: so many processes (None: one for each core), or a Dask cluster."""

    jobs: int | None = None
    dask: str | None = None

    def check(self, texts: Texts) -> None:
        """Fail if this cannot be meant."""
        if self.jobs is not None and self.jobs < 1:
            raise Failure(texts("error-jobs"))
        if self.jobs is not None and self.dask is not None:
            raise Failure(texts("error-jobs-or-dask"))


@dataclass(frozen=True, slots=True)
class Crew:
    """An executor, and how many jobs to hand to it at a time."""

    executor: Executor
    width: int


@dataclass(frozen=True, slots=True)
class Done(Generic[Result]):
    """The results there are, in the order they came, and whether all are."""

    results: tuple[Result, ...]
    whole: bool


def gather(  # noqa: PLR0913  each is an own choice of the caller
    hands: Hands,
    function: Callable[[Job], Result],
    jobs: Iterable[Job],
    count: int,
    texts: Texts,
    *,
    prepare: Callable[[], None],
) -> Done[Result]:
    """Do so many jobs behind a progress bar; Ctrl-C ends it early with what is done.

    What must be there first is prepared here, unless a cluster does the work: each of its machines
    sees to that itself.
    """
    hands.check(texts)
    results: list[Result] = []
    try:
        if hands.dask is None:
            prepare()
        with crew(hands, count, texts) as found, progress() as bar:
            task = bar.add_task(texts("progress-games"), total=count)
            for result in run(found, function, jobs):
                results.append(result)
                bar.advance(task)
    except KeyboardInterrupt:
        pass
    return Done(tuple(results), len(results) == count)


def run(crew: Crew, function: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
    """The results as they come; never more jobs are handed out than keep everybody busy."""
    rest = iter(jobs)
    running: set[Future[Result]] = set()
    while True:
        fresh = islice(rest, crew.width - len(running))
        running |= {crew.executor.submit(function, job) for job in fresh}
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@contextmanager
def crew(hands: Hands, count: int, texts: Texts) -> Iterator[Crew]:
    """Those who do the work; whatever is still running when they are left is ended."""
    if hands.dask is not None:
        with _cluster(hands.dask, texts) as found:
            yield found
        return
    jobs = min(hands.jobs or os.cpu_count() or 1, count)
    if jobs == 1:
        yield Crew(_Alone(), 1)
        return
    with _pool(jobs) as found:
        yield found


def progress() -> Progress:
    """A progress bar on standard error, if that is a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


class _Alone(Executor):
    """Does every job at once, in this process."""

    def submit(self, fn: Callable[..., Result], /, *args: Any, **kwargs: Any) -> Future[Result]:
        future: Future[Result] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  whoever asks for the result gets it
            future.set_exception(error)
        return future


class _Pool(ProcessPoolExecutor):
    """Processes that leave Ctrl-C to the one that started them."""

    def submit(self, fn: Callable[..., Result], /, *args: Any, **kwargs: Any) -> Future[Result]:
        # A process is born here when one is wanted, and inherits what is ignored.
        if threading.current_thread() is not threading.main_thread():
            return super().submit(fn, *args, **kwargs)
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.signal(signal.SIGINT, before)


@contextmanager
def _pool(jobs: int) -> Iterator[Crew]:
    others = set(active_children())
    # Forked processes would share the threads' locks of this one.
    pool = _Pool(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    try:
        yield Crew(pool, 2 * jobs)
    except BaseException:
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _cluster(address: str, texts: Texts) -> Iterator[Crew]:
    need("dask", texts)
    from distributed import Client  # noqa: PLC0415  an extra

    try:
        client = Client(address, timeout=_ANSWER_SECONDS)  # type: ignore[no-untyped-call]  # Dask's
    except (OSError, ValueError):
        raise Failure(texts("error-dask-address", address=quoted(address))) from None
    with client:
        executor = client.get_executor()  # type: ignore[no-untyped-call]  # likewise
        threads = client.nthreads()  # type: ignore[no-untyped-call]  # likewise
        try:
            yield Crew(executor, 2 * max(1, sum(threads.values())))
        finally:
            executor.shutdown(wait=False)
