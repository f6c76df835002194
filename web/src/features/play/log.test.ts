import { beforeAll, expect, test } from "vitest";
import type { LogLine } from "../../core/protocol";
import { texts } from "../../core/texts.svelte";
import { exampleSeat, exampleView } from "../../testing/view";
import { announced, logSentence } from "./log";

beforeAll(() => texts.setLanguage("en"));

const line = (what: LogLine["what"], round: number): LogLine => ({
  what,
  round,
  seat: 2,
  category: null,
  points: null,
});

test("what happened before a bot took over keeps the person's name; what the bot did has the bot's", () => {
  const log = [line("skipped-number", 3), line("stood-in", 5), line("skipped-number", 5), line("skipped-number", 7)];
  const view = exampleView([exampleSeat(1), exampleSeat(2, { name: "Ren", stands_for: "Bruno" })], { log });
  const told = log.map((one) => /Bruno|Ren/.exec(logSentence(view, one))?.[0]);
  expect(told).toEqual(["Bruno", "Bruno", "Ren", "Bruno"]);
});

test("hints are not among the announcements", () => {
  const view = exampleView([exampleSeat(1), exampleSeat(2)], { log: [line("hinted", 3), line("timed-out", 3)] });
  expect(announced(view).map(({ what }) => what)).toEqual(["timed-out"]);
});
