import { expect, test } from "vitest";
import { findViolations, readSources } from "./layers.ts";

const imports = (...names: string[]) => names.map((name) => `import "${name}";`).join("\n");

/** The page's own sources with some files more, or instead. */
const withFiles = (files: Record<string, string>) =>
  findViolations(new Map([...readSources(), ...Object.entries(files)]));

test("the page keeps its layers", () => {
  expect(withFiles({})).toEqual([]);
});

test.each([
  ["core/wrong.ts", "../judge/draft"],
  ["judge/wrong.ts", "../board/Board.svelte"],
  ["board/wrong.ts", "../parts/person.svelte"],
  ["parts/wrong.ts", "../features/deal/deal"],
  ["features/deal/wrong.ts", "../../pages/index.svelte"],
  ["features/deal/wrong.test.ts", "../../App.svelte"],
])("%s may not import %s", (path, name) => {
  expect(withFiles({ [path]: imports(name) })).toContainEqual(
    expect.stringMatching(/^\S+wrong\S+ imports \S+, which is above it$/),
  );
});

test("an import that is not static counts as well", () => {
  expect(withFiles({ "core/wrong.ts": 'const load = () => import("../pages/index.svelte");' })).not.toEqual([]);
});

test("only tests use fixtures", () => {
  expect(withFiles({ "parts/wrong.ts": imports("../testing/view") })).toEqual([
    "parts/wrong.ts imports testing/view.ts, which is for tests",
  ]);
  expect(withFiles({ "parts/right.test.ts": imports("../testing/view") })).toEqual([]);
});

test("features do not need each other in a circle", () => {
  const circle = {
    "features/one/a.ts": imports("../two/b"),
    "features/two/b.ts": "",
    "features/two/c.ts": imports("../one/a"),
  };
  expect(withFiles(circle)).toEqual(["folders import each other: features/one -> features/two -> features/one"]);
});

test("neither do files of one folder", () => {
  const circle = { "core/a.ts": imports("./b"), "core/b.svelte.ts": imports("./a") };
  expect(withFiles({ ...circle, "core/a.ts": imports("./b.svelte") })).toEqual([
    "files import each other: core/a.ts -> core/b.svelte.ts -> core/a.ts",
  ]);
});

test("every file is in a layer", () => {
  expect(withFiles({ "utils/wrong.ts": "" })).toEqual(["utils/wrong.ts is in no layer"]);
});
