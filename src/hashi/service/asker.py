"""Who asks for something, as far as the service needs to know."""

from typing import Literal, Protocol

from hashi.jobs.source import Source

__all__ = ["Asker", "Kind"]

Kind = Literal["thinking", "tables", "codes"]  # what asking may use up


class Asker(Protocol):
    """One request's person, and what they may use up."""

    @property
    def source(self) -> Source:
        """Jobs of different sources take turns."""
        ...

    @property
    def secret(self) -> str | None:
        """What proves who they are, if they have been here before."""
        ...

    @property
    def person(self) -> str:
        """Who they are; a Failure if they have no secret yet."""
        ...

    @property
    def name(self) -> str:
        """The name they gave last, or nothing."""
        ...

    async def remember(self, secret: str, name: str | None = None) -> None:
        """Keep their secret, and their name if there is one, for the next time they ask."""
        ...

    def pay(self, kind: Kind, code: str = "too-fast") -> None:
        """Use one of a kind; a Failure with this code if they have used up too many."""
        ...

    async def pay_for_request(self, cost: float) -> None:
        """Use as much as so many cheap requests; waits, or raises a Failure, after too many."""
        ...

    def check_room(self) -> None:
        """A Failure if they may not connect to a table now."""
        ...
