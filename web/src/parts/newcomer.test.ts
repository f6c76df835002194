import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../core/settings.svelte";
import {
  isFirstGame,
  isNew,
  isToBeAsked,
  LEARN,
  LEARNED,
  nextCard,
  noteFor,
  recordAsked,
  recordFinished,
} from "./newcomer";

const memory = new Map<string, string>();
beforeEach(() => {
  memory.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  });
});

test("a new browser is asked once, and new until a game or the tutorial is finished", () => {
  expect([isNew(), isToBeAsked()]).toEqual([true, true]);
  recordAsked();
  expect([isNew(), isToBeAsked()]).toEqual([true, false]);
  memory.set(LEARN, LEARNED);
  expect([isNew(), isFirstGame()]).toEqual([false, true]);
  recordFinished("one");
  expect(isFirstGame()).toBe(false);
});

test("notes stay with the first table, for its first cards", () => {
  expect([0, 3, 4].map((round) => noteFor("one", round))).toEqual(["note-0", "note-3", null]);
  expect(noteFor("two", 0)).toBe(null);
  recordFinished("two");
  expect(noteFor("one", 0)).toBe(null);
});

test("beginners are waited for in three games, unless they chose otherwise", () => {
  for (const table of ["one", "one", "two"]) recordFinished(table);
  expect(nextCard()).toBe("tap");
  recordFinished("three");
  expect(nextCard()).toBe("pause");
  settings.nextCard = "once";
  expect(nextCard()).toBe("once");
});
