import { expect, test } from "vitest";
import { matchPath, pathOf } from "./route";

test.each([
  ["index.svelte", "/"],
  ["new.svelte", "/new"],
  ["puzzles/index.svelte", "/puzzles"],
  ["puzzles/[id].svelte", "/puzzles/{id}"],
  ["d/[code]/index.svelte", "/d/{code}"],
  ["d/[code]/[seat].svelte", "/d/{code}/{seat}"],
])("%s is shown at %s", (file, path) => {
  expect(pathOf(file)).toBe(path);
});

test.each([
  ["/", "/", {}],
  ["/new", "/new", {}],
  ["/new", "/new/", {}],
  ["/t/{table}", "/t/abc", { table: "abc" }],
  ["/d/{code}/{seat}", "/d/BCDFGH/2", { code: "BCDFGH", seat: "2" }],
  ["/new", "/", null],
  ["/", "/new", null],
  ["/t/{table}", "/t", null],
  ["/t/{table}", "/t/", null],
  ["/t/{table}", "/d/abc", null],
  ["/d/{code}", "/d/BCDFGH/2", null],
])("%s and %s", (path, address, found) => {
  expect(matchPath(path, address)).toEqual(found);
});
