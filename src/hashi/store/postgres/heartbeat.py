"""A node's heartbeat in PostgreSQL: it listens for changes, and reports who is present.

All over one connection. If it is lost, the node reconnects with backoff, then reports that changes
may have been missed. A node that has been silent for a while is removed by any other, and with it
the people who were connected to it.
"""

import asyncio
import contextlib
import logging
import random

import asyncpg

from hashi.store.contract import Change, OnChange
from hashi.store.postgres.pool import LOST, Database, connect

__all__ = ["Heartbeat"]

_BEAT_SECONDS = 5.0
_DEAD_AFTER_SECONDS = 20.0
_FIRST_PAUSE_SECONDS, _LONGEST_PAUSE_SECONDS = 0.1, 5.0
_log = logging.getLogger(__name__)


class Heartbeat:
    """The heartbeat of one node."""

    def __init__(self, url: str, node: str) -> None:
        self._url, self._node = url, node
        self._people: dict[str, frozenset[str]] = {}
        self._unsent: set[str] = set()
        self._uncertain: set[str] = set()  # the tables with an own append that was given up
        self._wake = asyncio.Event()
        self._pause = _FIRST_PAUSE_SECONDS

    def set_presence(self, table: str, people: frozenset[str]) -> None:
        """Set who is at a table here, and send it with a heartbeat at once."""
        if people:
            self._people[table] = people
        else:
            self._people.pop(table, None)
        self._unsent.add(table)
        self._wake.set()

    def note_abandoned_append(self, table: str) -> None:
        """An own append to this table was given up; the database may still carry it out."""
        self._uncertain.add(table)

    async def run(self, on_change: OnChange) -> None:
        """Listen and send heartbeats until cancelled; reconnect after any error."""
        while True:
            try:
                await self._connect_and_beat(on_change)
            except (*LOST, asyncpg.PostgresError) as error:
                _log.warning("no connection to listen on: %s", type(error).__name__)
            except Exception:  # noqa: BLE001  without a heartbeat others would sweep this node away
                _log.exception("the heartbeat failed")
            await asyncio.sleep(self._pause * random.uniform(0.5, 1))  # noqa: S311  no secret
            self._pause = min(2 * self._pause, _LONGEST_PAUSE_SECONDS)

    async def _connect_and_beat(self, on_change: OnChange) -> None:
        database = await connect(self._url)
        try:
            await self._beat_until_lost(database, on_change)
        finally:
            database.terminate()

    async def _beat_until_lost(self, database: Database, on_change: OnChange) -> None:
        """Use one connection until an error, or until the node is closed."""
        database.add_termination_listener(lambda _: self._wake.set())
        await database.add_listener(
            "hashi", lambda *said: self._on_notification(str(said[3]), on_change)
        )
        on_change(Change())
        try:
            while True:
                self._wake.clear()
                await self._beat(database)
                self._pause = _FIRST_PAUSE_SECONDS
                try:
                    async with asyncio.timeout(_BEAT_SECONDS):
                        await self._wake.wait()
                except TimeoutError:
                    continue
        except asyncio.CancelledError:
            with contextlib.suppress(Exception):  # the connection may be lost just now
                await database.execute("SELECT hashi_depart($1)", self._node)
            raise

    async def _beat(self, database: Database) -> None:
        if await database.fetchval("SELECT hashi_beat($1, $2)", self._node, _DEAD_AFTER_SECONDS):
            self._unsent |= (
                self._people.keys()
            )  # we are new to the database, or were taken for dead
        unsent = [(self._node, t, sorted(self._people.get(t, ()))) for t in sorted(self._unsent)]
        if unsent:
            await database.executemany("SELECT hashi_set_presence($1, $2, $3)", unsent)
        # What has changed since is sent with the next heartbeat.
        sent = {
            table for _, table, people in unsent if people == sorted(self._people.get(table, ()))
        }
        self._unsent -= sent

    def _on_notification(self, text: str, on_change: OnChange) -> None:
        """Pass on what other nodes have changed, and our own appends whose outcome was unknown."""
        table, version, node = text.split(" ")
        if node == self._node and int(version) and table in self._uncertain:
            self._uncertain.remove(table)
        elif node == self._node:
            return
        on_change(Change(table, int(version) or None))
