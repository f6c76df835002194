// The tables of this device in IndexedDB: events, and what follows from them, as `hashi.offline.store` asks for it.
// Every question is one transaction. What is written is on disk before it is answered.

const NAME = "hashi";
const VERSION = 1;
const NEWS = "hashi-tables";
const STORES = ["place", "event", "result", "loss", "report", "kept"] as const;

type Event = [version: number, at: number, data: string];
type Row = [table: string, seat: number, person: string, ...rest: unknown[]];
interface Place {
  table: string;
  code: string;
  version: number;
  at: number;
  summary: string | null;
  people: string[];
}
interface Kept {
  key: string;
  owner: string;
  value: string;
  until: number;
}
interface Append {
  table: string;
  expected: number;
  code: string | null;
  people: string[];
  summary: string | null;
  events: Event[];
  results: Row[];
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("database"));
  });

function upgrade(database: IDBDatabase): void {
  const places = database.createObjectStore("place", { keyPath: "table" });
  places.createIndex("code", "code", { unique: true });
  places.createIndex("people", "people", { multiEntry: true });
  for (const name of STORES.slice(1, -1)) database.createObjectStore(name);
  database.createObjectStore("kept", { keyPath: "key" });
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

const questions: Record<string, (database: Database, values: never) => Promise<unknown>> = {
  append: (database, values: Append) => database.append(values),
  read: (database, { table, after }: { table: string; after: number }) =>
    database.read("event", (store) => store.getAll(IDBKeyRange.bound([table, after + 1], [table, Infinity]))),
  exists: async (database, { table }: { table: string }) => (await database.place(table)) !== undefined,
  find: async (database, { code }: { code: string }) => {
    const place = await database.read<Place | undefined>("place", (store) => store.index("code").get(code));
    return place?.table ?? null;
  },
  places: async (database, { person, most }: { person: string; most: number }) => {
    const places = await database.read<Place[]>("place", (store) => store.index("people").getAll(person));
    const newest = places.sort((one, other) => other.at - one.at).slice(0, most);
    return newest.map(({ table, code, at, summary }) => [table, code, at, summary]);
  },
  summarise: (database, values: { table: string; at: number; summary: string }) => database.summarise(values),
  results: (database) => database.read("result", (store) => store.getAll()),
  losses: (database) => database.read("loss", (store) => store.getAll()),
  "save-loss": (database, { loss }: { loss: Row }) =>
    database.write(["loss"], ({ loss: store }) => void store?.put(loss, loss.slice(0, 3) as string[])),
  "save-report": (database, { table, seat, data }: { table: string; seat: number; data: string }) =>
    database.write(["report"], ({ report }) => void report?.put(data, [table, seat])),
  report: async (database, { table, seat }: { table: string; seat: number }) =>
    (await database.read<string | undefined>("report", (store) => store.get([table, seat]))) ?? null,
  forget: (database, { person }: { person: string }) => database.forget(person),
  keep: (database, { at: _, ...kept }: Kept & { at: number }) =>
    database.write(["kept"], ({ kept: store }) => void store?.put(kept)),
  "keep-first": (database, kept: Kept) => database.keepFirst(kept),
  kept: (database, values: { key: string; at: number; take: boolean }) => database.kept(values),
};

export class Database {
  #news = new BroadcastChannel(NEWS);

  constructor(private readonly base: IDBDatabase) {}

  /** The answer to a question of `hashi.offline.store`, both as JSON. */
  async ask(question: string, values: string): Promise<string> {
    const answer = questions[question];
    if (!answer) throw new Error(`no such question: ${question}`);
    return JSON.stringify(await answer(this, JSON.parse(values) as never));
  }

  /** Hear of what other pages of this browser append. */
  listen(hear: (table: string, version: number) => void): void {
    this.#news.onmessage = ({ data }: MessageEvent<[string, number]>) => hear(...data);
  }

  place(table: string): Promise<Place | undefined> {
    return this.read<Place | undefined>("place", (store) => store.get(table));
  }

  /** How many tables have a game that is not over, by their summaries. */
  async unfinished(): Promise<number> {
    const places = await this.read<Place[]>("place", (store) => store.getAll());
    return places.filter(({ summary }) => (JSON.parse(summary ?? "{}") as { phase?: string }).phase !== "over").length;
  }

  /** Events follow the version their writer saw, or nothing is stored at all. */
  async append(append: Append): Promise<boolean> {
    const stored = await this.write(["place", "event", "result"], async ({ place, event, result }, abort) => {
      const before = (await done(place!.get(append.table))) as Place | undefined;
      const taken = append.code !== null && (await done(place!.index("code").count(append.code))) > 0;
      if ((before?.version ?? 0) !== append.expected || (taken && !before) || (!before && append.code === null)) {
        abort();
        return;
      }
      const [version, at] = append.events.at(-1)!;
      const people = [...new Set([...(before?.people ?? []), ...append.people])];
      const code = before?.code ?? append.code!;
      place!.put({ table: append.table, code, version, at, summary: append.summary, people } satisfies Place);
      for (const one of append.events) event!.put(one, [append.table, one[0]]);
      for (const row of append.results) result!.put(row, [row[0], row[1]]);
    });
    if (stored) this.#news.postMessage([append.table, append.events.at(-1)![0]]);
    return stored;
  }

  summarise({ table, at, summary }: { table: string; at: number; summary: string }): Promise<boolean> {
    return this.write(["place"], async ({ place }) => {
      const before = (await done(place!.get(table))) as Place | undefined;
      if (before?.at === at) place!.put({ ...before, summary });
    });
  }

  forget(person: string): Promise<boolean> {
    return this.write(["result", "loss"], async ({ result, loss }) => {
      for (const [store, column] of [
        [result!, 2],
        [loss!, 0],
      ] as const) {
        const [rows, keys] = await Promise.all([done(store.getAll()), done(store.getAllKeys())]);
        (rows as Row[]).forEach((row, index) => row[column] === person && store.delete(keys[index]!));
      }
    });
  }

  /** The value under a key; of several pages that bring one, the first one's. */
  async keepFirst(kept: Kept): Promise<string> {
    let { value } = kept;
    await this.write(["kept"], async ({ kept: store }) => {
      const before = (await done(store!.get(kept.key))) as Kept | undefined;
      if (before) value = before.value;
      else store!.put(kept);
    });
    return value;
  }

  async kept({ key, at, take }: { key: string; at: number; take: boolean }): Promise<string | null> {
    const found = await this.read<Kept | undefined>("kept", (store) => store.get(key));
    if (found && take) await this.write(["kept"], ({ kept }) => void kept?.delete(key));
    return found && found.until > at ? found.value : null;
  }

  read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
    return done(ask(this.base.transaction(name).objectStore(name))) as Promise<T>;
  }

  /** Write into some stores; false if it was given up, and resolved only when it is on disk. */
  write(
    names: string[],
    act: (stores: Record<string, IDBObjectStore | undefined>, abort: () => void) => void | Promise<void>,
  ): Promise<boolean> {
    const transaction = this.base.transaction(names, "readwrite", { durability: "strict" });
    return new Promise((resolve, reject) => {
      let givenUp = false;
      const abort = () => {
        givenUp = true;
        transaction.abort();
      };
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => (givenUp ? resolve(false) : reject(transaction.error ?? new Error("database")));
      const stores = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]));
      Promise.resolve(act(stores, abort)).catch((error: unknown) => {
        if (!givenUp) transaction.abort();
        reject(error as Error);
      });
    });
  }
}
