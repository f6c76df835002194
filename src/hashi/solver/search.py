"""The order in which goals are tried, some at a time, until none above the best answer is open.

Goals are tried from the highest total down, each for a short time first. One that stays open is
taken up again for longer, cut into cases by the first island left over where those are few. An
answer closes all goals of its total and below; a goal that cannot be reached closes those that
imply it.
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
from hashi.solver.replay import origin, replay

__all__ = ["Search"]

_FIRST_EFFORT = 1.0  # CP-SAT's own measure, about seconds: the same on a busy machine
_GROWTH = 3.0  # how much longer each further try is
_MOST_SPARE = 3  # islands left over, for a goal to be cut into cases
_TICK_SECONDS = 0.05  # how often a stop is looked for

_Case = tuple[int, ...] | None  # islands that may be left over, None for the whole goal


@dataclass(frozen=True, slots=True, order=True)
class _Task:
    """One try at a goal, or at a case of it; tasks are in the order they are taken up."""

    tries: int
    above: int  # goals before it in the list
    left: _Case = None


@dataclass(slots=True)
class _Run:
    """A task being worked on."""

    task: _Task
    goal: Goal
    solver: cp_model.CpSolver = field(default_factory=cp_model.CpSolver)
    stopped: bool = False
    refuted: bool = False

    def stop(self) -> None:
        self.stopped = True
        self.solver.stop_search()


@dataclass(frozen=True, slots=True)
class _Way:
    """A start and turns, and the total they come to by the rules."""

    points: int
    start: Start | None
    turns: tuple[Turn, ...]


class Search:
    """The search for one question, from a way that is known to be legal."""

    def __init__(self, question: Question, start: Start | None, turns: Sequence[Turn]) -> None:
        self.question = question
        self._way = _Way(replay(question, start, turns), start, tuple(turns))
        self._goals = goals(question)
        self._closed = [goal.points <= self._way.points for goal in self._goals]
        self._cases: dict[int, set[_Case]] = {}
        self._tasks = [_Task(0, above) for above, done in enumerate(self._closed) if not done]

    @property
    def answer(self) -> Answer:
        """What is known now."""
        open_points = (
            g.points for g, done in zip(self._goals, self._closed, strict=True) if not done
        )
        bound = max(open_points, default=self._way.points)
        return Answer(self._way.points, bound, self._way.start, self._way.turns)

    def run(self, seconds: float, workers: int, stop: Callable[[], bool]) -> Iterator[Answer]:
        """Every better answer or bound, until one is proven, time is up or it is stopped."""
        end = monotonic() + seconds
        running: dict[Future[_Way | None], _Run] = {}
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
                        self._take(running.pop(future), future.result())
                    if self.answer != answer:
                        answer = self.answer
                        yield answer
            finally:  # nobody who stops listening has to wait for what is still running
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
        """Stop what nobody needs any more. Asked again and again: a run may only be starting."""
        for run in runs:
            if over or self._closed[run.task.above]:
                run.stop()

    def _try(self, run: _Run, end: float) -> _Way | None:
        """A way that was found, if any; to the goal, unless that is refuted or time was short."""
        found = self._solved(run, joined=False, end=end)
        if found is None or found.points >= run.goal.points:
            return found
        joined = self._solved(run, joined=True, end=end)
        return joined or found

    def _solved(self, run: _Run, *, joined: bool, end: float) -> _Way | None:
        model = Model(self.question, run.goal, run.task.left, joined=joined)
        seconds = end - monotonic()
        if run.stopped or seconds <= 0:
            return None
        parameters = run.solver.parameters
        parameters.num_workers = 1
        # A full board is mostly refuted by adding up its numbers, the rest by rules of logic.
        full = run.goal.finished == len(self.question.board.islands)
        parameters.linearization_level = int(full and run.task.tries == 0)
        parameters.max_deterministic_time = _FIRST_EFFORT * _GROWTH**run.task.tries
        parameters.max_time_in_seconds = seconds
        parameters.catch_sigint_signal = False  # Ctrl-C is for whoever asked
        status = run.solver.solve(model.proto)
        run.refuted = status == cp_model.INFEASIBLE
        if status not in {cp_model.OPTIMAL, cp_model.FEASIBLE}:
            return None
        start, turns = model.way(run.solver)
        return _Way(replay(self.question, start, turns), start, turns)

    def _take(self, run: _Run, found: _Way | None) -> None:
        """Learn from a run."""
        if found is not None and found.points > self._way.points:
            self._way = found
            self._close(lambda goal: goal.points <= found.points)
        if run.refuted:
            self._refute(run.task)
        elif not self._closed[run.task.above]:
            self._again(run.task)

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

    def _again(self, task: _Task) -> None:
        """Take a task up again, in cases if it is a goal that leaves few islands over."""
        tries, cases = task.tries + 1, {task.left}
        if task.left is None:
            cases = self._cases_of(task)
            self._cases[task.above] = set(cases)
        for left in cases:
            heapq.heappush(self._tasks, _Task(tries, task.above, left))

    def _cases_of(self, task: _Task) -> set[_Case]:
        """The goal by the first island left over; with those after it that may be as well."""
        goal, sheet = self._goals[task.above], origin(self.question)
        islands = sheet.board.islands
        asked = {flag for flag in FLAGS if goal.due(flag) is not None}
        spare = len(islands) - len(sheet.crossed_out) - goal.finished
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
