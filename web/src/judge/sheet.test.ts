import { describe, expect, test } from "vitest";
import { Draft } from "../board/draft";
import { blank, sideA } from "../board/example";
import { after } from "./sheet";

describe("a sheet with a draft on it", () => {
  test("shows the marks, the circle and the lines they block", () => {
    const sheet = after(sideA, { ...blank, numbers: { c4: 3 } }, Draft.fromText("1@c2 a4-c4*2 c2-c4"));
    expect(sheet.numbers).toEqual({ c2: 1, c4: 3 });
    expect(sheet.bridges).toEqual({ "a4-c4": 2, "c2-c4": 1 });
    expect(sheet.finished).toEqual(["c2", "c4"]);
    expect(sheet.blocked).toEqual(["b3-b6", "b3-f3"]);
  });

  test("a crossed-out island is never finished", () => {
    const sheet = after(sideA, { ...blank, crossed: ["c2"] }, Draft.fromText("1@c2 c2-c4"));
    expect(sheet.finished).toEqual([]);
  });
});
