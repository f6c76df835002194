import { describe, expect, test } from "vitest";
import type { BoardView } from "../core/protocol";
import { ends } from "../judge/geometry";
import { sideA, sideB } from "../testing/board";
import { distance, layout, MARGIN, spot, STEP } from "./layout";

const length = (board: BoardView, line: string) => {
  const [one, other] = ends(line);
  return distance(spot(board, one), spot(board, other));
};

describe.each([sideA, sideB])("side $name", (board) => {
  const { columns, rows, width, height } = layout(board);

  test("columns run right and rows down, each with some room", () => {
    for (const places of [columns, rows]) {
      for (const [nth, place] of places.slice(1).entries())
        expect(place - (places[nth] ?? 0)).toBeGreaterThanOrEqual(STEP / 2);
    }
  });

  test("the picture is as large as an evenly spaced one", () => {
    expect(width).toBe(MARGIN.left + MARGIN.right + STEP * (columns.length - 1));
    expect(height).toBe(MARGIN.top + MARGIN.bottom + STEP * (rows.length - 1));
  });

  test("the shortest line is longer than evenly spaced", () => {
    expect(Math.min(...board.lines.map((line) => length(board, line)))).toBeGreaterThanOrEqual(STEP + 9);
  });

  test("no two islands touch", () => {
    for (const { at } of board.islands) {
      for (const { at: other } of board.islands) {
        if (at < other) expect(distance(spot(board, at), spot(board, other))).toBeGreaterThan(STEP);
      }
    }
  });
});

test("an empty column gives its room to short lines", () => {
  const [a, b, c, d, e] = layout(sideA).columns as [number, number, number, number, number];
  expect(b - a).toBe(100);
  expect([d - c, e - d]).toEqual([50, 50]);
});

test("where every line is as short, columns and rows are even", () => {
  const at = ["a1", "b1", "c1", "a2", "b2", "c2"];
  const lines = ["a1-b1", "b1-c1", "a2-b2", "b2-c2", "a1-a2", "c1-c2"];
  const even: BoardView = { name: "even", islands: at.map((one) => ({ at: one, flag: null })), lines };
  expect(layout(even).columns).toEqual([0, 1, 2].map((nth) => MARGIN.left + STEP * nth));
});
