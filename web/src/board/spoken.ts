// The full state of an island or a line in words, for those who cannot see the sheet.

import type { BoardView, SheetView } from "../core/protocol";
import type { Say } from "../core/texts.svelte";
import { type Counts, degrees } from "../judge/drawing";
import { directions, linesAt } from "../judge/geometry";
import type { Possible } from "../judge/possible";
import { needs } from "../judge/sheet";
import { boardName } from "./name";

/** What can be marked now, and what an island can still become. */
export interface Outlook {
  readonly possible?: Possible | null;
  /** The number of this turn already stands somewhere, so no other island is offered for it. */
  readonly placed?: boolean;
  /** The islands that cannot hold the card's number, and the most bridges they can have. */
  readonly most?: Counts;
  /** The islands that can no longer be finished. */
  readonly hopeless?: readonly string[];
}

export function spokenIsland(
  board: BoardView,
  sheet: SheetView,
  at: string,
  t: Say,
  { possible = null, placed = false, most = {}, hopeless = [] }: Outlook = {},
): string {
  const flag = board.islands.find((island) => island.at === at)?.flag ?? "none";
  const bridges = degrees(sheet.bridges)[at] ?? 0;
  const state = sheet.crossed.includes(at) ? "crossed" : sheet.finished.includes(at) ? "finished" : "open";
  const island = t("say-island", {
    at,
    flag,
    number: sheet.numbers[at] ?? 0,
    bridges,
    need: needs(sheet)[at] ?? 0,
    state,
  });
  const isLegal = possible && !placed && possible.islands[at] === null;
  const limit = most[at];
  const offer = limit === undefined ? t("say-island-possible") : t("say-island-limited", { most: limit });
  const lost = hopeless.includes(at) ? ` ${t("say-island-hopeless")}` : "";
  const legal = isLegal ? ` ${offer}` : "";
  return `${island}${lost}${spokenWrong(at, t, possible)}${legal} ${spokenLines(board, sheet, at, t, possible).join(" ")}`.trim();
}

/** One sentence for each line that leaves an island, clockwise from the top. */
export function spokenLines(
  board: BoardView,
  sheet: SheetView,
  at: string,
  t: Say,
  possible?: Possible | null,
): string[] {
  const lines = linesAt(board, at);
  return directions.flatMap((direction) => {
    const found = lines[direction];
    if (!found) return [];
    const state = lineState(sheet, found.line, possible);
    const line = t("say-line-from", { direction, to: found.to, bridges: sheet.bridges[found.line] ?? 0, state });
    return [line + spokenWrong(found.line, t, possible)];
  });
}

export function spokenLine(sheet: SheetView, line: string, t: Say, possible?: Possible | null): string {
  const [from, to] = line.split("-") as [string, string];
  const state = lineState(sheet, line, possible);
  return t("say-line", { from, to, bridges: sheet.bridges[line] ?? 0, state }) + spokenWrong(line, t, possible);
}

/** Whether a mark of the draft breaks a rule. */
function spokenWrong(place: string, t: Say, possible?: Possible | null): string {
  return possible && place in possible.wrong ? ` ${t("say-wrong")}` : "";
}

function lineState(sheet: SheetView, line: string, possible?: Possible | null): "blocked" | "possible" | "plain" {
  if (sheet.blocked.includes(line)) return "blocked";
  return possible && possible.lines[line] === null ? "possible" : "plain";
}

/** A whole sheet in one sentence, for small pictures. */
export function spokenSheet(board: BoardView, sheet: SheetView, t: Say): string {
  const bridges = Object.values(sheet.bridges).reduce((sum, count) => sum + count, 0);
  return t("say-sheet", {
    board: boardName(board.name, t),
    numbers: Object.keys(sheet.numbers).length,
    bridges,
    finished: sheet.finished.length,
  });
}
