// The twin against the answers of Python's rules. The cases beside this file are a few for every run; tests/page makes
// thousands and names their file in HASHI_JUDGE_CASES.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { BoardView, RefusalView, SeatView, SheetView } from "../core/protocol";
import { Draft } from "./draft";
import { Drawing, readCard } from "./drawing";
import { violations } from "./judge";
import { drawable, possible, possibleStart, startRefusal } from "./possible";
import { after, type Gain, gain, reached } from "./sheet";

interface Cases {
  boards: BoardView[];
  drafts: {
    board: number;
    sheet: SheetView;
    card: string;
    draft: string;
    islands: Record<string, string | null>;
    lines: Record<string, string | null>;
    broken: [string, string | null][];
    undrawable: Record<string, string | null>;
    after: SheetView | null;
    reached: string[] | null;
  }[];
  starts: { board: number; islands: Record<string, string | null> }[];
  gains: ({ board: number; round: number; seats: SeatView[]; seat: number; turn: string } & Gain)[];
}

const file = process.env.HASHI_JUDGE_CASES ?? new URL("../testing/judge-cases.json", import.meta.url);
const cases = JSON.parse(readFileSync(file, "utf-8")) as Cases;
const boardOf = ({ board }: { board: number }) => cases.boards[board] as BoardView;

const spelled = (refusal: RefusalView | null) =>
  refusal && [refusal.code, refusal.rule, refusal.where].filter(Boolean).join(" ");
const allSpelled = (found: Readonly<Record<string, RefusalView | null>>) =>
  Object.fromEntries(Object.entries(found).map(([name, refusal]) => [name, spelled(refusal)]));

/** Every case is compared; the first that differs is shown whole. */
function compare<C>(all: readonly C[], answer: (one: C) => Partial<C>): void {
  expect(all.length).toBeGreaterThan(0);
  for (const one of all) {
    const given = answer(one);
    if (!equal(given, one)) expect({ ...one, ...given }).toEqual(one);
  }
}

/** Quicker than `expect` by far: there are many. */
function equal<C>(given: Partial<C>, wanted: C): boolean {
  return Object.entries(given).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify(wanted[key as keyof C]),
  );
}

test("drafts: what may be added, what is broken, and the sheet with the draft on it", () => {
  compare(cases.drafts, (one) => {
    const [board, draft, card] = [boardOf(one), Draft.fromText(one.draft), readCard(one.card)];
    const found = possible(board, one.sheet, card, draft);
    const broken = violations(Drawing.of(board, one.sheet), card, draft);
    expect(spelled(found.refusal)).toBe(one.broken[0]?.[0] ?? null);
    const answer = {
      islands: allSpelled(found.islands),
      lines: allSpelled(found.lines),
      broken: broken.map(({ refusal, mark }): [string, string | null] => [spelled(refusal) ?? "", mark]),
      undrawable: undrawable(board, one.sheet, card, draft),
    };
    if (one.after === null) return answer;
    const then = after(board, one.sheet, draft);
    return { ...answer, after: then, reached: reached(board, then) };
  });
});

/** M1: what cannot be added even at an honour table, and the draft itself if it cannot be drawn. */
function undrawable(...question: Parameters<typeof drawable>): Record<string, string | null> {
  const { islands, lines, refusal } = drawable(...question);
  const marks = Object.entries(allSpelled({ ...islands, ...lines, draft: refusal }));
  return Object.fromEntries(marks.filter(([, spelling]) => spelling));
}

test("S2: where a sheet may start", () => {
  compare(cases.starts, (one) => {
    const board = boardOf(one);
    const places = Object.keys(one.islands).map((place): [string, RefusalView | null] => {
      const { island, number } = Draft.fromText(place);
      return [place, startRefusal(board, island as string, number as number)];
    });
    const shown = possibleStart(board, Draft.empty).islands;
    for (const { at } of board.islands) expect(spelled(shown[at] ?? null)).toBe(one.islands[`4@${at}`]);
    return { islands: allSpelled(Object.fromEntries(places)) };
  });
});

test("V1 to V6, O2: what a turn brings", () => {
  compare(cases.gains, (one) => {
    const seat = one.seats.find(({ seat }) => seat === one.seat) as SeatView;
    return gain({ board: boardOf(one), round: one.round, seats: one.seats }, seat, Draft.fromText(one.turn));
  });
});
