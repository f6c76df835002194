import { describe, expect, test } from "vitest";
import { sideA } from "../testing/board";
import { Draft } from "./draft";
import { after, BLANK, progress } from "./sheet";

describe("a sheet with a draft on it", () => {
  test("shows the marks, the circle and the lines they block", () => {
    const sheet = after(sideA, { ...BLANK, numbers: { c4: 3 } }, Draft.fromText("1@c2 a4-c4*2 c2-c4"));
    expect(sheet.numbers).toEqual({ c2: 1, c4: 3 });
    expect(sheet.bridges).toEqual({ "a4-c4": 2, "c2-c4": 1 });
    expect(sheet.finished).toEqual(["c2", "c4"]);
    expect(sheet.blocked).toEqual(["b3-b6", "b3-f3"]);
  });

  test("a crossed-out island is never finished", () => {
    const sheet = after(sideA, { ...BLANK, crossed: ["c2"] }, Draft.fromText("1@c2 c2-c4"));
    expect(sheet.finished).toEqual([]);
  });
});

test("V1 to V3: how far a sheet is on the way to red, blue and six", () => {
  // a4, c4 and e4 finished and joined; of these e4 has a red flag.
  const sheet = after(sideA, { ...BLANK, numbers: { c4: 2, e4: 1 } }, Draft.fromText("1@a4 a4-c4 c4-e4"));
  expect(progress(sideA, sheet, "red")).toEqual({ done: 1, all: 4 });
  expect(progress(sideA, sheet, "blue")).toEqual({ done: 0, all: 3 });
  expect(progress(sideA, sheet, "six")).toEqual({ done: 3, all: 6 });
});
