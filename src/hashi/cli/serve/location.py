"""Where tables are stored: a file in the data folder, or a PostgreSQL database.

Options only; `store` opens what they name.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from cyclopts import Parameter
from platformdirs import user_data_path

from hashi.cli.option import help_text

__all__ = ["StoreLocation"]


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class StoreLocation:
    """Where to store tables: in `database` if given, else in a file in the folder `data`."""

    data: Annotated[Path | None, Parameter(env_var="HASHI_DATA", help=help_text("option-data"))] = (
        None
    )
    database: Annotated[
        str | None, Parameter(env_var="HASHI_DATABASE_URL", help=help_text("option-database"))
    ] = None

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
