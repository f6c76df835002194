"""A client of the server, for Python programs: asynchronous, typed, the same wire as the page.

::

    async with Client("http://localhost:8420") as ada:
        created = await ada.open_table(NewTable(name="Ada", seats=[NewSeat(kind="person")]))
        async with ada.at(created.table) as table:
            await table.begin()
            await table.place(1, "c4", 4)

A refusal is raised as `Refused`, anything else the server cannot do as `Failed`. Where waiting
helps (`busy`, `store-unavailable`, `too-fast` and the like) `Failed.retry_after_seconds` says how
long.
"""

from hashi.client.client import Client, Failed, Refused
from hashi.client.table import AtTable

__all__ = ["AtTable", "Client", "Failed", "Refused"]
