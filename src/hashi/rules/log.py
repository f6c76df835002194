"""One seat's game: its turns, round by round, and the sheet after each round.

A log is a fold over its entries: turns as they were played and, at an honour table, the moments
when somebody pointed at a mistake (M5). Knows one seat only; the game closes rounds.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate

from hashi.rules.card import Card
from hashi.rules.honour import Mistake, Standing, correction, mistakes
from hashi.rules.sheet import Category, Sheet
from hashi.rules.turn import Turn

__all__ = ["Entry", "Found", "Log", "Notice"]


@dataclass(frozen=True, slots=True)
class Notice:
    """Somebody points at an island or a line of this sheet while `round` is open (M5)."""

    round: int
    where: str


Entry = Turn | Notice


@dataclass(frozen=True, slots=True)
class Found:
    """A mistake that was found: by pointing at it, or without a notice at the end (M5).

    It was `corrected` (M2), or its islands are crossed out (M3).
    """

    mistake: Mistake
    notice: Notice | None = None
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class Log:
    """Entries and the state that follows from them.

    `sheets[0]` is the sheet as received and `sheets[r]` the one after round r, without the
    crosses: those are in `crossed` and hold for the whole game (M3).
    """

    sheets: tuple[Sheet, ...]
    entries: tuple[Entry, ...] = ()
    turns: tuple[Standing, ...] = ()
    found: tuple[Found, ...] = ()

    @property
    def played(self) -> int:
        """How many turns this seat has played."""
        return len(self.turns)

    @property
    def played_turns(self) -> tuple[Turn, ...]:
        """The turns as they were played, before any correction."""
        return tuple(entry for entry in self.entries if isinstance(entry, Turn))

    @property
    def crossed(self) -> frozenset[str]:
        """The islands crossed out so far (M3)."""
        return frozenset(island for mistake in self._standing for island in mistake.islands)

    @property
    def _standing(self) -> tuple[Mistake, ...]:
        """The mistakes that were found and stay on the sheet."""
        return tuple(found.mistake for found in self.found if not found.corrected)

    def after(self, *turns: Turn) -> "Log":
        """The log with more turns, which must be possible to draw."""
        return Log(
            (*self.sheets[:-1], *accumulate(turns, Sheet.with_turn, initial=self.sheets[-1])),
            (*self.entries, *turns),
            (*self.turns, *map(Standing, turns)),
            self.found,
        )

    def without_last_turn(self, cards: Sequence[Card]) -> "Log":
        """The log without its last turn; what was pointed at since then is judged again."""
        last = max(i for i, entry in enumerate(self.entries) if isinstance(entry, Turn))
        return self._with_entries((*self.entries[:last], *self.entries[last + 1 :]), cards)

    def up_to(self, rounds: int, cards: Sequence[Card]) -> "Log":
        """The log as it was when a round closed, without anything played or noticed later."""
        turns = iter(range(1, self.played + 1))
        dated = [(next(turns) if isinstance(e, Turn) else e.round, e) for e in self.entries]
        return self._with_entries([entry for at, entry in dated if at <= rounds], cards)

    def _with_entries(self, entries: Iterable[Entry], cards: Sequence[Card]) -> "Log":
        """The log with these entries instead of its own."""
        log = Log(self.sheets[:1])
        for entry in entries:
            log = log.after(entry) if isinstance(entry, Turn) else log.point_at(entry, cards)
        return log

    def mistakes(self, cards: Sequence[Card], closed: int) -> tuple[Mistake, ...]:
        """The mistakes of the closed rounds that nobody has noticed yet."""
        made, known = mistakes(self.sheets[0], cards[:closed], self.turns), self._standing
        return tuple(mistake for mistake in made if mistake not in known)

    def find_all(self, cards: Sequence[Card]) -> "Log":
        """The log after the end, with every mistake that nobody has noticed found (M5)."""
        unnoticed = self.mistakes(cards, self.played)
        return replace(self, found=(*self.found, *map(Found, unnoticed)))

    def point_at(self, notice: Notice, cards: Sequence[Card]) -> "Log":
        """Correct every mistake at this place if possible (M2), cross out the rest (M3).

        If there is no mistake, nothing is recorded: after a take-back it may be gone.
        """
        if self._mistake_at(notice, cards) is None:
            return self
        log = replace(self, entries=(*self.entries, notice))
        while mistake := log._mistake_at(notice, cards):
            log = log._settle(mistake, notice, cards)
        return log

    def _mistake_at(self, notice: Notice, cards: Sequence[Card]) -> Mistake | None:
        standing = self.mistakes(cards, notice.round - 1)
        return next((mistake for mistake in standing if mistake.concerns(notice.where)), None)

    def _settle(self, mistake: Mistake, notice: Notice, cards: Sequence[Card]) -> "Log":
        corrected = None
        if mistake.round >= notice.round - 1:
            corrected = correction(self.sheets[0], cards, self.turns, mistake)
        found = (*self.found, Found(mistake, notice, corrected is not None))
        if corrected is None:
            return replace(self, found=found)
        sheets = [self.sheets[0]]
        for standing in corrected:
            sheets.append(sheets[-1].with_turn(standing.turn))
        return replace(self, sheets=tuple(sheets), turns=corrected, found=found)

    def sheet(self, rounds: int) -> Sheet:
        """The sheet after a number of rounds, with its crosses."""
        sheet = self.sheets[rounds]
        return sheet.cross_out(self.crossed) if self.found else sheet

    def reached(self, closed: int, *, stays: bool) -> dict[Category, int]:
        """The first closed round at whose end each category was fulfilled (V5).

        With `stays`, a fulfilled category stays fulfilled (T12), which allows a binary search.
        """
        rounds = range(1, closed + 1)
        if stays:
            return {
                category: 1 + bisect_left(rounds, 1, key=partial(self._fulfils, category))
                for category in self.sheet(closed).reached
            }
        found: dict[Category, int] = {}
        for number in rounds:
            for category in self.sheet(number).reached:
                found.setdefault(category, number)
        return found

    def _fulfils(self, category: Category, rounds: int) -> bool:
        return category in self.sheet(rounds).reached
