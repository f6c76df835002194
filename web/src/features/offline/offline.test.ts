import { expect, test } from "vitest";
import { split } from "../../core/router.svelte";
import { serverAddress } from "./address";
import { formatMegabytes } from "./megabyte";
import { isFinal, unsent } from "./send";

test.each([
  ["hashi.example.org", "https://hashi.example.org/new"],
  [" http://192.168.1.5:8420/t/abc ", "http://192.168.1.5:8420/new"],
  ["192.168.1.5:8420", "http://192.168.1.5:8420/new"],
  ["localhost:8420", "http://localhost:8420/new"],
  ["", null],
  ["no address", null],
  ["nothing", null],
])("%s is the address of a server: %s", (typed, found) => expect(serverAddress(typed)).toBe(found));

test("in a folder of files path and hash are both in the hash", () => {
  expect(split({ pathname: "/sub/", hash: "" }, true)).toEqual({ path: "/", hash: "" });
  expect(split({ pathname: "/sub/", hash: "#/rules#T5" }, true)).toEqual({ path: "/rules", hash: "T5" });
  expect(split({ pathname: "/rules", hash: "#T5" }, false)).toEqual({ path: "/rules", hash: "T5" });
});

test("megabytes have one decimal, as the language writes it", () => {
  expect([formatMegabytes(4_240_000, "en"), formatMegabytes(4_240_000, "de")]).toEqual(["4.2", "4,2"]);
});

test("every finished game is sent once, and as a daily deal while it may count", () => {
  const row = (table: string, finished_at: number, day: string | null, counts: boolean) => ({
    table,
    finished_at,
    day,
    counts,
    seat: 1,
    person: "p",
    name: "Ada",
    side: "A",
  });
  const rows = [
    row("today", 4, "2026-11-17", true),
    row("old", 3, "2026-11-14", true),
    row("practice", 2, "2026-11-17", false),
    row("solo", 1, null, false),
    row("sent", 5, "2026-11-16", true),
  ];
  const now = Date.parse("2026-11-17T12:00:00Z");
  const due = unsent(rows, ["sent"], now);
  expect(due.map(({ table }) => table)).toEqual(["solo", "practice", "old", "today"]);
  expect(due.map(({ daily }) => daily)).toEqual([null, null, null, { day: "2026-11-17", side: "A" }]);
});

test("a game is given up only if the server has said no to the game itself", () => {
  expect([400, 404, 409, 413].filter((status) => !isFinal(status))).toEqual([]);
  expect([302, 401, 403, 429, 500, 503].filter(isFinal)).toEqual([]);
});
