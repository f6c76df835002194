"""Where tables are stored: a file in the data folder, or a PostgreSQL database."""

import asyncio
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from hashi.cli.error import CommandError
from hashi.cli.extra import require
from hashi.locale import Texts
from hashi.store import SchemaError, Store, Unavailable
from hashi.store.sqlite import Damaged, InUse, SQLite

__all__ = ["StoreLocation"]


@dataclass(frozen=True, slots=True)
class StoreLocation:
    """Where to store tables: in `database` if given, else in a file in the folder `data`."""

    data: Path | None = None
    database: str | None = None

    @property
    def folder(self) -> Path:
        """The data folder."""
        return self.data or user_data_path("hashi")

    @property
    def file(self) -> Path:
        """The SQLite file."""
        return self.folder / "hashi.sqlite"

    @property
    def display_name(self) -> str:
        """The database's address without user and password."""
        parts = urlsplit(self.database or "")
        return f"{parts.hostname or ''}{parts.path}" or "?"

    def check(self, texts: Texts) -> None:
        """Fail with a sentence if a database was given that cannot be used."""
        if self.database is None:
            return
        if not self.database.startswith(("postgresql://", "postgres://")):
            raise CommandError(texts("error-database-address"))
        require("postgres", texts)
        try:
            asyncio.run(_try_to_open(self.database))
        except SchemaError:
            raise CommandError(texts("error-newer-database", database=self.display_name)) from None
        except Unavailable:
            raise CommandError(texts("error-database", database=self.display_name)) from None

    def store(self, texts: Texts, *, alone: bool = False, accept_loss: bool = False) -> Store:
        """The store; a file is opened here, a database only by `Store.open`."""
        if self.database is not None:
            return _postgres(self.database)
        try:
            return SQLite(self.file, alone=alone, accept_loss=accept_loss)
        except Damaged as damaged:
            key = f"error-data-{damaged.damage}"
            raise CommandError(texts(key, path=str(self.file))) from None
        except InUse:
            raise CommandError(texts("error-data-in-use", path=str(self.file))) from None
        except SchemaError:
            raise CommandError(texts("error-newer-data", path=str(self.file))) from None
        except (OSError, sqlite3.Error):
            raise CommandError(texts("error-data", path=str(self.file))) from None


def _postgres(url: str) -> Store:
    from hashi.store.postgres import Postgres  # noqa: PLC0415  an extra

    return Postgres(url)


async def _try_to_open(url: str) -> None:
    store = _postgres(url)
    try:
        await store.open()
    finally:
        await store.close()
