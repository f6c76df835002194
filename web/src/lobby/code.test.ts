import { expect, test } from "vitest";
import { codeOfPath, inviteLink, qrAddress, spelled, tableOfLink, tidyCode } from "./code";

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

test("links and their pictures", () => {
  expect(inviteLink("http://localhost", "ABCD")).toBe("http://localhost/j/ABCD");
  expect(qrAddress("http://l/j/A")).toBe("/api/qr?text=http%3A%2F%2Fl%2Fj%2FA");
  expect(spelled("AB3")).toBe("A B 3");
});
