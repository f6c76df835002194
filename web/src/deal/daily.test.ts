import { expect, test } from "vitest";
import { dailySeed } from "./daily";
import vectors from "./daily.json";
import { shuffled } from "./deal";

test.each(vectors)("deals $day $side as Python does", ({ day, side, seed, order }) => {
  expect(dailySeed(day, side)).toBe(seed);
  expect(shuffled(seed)).toEqual(order);
});
