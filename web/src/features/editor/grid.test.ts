import { expect, test } from "vitest";
import type { BoardView } from "../../core/protocol";
import { crossingPlaces, EMPTY, inside, marked, nearestLine, possibleLines, toggledLine } from "./grid";

const islands = (board: BoardView) => board.islands.map(({ at, flag }) => (flag ? `${at}=${flag}` : at)).join(" ");
const drawn = (...names: string[]) => names.reduce((board, at) => marked(board, at, "island"), EMPTY);

test("a new island is joined to its neighbours, and parts the line it lies on", () => {
  expect(drawn("a1", "c1", "a4").lines).toEqual(["a1-a4", "a1-c1"]);
  expect(drawn("a1", "c1", "b1").lines).toEqual(["a1-b1", "b1-c1"]);
});

test("where an island goes, the line goes on, if both its halves were there", () => {
  const three = drawn("a1", "c1", "b1");
  expect(marked(three, "b1", "island").lines).toEqual(["a1-c1"]);
  expect(marked(toggledLine(three, "a1-b1"), "b1", "island").lines).toEqual([]);
});

test("flags come with their island, change and are taken down", () => {
  const red = marked(EMPTY, "b2", "red");
  expect(islands(red)).toBe("b2=red");
  expect(islands(marked(red, "b2", "blue"))).toBe("b2=blue");
  expect(islands(marked(red, "b2", "red"))).toBe("b2");
  expect(islands(marked(red, "b2", "island"))).toBe("");
});

test("lines that could be are those of neighbours, drawn or not", () => {
  const board = drawn("a1", "c1", "e1", "c3");
  expect(possibleLines(board.islands)).toEqual(["a1-c1", "c1-c3", "c1-e1"]);
  expect(inside("a1-d1")).toEqual(["b1", "c1"]);
  expect(inside("b2-b3")).toEqual([]);
});

test("crossings are found where lines cross, not where they meet", () => {
  const board = drawn("a2", "c2", "b1", "b3");
  expect(crossingPlaces(board)).toEqual(["b2"]);
  expect(crossingPlaces(toggledLine(board, "a2-c2"))).toEqual([]);
});

test("a tap means the nearest line, and far from all of them none", () => {
  const lines = ["a1-c1", "a1-a3"];
  expect(nearestLine(lines, 1.2, 0.3)).toBe("a1-c1");
  expect(nearestLine(lines, 0.3, 1.1)).toBe("a1-a3");
  expect(nearestLine(lines, 3, 3)).toBeNull();
});
