// The tables of this device in IndexedDB: events, and what follows from them, as `hashi.offline.store` asks for it.
// Every question is one transaction. What is written is on disk before it is answered. Bytes are base64 here.
// tests/store runs the contract of all stores on this module in a real browser.

const NAME = "hashi";
const VERSION = 1;
const NEWS = "hashi-tables";
/** What is stored, and which fields of a row are its key. */
const KEYS = {
  game_table: "table",
  event: ["table", "version"],
  snapshot: "table",
  report: ["table", "seat"],
  result: ["table", "seat"],
  loss: ["person", "table", "seat"],
  keyed_value: "key",
} as const;

type Name = keyof typeof KEYS;
type Bytes = string;
interface GameTable {
  table: string;
  code: string;
  version: number;
  updated_at: number;
  summary: Bytes | null;
  people: string[];
}
interface Stored {
  version: number;
  at: number;
  data: Bytes;
}
interface Append {
  table: string;
  events: Stored[];
  people: string[];
  code: string | null;
  summary: Bytes | null;
  results: ResultRow[];
}
interface Snapshot {
  version: number;
  format: string;
  data: Bytes;
}
interface Loss {
  person: string;
  table: string;
  seat: number;
}
interface KeyedValue {
  key: string;
  owner: string;
  value: Bytes;
  until: number;
}
/** The fields of `hashi.store.result.ResultRow` that the page reads. */
export interface ResultRow {
  table: string;
  seat: number;
  person: string;
  name: string;
  finished_at: number;
  side: string;
  day: string | null;
  counts: boolean;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("database"));
  });

function upgrade(database: IDBDatabase): void {
  const create = (name: Name) => database.createObjectStore(name, { keyPath: KEYS[name] as string | string[] });
  const tables = create("game_table");
  tables.createIndex("code", "code", { unique: true });
  tables.createIndex("people", "people", { multiEntry: true });
  for (const name of ["event", "snapshot", "report"] as const) create(name);
  for (const name of ["result", "loss"] as const) create(name).createIndex("person", "person");
  const values = create("keyed_value");
  values.createIndex("owner", "owner", { unique: true });
  values.createIndex("until", "until");
}

let opened: Promise<Database> | null = null;
const forget = () => void (opened = null);

/** The database of this browser: opened once, and again after a failure or if the browser has closed it. */
export function openDatabase(): Promise<Database> {
  if (!opened) {
    opened = open();
    opened.catch(forget);
  }
  return opened;
}

async function open(): Promise<Database> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => upgrade(request.result);
  const base = await done(request);
  base.onclose = forget;
  // A page of a newer version waits until every older one has let go.
  base.onversionchange = () => {
    base.close();
    forget();
  };
  return new Database(base);
}

const eventsAfter = (events: IDBObjectStore, table: string, version: number): Promise<Stored[]> =>
  done(events.getAll(IDBKeyRange.bound([table, version], [table, Infinity], true)));

async function deleteAll(store: IDBObjectStore, index: string, query: IDBValidKey | IDBKeyRange): Promise<void> {
  for (const key of await done(store.index(index).getAllKeys(query))) store.delete(key);
}

/** Questions by their names; the answers are what the contract of `hashi.store` says. */
const questions: Record<string, (database: Database, values: never) => Promise<unknown>> = {
  append: (database, append: Append) => database.append(append),
  read: (database, { table, after }: { table: string; after: number }) =>
    database.read(["event"], ([events]) => eventsAfter(events, table, after)),
  load: (database, { table, format }: { table: string; format: string }) =>
    database.read(["snapshot", "event"], async ([snapshots, events]) => {
      const found = (await done(snapshots.get(table))) as Snapshot | undefined;
      const fits = found?.format === format && (await done(events.count([table, found.version]))) > 0;
      return [fits ? found : null, await eventsAfter(events, table, fits ? found.version : 0)];
    }),
  "save-snapshot": (database, { table, ...snapshot }: Snapshot & { table: string }) =>
    database.write(["snapshot"], async ([snapshots]) => {
      const before = (await done(snapshots.get(table))) as Snapshot | undefined;
      if (!before || before.format !== snapshot.format || before.version < snapshot.version)
        snapshots.put({ table, ...snapshot });
    }),
  exists: (database, { table }: { table: string }) => database.has(table),
  find: (database, { code }: { code: string }) =>
    database.read(
      ["game_table"],
      async ([tables]) => ((await done(tables.index("code").get(code))) as GameTable | undefined)?.table ?? null,
    ),
  tables: (database, { person, most }: { person: string; most: number }) =>
    database.read(["game_table"], async ([tables]) => {
      const found = (await done(tables.index("people").getAll(person))) as GameTable[];
      return found.sort((one, other) => other.updated_at - one.updated_at).slice(0, most);
    }),
  summarise: (database, { table, updated_at, summary }: Pick<GameTable, "table" | "updated_at" | "summary">) =>
    database.write(["game_table"], async ([tables]) => {
      const before = (await done(tables.get(table))) as GameTable | undefined;
      if (before?.updated_at === updated_at) tables.put({ ...before, summary });
    }),
  results: (database) => database.results(),
  losses: (database) => database.read(["loss"], ([losses]) => done(losses.getAll())),
  "save-loss": (database, loss: Loss) =>
    database.write(["loss"], async ([losses]) => {
      if ((await done(losses.count([loss.person, loss.table, loss.seat]))) === 0) losses.put(loss);
    }),
  "save-report": (database, report: { table: string; seat: number; data: Bytes }) =>
    database.write(["report"], ([reports]) => void reports.put(report)),
  report: (database, { table, seat }: { table: string; seat: number }) =>
    database.read(
      ["report"],
      async ([reports]) => ((await done(reports.get([table, seat]))) as { data: Bytes } | undefined)?.data ?? null,
    ),
  "forget-results": (database, { person }: { person: string }) =>
    database.write(["loss", "result"], async ([losses, results]) => {
      await deleteAll(losses, "person", person);
      await deleteAll(results, "person", person);
    }),
  put: (database, { at, ...value }: KeyedValue & { at: number }) =>
    database.write(["keyed_value"], async ([values]) => {
      await deleteAll(values, "until", IDBKeyRange.upperBound(at));
      await deleteAll(values, "owner", value.owner);
      values.put(value);
    }),
  "put-if-absent": (database, value: KeyedValue) =>
    database.write(["keyed_value"], async ([values]) => {
      const before = (await done(values.get(value.key))) as KeyedValue | undefined;
      if (!before) values.put(value);
      return (before ?? value).value;
    }),
  get: (database, { key, at }: { key: string; at: number }) =>
    database.read(["keyed_value"], async ([values]) =>
      unexpired((await done(values.get(key))) as KeyedValue | undefined, at),
    ),
  pop: (database, { key, at }: { key: string; at: number }) =>
    database.write(["keyed_value"], async ([values]) => {
      const found = (await done(values.get(key))) as KeyedValue | undefined;
      values.delete(key);
      return unexpired(found, at);
    }),
  page: (database, { after, most }: { after: string; most: number }) =>
    database.read(["game_table", "event", "report"], async ([tables, events, reports]) => {
      const found = (await done(tables.getAll(IDBKeyRange.lowerBound(after, true), most))) as GameTable[];
      return Promise.all(
        found.map(async ({ table, code, people }) => ({
          ...{ table, code, people },
          events: await eventsAfter(events, table, 0),
          reports: ((await done(reports.getAll(IDBKeyRange.bound([table], [table, []])))) as { data: Bytes }[]).map(
            ({ data }) => data,
          ),
        })),
      );
    }),
};

const unexpired = (found: KeyedValue | undefined, at: number): Bytes | null =>
  found && found.until > at ? found.value : null;

type Stores<Names> = { [Key in keyof Names]: IDBObjectStore };

export class Database {
  #news = new BroadcastChannel(NEWS);

  constructor(private readonly base: IDBDatabase) {}

  /** The answer to a question of `hashi.offline.store`, both as JSON. */
  async ask(question: string, values: string): Promise<string> {
    const answer = questions[question];
    if (!answer) throw new Error(`no such question: ${question}`);
    return JSON.stringify((await answer(this, JSON.parse(values) as never)) ?? null);
  }

  /** Hear of what other pages of this browser append. */
  listen(hear: (table: string, version: number) => void): void {
    this.#news.onmessage = ({ data }: MessageEvent<[string, number]>) => hear(...data);
  }

  has(table: string): Promise<boolean> {
    return this.read(["game_table"], async ([tables]) => (await done(tables.count(table))) > 0);
  }

  /** How many tables have a game that is not over, by their summaries. */
  async unfinished(): Promise<number> {
    const tables = (await this.read(["game_table"], ([store]) => done(store.getAll()))) as GameTable[];
    const phase = (summary: Bytes) => (JSON.parse(atob(summary)) as { phase?: string }).phase;
    return tables.filter(({ summary }) => summary === null || phase(summary) !== "over").length;
  }

  results(): Promise<ResultRow[]> {
    return this.read(["result"], ([results]) => done(results.getAll()));
  }

  /** Events follow the version their writer saw, a new table has a code of its own; or nothing is stored at all. */
  async append({ table, events, people, code, summary, results }: Append): Promise<boolean> {
    const { version, at } = events.at(-1)!;
    const stored = await this.write(["game_table", "event", "result"], async ([tables, log, rows]) => {
      const before = (await done(tables.get(table))) as GameTable | undefined;
      const taken = code !== null && (await done(tables.index("code").count(code))) > 0;
      const asNew = code !== null && !taken;
      if ((before?.version ?? 0) !== events[0]!.version - 1 || (before ? code !== null : !asNew)) return false;
      const sitting = [...new Set([...(before?.people ?? []), ...people])];
      tables.put({
        table,
        code: before?.code ?? code!,
        version,
        updated_at: at,
        summary,
        people: sitting,
      } satisfies GameTable);
      for (const event of events) log.put({ table, ...event });
      for (const row of results) if ((await done(rows.count([row.table, row.seat]))) === 0) rows.put(row);
      return true;
    });
    if (stored) this.#news.postMessage([table, version]);
    return stored;
  }

  read<T, const Names extends readonly Name[]>(names: Names, ask: (stores: Stores<Names>) => Promise<T>): Promise<T> {
    return this.#transact("readonly", names, ask);
  }

  write<T, const Names extends readonly Name[]>(
    names: Names,
    act: (stores: Stores<Names>) => T | Promise<T>,
  ): Promise<T> {
    return this.#transact("readwrite", names, act);
  }

  /** One transaction; resolved only when it is complete, which for one that writes means on disk. */
  async #transact<T, const Names extends readonly Name[]>(
    mode: IDBTransactionMode,
    names: Names,
    act: (stores: Stores<Names>) => T | Promise<T>,
  ): Promise<T> {
    const transaction = this.base.transaction(names, mode, { durability: "strict" });
    const complete = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("database"));
    });
    const stores = names.map((name) => transaction.objectStore(name)) as Stores<Names>;
    const acting = Promise.resolve(act(stores)).catch((error: unknown) => {
      if (transaction.error === null) transaction.abort(); // a request that fails has done so itself
      throw error;
    });
    const [answer] = await Promise.all([acting, complete]);
    return answer;
  }
}
