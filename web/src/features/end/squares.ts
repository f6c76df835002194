/** A game alone as a square for every card: which category it brought, never where. */

import { type Category, PILES, ROUNDS } from "../../core/constants";
import type { View } from "../../core/protocol";

/** The category that was reached with a card, if one was. */
export type Square = Category | null;

/** How a category is drawn: as a character, and in which colour of the theme. */
export const SIGNS: Record<Category, { text: string; colour: string }> = {
  red: { text: "🟥", colour: "--red" },
  blue: { text: "🟦", colour: "--blue" },
  six: { text: "🟨", colour: "--gold" },
};

export function squares(view: View): Square[] {
  const reached = (round: number) =>
    view.log.find((line) => line.round === round && line.what === "reached")?.category ?? null;
  return Array.from({ length: ROUNDS }, (_, place) => reached(place + 1));
}

/** The squares in rows, as the cards lie in piles (O1). */
export function rows(all: readonly Square[]): Square[][] {
  let from = 0;
  return PILES.map((length) => all.slice(from, (from += length)));
}

/** The rows as text. */
export function squareRows(all: readonly Square[]): string[] {
  return rows(all).map((row) => row.map((square) => (square ? SIGNS[square].text : "⬜")).join(""));
}
