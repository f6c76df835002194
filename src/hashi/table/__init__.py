"""One running table: command in, events out; seats, setup, rounds. No transport, no database."""

from hashi.table.command import (
    Begin,
    Command,
    Decision,
    GiveNonce,
    Hint,
    Leave,
    MoveOn,
    Place,
    Play,
    PutBot,
    Rename,
    Sit,
    TakeBack,
    TimeOut,
    decide,
    rematch_refusal,
)
from hashi.table.event import Event, Opened, Rematched, SeatPlan, decode, encode
from hashi.table.fold import after, fold
from hashi.table.judge import Unbelievable, judged
from hashi.table.state import Seat, Table
from hashi.table.view import LogLine, SeatView, Shared, TableView, view_for

__all__ = [
    "Begin",
    "Command",
    "Decision",
    "Event",
    "GiveNonce",
    "Hint",
    "Leave",
    "LogLine",
    "MoveOn",
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
    "Unbelievable",
    "after",
    "decide",
    "decode",
    "encode",
    "fold",
    "judged",
    "rematch_refusal",
    "view_for",
]
