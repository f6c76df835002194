import { expect, test } from "vitest";
import { codeOfPath, inviteLink, isThisMachine, spelled, tableOfLink, tidyCode } from "./code";

test.each([
  [" ab cd ", "ABCD"],
  ["ab-cd", "ABCD"],
  ["http://192.168.0.7:8112/j/abcd", "ABCD"],
  ["https://example.org/j/ABCD?x=1", "ABCD"],
])("%j means the code %s", (typed, code) => {
  expect(tidyCode(typed)).toBe(code);
});

test("a mistyped address is a code like any other", () => {
  expect(codeOfPath("ab%20cd")).toBe("ABCD");
  expect(codeOfPath("ab%")).toBe("AB%");
});

test("a link to the table itself leads there", () => {
  expect(tableOfLink("http://localhost/t/x1y2")).toBe("x1y2");
  expect(tableOfLink("ABCD")).toBeNull();
});

test("links, and codes spelled out", () => {
  expect(inviteLink("http://localhost", "ABCD")).toBe("http://localhost/j/ABCD");
  expect(spelled("AB3")).toBe("A B 3");
});

test("a link to this very computer is told apart from one that others can open", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].filter((name) => !isThisMachine(name))).toEqual([]);
  expect(["192.168.1.7", "hashi.example", "localhost.example"].filter(isThisMachine)).toEqual([]);
});
