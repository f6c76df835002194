/** A finished game in a few lines, to be sent to friends: as text with a link to the same deal, and below a picture. */

import type { View } from "../protocol";
import type { Say } from "../texts.svelte";
import { boardName } from "./board";
import type { Caption } from "./picture";
import { headline } from "./result";
import { standings } from "./standing";
import { listed } from "./turn";

/** The link by which others play the same cards. */
export function dealLink(origin: string, code: string): string {
  return `${origin}/d/${code}`;
}

/** Whose hints helped, or that there were none. */
function hints(view: View, say: Say): string {
  const helped = view.seats.filter((seat) => seat.hints > 0);
  if (helped.length === 0) return say("end-share-no-hints");
  return helped.map((seat) => say("end-hints", { name: seat.name, count: seat.hints })).join(" ");
}

function items(view: View, say: Say): string | null {
  const [alone] = view.seats;
  if (view.seats.length !== 1 || !alone) return null;
  const { islands, red, blue, six } = alone.score;
  return say("end-share-items", { islands, red, blue, six });
}

/** The text: the result, alone its items, whether hints were used, and the link to the deal. */
export function shareText(view: View, origin: string, language: string, say: Say): string {
  const board = boardName(view.board.name, say);
  const { rank } = view.outcome ?? {};
  const results = standings(view).map(({ seat }) => say("end-share-result", { name: seat.name, total: seat.score.total }));
  const total = view.seats[0]?.score.total ?? 0;
  const result = rank
    ? say("end-share-solo", { board, total, rank: say(`rank-${rank}`) })
    : say("end-share-many", { board, results: listed(results, language) });
  const lines = [result, items(view, say), hints(view, say), say("end-share-deal"), dealLink(origin, view.code)];
  return lines.filter((line) => line !== null).join("\n");
}

/** The words below the picture. */
export function caption(view: View, language: string, say: Say): Caption {
  const { rank } = view.outcome ?? {};
  const places = standings(view).map(({ seat }) => say("end-share-result", { name: seat.name, total: seat.score.total }));
  const points = headline(view, language, say);
  return {
    title: rank ? say(`rank-${rank}`) : points,
    lines: [
      rank ? points : listed(places, language),
      items(view, say),
      hints(view, say),
      `HASHI · ${boardName(view.board.name, say)}`,
    ].filter((line) => line !== null),
  };
}
