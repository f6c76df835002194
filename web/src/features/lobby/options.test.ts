import { describe, expect, test } from "vitest";
import { DEFAULT_LEVEL } from "../../core/protocol";
import { defaultOptions, hostPlace, newTable, optionProblems, type TableOptions } from "./options";

const names = (seat: number) => `Player ${seat}`;
const keys = (options: TableOptions) => optionProblems(options).map((problem) => problem.key);

test("the default options with a name open a table as they are", () => {
  const options = defaultOptions("Ada");
  expect(keys(options)).toEqual([]);
  expect(newTable(options, names)).toEqual({
    name: "Ada",
    side: "A",
    board: null,
    fresh: null,
    deck: null,
    seats: [
      { kind: "person", name: "" },
      { kind: "person", name: "" },
    ],
    tracker: true,
    hints: true,
    kind: "guarded",
    clock_seconds: null,
    deal: null,
    deal_of: null,
    rival: null,
  });
});

test.each([
  ["bot", ["person", "bot"]],
  ["device", ["device", "device"]],
] as const)("a table that begins with a %s", (others, kinds) => {
  expect(newTable(defaultOptions("Ada", others), names).seats.map(({ kind }) => kind)).toEqual(kinds);
});

test("an own deck is sent as its text, and has to be chosen first", () => {
  const options = { ...defaultOptions("Ada"), deck: "custom" as const };
  expect(keys(options)).toEqual(["new-deck-missing"]);
  expect(newTable({ ...options, deckFile: "cards = []" }, names).deck).toBe("cards = []");
  expect(newTable({ ...options, deck: "ours", deckFile: "cards = []" }, names).deck).toBeNull();
});

test("a table may play the deal of a finished one", () => {
  expect(newTable({ ...defaultOptions("Ada"), dealOf: "BCDFGH" }, names).deal_of).toBe("BCDFGH");
});

test("an honour table has no hints", () => {
  const options = { ...defaultOptions("Ada"), honour: true };
  expect(newTable(options, names)).toMatchObject({ kind: "honour", hints: false });
});

describe("what keeps a table from being opened", () => {
  test("no board file", () =>
    expect(keys({ ...defaultOptions("Ada"), board: "custom" })).toEqual(["new-custom-missing"]));

  test("bots alone", () => {
    const bot = { kind: "bot" as const, name: "", level: DEFAULT_LEVEL };
    expect(keys({ ...defaultOptions("Ada"), seats: [bot, bot, bot, bot] })).toEqual(["new-bots-only"]);
  });

  test("a deal code that is too short or has other signs", () => {
    expect(keys({ ...defaultOptions("Ada"), deal: "ab12" })).toEqual(["new-deal-wrong"]);
    expect(keys({ ...defaultOptions("Ada"), deal: "xyz" })).toEqual(["new-deal-signs"]);
  });
});

test("a deal code may be pasted with spaces and capitals", () => {
  const options = { ...defaultOptions("Ada"), deal: ` ${"AB ".repeat(32)}\n` };
  expect(keys(options)).toEqual([]);
  expect(newTable(options, names).deal).toBe("ab".repeat(32));
});

test("an uploaded board is sent instead of a side", () => {
  const table = newTable({ ...defaultOptions("Ada"), board: "custom", file: "name = 'C'" }, names);
  expect([table.side, table.board]).toEqual([null, "name = 'C'"]);
});

test("a fresh board is sent by its code, and not before it is there", () => {
  const options = { ...defaultOptions("Ada"), board: "fresh" as const };
  expect(keys(options)).toEqual(["new-fresh-missing"]);
  const table = newTable({ ...options, fresh: "A1-2222-22C" }, names);
  expect([table.side, table.board, table.fresh]).toEqual([null, null, "A1-2222-22C"]);
  expect(newTable({ ...options, board: "B", fresh: "A1-2222-22C" }, names).fresh).toBeNull();
});

test("the host sits at the first person's seat", () => {
  const options = defaultOptions("Ada");
  options.seats[0] = { kind: "bot", name: "", level: DEFAULT_LEVEL };
  expect(hostPlace(options)).toBe(1);
});

test("a bot's seat has a level", () => {
  const options = defaultOptions("Ada");
  options.seats[1] = { kind: "bot", name: "left over", level: "professional-planner" };
  expect(newTable(options, names).seats[1]).toEqual({ kind: "bot", name: "", level: "professional-planner" });
});

test("a bot is sent by its level, or by its own name", () => {
  const options = defaultOptions("Ada", "bot");
  expect(newTable(options, names).seats[1]).toEqual({ kind: "bot", name: "", level: DEFAULT_LEVEL });
  options.seats[1]!.level = "tidy:Tidy";
  expect(newTable(options, names).seats[1]).toEqual({ kind: "bot", name: "", bot: "tidy:Tidy" });
});

test("a seat without a name gets one", () => {
  const options = { ...defaultOptions("  "), count: 3 };
  options.seats[2] = { kind: "device", name: " ", level: DEFAULT_LEVEL };
  options.seats[1] = { kind: "bot", name: "", level: DEFAULT_LEVEL };
  expect(keys(options)).toEqual([]);
  const { name, seats } = newTable(options, names);
  expect([name, seats[2]?.name]).toEqual(["Player 0", "Player 3"]);
});

test("whoever invites others has a name, as they must", () => {
  expect(keys(defaultOptions(" "))).toEqual(["lobby-name-missing"]);
  expect(keys(defaultOptions("", "bot"))).toEqual([]);
});
