"""One running table: command in, events out; seats, setup, rounds. No transport, no database."""

from hashi.table.change import change_between
from hashi.table.command import Command, Decision, MoveOn, decide, rematch_refusal
from hashi.table.commit_reveal import CloseReveal
from hashi.table.event import Challenge, Event, Opened, Rematched, SeatPlan, decode, encode
from hashi.table.fold import after, fold
from hashi.table.move import TimeOut
from hashi.table.pace import move_times
from hashi.table.result import Details, details_of, results_of
from hashi.table.seating import bot_name
from hashi.table.snapshot import restore, snapshot_format, snapshot_kind, take_snapshot
from hashi.table.state import Seat, Table
from hashi.table.status import LiveStatus
from hashi.table.summary import Summary
from hashi.table.verify import ImpossibleEvent, verify_events
from hashi.table.view import Shared, view_for

__all__ = [
    "Challenge",
    "CloseReveal",
    "Command",
    "Decision",
    "Details",
    "Event",
    "ImpossibleEvent",
    "LiveStatus",
    "MoveOn",
    "Opened",
    "Rematched",
    "Seat",
    "SeatPlan",
    "Shared",
    "Summary",
    "Table",
    "TimeOut",
    "after",
    "bot_name",
    "change_between",
    "decide",
    "decode",
    "details_of",
    "encode",
    "fold",
    "move_times",
    "rematch_refusal",
    "restore",
    "results_of",
    "snapshot_format",
    "snapshot_kind",
    "take_snapshot",
    "verify_events",
    "view_for",
]
