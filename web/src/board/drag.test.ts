import { expect, test } from "vitest";
import { sideA } from "../testing/board";
import { dragLine, press } from "./drag";
import { spot } from "./layout";

const from = (at: string, x: number, y: number) => ({ x: spot(sideA, at).x + x, y: spot(sideA, at).y + y });

test.each([
  ["up", 0, -60, "c2-c4"],
  ["right", 50, 5, "c4-e4"],
  ["down", -8, 40, "c4-c7"],
  ["left", -200, 20, "a4-c4"],
])("a drag %s from c4 means that line well before its end", (_, x, y, line) => {
  expect(dragLine(sideA, { from: "c4", now: from("c4", x, y) })).toBe(line);
});

test("a short or slanting drag means nothing", () => {
  expect(dragLine(sideA, { from: "c4", now: from("c4", 20, 0) })).toBeNull();
  expect(dragLine(sideA, { from: "c4", now: from("c4", 60, 55) })).toBeNull();
});

test("a drag where no line leaves means nothing", () => {
  expect(dragLine(sideA, { from: "a1", now: from("a1", 0, -80) })).toBeNull();
});

test("a trembling finger is a tap", () => {
  expect(press(sideA, from("c4", 0, 0), from("c4", 9, 6)).kind).toBe("tap");
  expect(press(sideA, from("c4", 24, 0), from("c4", 36, 0)).kind).toBe("tap");
});

test("a press that begins on an island and goes far is a drag, others are taps", () => {
  expect(press(sideA, from("c4", 0, 0), from("c4", 70, 0)).kind).toBe("drag");
  expect(press(sideA, from("d5", 0, 0), from("d5", 70, 0)).kind).toBe("tap");
});
