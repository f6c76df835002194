/** A finished game in a few lines, to be sent to friends. */

import type { View } from "../protocol";
import type { Say } from "../texts.svelte";
import { boardName } from "./board";
import { standings } from "./standing";
import { listed } from "./turn";

/** What is shared: the result, in solo its items, and the deal so that others can try it. */
export function shareText(view: View, language: string, say: Say): string {
  const board = boardName(view.board.name, say);
  const lines: string[] = [];
  const [alone] = view.seats;
  if (view.seats.length === 1 && alone !== undefined) {
    const { total, islands, red, blue, six } = alone.score;
    const rank = view.outcome?.rank;
    lines.push(
      say("end-share-solo", { board, total, rank: rank ? say(`rank-${rank}`) : "" }),
      say("end-share-items", { islands, red, blue, six }),
    );
  } else {
    const results = standings(view).map(({ seat }) => say("end-share-result", { name: seat.name, total: seat.score.total }));
    lines.push(say("end-share-many", { board, results: listed(results, language) }));
  }
  if (view.proof.seed) lines.push(say("end-share-deal", { deal: view.proof.seed }));
  return lines.join("\n");
}
