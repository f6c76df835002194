import { describe, expect, test } from "vitest";
import { sideA, sideB } from "../testing/board";
import { crossings, directions, liesLow, linesAt, neighbour } from "./geometry";

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
});

test("words about a turn belong above the sheet if any of its marks lies low", () => {
  expect(liesLow(sideA, { island: "e6", bridges: ["e6-e7", "c4-e4"] })).toBe(true);
  expect(liesLow(sideA, { island: "e1", bridges: ["e1-e2", "e1-e2", "a6-b6"] })).toBe(true);
  expect(liesLow(sideA, { island: "e2", bridges: ["e2-e4"] })).toBe(false);
  expect(liesLow(sideA, { island: null, bridges: [] })).toBe(false);
});
