// Checks the layers of src/: a file imports from its own layer and those below it, and no two folders need each other.
// `node layers.ts` prints what breaks this; `npm run check` runs it.

import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";

/** Bottom up. What lies in src/ itself is above them all: it puts the page together. */
export const LAYERS = ["core", "judge", "board", "parts", "features", "pages"];
/** Fixtures: they may use everything, and only tests may use them. */
const TESTING = "testing";
const IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.[^"']*)["']/g;
const ENDINGS = ["", ".ts", ".svelte.ts"];

/** The texts of files by their path in src/. */
export type Sources = ReadonlyMap<string, string>;

/** Who imports whom: the files that each file names. */
type Graph = ReadonlyMap<string, readonly string[]>;

const isTest = (path: string) => path.endsWith(".test.ts");
const layer = (path: string) => (path.includes("/") ? LAYERS.indexOf(path.split("/")[0]!) : LAYERS.length);
const folder = (path: string) => posix.dirname(path);

/** What breaks the rules, one sentence each. */
export function findViolations(sources: Sources): string[] {
  const imports = readImports(sources);
  const inPage = new Map([...imports].filter(([path]) => !isTest(path) && !path.startsWith(`${TESTING}/`)));
  return [...misplaced(imports), ...findCycle(inPage, "files"), ...findCycle(byFolder(inPage), "folders")];
}

function readImports(sources: Sources): Graph {
  const find = (from: string, name: string) => {
    const path = posix.join(folder(from), name.replace(/\?.*/, ""));
    return ENDINGS.map((ending) => path + ending).find((file) => sources.has(file));
  };
  const named = (text: string) => Array.from(text.matchAll(IMPORT), ([, name]) => name!);
  return new Map([...sources].map(([path, text]) => [path, named(text).flatMap((name) => find(path, name) ?? [])]));
}

function* misplaced(imports: Graph): Generator<string> {
  for (const [path, targets] of imports) {
    if (path.startsWith(`${TESTING}/`)) continue;
    if (layer(path) < 0) yield `${path} is in no layer`;
    for (const target of targets) {
      if (target.startsWith(`${TESTING}/`)) {
        if (!isTest(path)) yield `${path} imports ${target}, which is for tests`;
      } else if (layer(target) > layer(path)) yield `${path} imports ${target}, which is above it`;
    }
  }
}

function byFolder(imports: Graph): Graph {
  const folders = new Map<string, string[]>();
  for (const [path, targets] of imports) {
    const outside = targets.map(folder).filter((other) => other !== folder(path));
    folders.set(folder(path), [...(folders.get(folder(path)) ?? []), ...outside]);
  }
  return folders;
}

/** The first circle there is, by going along imports until one leads back. */
function* findCycle(imports: Graph, what: string): Generator<string> {
  const done = new Set<string>();
  const search = (at: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at];
    if (done.has(at)) return null;
    done.add(at);
    for (const next of imports.get(at) ?? []) {
      const cycle = search(next, [...way, at]);
      if (cycle) return cycle;
    }
    return null;
  };
  for (const start of imports.keys()) {
    const cycle = search(start, []);
    if (cycle) {
      yield `${what} import each other: ${cycle.join(" -> ")}`;
      return;
    }
  }
}

/** The page's own sources. */
export function readSources(root = fileURLToPath(new URL("src", import.meta.url))): Sources {
  const names = readdirSync(root, { recursive: true, encoding: "utf-8" }).map((name) => name.replaceAll("\\", "/"));
  const files = names.filter((name) => /\.(ts|js|svelte|css)$/.test(name) && !name.endsWith(".d.ts"));
  return new Map(files.map((name) => [name, readFileSync(`${root}/${name}`, "utf-8")]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const violations = findViolations(readSources());
  for (const violation of violations) console.error(violation);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
