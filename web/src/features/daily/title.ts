// What a table of the daily deal is called: its day in words, and whether the game counts.

import type { View } from "../../core/protocol";
import { t, texts } from "../../core/texts.svelte";
import { dayName } from "./day";

/** Null for a table of any other deal. */
export function dailyTitle({ daily, counts }: Pick<View, "daily" | "counts">): string | null {
  if (!daily) return null;
  return t(counts ? "table-daily" : "table-daily-practice", { day: dayName(daily, texts.language) });
}
