"""What the judgement of a command depends on, besides the command."""

import msgspec

from hashi.rules import Refusal, Turn
from hashi.table.event import Event, Played
from hashi.table.state import Table

__all__ = ["Plays", "Request", "Ruling"]


class Request(msgspec.Struct, frozen=True):
    """The table a command is for, who sent it, and who is present."""

    table: Table
    person: str | None  # None is the table itself: its clock and its bots
    present: frozenset[str]  # people at the table now
    recently_present: frozenset[str]  # people who left a moment ago, not to be replaced yet

    @property
    def is_host(self) -> bool:
        """Whether the person may act as the host."""
        return self.table.is_host(self.person, self.present | self.recently_present)


class Plays(msgspec.Struct, frozen=True):
    """Turns that were allowed, with their events, whose texts need not be parsed again."""

    events: tuple[Played, ...]
    turns: tuple[Turn, ...]


Ruling = tuple[Event, ...] | Plays | Refusal  # what a command leads to, or why it is refused
