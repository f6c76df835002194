import { describe, expect, test } from "vitest";
import { exampleSeat as seat, exampleView as view, NO_PROOF } from "../../testing/view";
import { beginsAutomatically, isReady, isWatching, openSeats, ownSeat, seatNews } from "./seat";

const sealed = { proof: { ...NO_PROOF, commitment: "ab".repeat(32) } };

describe("begins without a button press", () => {
  const me = seat(1, { mine: true });

  test.each([
    ["solo", view([me], { alone: true }), true],
    ["with bots", view([me, seat(2, { kind: "bot", nonce: false })], { alone: true }), true],
    ["with bots at seats that were for people", view([me, seat(2, { kind: "bot", nonce: false })]), false],
    ["at one device", view([me, seat(2, { kind: "device", mine: true })], { alone: true }), true],
    ["with another person", view([me, seat(2)]), false],
    ["with an open seat", view([me, seat(2, { kind: "open" })]), false],
    [
      "before the shares of the deal are in",
      view([seat(1, { mine: true, nonce: false })], { ...sealed, alone: true }),
      false,
    ],
    ["a known deal, which has no shares", view([seat(1, { mine: true, nonce: false })], { alone: true }), true],
    ["while the shares are shown", view([me], { alone: true, proof: { ...sealed.proof, revealing: true } }), false],
    [
      "after a seat withheld its share",
      view([seat(1, { mine: true, nonce: false })], { alone: true, proof: { ...sealed.proof, withheld: [1] } }),
      true,
    ],
    ["for a player who is not the host", view([me], { alone: true, host: false }), false],
    ["when it has already begun", view([me], { alone: true, phase: "setup" }), false],
  ])("%s", (_case, table, begins) => {
    expect(beginsAutomatically(table)).toBe(begins);
  });
});

test("waits for players who are here, not for those away", () => {
  const second = (online: boolean) => view([seat(1), seat(2, { nonce: false, online })], sealed);
  expect([isReady(second(false)), isReady(second(true))]).toEqual([true, false]);
});

test("a device seat is not the person's own", () => {
  const table = view([seat(1, { kind: "device", mine: true }), seat(2, { mine: true })]);
  expect(ownSeat(table)?.seat).toBe(2);
});

test("open seats can be taken by those who watch", () => {
  const table = view([seat(1), seat(2, { kind: "open" })], { host: false });
  expect(isWatching(table)).toBe(true);
  expect(openSeats(table).map((open) => open.seat)).toEqual([2]);
});

test("news tell who came and which seat is free again", () => {
  const before = [seat(1, { kind: "open", name: "" }), seat(2), seat(3)];
  const after = [seat(1, { name: "Ada" }), seat(2, { kind: "open", name: "" }), seat(3)];
  expect(seatNews(before, after)).toEqual([
    { what: "taken", seat: 1, name: "Ada" },
    { what: "free", seat: 2, name: "" },
  ]);
});
