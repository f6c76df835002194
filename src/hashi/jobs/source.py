"""Where work comes from, so that everybody gets a turn: by address, then by person, then by table.

Persons and tables are free to make, addresses are not. The server makes a source of a client's
address and cookie; whoever passes it on looks at nothing in it but the person and the table.
"""

from dataclasses import dataclass, replace

__all__ = ["SERVER", "Source"]


@dataclass(frozen=True, slots=True)
class Source:
    """Who caused something, from the widest group to the narrowest."""

    network: str = ""  # an IPv4 address, or the /48 of an IPv6 address
    subnet: str = ""  # an IPv4 address, or the /64 of an IPv6 address
    person: str = ""
    table: str = ""

    @property
    def path(self) -> tuple[str, ...]:
        """The groups it belongs to, the widest first."""
        return self.network, self.subnet, self.person, self.table

    def at(self, table: str) -> "Source":
        """The same at a table."""
        return replace(self, table=table)


SERVER = Source()  # what the server does by itself; it takes turns like one more address
