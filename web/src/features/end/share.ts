/** A finished game in a few lines, to be sent to friends: as text with a link that challenges them, and below a picture. */

import { boardName } from "../../board/name";
import { CATEGORIES } from "../../core/constants";
import type { SeatView, View } from "../../core/protocol";
import { listed, type Say } from "../../core/texts.svelte";
import { pointsOf } from "../../judge/worth";
import type { Caption } from "./picture";
import { headline } from "./result";
import { squareRows, squares } from "./squares";
import { standings } from "./standing";

/** The link by which others try to beat a seat's game. */
function challengeLink(origin: string, code: string, seat: number): string {
  return `${origin}/d/${code}/${seat}`;
}

/** Whose game is to be beaten: this person's, the best of several own ones, or the winner's. */
function challenger(view: View): SeatView | undefined {
  const best = standings(view).map(({ seat }) => seat);
  return best.find((seat) => seat.mine) ?? best[0];
}

function challenge(view: View, origin: string, say: Say): string[] {
  const seat = challenger(view);
  if (!seat) return [];
  const { name } = seat;
  const { total } = seat.score;
  // "My" only where that is one person: at a shared device it could be any of the players.
  const own = seat.mine && view.seats.filter((one) => one.mine).length === 1;
  return [
    own ? say("end-share-beat", { total }) : say("end-share-beat-name", { name, total }),
    challengeLink(origin, view.code, seat.seat),
  ];
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
  const { score } = alone;
  const points = Object.fromEntries(CATEGORIES.map((category) => [category, pointsOf(score, category)]));
  return say("end-share-items", { islands: score.islands, ...points });
}

/** The text of a daily deal: a square for every card, which says when something was reached and never where. */
function dailyText(view: View, day: string, origin: string, say: Say): string {
  const rank = say(`rank-${view.outcome?.rank ?? "minion"}`);
  const total = view.seats[0]?.score.total ?? 0;
  const first = say("daily-share", { day, side: view.board.name, total, rank });
  return [first, ...squareRows(squares(view)), `${origin}/daily`].join("\n");
}

/** The text: the result, alone its items, whether hints were used, and the challenge, unless the game is on this device. */
export function shareText(view: View, origin: string, language: string, say: Say, here = false): string {
  if (view.daily) return dailyText(view, view.daily, origin, say);
  const board = boardName(view.board.name, say);
  const { rank } = view.outcome ?? {};
  const results = standings(view).map(({ seat }) =>
    say("end-share-result", { name: seat.name, total: seat.score.total }),
  );
  const total = view.seats[0]?.score.total ?? 0;
  const result = rank
    ? say("end-share-solo", { board, total, rank: say(`rank-${rank}`) })
    : say("end-share-many", { board, results: listed(results, language) });
  const lines = [result, items(view, say), hints(view, say), ...(here ? [] : challenge(view, origin, say))];
  return lines.filter((line) => line !== null).join("\n");
}

/** The words below the picture. */
export function caption(view: View, language: string, say: Say): Caption {
  const { rank } = view.outcome ?? {};
  const places = standings(view).map(({ seat }) =>
    say("end-share-result", { name: seat.name, total: seat.score.total }),
  );
  const points = headline(view, language, say);
  if (view.daily && rank) {
    const lines = [points, say("daily-share-title", { day: view.daily }), `HASHI · ${boardName(view.board.name, say)}`];
    return { title: say(`rank-${rank}`), lines };
  }
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
