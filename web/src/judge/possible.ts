// What a draft could still become, and what is wrong with it. Twin of Python's `rules.draft` and `start_refusal`.
// Too few bridges are no fault of a draft (T7) unless no legal turn goes on from there.

import { START_NUMBERS } from "../core/constants";
import type { BoardView, RefusalView, SheetView } from "../core/protocol";
import { type Card, Drawing, type Turn } from "./drawing";
import {
  bridgeViolations,
  firstViolation,
  isImpossible,
  numberViolation,
  refuse,
  type Violation,
  violations,
} from "./judge";

export interface Possible {
  /** For every island and line why it cannot take the next mark, or null. */
  readonly islands: Readonly<Record<string, RefusalView | null>>;
  readonly lines: Readonly<Record<string, RefusalView | null>>;
  /** Why the draft cannot be played as it stands, or null. */
  readonly refusal: RefusalView | null;
  /** The islands and lines of the draft that break a rule, with the reason; bridges still missing are no fault. */
  readonly wrong: Readonly<Record<string, RefusalView>>;
}

const byName = <T>(names: readonly string[], answer: (name: string) => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, answer(name)]));

/** What could be added to a draft: the number (or its new place) and one more bridge. */
export function possible(board: BoardView, sheet: SheetView, card: Card, draft: Turn): Possible {
  const drawing = Drawing.of(board, sheet);
  const found = violations(drawing, card, draft);
  return {
    islands: islands(drawing, card, draft.bridges),
    lines: lines(drawing, card, draft),
    refusal: found[0]?.refusal ?? null,
    wrong: wrong(found, draft.bridges.length > card.bridges ? draft.bridges : []),
  };
}

/** What could be added at an honour table: all that can be drawn at all (M1). That it breaks a rule is for others to see. */
export function drawable(board: BoardView, sheet: SheetView, card: Card, draft: Turn): Possible {
  const drawing = Drawing.of(board, sheet);
  const found = violations(drawing, card, draft).filter(({ refusal }) => isImpossible(refusal));
  return {
    islands: byName(Object.keys(drawing.flags), (at) => impossible([numberViolation(drawing, card, card.number, at)])),
    lines: byName(board.lines, (line) =>
      impossible(bridgeViolations(drawing, [...draft.bridges, line]).map(({ refusal }) => refusal)),
    ),
    refusal: found[0]?.refusal ?? null,
    wrong: wrong(found, []),
  };
}

/** The first that even an honour table has. */
function impossible(refusals: readonly (RefusalView | null)[]): RefusalView | null {
  return refusals.find((refusal) => refusal && isImpossible(refusal)) ?? null;
}

/** The first reason of every mark that breaks a rule; if there are too many bridges, they all do. */
function wrong(found: readonly Violation[], tooMany: readonly string[]): Possible["wrong"] {
  const marks: Record<string, RefusalView> = {};
  for (const { refusal, mark } of found) {
    for (const name of mark === null ? tooMany : [mark]) marks[name] ??= refusal;
  }
  return marks;
}

/** What could be marked before the game: a number on a plain island (S2). */
export function possibleStart(board: BoardView, draft: Turn): Possible {
  const refusal =
    draft.island === null || draft.number === null ? null : startRefusal(board, draft.island, draft.number);
  return {
    islands: byName(
      board.islands.map(({ at }) => at),
      (at) => startRefusal(board, at, START_NUMBERS[0] as number),
    ),
    lines: byName(board.lines, () => refuse("setup-open", "S2")),
    refusal,
    wrong: refusal && draft.island !== null ? { [draft.island]: refusal } : {},
  };
}

/** Why this number may not be written on this island before the game, or null. */
export function startRefusal(board: BoardView, at: string, number: number): RefusalView | null {
  const island = board.islands.find((one) => one.at === at);
  if (!island) return refuse("no-such-island", "S2", at);
  if (!START_NUMBERS.includes(number)) return refuse("start-number", "S2", at);
  return island.flag ? refuse("start-flag", "S2", at) : null;
}

/** Why the card's number cannot stand on an island, the bridges being kept. */
function islands(drawing: Drawing, card: Card, bridges: readonly string[]): Possible["islands"] {
  const tooMany = bridges.length > card.bridges ? refuse("bridge-count", "T7") : null;
  return byName(
    Object.keys(drawing.flags),
    (at) =>
      numberViolation(drawing, card, card.number, at) ??
      tooMany ??
      firstViolation(drawing.withNumber(card.number, at), bridges),
  );
}

/** Why a line cannot take one more bridge. */
function lines(before: Drawing, card: Card, draft: Turn): Possible["lines"] {
  const names = Object.keys(before.crossedBy);
  const missing = card.bridges - draft.bridges.length - 1;
  if (missing < 0) return byName(names, (line) => refuse("bridges-drawn", "T7", line));
  let drawing = before;
  if (draft.island !== null && draft.number !== null) {
    const refusal = numberViolation(drawing, card, draft.number, draft.island);
    if (refusal) return byName(names, () => refusal);
    drawing = drawing.withNumber(draft.number, draft.island);
  }
  const found = byName(names, (line) => firstViolation(drawing, [...draft.bridges, line]));
  const free = names.filter((line) => found[line] === null);
  if (free.length > 0) drawing = draft.bridges.reduce((drawn, line) => drawn.withBridge(line), drawing);
  for (const line of free) {
    if (!canComplete(drawing.withBridge(line), free, missing)) found[line] = refuse("no-way-on", "T7", line);
  }
  return found;
}

/** Whether `count` more bridges can be drawn on these lines. */
function canComplete(drawing: Drawing, lines: readonly string[], count: number): boolean {
  if (count === 0) return true;
  return lines.some(
    (line) => firstViolation(drawing, [line]) === null && canComplete(drawing.withBridge(line), lines, count - 1),
  );
}
