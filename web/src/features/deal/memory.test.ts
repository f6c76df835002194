import { beforeEach, expect, test, vi } from "vitest";
import { FakeStorage, freshBrowser, played, seal, views } from "../../testing/deal";
import { load } from "./memory";
import { Witness } from "./witness";

freshBrowser();

const other = "77".repeat(32);
let storage: FakeStorage;
beforeEach(() => {
  storage = localStorage as unknown as FakeStorage;
});

test("the memory keeps the newest 50 tables", () => {
  vi.useFakeTimers();
  for (let number = 0; number < 60; number += 1) {
    vi.setSystemTime(1000 + number);
    new Witness(`t${number}`).see(views(other).lobby);
  }
  vi.useRealTimers();
  storage.setItem("hashi-settings", "{}");
  expect(storage.kept.size).toBe(51);
  expect([load("t9"), load("t10")?.seal, load("t59")?.seal]).toEqual([null, seal, seal]);
});

test("the memory does not keep tables that were over when they were first seen", () => {
  new Witness("t").see(views(other).over);
  expect(storage.kept.size).toBe(0);
});

test.each([
  "",
  "{",
  "null",
  "7",
  "[]",
  "{}",
  ...[
    "deck",
    "since",
    "joined",
    "seal",
    "sealChanged",
    "nonces",
    "given",
    "hashes",
    "withheld",
    "bots",
    "begun",
    "cards",
  ].map((key) => `${key}!`),
])("a memory that is broken is not trusted: %s", (text) => {
  const { over } = played();
  const [key] = [...storage.kept.keys()] as [string];
  const whole = JSON.parse(storage.getItem(key) ?? "") as object;
  storage.setItem(key, text.endsWith("!") ? JSON.stringify({ ...whole, [text.slice(0, -1)]: "?" }) : text);
  const witness = new Witness("t");
  expect(witness.memory).toBeNull();
  witness.see(over);
  expect(witness.verdict(over)).toMatchObject({ outcome: "open", gap: "not-there" });
});

test("a game can be checked though the storage refuses", () => {
  storage.setItem = () => {
    throw new Error("full");
  };
  const { witness, over } = played();
  expect(witness.verdict(over)).toEqual({ outcome: "fair" });
});

test("the memory is written only when there is news", () => {
  const { witness, over } = played();
  const write = vi.spyOn(storage, "setItem");
  witness.see(over);
  expect(write).not.toHaveBeenCalled();
});
