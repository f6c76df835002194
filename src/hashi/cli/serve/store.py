"""Open the store that the options name, or say in a sentence why it cannot be used."""

import asyncio
import sqlite3

from hashi.cli.error import CommandError
from hashi.cli.extra import require
from hashi.cli.serve.location import StoreLocation
from hashi.locale import Texts
from hashi.store import SchemaError, Store, Unavailable
from hashi.store.sqlite import Damaged, InUse, SQLite

__all__ = ["check_database", "store_at"]


def check_database(location: StoreLocation, texts: Texts) -> None:
    """Fail with a sentence if a database was given that cannot be used."""
    if location.database is None:
        return
    if not location.database.startswith(("postgresql://", "postgres://")):
        raise CommandError(texts("error-database-address"))
    require("postgres", texts)
    try:
        asyncio.run(_try_to_open(location.database))
    except SchemaError:
        raise CommandError(texts("error-newer-database", database=location.display_name)) from None
    except Unavailable:
        raise CommandError(texts("error-database", database=location.display_name)) from None


def store_at(
    location: StoreLocation, texts: Texts, *, alone: bool = False, accept_loss: bool = False
) -> Store:
    """The store; a file is opened here, a database only by `Store.open`."""
    if location.database is not None:
        return _postgres(location.database)
    file = location.file
    try:
        return SQLite(file, alone=alone, accept_loss=accept_loss)
    except Damaged as damaged:
        raise CommandError(texts(f"error-data-{damaged.damage}", path=str(file))) from None
    except InUse:
        raise CommandError(texts("error-data-in-use", path=str(file))) from None
    except SchemaError:
        raise CommandError(texts("error-newer-data", path=str(file))) from None
    except (OSError, sqlite3.Error):
        raise CommandError(texts("error-data", path=str(file))) from None


def _postgres(url: str) -> Store:
    from hashi.store.postgres import Postgres

    return Postgres(url)


async def _try_to_open(url: str) -> None:
    store = _postgres(url)
    try:
        await store.open()
    finally:
        await store.close()
