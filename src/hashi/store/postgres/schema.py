"""The schema of the PostgreSQL store. Each script leads from one version to the next; only add."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hashi.store.contract import SchemaError

if TYPE_CHECKING:
    import asyncpg

__all__ = ["MIGRATIONS", "migrate", "schema_version"]

_LOCK = 0x4841534849  # the advisory lock of migrations: "HASHI"

# Presence is not worth a log: after a crash of the database every node reports it again.
MIGRATIONS = (
    """
    CREATE TABLE event (
        table_id text COLLATE "C" NOT NULL,
        version integer NOT NULL,
        at double precision NOT NULL,
        data bytea NOT NULL,
        PRIMARY KEY (table_id, version)
    );
    CREATE TABLE game_table (
        table_id text COLLATE "C" PRIMARY KEY,
        code text COLLATE "C" NOT NULL UNIQUE,
        updated_at double precision NOT NULL,
        summary bytea
    );
    CREATE TABLE sitting (
        person text COLLATE "C" NOT NULL,
        table_id text COLLATE "C" NOT NULL,
        PRIMARY KEY (person, table_id)
    );
    CREATE INDEX sitting_by_table ON sitting (table_id);
    CREATE TABLE snapshot (
        table_id text COLLATE "C" PRIMARY KEY,
        version integer NOT NULL,
        format text COLLATE "C" NOT NULL,
        data bytea NOT NULL
    );
    CREATE TABLE report (
        table_id text COLLATE "C" NOT NULL,
        seat integer NOT NULL,
        data bytea NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE TABLE keyed_value (
        key text COLLATE "C" PRIMARY KEY,
        owner text COLLATE "C" NOT NULL UNIQUE,
        value bytea NOT NULL,
        until double precision NOT NULL
    );
    CREATE INDEX keyed_value_by_until ON keyed_value (until);

    CREATE TABLE result (
        table_id text COLLATE "C" NOT NULL,
        seat integer NOT NULL,
        person text COLLATE "C" NOT NULL,
        name text NOT NULL,
        finished_at double precision NOT NULL,
        side text NOT NULL,
        day text COLLATE "C",
        counts integer NOT NULL,
        total integer NOT NULL,
        turns text COLLATE "C" NOT NULL,
        details text NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX result_by_person ON result (person, finished_at);
    CREATE INDEX result_by_turns ON result (turns) WHERE day IS NOT NULL;
    CREATE INDEX result_by_day ON result (side, day, person, total, finished_at) WHERE counts = 1;
    CREATE INDEX result_daily ON result (person, day DESC, side, total) WHERE counts = 1;
    CREATE TABLE loss (
        person text COLLATE "C" NOT NULL,
        table_id text COLLATE "C" NOT NULL,
        seat integer NOT NULL,
        points text NOT NULL,
        PRIMARY KEY (person, table_id, seat)
    );

    CREATE TABLE standing (
        side text NOT NULL,
        person text COLLATE "C" NOT NULL,
        points integer NOT NULL,
        games integer NOT NULL,
        last double precision NOT NULL,
        PRIMARY KEY (side, person)
    );
    CREATE INDEX standing_by_points ON standing (side, points DESC, last, person);
    CREATE FUNCTION hashi_result_added() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO standing AS s VALUES (NEW.side, NEW.person, NEW.total, 1, NEW.finished_at)
            ON CONFLICT (side, person) DO UPDATE SET points = s.points + excluded.points,
            games = s.games + 1, last = greatest(s.last, excluded.last);
        RETURN NULL;
    END $$;
    CREATE FUNCTION hashi_result_removed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        UPDATE standing SET points = points - OLD.total, games = games - 1
            WHERE side = OLD.side AND person = OLD.person;
        DELETE FROM standing WHERE side = OLD.side AND person = OLD.person AND games = 0;
        RETURN NULL;
    END $$;
    CREATE TRIGGER result_added AFTER INSERT ON result
        FOR EACH ROW WHEN (NEW.counts = 1) EXECUTE FUNCTION hashi_result_added();
    CREATE TRIGGER result_removed AFTER DELETE ON result
        FOR EACH ROW WHEN (OLD.counts = 1) EXECUTE FUNCTION hashi_result_removed();

    CREATE FUNCTION hashi_has_events(
        the_table text, expected integer, times double precision[], blobs bytea[]
    ) RETURNS boolean LANGUAGE sql AS $$
        SELECT count(*) = cardinality(blobs) FROM event e
        JOIN unnest(times, blobs) WITH ORDINALITY AS b(at, data, n)
            ON e.version = expected + b.n AND e.at = b.at AND e.data = b.data
        WHERE e.table_id = the_table
    $$;

    -- Whether the events are there now: appended, or there from a try whose answer was lost. That
    -- try may still be at work in another backend: then this one waits for it and finds its rows.
    CREATE FUNCTION hashi_append(
        the_table text, expected integer, times double precision[], blobs bytea[],
        people text[], new_code text, the_node text, the_summary bytea, the_results jsonb
    ) RETURNS boolean LANGUAGE plpgsql AS $$
    DECLARE
        many integer := cardinality(blobs);
        newest double precision := times[many];
        last integer;
    BEGIN
        SELECT coalesce(max(version), 0) INTO last FROM event WHERE table_id = the_table;
        IF last <> expected THEN
            RETURN hashi_has_events(the_table, expected, times, blobs);
        END IF;
        INSERT INTO event
            SELECT the_table, expected + n, b.at, b.data
            FROM unnest(times, blobs) WITH ORDINALITY AS b(at, data, n);
        IF new_code IS NOT NULL THEN
            INSERT INTO game_table VALUES (the_table, new_code, newest, the_summary);
        ELSE
            UPDATE game_table SET updated_at = newest, summary = the_summary
                WHERE table_id = the_table;
            IF NOT FOUND THEN
                RAISE unique_violation USING MESSAGE = 'a new table needs a code';
            END IF;
        END IF;
        INSERT INTO sitting SELECT p, the_table FROM unnest(people) AS p ON CONFLICT DO NOTHING;
        IF the_results <> '[]'::jsonb THEN
            INSERT INTO result SELECT * FROM jsonb_populate_recordset(NULL::result, the_results)
                ON CONFLICT DO NOTHING;
        END IF;
        PERFORM pg_notify('hashi', the_table || ' ' || (expected + many) || ' ' || the_node);
        RETURN true;
    EXCEPTION WHEN unique_violation THEN
        RETURN hashi_has_events(the_table, expected, times, blobs);
    END $$;

    CREATE FUNCTION hashi_put(
        the_key text, the_owner text, the_value bytea, now_is double precision,
        the_end double precision
    ) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
        LOOP
            BEGIN
                DELETE FROM keyed_value
                    WHERE until <= now_is OR key = the_key OR owner = the_owner;
                INSERT INTO keyed_value VALUES (the_key, the_owner, the_value, the_end);
                RETURN;
            EXCEPTION WHEN unique_violation THEN  -- another node was faster: replace its value
            END;
        END LOOP;
    END $$;

    CREATE UNLOGGED TABLE node (
        id text COLLATE "C" PRIMARY KEY,
        seen_at timestamptz NOT NULL
    );
    CREATE UNLOGGED TABLE presence (
        table_id text COLLATE "C" NOT NULL,
        node text COLLATE "C" NOT NULL REFERENCES node (id) ON DELETE CASCADE,
        person text COLLATE "C" NOT NULL,
        PRIMARY KEY (table_id, node, person)
    );
    CREATE INDEX presence_by_node ON presence (node);

    CREATE FUNCTION hashi_depart(the_node text) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify('hashi', t || ' 0 ' || the_node)
            FROM (SELECT DISTINCT table_id AS t FROM presence WHERE node = the_node) AS tables;
        DELETE FROM node WHERE id = the_node;
    END $$;

    -- Whether this node was not known; nodes that were silent for too long are removed.
    CREATE FUNCTION hashi_beat(the_node text, patience double precision)
    RETURNS boolean LANGUAGE plpgsql AS $$
    DECLARE
        is_new boolean;
    BEGIN
        UPDATE node SET seen_at = clock_timestamp() WHERE id = the_node;
        is_new := NOT FOUND;
        IF is_new THEN
            INSERT INTO node VALUES (the_node, clock_timestamp());
        END IF;
        PERFORM hashi_depart(id) FROM (
            SELECT id FROM node
            WHERE seen_at < clock_timestamp() - make_interval(secs => patience)
            FOR UPDATE SKIP LOCKED
        ) AS dead;
        RETURN is_new;
    END $$;

    CREATE FUNCTION hashi_set_presence(the_node text, the_table text, people text[])
    RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
        DELETE FROM presence WHERE node = the_node AND table_id = the_table;
        INSERT INTO presence SELECT the_table, the_node, p FROM unnest(people) AS p;
        PERFORM pg_notify('hashi', the_table || ' 0 ' || the_node);
    END $$;
    """,
)


async def migrate(
    database: "asyncpg.Connection[Any]", migrations: Sequence[str] = MIGRATIONS
) -> None:
    """Migrate the database to the newest schema; of several first starts one works, others wait."""
    async with database.transaction():
        await database.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        version = await schema_version(database)
        if version > len(migrations):
            raise SchemaError(
                f"the data are of schema {version}, this program knows {len(migrations)}"
            )
        for script in migrations[version:]:
            await database.execute(script)
        await database.execute("CREATE TABLE IF NOT EXISTS hashi_schema (version integer NOT NULL)")
        await database.execute("DELETE FROM hashi_schema")
        await database.execute("INSERT INTO hashi_schema VALUES ($1)", len(migrations))


async def schema_version(database: "asyncpg.Connection[Any]") -> int:
    """The version of the data; 0 in a database that has none of ours."""
    if not await database.fetchval("SELECT to_regclass('hashi_schema') IS NOT NULL"):
        return 0
    return int(await database.fetchval("SELECT coalesce(max(version), 0) FROM hashi_schema"))
