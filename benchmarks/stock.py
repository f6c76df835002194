"""Stores full of finished games, as the server would have left them.

One real game is played by the rules. Its rows are repeated with other tables, codes, people, times,
sides and points, spread over two years. Half of the games alone are daily deals, and some people
play far more than others. Ids are random, as in life, so pages are as full as they would be.
"""

import sqlite3
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import asyncpg

from hashi import boards
from hashi.deal.daily import daily_seed, day_at
from hashi.rules import Refusal
from hashi.service.person import person_of
from hashi.service.table.opening import opened_on
from hashi.store import ResultRow
from hashi.store.postgres import Postgres
from hashi.store.result import RESULT_COLUMNS
from hashi.store.sqlite import SQLite
from hashi.table import SeatPlan, Summary, decide, encode, fold, results_of
from hashi.wire.message import Begin, Place, Play

__all__ = ["FEW", "MANY", "fill_database", "fill_file", "secret"]

Row: TypeAlias = tuple[Any, ...]
Rows: TypeAlias = dict[str, list[Row]]

FEW, MANY, _OTHERS = 0, 1, 2  # people by number: one with a few games, one with many, the others
_FEW_GAMES, _MANY_GAMES = 10, 1000  # but never more than half of all
_GAMES_EACH = 50  # of the others, on average
_DAYS, _DAILY = 730, 0.5
_CHUNK = 10_000
_LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789"
_CODES, _STRIDE = len(_LETTERS) ** 6, 100_000_007  # coprime: no code comes twice
_COLUMNS = {
    "event": ("table_id", "version", "at", "data"),
    "game_table": ("table_id", "code", "updated_at", "summary"),
    "sitting": ("person", "table_id"),
    "result": RESULT_COLUMNS,
}


def secret(number: int) -> str:
    """The cookie of a person."""
    return f"{number:064x}"


@dataclass(frozen=True, slots=True)
class _Model:
    """The game that all others repeat: its people and code stand where others are to be put."""

    people: tuple[str, ...]
    code: str
    events: tuple[bytes, ...]
    summary: bytes
    results: tuple[ResultRow, ...]

    def rows(self, table: str, people: Sequence[str], code: str, at: float) -> Rows:
        """The rows of the same game by others, without its results."""
        first, *later = self.events
        data = (self._with(first, people, code), *later)
        return {
            "event": [(table, version, at, each) for version, each in enumerate(data, 1)],
            "game_table": [(table, code, at, self._with(self.summary, people, code))],
            "sitting": [(person, table) for person in people],
        }

    def _with(self, data: bytes, people: Sequence[str], code: str) -> bytes:
        for known, person in zip(self.people, people, strict=True):
            data = data.replace(known.encode(), person.encode())
        return data.replace(self.code.encode(), code.encode())


def fill(games: int, seats: int) -> Iterator[Rows]:
    """The rows of so many games, some thousand at a time."""
    random, model, now = Random(games), _played(seats), time.time()
    owners = _owners(games, random)
    rows: Rows = {name: [] for name in _COLUMNS}
    counted: set[tuple[str, str, str]] = set()
    for number in range(games):
        table, code = f"{random.getrandbits(128):032x}", _code(number)
        people = [next(owners), *(f"{random.getrandbits(128):032x}" for _ in range(1, seats))]
        at = now - random.random() * _DAYS * 24 * 3600
        for name, some in model.rows(table, people, code, at).items():
            rows[name] += some
        # One attempt of a person at the deal of a day and side counts, at a table for one.
        day = day_at(at) if seats == 1 and random.random() < _DAILY else None
        side = random.choice("AB")
        attempt = (people[0], day or "", side)
        counts = day is not None and attempt not in counted
        if counts:
            counted.add(attempt)
        results = [
            replace(
                result,
                table=table,
                person=person,
                name=f"Player {person[:6]}",
                finished_at=at,
                side=side,
                day=day,
                counts=counts,
                total=min(66, max(5, round(random.gauss(38, 9)))),
                turns=f"{random.getrandbits(128):032x}",
            )
            for result, person in zip(model.results, people, strict=True)
        ]
        rows["result"] += [tuple(result.columns.values()) for result in results]
        if len(rows["game_table"]) == _CHUNK or number == games - 1:
            yield rows
            rows = {name: [] for name in _COLUMNS}


def _owners(games: int, random: Random) -> Iterator[str]:
    """Whose game each is."""
    others = max(1, games // _GAMES_EACH)
    people = [person_of(secret(number)) for number in range(_OTHERS + others)]
    for who, most in ((FEW, _FEW_GAMES), (MANY, _MANY_GAMES)):
        yield from repeat(people[who], min(most, games // 2))
    while True:
        yield people[_OTHERS + int(others * random.random() ** 2)]


async def fill_file(path: Path, games: int, seats: int) -> None:
    """Make a SQLite file with so many finished games."""
    await SQLite(path).close()
    database = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode = DELETE", "journal_mode = OFF", "synchronous = OFF"):
        database.execute(f"PRAGMA {pragma}")
    database.execute("PRAGMA cache_size = -1000000")
    for rows in fill(games, seats):
        database.execute("BEGIN")
        for name, columns in _COLUMNS.items():
            places = ", ".join("?" * len(columns))
            query = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})"  # noqa: S608  our own names
            database.executemany(query, sorted(rows[name]) if name == "event" else rows[name])
        database.execute("COMMIT")
    database.close()


async def fill_database(url: str, games: int, seats: int) -> None:
    """Put so many finished games into an empty PostgreSQL database."""
    store = Postgres(url)
    await store.open()
    await store.close()
    database: asyncpg.Connection[Any] = await asyncpg.connect(url)
    await database.execute("SET synchronous_commit = off")
    for rows in fill(games, seats):
        for name, columns in _COLUMNS.items():
            records = [_as_numbers(row) for row in rows[name]] if name == "result" else rows[name]
            await database.copy_records_to_table(name, records=records, columns=columns)
    await database.execute("VACUUM ANALYZE")  # as PostgreSQL does by itself after a while
    await database.close()


def _played(seats: int) -> _Model:
    """A real game, played by the rules with any legal turns."""
    random, now = Random(0), time.time()
    people, code = tuple(f"{seat}" * 32 for seat in range(1, seats + 1)), "CODE##"
    opened = opened_on(
        boards.board("A"),
        code=code,
        host=people[0],
        seats=tuple(SeatPlan(kind="person", name="Ada", person=person) for person in people),
        seed=daily_seed(day_at(now), "A").hex(),
    )
    table, events = fold("t", [(opened, now)]), [encode(opened)]

    def act(command: Begin | Place | Play, seat: int = 1) -> None:
        nonlocal table
        decision = decide(table, command, people[seat - 1], now)
        if isinstance(decision, Refusal):
            raise TypeError(decision)
        events.extend(encode(event) for event in decision.events)
        table = decision.table

    act(Begin())
    while (game := table.game) is not None and not game.over:
        for seat in game.waiting:
            if game.starts[seat - 1] is None:
                start = random.choice(game.legal_starts(seat))
                act(Place(seat=seat, island=start.island, number=start.number), seat)
            else:
                turn = random.choice(game.legal_turns(seat))
                act(Play(seat=seat, round=game.round, turn=str(turn)), seat)
    summary = Summary.of(table).encode()
    return _Model(people, code, tuple(events), summary, results_of(table))


def _as_numbers(row: Sequence[Any]) -> Row:
    return tuple(int(value) if isinstance(value, bool) else value for value in row)


def _code(number: int) -> str:
    left, letters = number * _STRIDE % _CODES, ""
    for _ in range(6):
        left, letter = divmod(left, len(_LETTERS))
        letters += _LETTERS[letter]
    return letters
