import { expect, test } from "vitest";
import vectors from "../../testing/deal-vectors.json";
import { commitment, DECK, drawnNonce, isDigits, nonceHash, randomDigits, seedOf, shuffled } from "./deal";

test.each(vectors.map((vector) => [vector.secret, vector] as const))("deals as Python does: %s", (secret, vector) => {
  expect(commitment(secret)).toBe(vector.commitment);
  expect(
    vector.hashes.map((_, place) => nonceHash(vector.commitment, place + 1, vector.nonces[place] as string)),
  ).toEqual(vector.hashes);
  expect([1, 2, 3, 4].map((seat) => drawnNonce(secret, seat))).toEqual(vector.drawn);
  expect(seedOf(secret, vector.nonces)).toBe(vector.seed);
  expect(shuffled(vector.seed)).toEqual(vector.order);
});

test("the vectors have every number of seats", () => {
  expect(new Set(vectors.map(({ nonces }) => nonces.length))).toEqual(new Set([1, 2, 3, 4]));
  expect(vectors.every(({ hashes, nonces }) => hashes.length === nonces.length)).toBe(true);
});

test("the deck has every card once", () => {
  expect([DECK.length, DECK[0], DECK[3], DECK.at(-1)]).toEqual([18, "1/1", "2/1", "6/3"]);
  for (const { order } of vectors) expect([...order].sort()).toEqual([...DECK].sort());
});

test("long decks need more than one block", () => {
  const long = [...DECK, ...DECK, ...DECK];
  const order = shuffled("00".repeat(32), long);
  expect([...order].sort()).toEqual([...long].sort());
  expect(order).not.toEqual(shuffled("01".repeat(32), long));
});

test("only 64 small hexadecimal digits are digits", () => {
  expect(isDigits("0f".repeat(32))).toBe(true);
  for (const bad of [
    "",
    "0F".repeat(32),
    "0f".repeat(31),
    `${"0f".repeat(32)}\n`,
    "zz".repeat(32),
    null,
    undefined,
    7,
    [],
  ]) {
    expect(isDigits(bad)).toBe(false);
  }
});

test("nonces are digits, another each time", () => {
  const some = Array.from({ length: 20 }, randomDigits);
  expect(some.every(isDigits)).toBe(true);
  expect(new Set(some).size).toBe(20);
});
