import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import type { BoardView } from "../../core/protocol";
import { Draft } from "../../judge/draft";
import { possible } from "../../judge/possible";
import { sideA } from "../../testing/board";
import { Attempt } from "./attempt.svelte";
import { nextEntry, readEntries, wayOf } from "./collection";
import { indexOfTheDay, today } from "./day";
import { firstDifference, hintOf } from "./hint";
import { keepProgress, puzzleProgress } from "./progress";
import { stepsOf } from "./puzzle";
import { NotAPuzzle, parsePuzzle } from "./text";

const memory = new Map<string, string>();
beforeEach(() => {
  memory.clear();
  globalThis.localStorage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  } as Storage;
});

const file = (path: string) => readFileSync(new URL(`../../../../src/hashi/${path}`, import.meta.url), "utf-8");
/** Side B as its file has it. */
const sideB = ((): BoardView => {
  const words = (key: string) =>
    [
      ...(new RegExp(`^${key} = \\[([^\\]]*)\\]`, "m").exec(file("boards/b.toml"))?.[1] ?? "").matchAll(/"([^"]+)"/g),
    ].map((match) => match[1] as string);
  const flag = (at: string) => (words("red").includes(at) ? "red" : words("blue").includes(at) ? "blue" : null);
  const islands = words("islands")
    .sort()
    .map((at) => ({ at, flag: flag(at) }) as const);
  return {
    name: "B",
    islands: [...islands],
    lines: words("lines")
      .map((line) => line.split("-").sort().join("-"))
      .sort(),
  };
})();
const sides = [sideA, sideB];
const entries = readEntries(file("puzzle/puzzles.jsonl"));
const TEXT = "hashi puzzle 1 | A | round 2 | 5@c2 4@c4 c2-c4 c4-e4*2 | - | 6/1 2/2 | +4 | 89cde9b7";

test("every puzzle that is shipped can be read, and its way is legal and reaches its goal", () => {
  for (const entry of entries) {
    const puzzle = parsePuzzle(entry.text, sides);
    const way = wayOf(entry);
    const steps = stepsOf(puzzle, way);
    expect([entry.id, puzzle.id, steps.at(-1)?.points]).toEqual([entry.id, entry.id, puzzle.goal]);
    way.forEach((turn, index) => {
      const [card, step] = [puzzle.cards[index], steps[index]];
      if (card && step)
        expect([entry.id, possible(puzzle.board, step.sheet, card, turn).refusal]).toEqual([entry.id, null]);
    });
  }
});

test.each([
  ["", "puzzle"],
  [TEXT.replace("puzzle 1", "puzzle 2"), "puzzle"],
  [TEXT.replace("+4", "+6"), "puzzle-checksum"],
  [TEXT.replace("| A |", "| C |"), "puzzle-board"],
  [TEXT.replace("| A |", "| C islands a1 b2 lines a1-b2 |"), "puzzle-board"],
  [TEXT.replace("| A |", `| C islands ${"a1 ".repeat(24)}a2 lines a1-a2 |`), "board-size"],
  [TEXT.replace("| A |", `| C islands a1 a2 lines ${"a1-a2 ".repeat(40)}a1-a2 |`), "board-size"],
  [TEXT.replace("| A |", "| C islands q0 lines a1-b2 |"), "island"],
])("%s is no puzzle", (text, code) => {
  expect(() => parsePuzzle(text, sides)).toThrow(new NotAPuzzle(code));
});

test("line breaks of a mail do not matter", () => {
  const puzzle = parsePuzzle(`  ${TEXT.replaceAll(" | ", " |\n")} `, sides);
  expect([puzzle.id, puzzle.goal, puzzle.round, puzzle.cards.length, puzzle.text]).toEqual(["89cde9b7", 4, 2, 2, TEXT]);
});

test.each([
  ["2026-11-16", 172],
  ["2026-11-17", 91],
  ["2027-01-01", 100],
])("the puzzle of %s, as in docs/puzzle.md", (day, index) => {
  expect(indexOfTheDay(day, 250)).toBe(index);
});

test("a day begins at midnight UTC", () => {
  expect(today(new Date("2026-11-16T23:59:59.999Z"))).toBe("2026-11-16");
});

describe("progress", () => {
  test("is kept by id; solved stays solved", () => {
    keepProgress("aa", { hints: 2 }, new Date(0));
    keepProgress("aa", { hints: 1 }, new Date(1));
    expect(puzzleProgress()).toEqual({ aa: { solved: false, hints: 2, at: new Date(1).toISOString() } });
    keepProgress("aa", { solved: true }, new Date(2));
    keepProgress("aa", { hints: 4 }, new Date(3));
    expect(puzzleProgress()).toEqual({ aa: { solved: true, hints: 2, at: new Date(2).toISOString() } });
  });

  test.each(["", "[1]", "null", '{"aa": {"solved": 1}}'])("%s counts as nothing", (kept) => {
    memory.set("hashi-puzzles", kept);
    expect(puzzleProgress()).toEqual({});
  });

  test("the next puzzle comes after the last one, and around", () => {
    const some = entries.slice(0, 3);
    const [one, two, three] = some.map(({ id }) => id);
    expect(nextEntry(some, () => false, null)?.id).toBe(one);
    expect(nextEntry(some, (id) => id === two, one ?? null)?.id).toBe(three);
    expect(nextEntry(some, (id) => id === three, three ?? null)?.id).toBe(one);
    expect(nextEntry(some, () => true, one ?? null)).toBeNull();
  });
});

describe("an attempt", () => {
  const entry = entries[0] as (typeof entries)[number];
  const attempt = () => new Attempt(parsePuzzle(entry.text, sides), wayOf(entry));
  function mark(on: Attempt, turn: Draft): void {
    if (turn.island) on.tapIsland(turn.island);
    for (const line of turn.bridges) on.dragLine(line);
  }

  test("by the best way solves the puzzle, and that is kept", () => {
    const on = attempt();
    for (const turn of on.way) {
      mark(on, turn);
      expect(on.confirm()).toBe(true);
    }
    expect([on.isSolved, on.points]).toEqual([true, on.puzzle.goal]);
    expect(puzzleProgress()[entry.id]).toMatchObject({ solved: true, hints: 0 });
  });

  test("can be taken back mark by mark and card by card", () => {
    const on = attempt();
    mark(on, on.way[0] as Draft);
    on.confirm();
    expect(on.index).toBe(1);
    on.undo();
    expect([on.index, String(on.draft)]).toEqual([0, entry.way[0]]);
    while (!on.draft.isEmpty) on.undo();
    on.undo();
    expect([on.index, on.points]).toEqual([0, 0]);
  });

  test("does not play what is against the rules", () => {
    const on = attempt();
    const taken = Object.keys(on.sheet.numbers)[0] as string;
    on.tapIsland(taken);
    expect([on.refused?.refusal.code, on.draft.isEmpty]).toEqual(["island-has-number", true]);
  });

  test("is helped by degrees, and the last goes back to where the best way was left", () => {
    const on = attempt();
    on.confirm();
    const { card, island, points } = hintOf(on.puzzle, on.way);
    expect([on.hint?.card, on.hint?.island, on.hint?.points]).toEqual([card, island, points]);
    expect(points).toBeGreaterThan(0);
    on.askHint();
    on.askHint();
    expect([on.index, on.proposal.isEmpty]).toEqual([1, true]);
    on.askHint();
    expect([on.index, String(on.proposal)]).toEqual([0, entry.way[0]]);
    on.giveUp();
    expect(on.shown).toBe(0);
    expect(puzzleProgress()[entry.id]).toMatchObject({ solved: false, hints: 4 });
  });

  test("knows where it left the best way", () => {
    const { way } = attempt();
    expect(firstDifference([], way)).toBe(0);
    expect(firstDifference(way.slice(0, 1), way)).toBe(1);
    expect(firstDifference([Draft.empty], way)).toBe(0);
  });
});
