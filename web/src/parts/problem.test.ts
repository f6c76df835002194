import { expect, test } from "vitest";
import { problemText } from "./problem";

test("a line and the island it speaks of are parted", () => {
  const problem = { code: "line-over-island", where: "c4-c7 c5", line: 12 };
  expect(problemText(problem)).toEqual({
    key: "problem-line-over-island",
    variables: { where: "c4-c7", other: "c5" },
    line: 12,
  });
});

test("a single place stays whole", () => {
  const problem = { code: "island-lonely", where: "c4", line: null };
  expect(problemText(problem).variables).toEqual({ where: "c4", other: "" });
});

test("a space in a custom key separates nothing", () => {
  const problem = { code: "key-unknown", where: "my islands", line: 3 };
  expect(problemText(problem).variables).toEqual({ where: "my islands", other: "" });
});
