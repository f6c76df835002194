// The pages by their paths. Every page is loaded when it is first needed, so that the first one comes up fast.

import type { Component } from "svelte";
import { matchPath, pathOf } from "./route";

type Page = Component<Record<string, string>>;
type Load = () => Promise<{ default: Page }>;

// Of two paths that match, the one without a parameter is first: braces come after letters.
const pages = Object.entries(import.meta.glob("./pages/**/*.svelte"))
  .map(([file, load]) => ({ path: pathOf(file.slice("./pages/".length)), load: load as Load }))
  .sort((one, other) => (one.path < other.path ? -1 : 1));

/** The page of an address, and what the address says to it. */
export function findPage(address: string): { load: Load; props: Record<string, string> } {
  for (const { path, load } of pages) {
    const props = matchPath(path, address);
    if (props) return { load, props };
  }
  return { load: () => import("./features/lobby/Missing.svelte") as ReturnType<Load>, props: {} };
}
