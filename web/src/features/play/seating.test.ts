import { expect, test } from "vitest";
import type { SeatView, View } from "../../core/protocol";
import { BLANK } from "../../judge/sheet";
import { sideA } from "../../testing/board";
import { actingSeat, confirmed, passedTo, preparedBy } from "./seating";

const table = (...seats: object[]) =>
  ({
    phase: "play",
    board: sideA,
    turns: { 1: "5@c2 c2-c4" },
    starts: {},
    seats: seats.map((seat, index) => ({
      seat: index + 1,
      name: `p${index + 1}`,
      mine: false,
      done: false,
      sheet: BLANK,
      ...seat,
    })),
  }) as unknown as View;

test("S3: seat p plays the sheet of seat p-1", () => {
  const view = table({}, {}, {});
  expect(preparedBy(view, 1)?.seat).toBe(3);
  expect(preparedBy(view, 2)?.seat).toBe(1);
  expect(passedTo(view, 1)?.seat).toBe(2);
  expect(passedTo(view, 3)?.seat).toBe(1);
});

test("of several own seats the first one that is not done acts", () => {
  expect(actingSeat(table({}, { mine: true, done: true }, { mine: true }))?.seat).toBe(3);
  expect(actingSeat(table({ mine: true, done: true }))?.seat).toBe(1);
  expect(actingSeat(table({}, {}))).toBeNull();
});

test("what was confirmed comes apart from the sheet, and only for a seat of one's own", () => {
  const mine = table({ mine: true, done: true });
  const others = table({ done: true });
  expect(String(confirmed(mine, mine.seats[0] as SeatView))).toBe("5@c2 c2-c4");
  expect(confirmed(others, others.seats[0] as SeatView)).toBeNull();
});
