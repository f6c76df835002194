import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));
const parts = ["lobby", "end", "report"].map((part) =>
  readFileSync(`${here}../../src/hashi/locale/en/${part}.ftl`, "utf-8"),
);
const keys = [...parts.join("\n").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);

const files = readdirSync(here, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$/.test(name))
  .map((name) => readFileSync(`${here}${name}`, "utf-8"));
const source = files.join("\n");
const named = new Set(
  [...source.matchAll(/"((?:home|new|join|lobby|end|report)-[a-z-]+[a-z])"/g)].map((match) => match[1] as string),
);
// Keys put together from a part and a value, such as `home-phase-${phase}`.
const stems = [...source.matchAll(/`((?:home|new|join|lobby|end|report)-[a-z-]*-)\$\{/g)].map(
  (match) => match[1] as string,
);

test("no key is written twice", () => {
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test("every text is said somewhere", () => {
  // With `sayOf` a sentence about a player has a second form for the reader.
  const isSaid = (key: string) => source.includes(`"${key}"`) || stems.some((stem) => key.startsWith(stem));
  const unsaid = keys.filter((key) => !isSaid(key) && !isSaid(key.replace(/-you$/, "")));
  expect(unsaid).toEqual([]);
});

test("everything said has a text", () => {
  // Ids of elements look like keys; those that are none are followed by nothing of `t`.
  const said = [...named].filter((key) => new RegExp(`(\\bt|say)\\(\\s*"${key}"`).test(source));
  expect(said.filter((key) => !keys.includes(key))).toEqual([]);
});

test("every part that is asked for is a file", () => {
  const asked = [...source.matchAll(/texts\.need\("(\w+)"\)/g)].map((match) => match[1] as string);
  expect(asked.length).toBeGreaterThan(10);
  for (const part of asked) expect(existsSync(`${here}../../src/hashi/locale/en/${part}.ftl`), part).toBe(true);
});
