import { expect, test } from "vitest";
import type { Replay, SheetView } from "../../core/protocol";
import { page, roundAfterKey, startMark, withinGame } from "./replay";

const sheet = (numbers: Record<string, number>): SheetView => ({
  numbers,
  bridges: {},
  finished: [],
  blocked: [],
  crossed: [],
});

const replay: Replay = {
  starts: [sheet({ c4: 4 }), sheet({ f3: 3 })],
  rounds: [
    { card: "5/3", turns: ["5@b1", "pass"], sheets: [sheet({ c4: 4, b1: 5 }), sheet({ f3: 3 })] },
    { card: "1/2", turns: ["pass", "1@a4"], sheets: [sheet({ c4: 4 }), sheet({ f3: 3, a4: 1 })] },
  ],
};

test("page 0 is the sheet as it was received", () => {
  expect(page(replay, 2, 0)).toEqual({ round: 0, card: null, turn: null, sheet: replay.starts[1] });
});

test("page r shows the card, the turn and the sheet after round r", () => {
  expect(page(replay, 2, 2)).toEqual({
    round: 2,
    card: { number: 1, bridges: 2 },
    turn: "1@a4",
    sheet: replay.rounds[1]?.sheets[1],
  });
});

test("no page lies outside the game", () => {
  expect([-1, 1, 9].map((round) => withinGame(replay, round))).toEqual([0, 1, 2]);
  expect(page(replay, 3, 1)).toBeNull();
});

test("the starting number is found on a received sheet", () => {
  expect(startMark(sheet({ c4: 4 }))).toEqual({ island: "c4", number: 4 });
  expect(startMark(sheet({}))).toBeNull();
});

test("keys turn the pages and stop at both ends", () => {
  expect(roundAfterKey("ArrowLeft", 0, 17)).toBe(0);
  expect(roundAfterKey("ArrowRight", 3, 17)).toBe(4);
  expect(roundAfterKey("End", 3, 17)).toBe(17);
  expect(roundAfterKey("x", 3, 17)).toBeNull();
});
