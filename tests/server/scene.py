"""Tables as somebody hostile leaves them, told by a few numbers: wrong turns, pointings, long logs.

Every move is one that the server accepts, so whatever is built here can be brought about.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from random import Random

import hashi
from hashi import Board, Refusal, Turn, deal
from hashi.rules import Game
from hashi.service.identifier import new_code, new_id
from hashi.service.table.opening import opened_on
from hashi.table import Command, Event, SeatPlan, Table, decide, fold
from hashi.wire.message import Begin, Hint, Place, Play, Point, TakeBack

__all__ = ["LOBBY", "SCENE", "Genes", "board_of", "built"]

Genes = Mapping[str, int]
LOBBY, SETUP = -2, -1
_COLUMNS, _ROWS = "abcdef", "123"

# What there is to vary, from and to.
SCENE = {
    "seats": (1, 4),
    "honour": (0, 1),
    "board": (0, 2),
    "rounds": (LOBBY, 17),  # that are closed
    "bridges": (0, 54),  # drawn in a turn at an honour table, right or wrong
    "pointings": (0, 40),  # in each round
    "done": (0, 3),  # seats that have played in the open round
    "late": (0, 40),  # pointings after that
    "again": (0, 20),  # turns taken back in each round
    "seed": (0, 9),
}


def board_of(genes: Genes) -> Board:
    """Side A or B, or the board with the most lines that can be played."""
    if genes["board"] < 2:
        return hashi.board("AB"[genes["board"]])
    islands = [f"{column}{row}" for column in _COLUMNS for row in _ROWS]
    flags = ("=red",) * 4 + ("=blue",) * 3 + ("",) * 11
    down = [f"{a}-{b}" for a, b in pairwise(islands) if a[0] == b[0]]
    across = [f"{a}-{b}" for a, b in zip(islands, islands[len(_ROWS) :], strict=False)]
    named = (f"{at}{flag}" for at, flag in zip(islands, flags, strict=True))
    return Board.of("dense", named, [*down, *across])


class _Table:
    """A table of one person's, who plays all seats."""

    def __init__(self, genes: Genes, person: str) -> None:
        opened = opened_on(
            board_of(genes),
            new_code(),
            host=person,
            seats=tuple(
                SeatPlan(kind="device", name=f"{seat}", person=person)
                for seat in range(1, genes["seats"] + 1)
            ),
            seed=deal.numbered_seed(genes["seed"]).hex(),
            kind="honour" if genes["honour"] else "guarded",
        )
        self.person, self.events = person, list[tuple[Event, float]]([(opened, 1.0)])
        self.table = fold(new_id(), self.events)

    @property
    def game(self) -> Game:
        """The game, once it has begun."""
        assert self.table.game is not None
        return self.table.game

    def do(self, command: Command) -> None:
        """Carry out a command, if it is allowed."""
        decision = decide(self.table, command, self.person, 1.0, frozenset({self.person}))
        if not isinstance(decision, Refusal):
            self.events += [(event, 1.0) for event in decision.events]
            self.table = decision.table


def built(genes: Genes, person: str) -> tuple[Table, list[tuple[Event, float]]]:
    """A table of this person's, and its events."""
    random, here = Random(genes["seed"]), _Table(genes, person)
    if genes["rounds"] > LOBBY:
        here.do(Begin())
    if genes["rounds"] > SETUP:
        for seat in range(1, genes["seats"] + 1):
            start = here.game.legal_starts(seat)[0]
            here.do(Place(seat=seat, island=start.island, number=start.number))
    for _ in range(genes["rounds"]):
        _play_round(here, genes, random)
    if here.table.phase == "play":
        for seat in range(1, min(genes["done"], genes["seats"] - 1) + 1):
            here.do(_play(here.game, seat, genes["bridges"], random))
        for place in _places(here.game, genes["late"], random):
            here.do(place)
    return here.table, here.events


def _play_round(here: _Table, genes: Genes, random: Random) -> None:
    """Point, think better of it, and play, at each seat."""
    for place in _places(here.game, genes["pointings"], random):
        here.do(place)
    for seat in range(1, genes["seats"] + 1):
        here.do(Hint(seat=seat))
        for _ in range(genes["again"] if seat < genes["seats"] else 0):
            here.do(_play(here.game, seat, genes["bridges"], random))
            here.do(TakeBack(seat=seat))
        here.do(_play(here.game, seat, genes["bridges"], random))


def _play(game: Game, seat: int, bridges: int, random: Random) -> Play:
    return Play(seat=seat, round=game.round, turn=str(_turn(game, seat, bridges, random)))


def _turn(game: Game, seat: int, bridges: int, random: Random) -> Turn:
    """A legal turn, or at an honour table as many bridges as can be drawn, in a wrong place."""
    if game.kind == "guarded":
        return random.choice(game.legal_turns(seat) or (Turn(),))
    sheet, card = game.sheet(seat), game.card
    lines = [line for line in game.board.lines for _ in range(2 - sheet.bridges_on(line))]
    drawn = random.sample(lines, min(bridges, len(lines)))
    free = [island.at for island in game.board.islands if not sheet.number(island.at)]
    if not free or card is None:
        return Turn.of(bridges=drawn)
    return Turn.of(card.number, random.choice(free), drawn)


def _places(game: Game, most: int, random: Random) -> Iterator[Point]:
    """Where to point, at the sheets in turn."""
    if game.kind == "guarded":
        return
    marks = [
        (seat, mark)
        for seat in range(1, game.seats + 1)
        for mistake in game.mistakes(seat)
        for mark in mistake.marks[-1:]
    ]
    for seat, mark in random.sample(marks, min(most, len(marks))):
        yield Point(seat=1, sheet=seat, where=mark)
