// What was solved in this browser: by puzzle's id, kept in local storage. The page of statistics reads it too.

import { recall, remember } from "../../core/settings.svelte";

/** The player's progress with a puzzle. */
export interface Progress {
  readonly solved: boolean;
  /** How many hints were seen; after giving up, all of them. */
  readonly hints: number;
  /** When that was: of solving it, or else of the last hint; as in 2026-11-16T09:30:00.000Z. */
  readonly at: string;
}

const KEY = "hashi-puzzles";

/** Everything kept, by id; what cannot be read counts as nothing. */
export function puzzleProgress(): Record<string, Progress> {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((pair): pair is [string, Progress] => isProgress(pair[1])));
  } catch {
    return {};
  }
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== "object" || value === null) return false;
  const { solved, hints, at } = value as Partial<Progress>;
  return typeof solved === "boolean" && typeof hints === "number" && typeof at === "string";
}

/** Keep that a puzzle was solved, or that a hint was seen; solved once stays solved. */
export function keepProgress(id: string, change: Partial<Pick<Progress, "solved" | "hints">>, now = new Date()): void {
  const kept = puzzleProgress();
  const before = kept[id] ?? { solved: false, hints: 0, at: "" };
  if (before.solved) return;
  const hints = Math.max(before.hints, change.hints ?? 0);
  remember(KEY, JSON.stringify({ ...kept, [id]: { solved: change.solved === true, hints, at: now.toISOString() } }));
}

/** Forget every puzzle. */
export function forgetProgress(): void {
  remember(KEY, "{}");
}
