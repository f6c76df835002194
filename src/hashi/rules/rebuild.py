"""Rebuild a game from stored moves, which were judged before and are not judged again.

A mutable builder for one pass over the moves; it creates the immutable game once, at the end. Moves
from outside must go through `Game.start`, `Game.play`, `Game.take_back` and `Game.point_at`, which
judge them; here an illegal move gives an impossible game.

A game is stored and sent to other processes as the texts of its moves, which is a fraction of it.
"""

import copyreg
from dataclasses import replace

from hashi.rules.board import Board
from hashi.rules.card import Card
from hashi.rules.game import Game, Kind, Start
from hashi.rules.log import Notice
from hashi.rules.turn import Turn

__all__ = ["Moves", "Rebuild", "moves_of", "rebuilt"]

_NOTICE = "! "  # between the round and the place pointed at; in no turn

# The known cards, each seat's start, and for each seat what it played and who pointed where.
Moves = tuple[tuple[str, ...], tuple[str | None, ...], tuple[tuple[str, ...], ...]]


class Rebuild:
    """Applies moves to a game, one by one, and returns the resulting game."""

    __slots__ = ("_game", "_logs", "_played", "_starts", "_turns")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._starts = list(game.starts)
        self._logs = list(game.logs)
        self._turns: list[list[Turn]] = [[] for _ in range(game.seats)]
        self._played = [log.played for log in game.logs]

    @property
    def closed(self) -> int:
        """The rounds that all seats have finished; -1 during setup."""
        return min(self._played, default=-1)

    def start(self, seat: int, start: Start) -> None:
        """A seat writes its starting number (S2); after the last one the sheets move (S3)."""
        self._starts[seat - 1] = start
        if None not in self._starts:
            self._logs = list(replace(self._game, starts=tuple(self._starts)).move_sheets().logs)
            self._played = [0] * len(self._logs)

    def play(self, seat: int, turn: Turn) -> None:
        """A seat plays its turn."""
        self._turns[seat - 1].append(turn)
        self._played[seat - 1] += 1

    def take_back(self, seat: int) -> None:
        """A seat takes back its start or its turn."""
        at = seat - 1
        if not self._logs:
            self._starts[at] = None
            return
        self._played[at] -= 1
        if self._turns[at]:
            self._turns[at].pop()
        else:
            self._logs[at] = self._logs[at].without_last_turn(self._game.deck)

    def point_at(self, seat: int, notice: Notice) -> None:
        """Point at a mistake on a seat's sheet (M5)."""
        at = seat - 1
        log = self._logs[at].after(*self._turns[at])
        self._turns[at].clear()
        self._logs[at] = log.point_at(notice, self._game.deck)

    def game(self) -> Game:
        """The game after all these moves."""
        logs = zip(self._logs, self._turns, strict=False)  # before the sheets move there are none
        played = tuple(log.after(*turns) if turns else log for log, turns in logs)
        return replace(self._game, starts=tuple(self._starts), logs=played)


def moves_of(game: Game) -> Moves:
    """The moves of a game that still stand, as texts."""
    return (
        tuple(map(str, game.deck)),
        tuple(None if start is None else str(start) for start in game.starts),
        tuple(tuple(map(_entry_text, log.entries)) for log in game.logs),
    )


def rebuilt(board: Board, kind: Kind, moves: Moves) -> Game:
    """The game with these moves."""
    cards, starts, logs = moves
    rebuild = Rebuild(Game(board, len(starts), tuple(map(Card.parse, cards)), kind))
    for seat, start in enumerate(starts, 1):
        if start is not None:
            rebuild.start(seat, Start.parse(start))
    for seat, entries in enumerate(logs, 1):
        for text in entries:
            turn, notice, where = text.partition(_NOTICE)
            if notice:
                rebuild.point_at(seat, Notice(int(turn), where))
            else:
                rebuild.play(seat, Turn.read(turn))
    return rebuild.game()


def _entry_text(entry: Turn | Notice) -> str:
    return str(entry) if isinstance(entry, Turn) else f"{entry.round}{_NOTICE}{entry.where}"


copyreg.pickle(Game, lambda game: (rebuilt, (game.board, game.kind, moves_of(game))))
