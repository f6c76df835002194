"""A browser's database in memory: what web/src/core/device/database.ts answers, for tests.

tests/store runs the contract of all stores on both.
"""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Memory"]

Row = dict[str, Any]


@dataclass
class _Data:
    """What is stored, each row by its key; and the pages that are open."""

    tables: dict[str, Row] = field(default_factory=dict)
    events: dict[str, list[Row]] = field(default_factory=dict)
    snapshots: dict[str, Row] = field(default_factory=dict)
    reports: dict[tuple[str, int], str] = field(default_factory=dict)
    results: dict[tuple[str, int], Row] = field(default_factory=dict)
    losses: dict[tuple[str, str, int], Row] = field(default_factory=dict)
    values: dict[str, Row] = field(default_factory=dict)
    pages: "list[Memory]" = field(default_factory=list)


class Memory:
    """A page's connection to the database; has a method for each question."""

    def __init__(self, data: _Data | None = None) -> None:
        self._data = data or _Data()
        self._data.pages.append(self)
        self.on_append: Callable[[str, int], None] | None = None

    def other_page(self) -> "Memory":
        """Another page of the same browser."""
        return Memory(self._data)

    async def ask(self, question: str, values: str) -> str:
        """The answer to a question; like a browser's, it does not come at once."""
        await asyncio.sleep(0)
        answer = getattr(self, "_" + question.replace("-", "_"))(**json.loads(values))
        return json.dumps(answer)

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """Call this with table and version after each append of another page."""
        self.on_append = hear

    def _append(self, table: str, events: list[Row], code: str | None, **values: Any) -> bool:
        before, new = self._data.tables.get(table), events[-1]
        if (before["version"] if before else 0) != events[0]["version"] - 1:
            return False
        if code is not None if before else code is None or self._find(code) is not None:
            return False
        self._data.tables[table] = {
            "table": table,
            "code": before["code"] if before else code,
            "version": new["version"],
            "updated_at": new["at"],
            "summary": values["summary"],
            "people": sorted({*(before["people"] if before else ()), *values["people"]}),
        }
        self._data.events.setdefault(table, []).extend(events)
        for row in values["results"]:
            self._data.results.setdefault((row["table"], row["seat"]), row)
        for page in self._data.pages:
            if page is not self and page.on_append is not None:
                page.on_append(table, new["version"])
        return True

    def _read(self, table: str, after: int) -> list[Row]:
        return [event for event in self._data.events.get(table, []) if event["version"] > after]

    def _load(self, table: str, format: str) -> tuple[Row | None, list[Row]]:  # noqa: A002  its name
        found, events = self._data.snapshots.get(table), self._read(table, 0)
        if found and found["format"] == format and found["version"] <= len(events):
            return found, events[found["version"] :]
        return None, events

    def _save_snapshot(self, table: str, **snapshot: Any) -> None:
        before = self._data.snapshots.get(table, {"format": None})
        if before["format"] != snapshot["format"] or before["version"] < snapshot["version"]:
            self._data.snapshots[table] = snapshot

    def _exists(self, table: str) -> bool:
        return table in self._data.tables

    def _find(self, code: str) -> str | None:
        return next((name for name, row in self._data.tables.items() if row["code"] == code), None)

    def _tables(self, person: str, most: int) -> list[Row]:
        found = [row for row in self._data.tables.values() if person in row["people"]]
        return sorted(found, key=lambda row: -row["updated_at"])[:most]

    def _summarise(self, table: str, updated_at: float, summary: str) -> None:
        if self._data.tables[table]["updated_at"] == updated_at:
            self._data.tables[table]["summary"] = summary

    def _results(self) -> list[Row]:
        return list(self._data.results.values())

    def _losses(self) -> list[Row]:
        return list(self._data.losses.values())

    def _save_loss(self, **loss: Any) -> None:
        self._data.losses.setdefault((loss["person"], loss["table"], loss["seat"]), loss)

    def _save_report(self, table: str, seat: int, data: str) -> None:
        self._data.reports[table, seat] = data

    def _report(self, table: str, seat: int) -> str | None:
        return self._data.reports.get((table, seat))

    def _forget_results(self, person: str) -> None:
        for rows in (self._data.results, self._data.losses):
            for key in [key for key, row in rows.items() if row["person"] == person]:
                del rows[key]  # type: ignore[arg-type]  # a key of these rows

    def _put(self, key: str, at: float, **value: Any) -> None:
        self._data.values = {
            name: row
            for name, row in self._data.values.items()
            if row["until"] > at and row["owner"] != value["owner"]
        }
        self._data.values[key] = value

    def _put_if_absent(self, key: str, **value: Any) -> str:
        found: str = self._data.values.setdefault(key, value)["value"]
        return found

    def _get(self, key: str, at: float) -> str | None:
        found = self._data.values.get(key)
        return found["value"] if found and found["until"] > at else None

    def _pop(self, key: str, at: float) -> str | None:
        found = self._get(key, at)
        self._data.values.pop(key, None)
        return found

    def _page(self, after: str, most: int) -> list[Row]:
        tables = self._data.tables
        return [
            {
                **tables[name],
                "events": self._read(name, 0),
                "reports": [data for (table, _), data in self._all_reports() if table == name],
            }
            for name in sorted(name for name in tables if name > after)[:most]
        ]

    def _all_reports(self) -> list[tuple[tuple[str, int], str]]:
        return sorted(self._data.reports.items())
