/** What this browser knows of a table's deal from having been there, kept in localStorage.
 *
 * One entry for each table, the newest 50. A browser that refuses to store remembers as long as the
 * page is open; an entry that cannot be read is as good as none. */

import type { View } from "../../core/protocol";
import { isDigits } from "./deal";

export interface Memory {
  /** When the table was first seen, in milliseconds. */
  since: number;
  /** What was going on then; the round is 0 before the first card. */
  joined: { phase: View["phase"]; round: number };
  /** The deck then, in the order in which it is shuffled. */
  deck: string[];
  /** The commitment then, or since the deal was sealed again; null at a known deal. */
  seal: string | null;
  /** Whether any view since showed another one. */
  sealChanged: boolean;
  /** The nonces this browser made, by seat. */
  nonces: Record<number, string>;
  /** The seats whose nonce the server said it took. Of the others it is not known: it may have come from another device. */
  given: number[];
  /** Every seat's hash as it was when the nonces were to be shown, by seat; null before. */
  hashes: Record<number, string> | null;
  /** The seats that did not show their nonce, so that the deal was sealed again. */
  withheld: number[];
  /** The seats of bots that had no nonce, in the lobby. */
  bots: number[];
  /** Once the game has begun: this person's seats, and the seats that gave no nonce. */
  begun: { own: number[]; drawn: number[] } | null;
  /** The cards in the order they were first shown. */
  cards: string[];
}

const PREFIX = "hashi-deal ";
const MOST = 50;

export function load(table: string): Memory | null {
  try {
    return read(localStorage.getItem(PREFIX + table));
  } catch {
    return null;
  }
}

export function save(table: string, memory: Memory): void {
  try {
    const isNew = localStorage.getItem(PREFIX + table) === null;
    localStorage.setItem(PREFIX + table, JSON.stringify(memory));
    if (isNew) forgetOldest();
  } catch {
    // Refused, or full: then it lasts as long as the page.
  }
}

function forgetOldest(): void {
  const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "");
  const ours = keys.filter((key) => key.startsWith(PREFIX));
  const ages = ours.map((key) => ({ key, since: read(localStorage.getItem(key))?.since ?? 0 }));
  ages.sort((one, other) => other.since - one.since);
  for (const { key } of ages.slice(MOST)) localStorage.removeItem(key);
}

/** The memory in a stored text, or null if it is none of ours, or broken. */
function read(text: string | null): Memory | null {
  let found: unknown;
  try {
    found = JSON.parse(text ?? "null");
  } catch {
    return null;
  }
  return isMemory(found) ? found : null;
}

function isMemory(value: unknown): value is Memory {
  if (!isRecord(value)) return false;
  const { since, joined, deck, seal, sealChanged, nonces, given, hashes, withheld, bots, begun, cards } = value;
  return (
    typeof since === "number" &&
    isRecord(joined) &&
    ["lobby", "setup", "play", "over"].includes(joined.phase as string) &&
    typeof joined.round === "number" &&
    isListOf("string", deck) &&
    (seal === null || isDigits(seal)) &&
    typeof sealChanged === "boolean" &&
    isRecord(nonces) &&
    Object.values(nonces).every(isDigits) &&
    isListOf("number", given) &&
    (hashes === null || (isRecord(hashes) && Object.values(hashes).every(isDigits))) &&
    isListOf("number", withheld) &&
    isListOf("number", bots) &&
    (begun === null || (isRecord(begun) && isListOf("number", begun.own) && isListOf("number", begun.drawn))) &&
    isListOf("string", cards)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOf(type: "number" | "string", value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === type);
}
