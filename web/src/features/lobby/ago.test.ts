import { expect, test } from "vitest";
import { ago } from "./ago";

test.each([
  [5, "now"],
  [60, "1 minute ago"],
  [7_300, "2 hours ago"],
  [90_000, "yesterday"],
  [604_800, "last week"],
])("%i s ago is %s", (seconds, words) => {
  expect(ago(seconds, "en")).toBe(words);
});
