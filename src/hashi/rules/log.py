"""One seat's game: its turns, round by round, and the sheet after each round.

A log is a fold over its entries: turns as they were played and, at an honour table, the moments
when a player pointed at a mistake (M5). Knows one seat only; the game closes rounds.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import accumulate, chain

from hashi.rules.card import Card
from hashi.rules.honour import Mistake, Standing, correction, mistakes_in
from hashi.rules.sheet import Category, Sheet
from hashi.rules.turn import Turn

__all__ = ["Entry", "FoundMistake", "Log", "Notice"]


@dataclass(frozen=True, slots=True)
class Notice:
    """A player points at an island or a line of this sheet while `round` is open (M5)."""

    round: int
    where: str


Entry = Turn | Notice


@dataclass(frozen=True, slots=True)
class FoundMistake:
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
    found: tuple[FoundMistake, ...] = ()
    # What follows from these and is kept as the log grows, so that no entry makes the others be
    # judged again: the unnoticed mistakes of each judged round, ...
    _unnoticed: tuple[tuple[Mistake, ...], ...] = field(default=(), repr=False, compare=False)
    # ... the sheets as they stood when each round before the last notice closed, ...
    _then: tuple[Sheet, ...] = field(default=(), repr=False, compare=False)
    # ... and the log after its last turn, if a notice has come since.
    _unpointed: "Log | None" = field(default=None, repr=False, compare=False)

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
        if not turns:
            return self
        return Log(
            (*self.sheets[:-1], *accumulate(turns, Sheet.with_turn, initial=self.sheets[-1])),
            (*self.entries, *turns),
            (*self.turns, *map(Standing, turns)),
            self.found,
            self._unnoticed,
            self._then,
        )

    def without_last_turn(self, cards: Sequence[Card]) -> "Log":
        """The log without its last turn; what was pointed at since then is judged again."""
        last = self._unpointed or self
        log = Log(
            last.sheets[:-1],
            last.entries[:-1],
            last.turns[:-1],
            last.found,
            last._unnoticed[: last.played - 1],
            last._then,
        )
        since = self.entries[len(last.entries) :]
        for notice in (entry for entry in since if isinstance(entry, Notice)):
            log = log.point_at(notice, cards)
        return log

    def mistakes(self, cards: Sequence[Card], closed: int) -> tuple[Mistake, ...]:
        """The unnoticed mistakes of the closed rounds."""
        return tuple(chain.from_iterable(self._judge(cards, closed)))

    def _judge(self, cards: Sequence[Card], closed: int) -> tuple[tuple[Mistake, ...], ...]:
        """The same, round by round; no turn is judged twice."""
        judged = len(self._unnoticed)
        if judged < closed:
            rest = zip(
                self.sheets[judged:closed], cards[judged:], self.turns[judged:], strict=False
            )
            made = (mistakes_in(*turn, number) for number, turn in enumerate(rest, judged + 1))
            object.__setattr__(self, "_unnoticed", (*self._unnoticed, *made))
        return self._unnoticed[:closed]

    def find_all(self, cards: Sequence[Card]) -> "Log":
        """The log after the end, with every unnoticed mistake found (M5)."""
        unnoticed = map(FoundMistake, self.mistakes(cards, self.played))
        none = ((),) * self.played
        return replace(self, found=(*self.found, *unnoticed), _unnoticed=none)

    def point_at(self, notice: Notice, cards: Sequence[Card]) -> "Log":
        """Correct every mistake at this place if possible (M2), cross out the rest (M3).

        If there is no mistake, nothing is recorded: after a take-back it may be gone.
        """
        unnoticed = self._judge(cards, notice.round - 1)
        if not any(one.concerns(notice.where) for made in unnoticed for one in made):
            return self
        newly_closed = range(len(self._then), notice.round)
        log = replace(
            self,
            entries=(*self.entries, notice),
            _unnoticed=unnoticed,
            _then=(*self._then, *map(self.sheet, newly_closed)),
            _unpointed=self._unpointed or self,
        )._cross_out_old(notice)
        while mistake := log._mistake_of_last_round(notice):
            log = log._settle(mistake, notice, cards)
        return log

    def _cross_out_old(self, notice: Notice) -> "Log":
        """Cross out the mistakes of rounds that are too old for a correction."""
        *old, last = self._unnoticed
        pointed = [one for made in old for one in made if one.concerns(notice.where)]
        left = (tuple(one for one in made if not one.concerns(notice.where)) for made in old)
        found = (FoundMistake(mistake, notice) for mistake in pointed)
        return replace(self, found=(*self.found, *found), _unnoticed=(*left, last))

    def _mistake_of_last_round(self, notice: Notice) -> Mistake | None:
        made = self._unnoticed[-1]
        return next((mistake for mistake in made if mistake.concerns(notice.where)), None)

    def _settle(self, mistake: Mistake, notice: Notice, cards: Sequence[Card]) -> "Log":
        """Correct a mistake of the round that closed last, or cross out its islands."""
        at = mistake.round - 1
        *old, last = self._unnoticed
        corrected = correction(self.sheets[at], cards[at:], self.turns[at:], mistake)
        found = (*self.found, FoundMistake(mistake, notice, corrected is not None))
        if corrected is None:
            left = tuple(one for one in last if one != mistake)
            return replace(self, found=found, _unnoticed=(*old, left))
        turns = (standing.turn for standing in corrected)
        made = mistakes_in(self.sheets[at], cards[at], corrected[0], mistake.round)
        known = self._standing
        return replace(
            self,
            sheets=(
                *self.sheets[:at],
                *accumulate(turns, Sheet.with_turn, initial=self.sheets[at]),
            ),
            turns=(*self.turns[:at], *corrected),
            found=found,
            _unnoticed=(*old, tuple(one for one in made if one not in known)),
        )

    def sheet(self, rounds: int) -> Sheet:
        """The sheet after a number of rounds, with its crosses."""
        sheet = self.sheets[rounds]
        return sheet.cross_out(self.crossed) if self.found else sheet

    def sheet_as_of(self, rounds: int) -> Sheet:
        """The sheet as it stood when a round closed, without anything played or noticed later."""
        return self._then[rounds] if rounds < len(self._then) else self.sheet(rounds)

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
        crossed, found = self.sheet(closed).crossed, dict[Category, int]()
        for number in rounds:
            for category in replace(self.sheets[number], crossed=crossed).reached:
                found.setdefault(category, number)
        return found

    def _fulfils(self, category: Category, rounds: int) -> bool:
        return category in self.sheet(rounds).reached
