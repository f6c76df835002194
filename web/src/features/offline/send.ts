// The games that were finished on this device go to the server once it is there: as records, which it replays.
// Each is sent once; what was sent but not noted is recognised by the server.

import { api, ApiError } from "../../core/api";
import { openDatabase, type ResultRow } from "../../core/device/database";
import type { Created, FinishedGame } from "../../core/protocol";
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
  /** The day and the side of a daily deal that may count. */
  daily: Day | null;
}

interface Day {
  day: string;
  side: string;
}

/** What is still to be sent, oldest first. Seats of others at this device leave no row. */
export function unsent(rows: ResultRow[], sent: readonly string[], now: number): Finished[] {
  return rows
    .filter(({ table }) => !sent.includes(table))
    .sort((one, other) => one.finished_at - other.finished_at)
    .map(({ table, name, side, day, counts }) => ({
      table,
      name,
      daily: counts && day !== null && now - Date.parse(day) < LATEST_MS ? { day, side } : null,
    }));
}

/** Whether a refusal is about the record itself: then the server would say the same another time. */
export const isFinal = (status: number): boolean => status >= 400 && status < 500 && !NOT_NOW.includes(status);

/** Whether the server has taken a record, or will never; an error if it is to be asked another time. */
async function isTaken(posted: Promise<unknown>): Promise<boolean> {
  try {
    await posted;
    return true;
  } catch (error) {
    if (error instanceof ApiError && isFinal(error.status)) return false;
    throw error;
  }
}

/** A daily deal that does not count, because there is another attempt or the day is over, is a game like any other. */
async function send({ table, name, daily }: Finished): Promise<boolean> {
  const game = await api.finishedGame(table).catch((error: ApiError) => {
    if (error.status === 0) throw error;
  });
  if (!game) return false; // the device itself cannot read it
  return (daily !== null && (await isTaken(sendDaily(table, name, daily, game)))) || isTaken(api.postGame(game));
}

async function sendDaily(table: string, name: string, { day, side }: Day, { record }: FinishedGame): Promise<Created> {
  return api.postDailyRecord(day, side, { name, record, seconds_ago: await api.secondsAgo(table) });
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
