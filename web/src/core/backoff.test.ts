import { expect, test } from "vitest";
import { Backoff } from "./backoff";

const pauses = (random: number, count: number, askedMs = 0) => {
  const backoff = new Backoff(() => random);
  return Array.from({ length: count }, () => backoff.pause(askedMs));
};

test("the limit of the pause doubles up to a minute, and the pause is any part of it", () => {
  expect(pauses(1, 9)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  expect(pauses(0.5, 3)).toEqual([500, 1000, 2000]);
  expect(pauses(0, 3)).toEqual([0, 0, 0]);
});

test("never sooner than the server asks, and not all at the same moment", () => {
  expect(pauses(0, 2, 12_000)).toEqual([12_000, 12_000]);
  expect(pauses(0.5, 2, 12_000)).toEqual([12_500, 13_000]);
});

test("at most a minute, unless the server asks for more", () => {
  expect(pauses(1, 8, 12_000).at(-1)).toBe(60_000);
  expect(pauses(1, 1, 90_000)).toEqual([90_000]);
});

test("starts over once the connection has proven itself", () => {
  const backoff = new Backoff(() => 1);
  backoff.pause();
  backoff.pause();
  backoff.reset();
  expect(backoff.pause()).toBe(1000);
});

test("its jitter is random", () => {
  const random = Array.from({ length: 20 }, () => new Backoff().pause());
  expect(new Set(random).size).toBeGreaterThan(10);
  expect(Math.max(...random)).toBeLessThan(1000);
});
