/** Days of daily deals: streaks and a calendar. Days are texts such as 2026-11-16, in UTC. Pure. */

import type { GameResult } from "../../core/protocol";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Streaks {
  /** Up to today, or to yesterday as long as today's deal is open. */
  current: number;
  longest: number;
}

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** The best total of each day whose daily deal counted. */
export function countingDays(games: readonly GameResult[]): Map<string, number> {
  const days = new Map<string, number>();
  for (const { day, counts, total } of games) {
    if (day !== null && counts) days.set(day, Math.max(total, days.get(day) ?? 0));
  }
  return days;
}

export function streaks(days: Iterable<string>, today: string): Streaks {
  const numbers = new Set([...days].map(numberOf));
  const runFrom = (last: number): number => {
    let length = 0;
    while (numbers.has(last - length)) length += 1;
    return length;
  };
  const now = numberOf(today);
  return {
    current: runFrom(now) || runFrom(now - 1),
    longest: Math.max(0, ...[...numbers].filter((day) => !numbers.has(day + 1)).map(runFrom)),
  };
}

/** Whole weeks, Monday to Sunday, up to the one of today; days to come are null. */
export function calendarWeeks(today: string, weeks: number): (string | null)[][] {
  const now = numberOf(today);
  const monday = now - ((now + 3) % 7); // 1 January 1970 was a Thursday
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = monday - 7 * (weeks - 1 - week) + weekday;
      return day > now ? null : dayOf(day * DAY_MS);
    }),
  );
}
