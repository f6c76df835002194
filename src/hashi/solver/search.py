"""Try goals, several in parallel, until none above the best solution is open.

Goals are tried from the highest total down, each with a small budget first. One that stays open is
retried with a larger budget and split into cases by the first unfinished island: at once if there
is only one, else after another try at the whole. A solution closes all goals up to its total; an
infeasible goal closes those that imply it.
"""

import heapq
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from time import monotonic

from ortools.sat.python import cp_model

from hashi.rules import Start, Turn
from hashi.rules.board import FLAGS
from hashi.solver.goal import Goal, goals
from hashi.solver.model import Model
from hashi.solver.question import Answer, Question
from hashi.solver.replay import first_sheet, replay

__all__ = ["Search"]

_FIRST_EFFORT = 1.0  # in CP-SAT's deterministic time, roughly seconds; independent of load
_GROWTH = 6.0  # factor from one try to the next
_WHOLE_TRIES = 2  # before cases with several spare islands: they repeat each other's work
_MOST_SPARE = 3  # most unfinished islands for a goal to be split into cases
_TICK_SECONDS = 0.05  # how often to check for a stop

_Case = tuple[int, ...] | None  # islands that may stay unfinished, None for the whole goal


@dataclass(frozen=True, slots=True, order=True)
class _Task:
    """One try at a goal, or at a case of it; sorted by priority."""

    tries: int
    above: int  # goals before it in the list
    left: _Case = None


@dataclass(slots=True)
class _Run:
    """A running task."""

    task: _Task
    goal: Goal
    solver: cp_model.CpSolver = field(default_factory=cp_model.CpSolver)
    stopped: bool = False
    refuted: bool = False

    def stop(self) -> None:
        self.stopped = True
        self.solver.stop_search()


@dataclass(frozen=True, slots=True)
class _Solution:
    """A start and turns, and their total by the rules."""

    points: int
    start: Start | None
    turns: tuple[Turn, ...]


class Search:
    """The search for one question, starting from a legal solution."""

    def __init__(self, question: Question, start: Start | None, turns: Sequence[Turn]) -> None:
        self.question = question
        self._best = _Solution(replay(question, start, turns), start, tuple(turns))
        self._goals = goals(question)
        self._closed = [goal.points <= self._best.points for goal in self._goals]
        self._cases: dict[int, set[_Case]] = {}
        self._tasks = [_Task(0, above) for above, done in enumerate(self._closed) if not done]

    @property
    def answer(self) -> Answer:
        """The best answer so far."""
        open_points = (
            g.points for g, done in zip(self._goals, self._closed, strict=True) if not done
        )
        bound = max(open_points, default=self._best.points)
        return Answer(self._best.points, bound, self._best.start, self._best.turns)

    def run(self, seconds: float, workers: int, stop: Callable[[], bool]) -> Iterator[Answer]:
        """Yield every better answer or bound, until it is proven, times out or is stopped."""
        end = monotonic() + seconds
        running: dict[Future[_Solution | None], _Run] = {}
        answer = self.answer
        with ThreadPoolExecutor(workers) as pool:
            try:
                while not answer.proven or running:
                    over = answer.proven or monotonic() >= end or stop()
                    while not over and len(running) < workers and (task := self._next()):
                        run = _Run(task, self._goals[task.above])
                        running[pool.submit(self._try, run, end)] = run
                    if not running:
                        break
                    self._stop(running.values(), over=over)
                    ended, _ = wait(running, _TICK_SECONDS, FIRST_COMPLETED)
                    for future in ended:
                        self._process(running.pop(future), future.result())
                    if self.answer != answer:
                        answer = self.answer
                        yield answer
            finally:  # a caller that stops iterating need not wait for running tasks
                while wait(running, _TICK_SECONDS).not_done:
                    self._stop(running.values(), over=True)

    def _next(self) -> _Task | None:
        """The next task whose goal is still open."""
        while self._tasks:
            task = heapq.heappop(self._tasks)
            if not self._closed[task.above]:
                return task
        return None

    def _stop(self, runs: Iterable[_Run], *, over: bool) -> None:
        """Stop runs no longer needed. Called repeatedly, because a run may just be starting."""
        for run in runs:
            if over or self._closed[run.task.above]:
                run.stop()

    def _try(self, run: _Run, end: float) -> _Solution | None:
        """Try a task; returns the solution found, if any, which may fall short of the goal."""
        found = self._solve(run, joined=False, end=end)
        if found is None or found.points >= run.goal.points:
            return found
        joined = self._solve(run, joined=True, end=end)
        return joined or found

    def _solve(self, run: _Run, *, joined: bool, end: float) -> _Solution | None:
        model = Model(self.question, run.goal, run.task.left, joined=joined)
        seconds = end - monotonic()
        if run.stopped or seconds <= 0:
            return None
        parameters = run.solver.parameters
        parameters.num_workers = 1
        # Full boards are mostly refuted by linear sums, the rest by propagation.
        full = run.goal.finished == len(self.question.board.islands)
        parameters.linearization_level = int(full and run.task.tries == 0)
        parameters.max_deterministic_time = _FIRST_EFFORT * _GROWTH**run.task.tries
        parameters.max_time_in_seconds = seconds
        parameters.catch_sigint_signal = False  # the caller handles Ctrl-C
        status = run.solver.solve(model.proto)
        run.refuted = status == cp_model.INFEASIBLE
        if status not in {cp_model.OPTIMAL, cp_model.FEASIBLE}:
            return None
        start, turns = model.solution(run.solver)
        return _Solution(replay(self.question, start, turns), start, turns)

    def _process(self, run: _Run, found: _Solution | None) -> None:
        """Update solution, goals and tasks with the result of a run."""
        if found is not None and found.points > self._best.points:
            self._best = found
            self._close(lambda goal: goal.points <= found.points)
        if run.refuted:
            self._refute(run.task)
        elif not self._closed[run.task.above]:
            self._requeue(run.task)

    def _refute(self, task: _Task) -> None:
        """Close the goal, or this case of it."""
        cases = self._cases.get(task.above, set())
        cases.discard(task.left)
        if cases:
            return
        refuted = self._goals[task.above]
        self._close(lambda goal: goal.implies(refuted))

    def _close(self, ends: Callable[[Goal], bool]) -> None:
        for above, goal in enumerate(self._goals):
            self._closed[above] = self._closed[above] or ends(goal)

    def _requeue(self, task: _Task) -> None:
        """Queue a task again, split into cases if its goal leaves few islands unfinished."""
        tries, cases = task.tries + 1, {task.left}
        if task.left is None and (self._spare(task) == 1 or tries == _WHOLE_TRIES):
            cases = self._cases_of(task)
            self._cases[task.above] = set(cases)
        for left in cases:
            heapq.heappush(self._tasks, _Task(tries, task.above, left))

    def _spare(self, task: _Task) -> int:
        """How many islands the goal of a task leaves unfinished."""
        sheet = first_sheet(self.question)
        finishable = len(sheet.board.islands) - len(sheet.crossed_out)
        return finishable - self._goals[task.above].finished

    def _cases_of(self, task: _Task) -> set[_Case]:
        """Split a goal by its first unfinished island; a case has all that may be unfinished."""
        goal, sheet = self._goals[task.above], first_sheet(self.question)
        islands = sheet.board.islands
        asked = {flag for flag in FLAGS if flag in goal.due}
        spare = self._spare(task)
        free = tuple(
            at
            for at, island in enumerate(islands)
            if island.flag not in asked and island.at not in sheet.crossed_out
        )
        if spare == 1:
            return {(at,) for at in free}
        if 1 < spare <= _MOST_SPARE:
            return {free[place:] for place in range(len(free) - spare + 1)}
        return {None}
