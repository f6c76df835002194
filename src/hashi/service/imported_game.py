"""Games that were played elsewhere, such as without a server, and are posted as records.

A record is judged move by move, once, and becomes a finished table like any other. The id of
that table follows from the game itself, so a game is stored once, however often it is posted. What
cannot be checked from a record (who played, and when) counts only for the person who says so: their
statistics, never a leaderboard.
"""

from collections.abc import Iterable
from functools import partial
from hashlib import sha256

from msgspec.structs import replace

from hashi import boards, deal
from hashi.record import Hint, Pointing, Proof, Record, StandIn, parse, replay
from hashi.rules import BoardError, Game, NotationError, Refusal, Refused, Start, Turn
from hashi.service.failure import Failure
from hashi.service.identifier import new_code
from hashi.service.person import clean_name
from hashi.service.table.hub import Hub
from hashi.service.table.opening import opened_on
from hashi.service.thread import in_thread
from hashi.store import VersionConflict
from hashi.table import Command, Opened, SeatPlan, Table, decide, fold
from hashi.table.event import Event
from hashi.wire import message
from hashi.wire.exchange import FinishedGame

__all__ = ["ImportedGames", "played_out", "read_record", "replayed"]

_TRIES = 10
_UNFIT = "record-unfit"


class ImportedGames:
    """The games that people bring to one process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def post(self, posted: FinishedGame, person: str) -> Table:
        """Store a game as one of this person's; if it is theirs already, only find its table.

        A Failure if the record is not a whole game by the rules with the cards of its seed, or
        another person has posted this game.
        """
        at = min(posted.finished_at, self._hub.now())
        table, moves = await in_thread(partial(_judged, posted, person, at))
        for _ in range(_TRIES):
            found = await self._hub.peek(table.id)
            if found is not None and found.opened.host != person:
                raise Failure("record-copied")
            if found is not None:
                return found
            opened = replace(table.opened, code=new_code())
            whole = replace(table, opened=opened)
            try:
                await self._hub.open_finished(whole, [(opened, at), *moves])
            except VersionConflict:  # a code that is taken, or another page was first
                continue
            return whole
        raise VersionConflict("no free code")


def read_record(text: str) -> Record:
    """The record in a text, or a Failure."""
    try:
        return parse(text)
    except NotationError as error:
        raise Failure("board-size" if error.code == "board-size" else _UNFIT) from None
    except ValueError:
        raise Failure(_UNFIT) from None


def replayed(read: Record, seed: bytes) -> Game:
    """The whole game of a record, with the cards of this seed and by the rules, or a Failure."""
    try:
        game = replay(read, pile=deal.shuffled(seed, read.deck))
    except (ValueError, Refused):
        raise Failure(_UNFIT) from None
    if not game.over:
        raise Failure(_UNFIT)
    return game


def played_out(
    table: str, opened: Opened, read: Record, times: Iterable[float]
) -> tuple[list[tuple[Event, float]], Table]:
    """The events of a table at which a record was played, each of them judged, and that table.

    `times` are those of the opening, the beginning and everything after it, as far as they are
    known; what is left has the last of them.
    """
    moments = iter(times)
    at = next(moments)
    events: list[tuple[Event, float]] = [(opened, at)]
    state = fold(table, events)
    for command in _commands(read, opened):
        at = next(moments, at)
        decision = decide(state, command, _person(state, getattr(command, "seat", None)), at)
        if isinstance(decision, Refusal):
            raise Failure(_UNFIT)
        events += [(event, at) for event in decision.events]
        state = decision.table
    return events, state


def _person(table: Table, seat: int | None) -> str | None:
    """Who acts: the person at a seat, or the host for all."""
    if seat is None:
        return table.opened.host
    if seat > len(table.seats):
        raise Failure(_UNFIT)
    return table.seats[seat - 1].person


def _commands(read: Record, opened: Opened) -> list[Command]:
    """What people and bots did. Who pointed at a mistake is not in a record; it is the host."""
    own = next(number for number, seat in enumerate(opened.seats, 1) if seat.person == opened.host)
    commands: list[Command] = [message.Begin()]
    played = [(0, read.starts), *((n, one.entries) for n, one in enumerate(read.rounds, 1))]
    for number, entries in played:
        for entry in entries:
            match entry.what:
                case Start(written, island):
                    place = message.Place(seat=entry.seat, island=island, number=written)
                    commands.append(place)
                case Turn() as turn:
                    play = message.Play(seat=entry.seat, round=number, turn=str(turn))
                    commands.append(play)
                case Hint():
                    commands.append(message.Hint(seat=entry.seat))
                case StandIn():
                    raise Failure(_UNFIT)
                case Pointing(where):
                    commands.append(message.Point(seat=own, sheet=entry.seat, where=where))
    return commands


def _judged(
    posted: FinishedGame, person: str, at: float
) -> tuple[Table, list[tuple[Event, float]]]:
    """The table at which a posted game was played, without a code, and its events but the first.

    A Failure if it could not have been played at one of our tables. Every move is judged once.
    """
    read = read_record(posted.record)
    if read.proof.seed is None or not _can_be_played(read):
        raise Failure(_UNFIT)
    opened = opened_on(
        read.board,
        "",
        host=person,
        seats=_plans(posted, read, person),
        seed=read.proof.seed,
        deck=tuple(map(str, read.deck)),
        kind=read.kind,
        posted=True,
    )
    events, table = played_out("", opened, read, [at])
    game, cards = table.game, tuple(played.card for played in read.rounds)
    if game is None or not game.over or cards != game.deck:
        raise Failure(_UNFIT)
    if read.result and read.result != game.scores:
        raise Failure(_UNFIT)
    return replace(table, id=_table_of(read, game)), events[1:]


def _can_be_played(read: Record) -> bool:
    """Whether a table could be opened with the board and the deck of a record."""
    cards = ", ".join(f'"{card}"' for card in read.deck)
    try:
        if read.board not in map(boards.board, boards.SIDES):
            boards.parse_board(boards.dump_board(read.board))
        return boards.parse_deck(f'name = "-"\ncards = [{cards}]') == read.deck
    except BoardError:
        return False


def _plans(posted: FinishedGame, read: Record, person: str) -> tuple[SeatPlan, ...]:
    """Who sat where: the person who posts it at one seat, bots and others at their device."""
    kinds = [seat.kind for seat in posted.seats]
    if len(kinds) != len(read.names) or kinds.count("person") != 1:
        raise Failure(_UNFIT)
    return tuple(
        SeatPlan(
            kind=seat.kind,
            name=clean_name(name) or f"{number}",
            person=None if seat.kind == "bot" else person,
            level=seat.level if seat.kind == "bot" else None,
        )
        for number, (seat, name) in enumerate(zip(posted.seats, read.names, strict=True), 1)
    )


def _table_of(read: Record, game: Game) -> str:
    """The id of the table of a game: the same for equal games, however they are written down."""
    names = [f"{number}" for number in range(1, game.seats + 1)]
    proof = Proof(seed=read.proof.seed)
    text = f"hashi posted game 1\n{Record.of(game, read.deck, names, proof)}"
    return sha256(text.encode()).hexdigest()[:32]
