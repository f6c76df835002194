import { expect, test } from "vitest";
import { sideA } from "../testing/board";
import { Draft } from "./draft";
import { drawable, possible, possibleStart } from "./possible";
import { BLANK } from "./sheet";

const sheet = { ...BLANK, numbers: { c4: 1 } };
const judged = (draft: string, card = { number: 5, bridges: 2 }) => possible(sideA, sheet, card, Draft.fromText(draft));

test.each([
  ["nothing is wrong with an empty draft", "pass", []],
  ["nor with one that lacks a bridge (T7)", "5@c2 c2-c4", []],
  ["a bridge that lost its number (T8)", "a1-a4 c2-c4", ["a1-a4"]],
  ["a number where there is one (T3)", "5@c4", ["c4"]],
  ["a bridge too many at an island (T12)", "a4-c4 c2-c4", ["c2-c4"]],
  ["all bridges, if there are more than the card shows (T7)", "5@c2 c2-c4 c2-e2*2", ["c2-c4", "c2-e2"]],
])("wrong marks: %s", (_, draft, wrong) => {
  expect(Object.keys(judged(draft).wrong).sort()).toEqual(wrong);
});

test("a wrong mark has its own reason, whatever else is missing", () => {
  const { refusal, wrong } = judged("a1-a4");
  expect(refusal?.code).toBe("bridge-count");
  expect(wrong).toEqual({ "a1-a4": { code: "bridge-without-number", rule: "T8", where: "a1-a4" } });
});

test("a draft of one bridge of two may go on, and cannot be played", () => {
  const { lines, refusal } = judged("5@c2 c2-c4");
  expect(refusal).toEqual({ code: "bridge-count", rule: "T7", where: null });
  expect(lines["c2-e2"]).toBeNull();
});

test("M1: at an honour table everything can be drawn but a second number and a third bridge", () => {
  const found = drawable(sideA, sheet, { number: 5, bridges: 1 }, Draft.fromText("5@a1 a1-a4*2 b3-f3"));
  expect([found.refusal, found.wrong]).toEqual([null, {}]);
  expect(Object.entries(found.islands).filter(([, refusal]) => refusal)).toEqual([
    ["c4", expect.objectContaining({ rule: "T3" })],
  ]);
  expect(Object.entries(found.lines).filter(([, refusal]) => refusal)).toEqual([
    ["a1-a4", expect.objectContaining({ rule: "T10" })],
  ]);
});

test("S2: before the game a number goes on plain islands, and there are no bridges yet", () => {
  const { islands, lines, refusal, wrong } = possibleStart(sideA, Draft.fromText("4@a1"));
  expect(islands).toMatchObject({ c4: null, a1: { code: "start-flag", rule: "S2", where: "a1" } });
  expect(lines["c2-c4"]?.code).toBe("setup-open");
  expect([refusal?.code, wrong.a1]).toEqual(["start-flag", refusal]);
  expect(possibleStart(sideA, Draft.empty).refusal).toBeNull();
});
