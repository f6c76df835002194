// The games that were finished on this device go to the server once it is there: as records, which it replays.
// Each is sent once; what was sent but not noted is recognised by the server.

import { openDatabase, type ResultRow } from "../../core/device/database";
import { recall, remember } from "../../core/settings.svelte";

const SENT = "hashi-sent";
const DAY_MS = 86_400_000;
/** The server takes a day's record until the next day is over. */
const LATEST_MS = 2 * DAY_MS;
/** Answers that say nothing of the record: this browser is not known, is turned away, or sends too many. */
const NOT_NOW = [401, 403, 429];

interface Finished {
  table: string;
  name: string;
  /** Where a daily deal that may count is posted. */
  daily: string | null;
}

/** What is still to be sent, oldest first. Seats of others at this device leave no row. */
export function unsent(rows: ResultRow[], sent: readonly string[], now: number): Finished[] {
  return rows
    .filter(({ table }) => !sent.includes(table))
    .sort((one, other) => one.finished_at - other.finished_at)
    .map(({ table, name, side, day, counts }) => ({
      table,
      name,
      daily: counts && day !== null && now - Date.parse(day) < LATEST_MS ? `/api/daily/${day}/${side}/record` : null,
    }));
}

/** Whether a refusal is about the record itself: then the server would say the same another time. */
export const isFinal = (status: number): boolean => status >= 400 && status < 500 && !NOT_NOW.includes(status);

/** Whether the server has taken it, or will never; an error if it is to be asked another time. */
async function post(path: string, body: unknown): Promise<boolean> {
  const { ok, status } = await fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!ok && !isFinal(status)) throw new Error(`${path}: ${status}`);
  return ok;
}

/** A daily deal that does not count, because there is another attempt or the day is over, is a game like any other. */
async function send({ table, name, daily }: Finished): Promise<boolean> {
  const { device } = await import("../../core/device/device.svelte");
  const answer = await device.request("GET", `/api/tables/${table}/finished`);
  if (!answer.ok) return false;
  const game = (await answer.json()) as { record: string };
  return (daily !== null && (await post(daily, { name, record: game.record }))) || (await post("/api/games", game));
}

const alreadySent = (): string[] => recall(SENT)?.split(" ") ?? [];

/** Send what is due, until the server wants no more for now; how many it has taken. */
export async function sendFinished(): Promise<number> {
  const rows = await (await openDatabase()).results();
  const known = new Set(rows.map(({ table }) => table));
  let taken = 0;
  try {
    for (const one of unsent(rows, alreadySent(), Date.now())) {
      if (await send(one)) taken++;
      const sent = alreadySent().filter((table) => known.has(table)); // what was deleted here is forgotten
      remember(SENT, [...sent, one.table].join(" "));
    }
  } catch {
    // The rest is sent on the next visit.
  }
  return taken;
}
