import { expect, test } from "vitest";
import { blank, sideA } from "../board/example";
import type { View } from "../protocol";
import { actingSeat, confirmed, openSheet, preparedBy } from "./seating";

const table = (...seats: object[]) =>
  ({
    phase: "play",
    board: sideA,
    turns: { 1: "5@c2 c2-c4" },
    starts: {},
    seats: seats.map((seat, index) => ({ seat: index + 1, name: `p${index + 1}`, mine: false, done: false, sheet: blank, ...seat })),
  }) as unknown as View;

test("S3: seat p plays the sheet of seat p-1", () => {
  const view = table({}, {}, {});
  expect(preparedBy(view, 1)?.seat).toBe(3);
  expect(preparedBy(view, 2)?.seat).toBe(1);
});

test("of several own seats the first one that is not done acts", () => {
  expect(actingSeat(table({}, { mine: true, done: true }, { mine: true }))?.seat).toBe(3);
  expect(actingSeat(table({ mine: true, done: true }))?.seat).toBe(1);
  expect(actingSeat(table({}, {}))).toBeNull();
});

test("marks of the open round are not shown to those around the table", () => {
  const sheet = { ...blank, numbers: { c2: 5, c4: 4 }, bridges: { "c2-c4": 2 } };
  const view = table({ mine: true, done: true, sheet });
  const seat = view.seats[0];
  if (!seat) throw new Error("no seat");
  expect(String(confirmed(view, seat))).toBe("5@c2 c2-c4");
  expect(openSheet(view, seat)).toMatchObject({ numbers: { c4: 4 }, bridges: { "c2-c4": 1 } });
});
