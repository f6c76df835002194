"""The event store in PostgreSQL, shared by any number of processes; needs the extra `postgres`."""

from hashi.store.postgres.store import Postgres

__all__ = ["Postgres"]
