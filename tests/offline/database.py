"""A browser's database in memory: what web/src/core/device/database.ts answers, for tests."""

import asyncio
import json
from collections.abc import Callable
from typing import Any


class Memory:
    """Answers the questions of `hashi.offline.store`; several stores may share it."""

    def __init__(self) -> None:
        self.places: dict[str, dict[str, Any]] = {}
        self.events: dict[str, list[Any]] = {}
        self.rows: dict[str, dict[Any, Any]] = {"result": {}, "loss": {}, "report": {}}
        self.kept: dict[str, dict[str, Any]] = {}
        self.listeners: list[Callable[[str, int], None]] = []

    async def ask(self, question: str, values: str) -> str:
        """The answer to a question; like a browser's, it does not come at once."""
        await asyncio.sleep(0)
        answer = getattr(self, "_" + question.replace("-", "_"))(**json.loads(values))
        return json.dumps(answer)

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """Call everybody who listens after each append."""
        self.listeners.append(hear)

    def _append(self, table: str, expected: int, events: list[Any], **values: Any) -> bool:
        before = self.places.get(table)
        codes = {place["code"] for place in self.places.values()}
        if (before or {}).get("version", 0) != expected or (not before and values["code"] in codes):
            return False
        people = set((before or {}).get("people", ())) | set(values["people"])
        self.places[table] = {
            "code": before["code"] if before else values["code"],
            "version": events[-1][0],
            "at": events[-1][1],
            "summary": values["summary"],
            "people": people,
        }
        self.events.setdefault(table, []).extend(events)
        for row in values["results"]:
            self.rows["result"][row[0], row[1]] = row
        for hear in self.listeners:
            hear(table, events[-1][0])
        return True

    def _read(self, table: str, after: int) -> list[Any]:
        return [event for event in self.events.get(table, []) if event[0] > after]

    def _exists(self, table: str) -> bool:
        return table in self.places

    def _find(self, code: str) -> str | None:
        return next((t for t, place in self.places.items() if place["code"] == code), None)

    def _places(self, person: str, most: int) -> list[Any]:
        found = [(t, p) for t, p in self.places.items() if person in p["people"]]
        found.sort(key=lambda one: -one[1]["at"])
        return [[t, p["code"], p["at"], p["summary"]] for t, p in found[:most]]

    def _summarise(self, table: str, at: float, summary: str) -> bool:
        if self.places[table]["at"] == at:
            self.places[table]["summary"] = summary
        return True

    def _results(self) -> list[Any]:
        return list(self.rows["result"].values())

    def _losses(self) -> list[Any]:
        return list(self.rows["loss"].values())

    def _save_loss(self, loss: list[Any]) -> bool:
        self.rows["loss"].setdefault(tuple(loss[:3]), loss)
        return True

    def _save_report(self, table: str, seat: int, data: str) -> bool:
        self.rows["report"][table, seat] = data
        return True

    def _report(self, table: str, seat: int) -> str | None:
        found: str | None = self.rows["report"].get((table, seat))
        return found

    def _forget(self, person: str) -> bool:
        for name, column in (("result", 2), ("loss", 0)):
            rows = self.rows[name]
            self.rows[name] = {key: row for key, row in rows.items() if row[column] != person}
        return True

    def _keep(self, key: str, **values: Any) -> bool:
        self.kept[key] = values
        return True

    def _keep_first(self, key: str, **values: Any) -> str:
        found: str = self.kept.setdefault(key, values)["value"]
        return found

    def _kept(self, key: str, at: float, *, take: bool) -> str | None:
        found = self.kept.pop(key, None) if take else self.kept.get(key)
        return found["value"] if found and found["until"] > at else None
