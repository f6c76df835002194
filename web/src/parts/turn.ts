/** A turn (`5@c2 c2-c4 c4-e4*2`) in sentences. */

import { listed, type Say } from "../core/texts.svelte";
import { Draft } from "../judge/draft";
import { sayOf } from "./you";

/** What a turn does, for a sentence about it. */
function told(text: string, language: string, say: Say) {
  const { number, island, lines } = Draft.fromText(text);
  const drawn = lines.map(({ line, count }) => (count === 2 ? say("bridge-twice", { line }) : line));
  const writes = number !== null && island !== null;
  const what = writes ? (drawn.length > 0 ? "both" : "number") : drawn.length > 0 ? "bridges" : "pass";
  return { what, variables: { number: number ?? 0, island: island ?? "", bridges: listed(drawn, language) } };
}

/** A turn as a sentence about the one who played it; without a name it addresses the reader. */
export function turnSentence(text: string, name: string | null, language: string, say: Say): string {
  const { what, variables } = told(text, language, say);
  return sayOf(`end-turn-${what}`, name, say, variables);
}

/** A turn as advice to play it. */
export function adviceSentence(text: string, language: string, say: Say): string {
  const { what, variables } = told(text, language, say);
  return say(`hint-turn-${what}`, variables);
}
