"""The schema of the SQLite file. Each script leads from one version to the next; only add."""

import sqlite3
from collections.abc import Iterator, Sequence

from hashi.store.contract import SchemaError

__all__ = ["MIGRATIONS", "migrate"]

MIGRATIONS = (
    """
    CREATE TABLE event (
        table_id TEXT NOT NULL,
        version INTEGER NOT NULL,
        at REAL NOT NULL,
        data BLOB NOT NULL,
        PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;
    CREATE TABLE game_table (
        table_id TEXT PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        updated_at REAL NOT NULL,
        summary BLOB
    ) WITHOUT ROWID;
    CREATE TABLE sitting (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX sitting_by_table ON sitting (table_id);
    CREATE TABLE snapshot (
        table_id TEXT PRIMARY KEY,
        version INTEGER NOT NULL,
        format TEXT NOT NULL,
        data BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE report (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        data BLOB NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE TABLE keyed_value (
        key TEXT PRIMARY KEY,
        owner TEXT NOT NULL UNIQUE,
        value BLOB NOT NULL,
        until REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX keyed_value_by_until ON keyed_value (until);

    CREATE TABLE result (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        finished_at REAL NOT NULL,
        side TEXT NOT NULL,
        day TEXT,
        counts INTEGER NOT NULL,
        total INTEGER NOT NULL,
        turns TEXT NOT NULL,
        details TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX result_by_person ON result (person, finished_at);
    CREATE INDEX result_by_turns ON result (turns) WHERE day IS NOT NULL;
    CREATE INDEX result_by_day ON result (side, day, person, total, finished_at, counts)
        WHERE counts = 1;
    CREATE INDEX result_daily ON result (person, day DESC, side, total, counts) WHERE counts = 1;
    CREATE TABLE loss (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        points TEXT NOT NULL,
        PRIMARY KEY (person, table_id, seat)
    ) WITHOUT ROWID;

    CREATE TABLE standing (
        side TEXT NOT NULL,
        person TEXT NOT NULL,
        points INTEGER NOT NULL,
        games INTEGER NOT NULL,
        last REAL NOT NULL,
        PRIMARY KEY (side, person)
    ) WITHOUT ROWID;
    CREATE INDEX standing_by_points ON standing (side, points DESC, last, person);
    CREATE TRIGGER result_added AFTER INSERT ON result WHEN new.counts = 1 BEGIN
        INSERT INTO standing VALUES (new.side, new.person, new.total, 1, new.finished_at)
            ON CONFLICT (side, person) DO UPDATE SET points = points + excluded.points,
            games = games + 1, last = max(last, excluded.last);
    END;
    CREATE TRIGGER result_removed AFTER DELETE ON result WHEN old.counts = 1 BEGIN
        UPDATE standing SET points = points - old.total, games = games - 1
            WHERE side = old.side AND person = old.person;
        DELETE FROM standing WHERE side = old.side AND person = old.person AND games = 0;
    END;
    """,
)


def migrate(database: sqlite3.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Migrate the file to the newest schema; of two first starts one waits for the other."""
    database.execute("BEGIN EXCLUSIVE")
    try:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if version > len(migrations):
            raise SchemaError(  # noqa: TRY301  rolled back below like any other failure
                f"the data are of schema {version}, this program knows {len(migrations)}"
            )
        for script in migrations[version:]:
            for statement in _statements(script):
                database.execute(statement)
        database.execute(f"PRAGMA user_version = {len(migrations)}")
    except BaseException:
        database.execute("ROLLBACK")
        raise
    database.execute("COMMIT")


def _statements(script: str) -> Iterator[str]:
    """The statements of a script; a trigger is one, although it contains others."""
    statement = ""
    for part in script.split(";"):
        statement += f"{part};"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
