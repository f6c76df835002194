// Whether somebody is new to the game in this browser, and the table of their first game, which has notes for its first
// cards. The one place that decides it, whichever way somebody came to a table.

import { type NextCard, recall, remember, settings } from "../core/settings.svelte";

const FINISHED = "hashi-finished-games";
const FIRST = "hashi-first-game";
const ASKED = "hashi-learn-asked";
export const LEARN = "hashi-learn";
export const LEARNED = "done";

/** So many games somebody is a beginner. */
const BEGINNER_GAMES = 3;
/** The rounds with a note; 0 is the start. */
const NOTED_ROUNDS = [0, 1, 2, 3];

const finished = (): string[] => (recall(FINISHED) ?? "").split(" ").filter(Boolean);

/** A game was played to its end here. Only the first few are counted. */
export function recordFinished(table: string): void {
  const tables = finished();
  if (tables.length < BEGINNER_GAMES && !tables.includes(table)) remember(FINISHED, [...tables, table].join(" "));
}

/** Whether the tutorial was finished, begun or never seen. */
export function tutorialState(): "done" | "begun" | "new" {
  const kept = recall(LEARN);
  return kept === LEARNED ? "done" : kept === null ? "new" : "begun";
}

/** Nobody has finished a game here yet. */
export const isFirstGame = (): boolean => finished().length === 0;

/** Somebody who has neither finished a game here nor the tutorial. */
export const isNew = (): boolean => isFirstGame() && tutorialState() !== "done";

/** Whether the tutorial is to be offered before the first card: to newcomers, once. */
export const isToBeAsked = (): boolean => isNew() && recall(ASKED) === null;

export function recordAsked(): void {
  remember(ASKED, "yes");
}

/** The key of the note for a round at a table, or null: notes stay with the first table somebody plays at. */
export function noteFor(table: string, round: number): string | null {
  if (!isFirstGame() || !NOTED_ROUNDS.includes(round)) return null;
  const first = recall(FIRST);
  if (first === null) remember(FIRST, table);
  return first === null || first === table ? `note-${round}` : null;
}

/** Alone, when the next card is turned: as chosen; else beginners are waited for. */
export function nextCard(): NextCard {
  return settings.nextCard ?? (finished().length < BEGINNER_GAMES ? "tap" : "pause");
}
