import { expect, test } from "vitest";
import { sideA, sideB } from "../testing/board";
import { distance, layout, RADIUS, spot } from "./layout";
import { dotted, FIGURE_HEIGHT, handCircle, NUMBER_SIZE, penStroke, sandbank, waves } from "./shape";

test("the pen trembles the same way every time, and differently for every stroke", () => {
  expect(penStroke(sideA, "c2-c4", 0, 2)).toBe(penStroke(sideA, "c2-c4", 0, 2));
  expect(penStroke(sideA, "c2-c4", 0, 2)).not.toBe(penStroke(sideA, "c2-c4", 1, 2));
  expect(sandbank(sideA, "c2")).toBe(sandbank(sideA, "c2"));
  for (const path of [
    penStroke(sideA, "c2-c4", 0, 1),
    sandbank(sideA, "a1"),
    handCircle(sideA, "f7"),
    dotted(sideA, "c2-c4"),
  ]) {
    expect(path).not.toMatch(/NaN|undefined/);
  }
});

test("a number fills 70 % of its island", () => {
  expect((NUMBER_SIZE * FIGURE_HEIGHT) / (2 * RADIUS)).toBeCloseTo(0.7, 1);
});

test.each([sideA, sideB])("side $name has waves, all of them on the sheet and in open water", (board) => {
  const found = waves(board).map((wave) => wave.slice(1).split("q")[0]?.split(" ").map(Number) as [number, number]);
  expect(found.length).toBeGreaterThan(8);
  for (const [x, y] of found) {
    expect(x > 0 && x < layout(board).width && y > 0 && y < layout(board).height).toBe(true);
    for (const { at } of board.islands) expect(distance({ x, y }, spot(board, at))).toBeGreaterThan(RADIUS + 10);
  }
});
