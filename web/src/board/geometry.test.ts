import { describe, expect, test } from "vitest";
import { sideA, sideB } from "./example";
import { CORE, crossings, directions, dotted, FIGURE_HEIGHT, handCircle, linesAt, neighbour, NUMBER_SIZE, penStroke, RADIUS, REACH, sandbank, size, spot, STEP, targetAt } from "./geometry";

test("columns run right and rows down", () => {
  expect(spot("b1").x - spot("a1").x).toBe(STEP);
  expect(spot("a3").y - spot("a1").y).toBe(2 * STEP);
  expect(size(sideA)).toMatchObject({ columns: 6, rows: 7 });
  expect(size(sideB)).toMatchObject({ columns: 6, rows: 8 });
});

test("lines cross between islands, and know each other", () => {
  const found = crossings(sideA);
  expect(found["c2-c4"]).toEqual(["b3-f3"]);
  expect(found["b3-f3"]).toEqual(["c2-c4", "e2-e4"]);
  expect(found["a1-a4"]).toEqual([]);
  for (const [line, others] of Object.entries(crossings(sideB))) {
    for (const other of others) expect(crossings(sideB)[other]).toContain(line);
  }
});

describe.each([sideA, sideB])("side $name", (board) => {
  test("every island is reached with the arrows from every other", () => {
    for (const { at: start } of board.islands) {
      const reached = new Set([start]);
      for (const at of reached) {
        for (const direction of directions) {
          const next = neighbour(board, at, direction);
          if (next) reached.add(next);
        }
      }
      expect(reached.size).toBe(18);
    }
  });

  test("an arrow follows the line if there is one", () => {
    for (const { at } of board.islands) {
      const lines = linesAt(board, at);
      for (const direction of directions) {
        const line = lines[direction];
        if (line) expect(neighbour(board, at, direction)).toBe(line.to);
      }
    }
  });

  test("a finger on an island means it, a finger on a line's quarter means the line", () => {
    for (const { at } of board.islands) expect(targetAt(board, spot(at))).toEqual({ kind: "island", at });
    for (const line of board.lines) {
      const [a, b] = [spot(line.slice(0, 2)), spot(line.slice(3))];
      const length = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
      const part = Math.min(0.5, 40 / length);
      expect(targetAt(board, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })).toEqual({ kind: "line", line });
    }
  });
});

test("at a crossing the line that can take a bridge is meant", () => {
  const crossing = { x: spot("c1").x, y: spot("a3").y };
  expect(targetAt(sideA, crossing, (line) => line === "b3-f3")).toEqual({ kind: "line", line: "b3-f3" });
  expect(targetAt(sideA, crossing, (line) => line === "c2-c4")).toEqual({ kind: "line", line: "c2-c4" });
  expect(targetAt(sideA, crossing, () => false)?.kind).toBe("line");
});

describe("beside an island", () => {
  const besideC4 = (x: number, y: number) => targetAt(sideA, { x: spot("c4").x + x, y: spot("c4").y + y }, open, reach);
  const open = (line: string) => ["c4-e4", "c2-c4"].includes(line);
  const reach = (at: string) => (at === "c4" ? CORE : REACH);

  test("that cannot take the number, the line that can take a bridge is meant", () => {
    expect(besideC4(16, 3)).toEqual({ kind: "line", line: "c4-e4" });
    expect(besideC4(-4, -20)).toEqual({ kind: "line", line: "c2-c4" });
  });

  test("its middle, and the side of a line that takes none, mean the island", () => {
    for (const [x, y] of [[0, 0], [7, 7], [-16, 3], [20, 20]] as const) {
      expect(besideC4(x, y)).toEqual({ kind: "island", at: "c4" });
    }
  });
});

test("a short line leaves 35 px for a finger on the smallest phone, once its islands are done", () => {
  const scale = 312 / size(sideA).width;
  const [a, b] = [spot("a1"), spot("b1")];
  const steps = Array.from({ length: b.x - a.x }, (_, step) => targetAt(sideA, { x: a.x + step, y: a.y }, () => true, () => CORE));
  expect(steps.filter((target) => target?.kind === "line").length * scale).toBeGreaterThan(35);
});

test("open water means nothing", () => {
  expect(targetAt(sideA, { x: spot("d5").x, y: spot("d5").y })).toBeNull();
});

test("the pen trembles the same way every time, and differently for every stroke", () => {
  expect(penStroke("c2-c4", 0, 2)).toBe(penStroke("c2-c4", 0, 2));
  expect(penStroke("c2-c4", 0, 2)).not.toBe(penStroke("c2-c4", 1, 2));
  expect(sandbank("c2")).toBe(sandbank("c2"));
  for (const path of [penStroke("c2-c4", 0, 1), sandbank("a1"), handCircle("f7"), dotted("c2-c4")]) {
    expect(path).not.toMatch(/NaN|undefined/);
  }
});

test("a number fills 70 % of its island", () => {
  expect((NUMBER_SIZE * FIGURE_HEIGHT) / (2 * RADIUS)).toBeCloseTo(0.7, 1);
});
