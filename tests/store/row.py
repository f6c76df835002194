"""Rows of finished games for tests."""

import asyncio
from dataclasses import replace

from hashi.store import Append, ResultRow, Store, events_after

__all__ = ["DAY", "ROW", "append", "row", "save"]

DAY = "2026-11-16"
ROW = ResultRow(
    "t",
    1,
    "ada",
    "Ada",
    9.0,
    "A",
    DAY,
    counts=True,
    total=52,
    turns="ab" * 16,
    details='{"seats":1}',
)


def append(row: ResultRow, version: int = 0) -> Append:
    """An append with this row; a new table for version 0."""
    code = None if version else row.table
    return Append(row.table, events_after(version, [b"x"], 1.0), [], code, None, [row])


def row(person: str, total: int, day: str | None = DAY, **changes: object) -> ResultRow:
    """A result of a person, at a table of its own."""
    table = f"{person} {day} {changes}"
    known = replace(ROW, table=table, person=person, name=person.title(), day=day, total=total)
    return replace(known, **changes)  # type: ignore[arg-type]  # fields by name


async def save(store: Store, *rows: ResultRow) -> None:
    """Store rows, each with a table of its own."""
    await asyncio.gather(*(store.append(append(one)) for one in rows))
