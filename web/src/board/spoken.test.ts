import { beforeAll, expect, test } from "vitest";
import { t, texts } from "../core/texts.svelte";
import { Draft } from "../judge/draft";
import type { Possible } from "../judge/possible";
import { after, BLANK } from "../judge/sheet";
import { sideA } from "../testing/board";
import { spokenIsland, spokenLine, spokenSheet } from "./spoken";

beforeAll(() => texts.start("en"));

const sheet = after(sideA, BLANK, Draft.fromText("3@e4 c4-e4*2 e2-e4"));

test("an island says everything that can be seen", () => {
  expect(spokenIsland(sideA, sheet, "e4", t)).toBe(
    "e4, red flag, number 3, 3 bridges, finished. Above, e2: 1 bridge. Below, e6: no bridges. Left, c4: 2 bridges.",
  );
  expect(spokenIsland(sideA, sheet, "f3", t)).toBe(
    "f3, no flag, no number, no bridges. Above, f1: no bridges. Below, f7: no bridges. Left, b3: no bridges, line blocked.",
  );
});

test("an island says what it still needs, a crossed-out one needs nothing", () => {
  const open = after(sideA, BLANK, Draft.fromText("5@e4 c4-e4*2 e2-e4"));
  expect(spokenIsland(sideA, open, "e4", t)).toContain("number 5, 3 bridges, 2 more needed. Above");
  expect(spokenIsland(sideA, { ...open, crossed: ["e4"] }, "e4", t)).toContain("3 bridges, crossed out. Above");
});

test("what breaks a rule is said", () => {
  const wrong = { c4: { code: "island-has-number", rule: "T3", where: "c4" } };
  const possible: Possible = { islands: {}, lines: {}, refusal: null, wrong };
  expect(spokenIsland(sideA, sheet, "c4", t, { possible })).toContain("This breaks a rule.");
  expect(spokenLine(sheet, "c2-c4", t, possible)).not.toContain("rule");
});

test("what is possible is said too", () => {
  const possible: Possible = { islands: { c4: null }, lines: { "c2-c4": null }, refusal: null, wrong: {} };
  expect(spokenIsland(sideA, sheet, "c4", t, { possible })).toContain(
    "The number can go here. Above, c2: no bridges, room for one.",
  );
  expect(spokenLine(sheet, "c2-c4", t, possible)).toBe("From c2 to c4: no bridges, room for one.");
});

test("no island is offered for a number that is already written", () => {
  const possible: Possible = { islands: { c4: null }, lines: {}, refusal: null, wrong: {} };
  expect(spokenIsland(sideA, sheet, "c4", t, { possible, placed: true })).not.toContain("The number can go here.");
});

test("a whole sheet is one sentence", () => {
  expect(spokenSheet(sideA, sheet, t)).toBe("Side A with 1 number, 3 bridges and 1 finished island");
  expect(spokenSheet({ ...sideA, name: "Mine" }, sheet, t)).toMatch(/^Mine with/);
});

test("an island that cannot hold the number says how many it holds, and a lost one says so", () => {
  const possible: Possible = { islands: { c2: null }, lines: {}, refusal: null, wrong: {} };
  expect(spokenIsland(sideA, BLANK, "c2", t, { possible, most: { c2: 4 } })).toContain("this island holds at most 4.");
  expect(spokenIsland(sideA, sheet, "e4", t, { hopeless: ["e4"] })).toContain("It can no longer be finished.");
});
