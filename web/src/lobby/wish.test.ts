import { describe, expect, test } from "vitest";
import { DEFAULT_LEVEL } from "../protocol";
import { firstWish, hostPlace, newTable, soloTable, wishProblems, type Wish } from "./wish";

const keys = (wish: Wish) => wishProblems(wish).map((problem) => problem.key);

test("the first wish with a name can be opened as it is", () => {
  const wish = firstWish("Ada");
  expect(keys(wish)).toEqual([]);
  expect(newTable(wish)).toEqual({
    name: "Ada",
    side: "A",
    board: null,
    seats: [
      { kind: "person", name: "" },
      { kind: "person", name: "" },
    ],
    tracker: true,
    hints: true,
    clock_seconds: null,
    deal: null,
  });
});

describe("what keeps a table from being opened", () => {
  test("no name", () => expect(keys(firstWish("  "))).toEqual(["new-name-missing"]));

  test("no board file", () =>
    expect(keys({ ...firstWish("Ada"), board: "own" })).toEqual(["new-own-missing"]));

  test("bots alone", () => {
    const bot = { kind: "bot" as const, name: "", level: DEFAULT_LEVEL };
    expect(keys({ ...firstWish("Ada"), seats: [bot, bot, bot, bot] })).toEqual(["new-bots-only"]);
  });

  test("a device seat without a name, but only if it is played", () => {
    const wish = firstWish("Ada");
    wish.seats[2] = { kind: "device", name: " ", level: DEFAULT_LEVEL };
    expect(keys(wish)).toEqual([]);
    expect(wishProblems({ ...wish, count: 3 }).map(({ field }) => field)).toEqual(["seat-3"]);
  });

  test("a deal code that is too short or has other signs", () => {
    expect(keys({ ...firstWish("Ada"), deal: "ab12" })).toEqual(["new-deal-wrong"]);
    expect(keys({ ...firstWish("Ada"), deal: "xyz" })).toEqual(["new-deal-signs"]);
  });
});

test("a deal code may be pasted with spaces and capitals", () => {
  const wish = { ...firstWish("Ada"), deal: ` ${"AB ".repeat(32)}\n` };
  expect(keys(wish)).toEqual([]);
  expect(newTable(wish).deal).toBe("ab".repeat(32));
});

test("an uploaded board is sent instead of a side", () => {
  const table = newTable({ ...firstWish("Ada"), board: "own", file: "name = 'C'" });
  expect([table.side, table.board]).toEqual([null, "name = 'C'"]);
});

test("the host sits at the first person's seat", () => {
  const wish = firstWish("Ada");
  wish.seats[0] = { kind: "bot", name: "", level: DEFAULT_LEVEL };
  expect(hostPlace(wish)).toBe(1);
});

test("a bot's seat has a level", () => {
  const wish = firstWish("Ada");
  wish.seats[1] = { kind: "bot", name: "left over", level: "island-god" };
  expect(newTable(wish).seats[1]).toEqual({ kind: "bot", name: "", level: "island-god" });
});

test("solo is one person's seat", () => {
  expect(soloTable("Ada", "B")).toEqual({ name: "Ada", side: "B", seats: [{ kind: "person" }] });
});
