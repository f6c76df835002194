"""The search itself, by successive halving: many short trials, longer ones of the best, repeats.

A sweep tries some shapes of every target for a second each. The best are climbed from: tried again
and longer beside mutants of theirs. The worst that remain are measured three times on servers of
their own, each beside a control, before they are believed.
"""

import itertools
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from random import Random

from tests.attacks.harness import LOST, MOST_RATIO
from tests.attacks.search.arena import Ground
from tests.attacks.search.figure import Figures
from tests.attacks.search.shape import Shape
from tests.attacks.search.target import NOBODY, Target

__all__ = ["Finding", "Hunt", "Plan", "confirm"]

CONTROL = Shape(NOBODY, {})
_REPEATS = 3
_TROUBLE = (*LOST, ExceptionGroup)  # a trial that could not be prepared; others can
OpenGround = Callable[[], AbstractAsyncContextManager[Ground]]
Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """How long everything takes, in seconds; shares of the whole end sweep and climb."""

    whole: float
    sweep: float = 0.5
    climb: float = 0.75
    short: float = 1.0
    longer: float = 2.5
    repeat: float = 4.0
    climbers: int = 8
    finalists: int = 6
    shared: int = 8  # short trials at one server
    most_rounds: int = 1_000
    most_climbs: int = 1_000


@dataclass(frozen=True, slots=True)
class Finding:
    """A shape that was measured several times: the figures of all, and of the controls."""

    shape: Shape
    figures: Sequence[Figures]
    controls: Sequence[Figures] = ()

    @property
    def score(self) -> float:
        """The median of the repeats."""
        return statistics.median(one.score for one in self.figures)

    @property
    def control(self) -> float:
        """The median of the controls."""
        return statistics.median(one.score for one in self.controls)

    @property
    def lost(self) -> int:
        """What was lost in any of them."""
        return max(one.lost for one in self.figures)

    @property
    def confirmed(self) -> bool:
        """Whether each repeat is above the aim, and as far above what nobody did at that time."""
        pairs = zip(self.figures, self.controls, strict=True)
        above = (one.score > MOST_RATIO * max(1.0, control.score) for one, control in pairs)
        return bool(self.lost) or all(above)

    def __str__(self) -> str:
        """For the report."""
        worst = max(self.figures, key=lambda one: one.score)
        repeats = ", ".join(f"{one.score:.1f}" for one in self.figures)
        controls = ", ".join(f"{one.score:.1f}" for one in self.controls)
        return f"x{self.score:.1f} ({repeats}; control {controls}) {self.shape}\n    {worst}"


@dataclass(slots=True)
class Hunt:
    """One search; `best` has what was found for each target so far."""

    targets: Mapping[str, Target]
    open_ground: OpenGround
    plan: Plan
    say: Say
    random: Random
    best: dict[str, tuple[float, Shape]] = field(default_factory=dict)
    trials: int = 0
    _rounds: int = 0
    _began: float = field(default_factory=time.monotonic)

    async def run(self) -> Sequence[Finding]:
        """Search until the time is up; what was measured last, worst first."""
        await self._sweep()
        await self._climb()
        findings = []
        for _, shape in self.ranking[: self.plan.finalists]:
            if self._share >= 1:
                break
            try:
                finding = await confirm(shape, self.open_ground, self.plan.repeat)
            except _TROUBLE as error:
                self.say(f"{shape.target}: could not be measured: {error!r}")
                continue
            findings.append(finding)
            self.say(f"{'confirmed' if finding.confirmed else 'not confirmed'} {finding}")
        return sorted(findings, key=lambda finding: -finding.score)

    @property
    def ranking(self) -> Sequence[tuple[float, Shape]]:
        """The best of each target, worst first."""
        return sorted(self.best.values(), key=lambda pair: -pair[0])

    @property
    def _share(self) -> float:
        """How much of the time is used."""
        return (time.monotonic() - self._began) / self.plan.whole

    async def _sweep(self) -> None:
        """Short trials of every target in turn: its first shape, then any, while there is time.

        A few share a server; one that something was found at is not used again.
        """
        todo = self._drawn()
        while self._share < self.plan.sweep:
            try:
                await self._try(todo)
            except _TROUBLE as error:
                self.say(f"a trial could not be made: {error!r}")
            if self._rounds >= self.plan.most_rounds:
                return

    async def _try(self, todo: Iterator[Shape]) -> None:
        """Some of these at one server."""
        async with self.open_ground() as ground:
            for shape in itertools.islice(todo, self.plan.shared):
                score = await self._trial(ground, shape, self.plan.short)
                if score > self.best.get(shape.target, (0.0,))[0]:
                    self.best[shape.target] = score, shape
                if score > MOST_RATIO or self._share >= self.plan.sweep:
                    return

    def _drawn(self) -> Iterator[Shape]:
        """A shape of each target, over and over."""
        names = self.random.sample(sorted(self.targets), len(self.targets))
        yield from (Shape.first(name, self.targets[name].ladders) for name in names)
        while True:
            self._rounds += 1
            for name in names:
                yield Shape.drawn(name, self.targets[name].ladders, self.random)

    async def _climb(self) -> None:
        """Longer trials of the best and of mutants of theirs, from the worst target down."""
        for number in range(self.plan.most_climbs):
            chosen = self.ranking[: self.plan.climbers]
            if self._share >= self.plan.climb or not chosen:
                return
            _, shape = chosen[number % len(chosen)]
            ladders = self.targets[shape.target].ladders
            mutants = [shape.mutated(ladders, self.random) for _ in range(3)]
            best = await self._compare([shape, *mutants])
            self.best[shape.target] = best or (0.0, shape)

    async def _compare(self, shapes: Sequence[Shape]) -> tuple[float, Shape] | None:
        """Try shapes one after the other at one server; the best one of those tried in time."""
        tried: list[tuple[float, Shape]] = []
        try:
            async with self.open_ground() as ground:
                for shape in shapes:
                    if tried and self._share >= self.plan.climb:
                        break
                    tried.append((await self._trial(ground, shape, self.plan.longer), shape))
        except _TROUBLE as error:
            self.say(f"{shapes[0].target}: a trial could not be made: {error!r}")
        return max(tried, key=lambda pair: pair[0], default=None)

    async def _trial(self, ground: Ground, shape: Shape, seconds: float) -> float:
        self.trials += 1
        figures = await ground.trial(shape, seconds)
        self.say(f"{100 * self._share:3.0f} % {shape}\n    {figures}")
        return figures.score


async def confirm(
    shape: Shape, open_ground: OpenGround, seconds: float, repeats: int = _REPEATS
) -> Finding:
    """Measure a shape on servers of its own, each time after a control."""
    figures, controls = [], []
    for _ in range(repeats):
        async with open_ground() as ground:
            controls.append(await ground.trial(CONTROL, seconds))
            figures.append(await ground.trial(shape, seconds))
    return Finding(shape, figures, controls)
