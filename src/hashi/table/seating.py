"""Who sits where, judged: sitting down, leaving, names, bots, and seats that are taken away."""

from hashi.rules import Refusal
from hashi.table.event import BotSeated, Evicted, Left, Renamed, SeatDropped, Seated
from hashi.table.request import Request, Ruling
from hashi.wire.message import DropSeat, Evict, Leave, PutBot, Rename, Sit

__all__ = ["bot_name", "drop_seat", "evict", "leave", "put_bot", "rename", "sit"]

_BOT_NAMES = ("Aiko", "Ren", "Sora", "Yuki")


def bot_name(seat: int) -> str:
    """What a bot is called at a seat; once the names are used up, with a number."""
    again, index = divmod(seat - 1, len(_BOT_NAMES))
    return f"{_BOT_NAMES[index]} {again + 1}" if again else _BOT_NAMES[index]


def sit(request: Request, command: Sit) -> Ruling:
    """Take an open seat, or take one's own back from a bot."""
    table, person = request.table, request.person
    seat = table.seats[command.seat - 1]
    comes_back = seat.former is not None and seat.former == person and table.phase != "over"
    if not comes_back and table.phase != "lobby":
        return Refusal("already-begun", "")
    if person is None or not (comes_back or seat.kind == "open"):
        return Refusal("seat-taken", "", str(command.seat))
    if person in table.evicted:
        return Refusal("sent-away", "")
    name = (comes_back and seat.former_name) or command.name
    return (Seated(seat=command.seat, person=person, name=name),)


def leave(request: Request, command: Leave) -> Ruling:
    """Give up a seat before the game."""
    if request.table.seats[command.seat - 1].kind != "person":
        return Refusal("not-your-seat", "")
    return (Left(seat=command.seat),)


def rename(request: Request, command: Rename) -> Ruling:
    """Change the name at a seat."""
    if request.table.seats[command.seat - 1].name == command.name:
        return ()
    return (Renamed(seat=command.seat, name=command.name),)


def evict(request: Request, command: Evict) -> Ruling:
    """Free a seat before the game: the host removes a bot, the opener of the table a person.

    No substitute may do the latter: they could clear the table while the opener is away.
    """
    table, person = request.table, request.person
    seat = table.seats[command.seat - 1]
    if table.phase != "lobby":
        return Refusal("already-begun", "")
    if seat.kind == "bot":
        return (Left(seat=command.seat),) if request.is_host else Refusal("not-host", "")
    if person is None or person != table.opened.host:
        return Refusal("not-host", "")
    if seat.person is None or seat.person == person:
        return Refusal("nobody-to-send-away", "", str(command.seat))
    return (Evicted(seat=command.seat),)


def drop_seat(request: Request, command: DropSeat) -> Ruling:
    """Play with one seat less: only a free one, before the game, and never the last."""
    table = request.table
    if table.phase != "lobby":
        return Refusal("already-begun", "")
    if not request.is_host:
        return Refusal("not-host", "")
    if table.seats[command.seat - 1].kind != "open":
        return Refusal("seat-taken", "", str(command.seat))
    if len(table.seats) == 1:
        return Refusal("last-seat", "C1")
    return (SeatDropped(seat=command.seat),)


def put_bot(request: Request, command: PutBot) -> Ruling:
    """Seat a bot at an empty seat, or before the game give one another level."""
    refused = _bot_refusal(request, command.seat)
    if refused is not None:
        return refused
    seat, level = request.table.seats[command.seat - 1], command.bot or command.level
    if seat.kind == "bot":
        same = seat.level == level
        return () if same else (BotSeated(seat=command.seat, name=seat.name, level=level),)
    # A stand-in keeps the name it plays for, so that players can tell who is who.
    own = bot_name(command.seat)
    name = f"{seat.name} ({own})" if seat.person else own
    return (BotSeated(seat=command.seat, name=name, level=level),)


def _bot_refusal(request: Request, number: int) -> Refusal | None:
    table, seat = request.table, request.table.seats[number - 1]
    if not request.is_host:
        return Refusal("not-host", "")
    if table.phase == "over":
        return Refusal("game-over", "T16")
    is_playing = seat.kind == "bot" and table.phase != "lobby"
    if is_playing or (seat.person is not None and seat.person in request.present):
        return Refusal("seat-taken", "", str(number))
    if seat.person is not None and seat.person in request.recently_present:
        return Refusal("just-left", "", str(number))
    return None
