import { describe, expect, test } from "vitest";
import { ends } from "../judge/geometry";
import { sideA, sideB } from "../testing/board";
import { layout, spot } from "./layout";
import { CORE, REACH, targetAt } from "./target";

/** How much of a line means it, in pixels on a phone 360 px wide, with both islands at their full reach or done. */
function tapWindow(board: typeof sideA, line: string, reach: number): number {
  const [a, b] = ends(line).map((at) => spot(board, at)) as [ReturnType<typeof spot>, ReturnType<typeof spot>];
  const length = b.x - a.x + b.y - a.y;
  const at = (step: number) => ({ x: a.x + ((b.x - a.x) * step) / length, y: a.y + ((b.y - a.y) * step) / length });
  const steps = Array.from({ length }, (_, step) =>
    targetAt(
      board,
      at(step),
      (one) => one === line,
      () => reach,
    ),
  );
  return (steps.filter((target) => target?.kind === "line").length * 312) / layout(board).width;
}

test.each([sideA, sideB])(
  "on side $name a finger on an island means it, a finger on a line's quarter means the line",
  (board) => {
    for (const { at } of board.islands) expect(targetAt(board, spot(board, at))).toEqual({ kind: "island", at });
    for (const line of board.lines) {
      const [a, b] = [spot(board, line.slice(0, 2)), spot(board, line.slice(3))];
      const length = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
      const part = Math.min(0.5, 40 / length);
      expect(targetAt(board, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })).toEqual({
        kind: "line",
        line,
      });
    }
  },
);

test("at a crossing the line that can take a bridge is meant", () => {
  const crossing = { x: spot(sideA, "c1").x, y: spot(sideA, "a3").y };
  expect(targetAt(sideA, crossing, (line) => line === "b3-f3")).toEqual({ kind: "line", line: "b3-f3" });
  expect(targetAt(sideA, crossing, (line) => line === "c2-c4")).toEqual({ kind: "line", line: "c2-c4" });
  expect(targetAt(sideA, crossing, () => false)?.kind).toBe("line");
});

describe("beside an island", () => {
  const besideC4 = (x: number, y: number) =>
    targetAt(sideA, { x: spot(sideA, "c4").x + x, y: spot(sideA, "c4").y + y }, open, reach);
  const open = (line: string) => ["c4-e4", "c2-c4"].includes(line);
  const reach = (at: string) => (at === "c4" ? CORE : REACH);

  test("that cannot take the number, the line that can take a bridge is meant", () => {
    expect(besideC4(16, 3)).toEqual({ kind: "line", line: "c4-e4" });
    expect(besideC4(-4, -20)).toEqual({ kind: "line", line: "c2-c4" });
  });

  test("its middle, and the side of a line that takes none, mean the island", () => {
    for (const [x, y] of [
      [0, 0],
      [7, 7],
      [-16, 3],
      [20, 20],
    ] as const) {
      expect(besideC4(x, y)).toEqual({ kind: "island", at: "c4" });
    }
  });
});

test.each([
  [sideA, 22],
  [sideB, 15],
])("on side $name every line leaves room for a finger on the smallest phone", (board, pixels) => {
  const windows = board.lines.map((line) => tapWindow(board, line, REACH));
  expect(Math.min(...windows)).toBeGreaterThan(pixels);
  const done = board.lines.map((line) => tapWindow(board, line, CORE));
  expect(Math.min(...done)).toBeGreaterThan(35);
});

test("open water means nothing", () => {
  expect(targetAt(sideA, { x: spot(sideA, "d5").x, y: spot(sideA, "d5").y })).toBeNull();
});
