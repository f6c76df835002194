"""One running table: command in, events out; seats, setup, rounds. No transport, no database."""

from hashi.table.command import (
    Begin,
    Command,
    GiveNonce,
    Hint,
    Leave,
    Place,
    Play,
    PutBot,
    Rename,
    Sit,
    TakeBack,
    TimeOut,
    decide,
)
from hashi.table.event import Event, Opened, Rematched, SeatPlan, decode, encode
from hashi.table.state import Seat, Table, fold
from hashi.table.view import LogLine, SeatView, Shared, TableView, view_for

__all__ = [
    "Begin",
    "Command",
    "Event",
    "GiveNonce",
    "Hint",
    "Leave",
    "LogLine",
    "Opened",
    "Place",
    "Play",
    "PutBot",
    "Rematched",
    "Rename",
    "Seat",
    "SeatPlan",
    "SeatView",
    "Shared",
    "Sit",
    "Table",
    "TableView",
    "TakeBack",
    "TimeOut",
    "decide",
    "decode",
    "encode",
    "fold",
    "view_for",
]
