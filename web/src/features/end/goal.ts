/** Small goals for the first games, below the printed ranks; which were reached is kept in this browser. */

import type { Category } from "../../core/constants";
import type { View } from "../../core/protocol";
import { recall, remember } from "../../core/settings.svelte";

export const GOALS = ["colour", "six", "thirty"] as const;
export type Goal = (typeof GOALS)[number];

const KEY = "hashi-goals";
const ENOUGH = 30;

/** The goals that one game reached. */
export function goalsOf(score: { categories: Partial<Record<Category, object>>; total: number }): Goal[] {
  const { categories, total } = score;
  const reached = { colour: categories.red ?? categories.blue, six: categories.six, thirty: total >= ENOUGH };
  return GOALS.filter((goal) => reached[goal]);
}

/** The goals that were reached with a game alone, and those among them that are new; null once all were before it. */
export function noteGoals(view: Pick<View, "seats">): { reached: Goal[]; fresh: Goal[] } | null {
  const [own, other] = view.seats;
  if (!own?.mine || other) return null;
  const known = (recall(KEY) ?? "").split(" ");
  const fresh = goalsOf(own.score).filter((goal) => !known.includes(goal));
  const reached = GOALS.filter((goal) => known.includes(goal) || fresh.includes(goal));
  remember(KEY, reached.join(" "));
  return reached.length === GOALS.length && fresh.length === 0 ? null : { reached, fresh };
}
