"""A whole game: setup, seventeen rounds, points and outcome.

Immutable: every change returns a new game, or raises Refused and changes nothing. The deck is what
is known of the pile; randomness, clocks, secrets and who may see what are not its business.
Seats are numbered clockwise from 1, rounds from 1.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal

from hashi.rules.board import Board
from hashi.rules.card import Card
from hashi.rules.honour import Mistake
from hashi.rules.judge import impossibility, refusal
from hashi.rules.legal import legal_turns
from hashi.rules.log import FoundMistake, Log, Notice
from hashi.rules.notation import ISLAND, NotationError
from hashi.rules.refusal import Refusal, Refused
from hashi.rules.score import ROUNDS, Outcome, Score, party_scores, rank, solo_score
from hashi.rules.sheet import CATEGORIES, START_NUMBERS, Category, Sheet, start_refusal
from hashi.rules.turn import Turn

__all__ = ["KINDS", "MOST_SEATS", "Announcement", "Game", "Kind", "Start"]

MOST_SEATS = 4
Kind = Literal["guarded", "honour"]
KINDS: tuple[Kind, ...] = ("guarded", "honour")

_START = re.compile(rf"([34])@({ISLAND})")


@dataclass(frozen=True, slots=True)
class Start:
    """The number a seat writes before the game (S2), on the sheet its left neighbour will play.

    Written `4@c4`.
    """

    number: int
    island: str

    @classmethod
    def parse(cls, text: str) -> "Start":
        """Read `4@c4`."""
        match = _START.fullmatch(text)
        if match is None:
            raise NotationError("start", "a start such as 4@c4: a 3 or a 4 on an island")
        return cls(int(match[1]), match[2])

    def __str__(self) -> str:
        return f"{self.number}@{self.island}"


@dataclass(frozen=True, slots=True)
class Announcement:
    """A seat has reached a category at the end of a round (V5)."""

    seat: int
    category: Category
    points: int


@dataclass(frozen=True, slots=True)
class Game:
    """A game on a board. `deck` is the pile in order: 17 cards, or fewer if not all are known.

    Of 18 cards the last is the one set aside (S4). `logs` is empty until the sheets have moved.
    """

    board: Board
    seats: int = 1
    deck: tuple[Card, ...] = ()
    kind: Kind = "guarded"
    starts: tuple[Start | None, ...] = ()
    logs: tuple[Log, ...] = ()
    closed: int = field(
        init=False, repr=False, compare=False
    )  # rounds that all seats have finished
    settled: tuple[Log, ...] = field(
        init=False, repr=False, compare=False
    )  # the logs; after the end, with every mistake found (M5)
    _points: tuple[Score, ...] | None = field(
        default=None, init=False, repr=False, compare=False
    )  # see `scores`

    def __post_init__(self) -> None:
        if not 1 <= self.seats <= MOST_SEATS:
            raise ValueError(f"a game has 1 to {MOST_SEATS} seats, not {self.seats}")
        if len(self.deck) > ROUNDS + 1:
            raise ValueError(f"a deck has at most {ROUNDS + 1} cards, not {len(self.deck)}")
        if self.kind not in KINDS:
            raise ValueError(f"a table is guarded or honour, not {self.kind}")
        object.__setattr__(self, "deck", tuple(self.deck[:ROUNDS]))
        object.__setattr__(self, "starts", self.starts or (None,) * self.seats)
        closed = min((log.played for log in self.logs), default=0)
        object.__setattr__(self, "closed", closed)
        over = self.kind == "honour" and closed == ROUNDS
        settled = tuple(log.find_all(self.deck) for log in self.logs) if over else self.logs
        object.__setattr__(self, "settled", settled)

    @property
    def round(self) -> int:
        """The open round, 0 during setup, 17 when the game is over."""
        return min(self.closed + 1, ROUNDS) if self.logs else 0

    @property
    def over(self) -> bool:
        """Whether all 17 cards are played."""
        return self.closed == ROUNDS

    @property
    def card(self) -> Card | None:
        """The card of the open round, if there is one and it is known."""
        known = self.logs and self.closed < len(self.deck)
        return self.deck[self.closed] if known else None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still have to act before setup or the open round closes."""
        if not self.logs:
            return tuple(seat for seat, start in enumerate(self.starts, 1) if start is None)
        if self.over:
            return ()
        return tuple(seat for seat, log in enumerate(self.logs, 1) if log.played == self.closed)

    def sheet(self, seat: int, after: int | None = None) -> Sheet:
        """A seat's sheet as it is now, or as it was `after` a round (0: as received, S3)."""
        self._refuse(self._seat_refusal(seat))
        if not self.logs:
            return Sheet.blank(self.board)
        log = self.settled[seat - 1]
        return log.sheet(log.played if after is None else after)

    def turn(self, seat: int, round: int) -> Turn | None:  # noqa: A002  the game's own word
        """What a seat played in a round, as it was played, or None."""
        self._refuse(self._seat_refusal(seat))
        turns = self.logs[seat - 1].played_turns if self.logs else ()
        return turns[round - 1] if 0 < round <= len(turns) else None

    def start_refusal(self, seat: int, island: str, number: int) -> Refusal | None:
        """Why a seat may not start like this, or None (S2)."""
        refused = self._seat_refusal(seat)
        if refused is not None:
            return refused
        if self.logs:
            return Refusal("setup-closed", "S3")
        if self.starts[seat - 1] is not None:
            return Refusal("already-started", "S2")
        return start_refusal(self.board, island, number)

    def legal_starts(self, seat: int) -> tuple[Start, ...]:
        """Every start a seat may choose now, by number and island; none if it has started."""
        return tuple(
            Start(number, island.at)
            for number in START_NUMBERS
            for island in self.board.islands
            if self.start_refusal(seat, island.at, number) is None
        )

    def start(self, seat: int, island: str, number: int) -> "Game":
        """Write a seat's 3 or 4 (S2); after the last one all sheets move to the left (S3)."""
        self._refuse(self.start_refusal(seat, island, number))
        starts = list(self.starts)
        starts[seat - 1] = Start(number, island)
        game = replace(self, starts=tuple(starts))
        return game if game.waiting else game.move_sheets()

    def move_sheets(self) -> "Game":
        """Give every seat the sheet its right neighbour prepared: seat p that of seat p - 1."""
        prepared = [
            Sheet.blank(self.board).with_turn(Turn(start.number, start.island))
            for start in self.starts
            if start is not None
        ]
        logs = tuple(Log((prepared[seat - 1],)) for seat in range(self.seats))
        return replace(self, logs=logs)

    def sheet_as_of(self, seat: int, after: int) -> Sheet:
        """A seat's sheet as it stood when a round closed, before later corrections and crosses."""
        if self.kind == "guarded" or after == ROUNDS:
            return self.sheet(seat, after)
        self._refuse(self._seat_refusal(seat))
        return self.logs[seat - 1].sheet_as_of(after)

    def refusal(self, seat: int, turn: Turn) -> Refusal | None:
        """Why a seat may not play this turn now, or None."""
        refused, card = self._moment_refusal(seat), self.card
        if refused is not None or card is None:
            return refused or Refusal("card-unknown", "T1")
        judge = refusal if self.kind == "guarded" else impossibility
        return judge(self.logs[seat - 1].sheets[-1], card, turn)

    def legal_turns(self, seat: int) -> tuple[Turn, ...]:
        """Every legal turn of a seat now; none if it is not its time to act."""
        card = self.card
        if card is None or self._moment_refusal(seat) is not None:
            return ()
        return legal_turns(self.logs[seat - 1].sheets[-1], card)

    def play(self, seat: int, turn: Turn) -> "Game":
        """Play a seat's turn; the last one closes the round (T16)."""
        self._refuse(self.refusal(seat, turn))
        return self._with_log(seat, lambda log: log.after(turn))

    def take_back_refusal(self, seat: int) -> Refusal | None:
        """Why a seat has nothing to take back, or None."""
        if not self.over and seat not in self.waiting:
            return self._seat_refusal(seat)
        return self._seat_refusal(seat) or Refusal("nothing-to-take-back", "T15")

    def take_back(self, seat: int) -> "Game":
        """Take back a seat's start or turn, as long as some other seat is not done."""
        self._refuse(self.take_back_refusal(seat))
        if not self.logs:
            starts = list(self.starts)
            starts[seat - 1] = None
            return replace(self, starts=tuple(starts))
        return self._with_log(seat, lambda log: log.without_last_turn(self.deck))

    def reveal(self, card: Card) -> "Game":
        """Add the next card of a pile that is not fully known (T1)."""
        if len(self.deck) == ROUNDS:
            raise ValueError("every card of this pile is known")
        return replace(self, deck=(*self.deck, card))

    def mistakes(self, seat: int) -> tuple[Mistake, ...]:
        """The unnoticed mistakes on a seat's sheet in closed rounds (M5)."""
        self._refuse(self._seat_refusal(seat))
        return self.logs[seat - 1].mistakes(self.deck, self.closed) if self.logs else ()

    def found(self, seat: int) -> tuple[FoundMistake, ...]:
        """The mistakes on a seat's sheet that were found; after the end these are all (M5)."""
        self._refuse(self._seat_refusal(seat))
        return self.settled[seat - 1].found if self.logs else ()

    def point_refusal(self, seat: int, where: str) -> Refusal | None:
        """Why this place of a seat's sheet may not be pointed at, or None."""
        refused = self._seat_refusal(seat)
        if refused is None and self.over:
            refused = Refusal("game-over", "M5")
        if refused is None and not any(one.concerns(where) for one in self.mistakes(seat)):
            refused = Refusal("no-mistake", "M5", where)
        return refused

    def point_at(self, seat: int, where: str) -> "Game":
        """Point at an island or line of a seat's sheet where a rule was broken (M5)."""
        self._refuse(self.point_refusal(seat, where))
        notice = Notice(self.round, where)
        return self._with_log(seat, lambda log: log.point_at(notice, self.deck))

    @property
    def scores(self) -> tuple[Score, ...]:
        """Every seat's points in the order of the seats, as if the game ended with this round."""
        points = self._points
        if points is None:
            points = self._scores(self.settled)
            object.__setattr__(self, "_points", points)
        return points

    @property
    def noticed_scores(self) -> tuple[Score, ...]:
        """The points before the unnoticed mistakes are found at the end (M5)."""
        return self._scores(self.logs)

    def _scores(self, logs: tuple[Log, ...]) -> tuple[Score, ...]:
        if not logs:
            return (Score(),) * self.seats
        closed = self.closed
        finished = [log.sheet(closed).finished_bits.bit_count() for log in logs]
        guarded = self.kind == "guarded"
        reached = [log.reached(closed, stays=guarded) for log in logs]
        if self.seats == 1:
            return (solo_score(finished[0], reached[0]),)
        return party_scores(finished, reached)

    @property
    def outcome(self) -> Outcome | None:
        """Totals and winners (V7) and, alone, the rank (O3); None before the end."""
        if not self.over:
            return None
        totals = tuple(score.total for score in self.scores)
        best = max(totals)
        winners = tuple(seat for seat, total in enumerate(totals, 1) if total == best)
        return Outcome(totals, winners, rank(best) if self.seats == 1 else None)

    def announcements(self, round: int) -> tuple[Announcement, ...]:  # noqa: A002  the game's own word
        """What was reached at the end of a closed round, by seat (V5)."""
        return tuple(
            Announcement(seat, category, score.points(category))
            for seat, score in enumerate(self.scores, 1)
            for category in CATEGORIES
            if score.round_of(category) == round
        )

    def _seat_refusal(self, seat: int) -> Refusal | None:
        return None if 1 <= seat <= self.seats else Refusal("no-such-seat", "C1", str(seat))

    def _moment_refusal(self, seat: int) -> Refusal | None:
        """Why this seat may not play any turn now."""
        refused = self._seat_refusal(seat)
        if refused is not None:
            return refused
        if not self.logs:
            return Refusal("setup-open", "S2")
        if self.over:
            return Refusal("game-over", "T16")
        waiting = self.logs[seat - 1].played == self.closed
        return None if waiting else Refusal("already-played", "T16")

    def _with_log(self, seat: int, change: Callable[[Log], Log]) -> "Game":
        logs = list(self.logs)
        logs[seat - 1] = change(logs[seat - 1])
        return Game(self.board, self.seats, self.deck, self.kind, self.starts, tuple(logs))

    @staticmethod
    def _refuse(refused: Refusal | None) -> None:
        if refused is not None:
            raise Refused(refused)
