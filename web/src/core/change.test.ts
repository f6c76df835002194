import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exampleSeat, exampleView } from "../testing/view";
import { viewAfter } from "./change";
import type { Change, View } from "./protocol";

const file = process.env.HASHI_CHANGE_CASES;
const view: View = exampleView([exampleSeat(1), exampleSeat(2)], { step: 4 });
const change: Change = { type: "change", step: 5, version: 9, seats: [{ seat: 2, done: true }] };

test.skipIf(!file)("has the same view as Python after every message of the games of tests/page", () => {
  const games = JSON.parse(readFileSync(file ?? "", "utf-8")) as { news: View | Change; view: View }[][];
  expect(games.length).toBeGreaterThan(0);
  for (const game of games) {
    let seen: View | null = null;
    for (const { news, view } of game) {
      seen = viewAfter(seen, news);
      expect(seen).toEqual(view);
    }
  }
});

test("a change follows the view before it, and leaves that as it was", () => {
  const after = viewAfter(view, change);
  expect(after?.seats.map(({ done }) => done)).toEqual([false, true]);
  expect([after?.step, after?.version, after?.seats[0]]).toEqual([5, 9, view.seats[0]]);
  expect(view.seats[1]?.done).toBe(false);
});

test("what comes twice or late changes nothing, and a gap is noticed", () => {
  expect(viewAfter({ ...view, step: 5 }, change)?.step).toBe(5);
  expect(viewAfter(view, { ...view, step: 3 })).toBe(view);
  expect(viewAfter(view, { ...view, stream: "t", step: 3 })?.stream).toBe("t");
  expect(viewAfter(view, { ...change, step: 6 })).toBeNull();
  expect(viewAfter(null, change)).toBeNull();
});
