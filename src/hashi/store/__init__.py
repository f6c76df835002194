"""The event store: one contract, with SQLite, PostgreSQL or a browser behind it.

Knows bytes, versions and people; what an event means is not its business. Imports no backend:
`sqlite`, `postgres` (an extra) and `hashi.offline.store` are imported by their users.
"""

from hashi.store.contract import (
    Append,
    Change,
    Diagnosis,
    OnChange,
    SchemaError,
    Snapshot,
    Store,
    Stored,
    TableExport,
    TableListing,
    Unavailable,
    VersionConflict,
    events_after,
)
from hashi.store.result import Loss, ResultRow, Results, Span, Standing

__all__ = [
    "Append",
    "Change",
    "Diagnosis",
    "Loss",
    "OnChange",
    "ResultRow",
    "Results",
    "SchemaError",
    "Snapshot",
    "Span",
    "Standing",
    "Store",
    "Stored",
    "TableExport",
    "TableListing",
    "Unavailable",
    "VersionConflict",
    "events_after",
]
