"""Sources of jobs, each from an address of its own."""

from hashi.jobs.source import Source

__all__ = ["from_address"]


def from_address(name: str, person: str = "", table: str = "") -> Source:
    """Somebody at an address, perhaps at a table."""
    return Source(name, name, person, table)
