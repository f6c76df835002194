// Two boards for tests.

import type { BoardView } from "../core/protocol";

const red = ["b3", "c7", "e1", "e4"];
const blue = ["a1", "a6", "f7"];

function board(name: string, islands: string, lines: string): BoardView {
  return {
    name,
    islands: islands
      .split(" ")
      .map((at) => ({ at, flag: red.includes(at) ? "red" : blue.includes(at) ? "blue" : null })),
    lines: lines.split(" "),
  };
}

export const sideA = board(
  "A",
  "a1 a4 a6 b1 b3 b6 b7 c2 c4 c7 e1 e2 e4 e6 e7 f1 f3 f7",
  "a1-a4 a1-b1 a4-a6 a4-c4 a6-b6 b1-b3 b1-e1 b3-b6 b3-f3 b6-b7 b6-e6 b7-c7 c2-c4 c2-e2 c4-c7 c4-e4 c7-e7 e1-e2 e1-f1 e2-e4 e4-e6 e6-e7 e7-f7 f1-f3 f3-f7",
);
/** Only for its lines and crossings: the flags are those of side A. */
export const sideB = board(
  "B",
  "a1 a3 a5 a7 b1 b4 b8 c4 c7 d1 d5 d8 e3 e7 f1 f4 f5 f7",
  "a1-a3 a1-b1 a3-a5 a3-e3 a5-a7 a5-d5 a7-c7 b1-b4 b1-d1 b4-b8 b4-c4 b8-d8 c4-c7 c4-f4 c7-e7 d1-d5 d1-f1 d5-d8 d5-f5 e3-e7 e7-f7 f1-f4 f4-f5 f5-f7",
);
