// The puzzles that come with the page, built into it as they stand in the Python package: no server is asked.

import type { BoardView } from "../../core/protocol";
import { Draft } from "../../judge/draft";
import type { Puzzle } from "./puzzle";
import { parsePuzzle } from "./text";

export interface Entry {
  readonly id: string;
  /** From 1, over all levels. */
  readonly number: number;
  readonly level: number;
  readonly text: string;
  /** A best way, turn by turn. */
  readonly way: readonly string[];
}

export const LEVELS = [1, 2, 3, 4, 5] as const;

let loading: Promise<Entry[]> | null = null;

/** All of them, the easiest first; fetched once. */
export function loadEntries(): Promise<Entry[]> {
  loading ??= import("../../../../src/hashi/puzzle/puzzles.jsonl?raw").then(
    ({ default: lines }) => readEntries(lines),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

export function readEntries(lines: string): Entry[] {
  const all = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Omit<Entry, "number">);
  return all.map(({ id, level, text, way }, index) => ({ id, number: index + 1, level, text, way }));
}

export const puzzleOf = (entry: Entry, sides: readonly BoardView[]): Puzzle => parsePuzzle(entry.text, sides);

export const wayOf = (entry: Entry): Draft[] => entry.way.map((turn) => Draft.fromText(turn));

/** The puzzle to go on with: the first that is not solved after the one solved last, else the first at all. */
export function nextEntry(
  entries: readonly Entry[],
  isSolved: (id: string) => boolean,
  after: string | null,
): Entry | null {
  const from = entries.findIndex(({ id }) => id === after) + 1;
  const order = [...entries.slice(from), ...entries.slice(0, from)];
  return order.find(({ id }) => id !== after && !isSolved(id)) ?? null;
}
