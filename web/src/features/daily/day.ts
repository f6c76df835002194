/** Days of the daily deal in words: dates such as 2026-11-16, which begin at midnight UTC. */

import { regional } from "../../core/texts.svelte";

const DAY_MS = 86_400_000;

function named(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(regional(language), { ...options, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A day in the words of a language. */
export const dayName = (day: string, language: string): string =>
  named(day, language, { day: "numeric", month: "long", year: "numeric" });

/** Its month, where there is little room. */
export const monthName = (day: string, language: string): string => named(day, language, { month: "short" });

/** The days of the week from Monday to Sunday, where there is little room. */
export const weekdayNames = (language: string): string[] =>
  Array.from({ length: 7 }, (_, place) => named(dayAfter("2024-01-01", place), language, { weekday: "short" }));

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The days before a day in whole weeks from Monday to Sunday, oldest week first; null for days that are not over. */
export function weeksBefore(today: string, weeks: number): (string | null)[][] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const first = dayAfter(today, -weekday - 7 * (weeks - 1));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = dayAfter(first, 7 * week + place);
      return day < today ? day : null;
    }),
  );
}

/** Hours and minutes of some seconds, a part of a minute counted as a whole one. */
export function hoursAndMinutes(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(seconds / 60));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
