// The judge's twin: which rules a turn breaks. Gives the answers of Python's `rules.judge`, which has the last word;
// tests/page holds the two together on thousands of drafts.

import type { RefusalView } from "../core/protocol";
import type { Card, Drawing, Turn } from "./drawing";
import { ends } from "./geometry";

/** A broken rule and the mark that breaks it: an island, a line, or null for all bridges. */
export interface Violation {
  readonly refusal: RefusalView;
  readonly mark: string | null;
}

/** The most bridges an island without a number may have (T13). */
export const MOST_UNNUMBERED = 6;
export const MOST_ON_LINE = 2;

export const refuse = (code: string, rule: string, where: string | null = null): RefusalView => ({ code, rule, where });

/** What cannot be drawn at all, whatever the table (M1). */
const IMPOSSIBLE = ["T3", "T9", "T10"];

export const isImpossible = (refusal: RefusalView): boolean => IMPOSSIBLE.includes(refusal.rule ?? "");

/** Every rule the turn breaks: first its number, then its bridges in the order of the board. */
export function violations(before: Drawing, card: Card, turn: Turn): Violation[] {
  const found: Violation[] = [];
  let drawing = before;
  if (turn.island !== null && turn.number !== null) {
    const refusal = numberViolation(drawing, card, turn.number, turn.island);
    if (refusal) found.push({ refusal, mark: turn.island });
    if (!refusal || !isImpossible(refusal)) drawing = drawing.withNumber(turn.number, turn.island);
  }
  if (turn.bridges.length > 0) {
    if (turn.bridges.length !== card.bridges) found.push({ refusal: refuse("bridge-count", "T7"), mark: null });
    found.push(...bridgeViolations(drawing, turn.bridges));
  }
  return found;
}

/** The rule broken by writing a number on an island, or null. */
export function numberViolation(drawing: Drawing, card: Card, number: number, at: string): RefusalView | null {
  if (!drawing.hasIsland(at)) return refuse("no-such-island", "T3", at);
  if (number !== card.number) return refuse("number-not-on-card", "T3", at);
  if (drawing.number(at)) return refuse("island-has-number", "T3", at);
  const bridges = drawing.bridgesAt(at);
  if (!bridges && drawing.flags[at]) return refuse("flag-without-bridge", "T5", at);
  if (number < bridges) return refuse("number-too-small", "T6", at);
  return null;
}

/** What the bridges break, drawn one by one in the order of the board. */
export function bridgeViolations(before: Drawing, lines: readonly string[]): Violation[] {
  const found: Violation[] = [];
  let drawing = before;
  for (const line of [...lines].sort()) {
    const add = (code: string, rule: string, where = line) =>
      found.push({ refusal: refuse(code, rule, where), mark: line });
    if (!drawing.hasLine(line)) {
      add("no-such-line", "T9");
      continue;
    }
    if (drawing.bridgesOn(line) >= MOST_ON_LINE) {
      add("line-full", "T10");
      continue;
    }
    if (drawing.isCrossed(line)) add("bridge-crossed", "T11");
    drawing = drawing.withBridge(line);
    if (!ends(line).some((end) => drawing.number(end))) add("bridge-without-number", "T8");
    for (const end of ends(line)) {
      const number = drawing.number(end);
      if (drawing.bridgesAt(end) <= (number || MOST_UNNUMBERED)) continue;
      if (number) add("number-exceeded", "T12", end);
      else add("six-exceeded", "T13", end);
    }
  }
  return found;
}

/** The first rule broken by these bridges, or null. */
export function firstViolation(drawing: Drawing, lines: readonly string[]): RefusalView | null {
  return bridgeViolations(drawing, lines)[0]?.refusal ?? null;
}
