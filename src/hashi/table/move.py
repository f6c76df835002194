"""What seats do in a game, judged: starts, turns, pointing at mistakes, hints, and the clock."""

import msgspec

from hashi.rules import Game, NotationError, Refusal, Turn
from hashi.table.event import Hinted, Placed, Played, Pointed, TakenBack
from hashi.table.request import Plays, Request, Ruling
from hashi.table.state import Table
from hashi.wire.message import Hint, Place, Play, Point, TakeBack

__all__ = [
    "MOST_POINTINGS",
    "TimeOut",
    "hint",
    "place",
    "play",
    "point",
    "take_back",
    "time_out",
]

MOST_POINTINGS = 40  # at mistakes in one round; hardly any table has five


class TimeOut(msgspec.Struct, frozen=True):
    """The clock of this round has run out: every seat that has not played passes."""

    round: int


def place(request: Request, command: Place) -> Ruling:
    """Write the starting number of a seat (S2)."""
    seat, island, number = command.seat, command.island, command.number
    refused = _game(request).start_refusal(seat, island, number)
    return refused or (Placed(seat=seat, island=island, number=number),)


def play(request: Request, command: Play) -> Ruling:
    """Play a turn in the open round."""
    game = _game(request)
    if game.logs and game.round != command.round:
        return Refusal("round-closed", "T16")
    try:
        turn = Turn.parse(command.turn)
    except NotationError:
        return Refusal("turn-unreadable", "")
    refused = game.refusal(command.seat, turn)
    return refused or Plays((Played(seat=command.seat, turn=command.turn),), (turn,))


def take_back(request: Request, command: TakeBack) -> Ruling:
    """Take back a start or a turn while its round is open, unless a stand-in has played it."""
    game, seat = _game(request), command.seat
    if (game.round, seat) in request.table.stood_in:
        return Refusal("stand-in-played", "", str(seat))
    return game.take_back_refusal(seat) or (TakenBack(seat=seat),)


def point(request: Request, command: Point) -> Ruling:
    """Point at a mistake on a sheet (M5)."""
    game, sheet, where = _game(request), command.sheet, command.where
    refused = _pointing_refusal(request.table, game)
    refused = refused or game.point_refusal(sheet, where)
    return refused or (Pointed(seat=command.seat, sheet=sheet, where=where),)


def _pointing_refusal(table: Table, game: Game) -> Refusal | None:
    """Why no more mistakes may be pointed at in this round, or None.

    Counted by table, not by seat: a record does not say who pointed.
    """
    pointings = sum(round_ == game.round for round_, *_ in table.pointed)
    return Refusal("pointed-enough", "M5") if pointings >= MOST_POINTINGS else None


def hint(request: Request, command: Hint) -> Ruling:
    """Record a hint, once in a round; asking again shows the hint again."""
    table, game, seat = request.table, _game(request), command.seat
    if not table.hints:
        return Refusal("hints-off", "")
    if table.phase != "play" or seat not in game.waiting:
        return Refusal("not-your-moment", "")
    hinted = (game.round, seat) in table.hinted
    return () if hinted else (Hinted(seat=seat, round=game.round),)


def time_out(request: Request, command: TimeOut) -> Ruling:
    """Pass for every seat that has not played."""
    game = request.table.game
    if game is None or request.table.phase != "play" or game.round != command.round:
        return Refusal("round-closed", "T16")
    waiting = game.waiting
    played = (Played(seat=seat, turn=str(_PASS), timed_out=True) for seat in waiting)
    return Plays(tuple(played), (_PASS,) * len(waiting))


_PASS = Turn()


def _game(request: Request) -> Game:
    if request.table.game is None:
        raise TypeError("a move is judged after the game has begun")
    return request.table.game
