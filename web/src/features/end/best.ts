/** The personal best of games alone, kept on this device for each board, and apart for honour games: nothing is highlighted there, and mistakes may pass. */

import type { View } from "../../core/protocol";
import { recall, remember } from "../../core/settings.svelte";
import { isOurs } from "../deal/deal";
import { sha256 } from "../deal/sha256";

interface Kept {
  total: number;
  /** The game that reached it, and the best before it: a reload says the same again. */
  table: string;
  before: number | null;
}

/** How a total compares with the best; `apart` are games that do not count, and why. */
export type Comparison =
  | { kind: "first" }
  | { kind: "new"; before: number }
  | { kind: "equal" | "below"; best: number }
  | { kind: "apart"; why: "hints" | "known" };

/** Boards are told apart by their islands and lines: a custom board may be called A too. Other cards are another game. */
function place({ board, deck, kind }: View): string {
  const cards = isOurs(deck) ? [] : [[...deck].sort()];
  const text = JSON.stringify([board.islands.map(({ at, flag }) => [at, flag]), board.lines, ...cards]);
  const digest = sha256(new TextEncoder().encode(text)).slice(0, 8);
  const apart = kind === "honour" ? "honour-" : "";
  return `hashi-best-${apart}${[...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function read(key: string): Kept | null {
  try {
    const kept = JSON.parse(recall(key) ?? "null") as Partial<Kept> | null;
    if (typeof kept?.total !== "number" || typeof kept.table !== "string") return null;
    return { total: kept.total, table: kept.table, before: typeof kept.before === "number" ? kept.before : null };
  } catch {
    return null;
  }
}

/** Compares this person's game alone with the best on this device, and keeps it if it is better; null for other games. */
export function comparedWithBest(view: View): Comparison | null {
  const [seat] = view.seats;
  if (view.seats.length !== 1 || !seat?.mine) return null;
  if (seat.hints > 0) return { kind: "apart", why: "hints" };
  if (view.proof.commitment === null) return { kind: "apart", why: "known" };
  const key = place(view);
  const kept = read(key);
  const { total } = seat.score;
  if (kept?.table === view.table)
    return kept.before === null ? { kind: "first" } : { kind: "new", before: kept.before };
  if (kept && kept.total >= total) return { kind: kept.total === total ? "equal" : "below", best: kept.total };
  const before = kept?.total ?? null;
  remember(key, JSON.stringify({ total, table: view.table, before } satisfies Kept));
  return before === null ? { kind: "first" } : { kind: "new", before };
}
