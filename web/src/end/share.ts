/** A finished game in a few lines, to be sent to friends. */

import type { View } from "../protocol";
import type { Say } from "../texts.svelte";
import { listed } from "./turn";

/** The places from best to worst; equal totals keep the order of the seats. */
export function standing(view: View): { name: string; total: number; winner: boolean }[] {
  const winners = new Set(view.outcome?.winners ?? []);
  return view.seats
    .map((seat) => ({
      name: seat.name,
      total: seat.score.total,
      winner: winners.has(seat.seat),
    }))
    .sort((one, other) => other.total - one.total);
}

/** What is shared: the result, in solo its items, and the deal so that others can try it. */
export function shareText(view: View, language: string, say: Say): string {
  const board =
    view.board.name === "A" || view.board.name === "B"
      ? say("lobby-side", { side: view.board.name })
      : view.board.name;
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
    const results = standing(view).map(({ name, total }) =>
      say("end-share-result", { name, total }),
    );
    lines.push(say("end-share-many", { board, results: listed(results, language) }));
  }
  if (view.proof.seed) lines.push(say("end-share-deal", { deal: view.proof.seed }));
  return lines.join("\n");
}
