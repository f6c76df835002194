/** A board by its name: our own sides, or the name of a custom board. */

import type { Say } from "../core/texts.svelte";

export function boardName(name: string, say: Say): string {
  return name === "A" || name === "B" ? say("board-side", { side: name }) : name;
}
