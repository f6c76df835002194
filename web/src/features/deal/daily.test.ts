import { describe, expect, test } from "vitest";
import vectors from "../../testing/daily-vectors.json";
import { dealt, freshBrowser, played, proved } from "../../testing/deal";
import { dailySeed } from "./daily";
import { shuffled } from "./deal";
import { Witness } from "./witness";

freshBrowser();

test.each(vectors)("deals $day $side as Python does", ({ day, side, seed, order }) => {
  expect(dailySeed(day, side)).toBe(seed);
  expect(shuffled(seed)).toEqual(order);
});

describe("the daily deal", () => {
  const day = "2026-11-17";
  const seed = dailySeed(day, "A");
  /** A whole game that is called the deal of that day, with the cards of a seed. */
  const dealtToday = (seed: string) =>
    played((view) => {
      const proof = { commitment: null, secret: null, nonces: [], ...(view.phase === "over" ? { seed } : {}) };
      return { ...proved(dealt(view, seed), proof), board: { ...view.board, name: "A" }, daily: day };
    });

  test("follows from its date, in any browser", () => {
    const { over } = dealtToday(seed);
    expect(new Witness("elsewhere").verdict(over)).toEqual({ outcome: "daily", day });
  });

  test("of another day, or with another card, is found out", () => {
    const { witness, over } = dealtToday("77".repeat(32));
    expect(witness.verdict(over)).toEqual({ outcome: "unfair", findings: [{ code: "day-wrong" }] });
    const honest = dealtToday(seed).over;
    const [first, second, ...rest] = honest.seen as [string, string, ...string[]];
    const swapped = { ...honest, seen: [second, first, ...rest] };
    expect(new Witness("elsewhere").verdict(swapped)).toMatchObject({
      outcome: "unfair",
      findings: [{ code: "card-wrong" }],
    });
  });
});
