/** Rule texts speak of other rules by their ids; here those ids become links. */

import { RULE_IDS } from "./id";

const known = new Set(RULE_IDS);

export interface Piece {
  text: string;
  /** The rule this piece names, or null for plain words. */
  id: string | null;
}

/** A rule's text in pieces: words, and ids of other rules. */
export function pieces(text: string, own: string): Piece[] {
  return text
    .split(/\b([A-Z]\d{1,2})\b/)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, id: part !== own && known.has(part) ? part : null }));
}
