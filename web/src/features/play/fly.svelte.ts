// Points on their way to the score: numbers that fly from the islands that earned them to the total, or to the category
// they belong to.

import { CATEGORIES, type Category, POINTS_PER_ISLAND } from "../../core/constants";
import type { SeatView } from "../../core/protocol";
import { isMotionReduced } from "../../core/settings.svelte";
import { hasReached, pointsOf } from "../../judge/worth";

const FLIGHT_MS = 900;
const APART_MS = 140;

/** One number: how many points, from which island (null: the middle of the sheet), and for which category. */
export interface Flight {
  readonly points: number;
  readonly from: string | null;
  readonly to: Category | null;
}

/** What a seat has scored between two views; nothing if the seats differ or the sheet lost something. */
export function flights(before: SeatView, now: SeatView): Flight[] {
  if (before.seat !== now.seat || now.score.total <= before.score.total) return [];
  const finished = now.sheet.finished.filter((at) => !before.sheet.finished.includes(at));
  const islands = finished.map((from) => ({ points: POINTS_PER_ISLAND, from, to: null }));
  const reached = CATEGORIES.filter((one) => !hasReached(before, one) && hasReached(now, one));
  const from = finished.at(-1) ?? null;
  return [...islands, ...reached.map((to) => ({ points: pointsOf(now.score, to), from, to }))];
}

/** To be called while a component is made: follows what the shown seat scores. Quiet with reduced motion. */
export function flyPoints(current: () => SeatView): void {
  let before: SeatView | null = null;
  $effect(() => {
    const now = current();
    const due = before && !isMotionReduced() ? flights(before, now) : [];
    before = now;
    due.forEach((one, nth) => launch(one, nth * APART_MS));
  });
}

function launch({ points, from, to }: Flight, delay: number): void {
  const start = document.querySelector(from === null ? ".area-sheet" : `.area-sheet [data-at="${from}"] .sand`);
  const end = document.querySelector(to === null ? ".play [data-total]" : `.play [data-category="${to}"]`);
  if (!start || !end) return;
  const number = document.createElement("span");
  number.className = "flying";
  number.textContent = `+${points}`;
  number.ariaHidden = "true";
  document.body.append(number);
  const middle = ({ x, y, width, height }: DOMRect) =>
    `translate(${x + width / 2}px, ${y + height / 2}px) translate(-50%, -50%)`;
  const [here, there] = [middle(start.getBoundingClientRect()), middle(end.getBoundingClientRect())];
  const flight = number.animate(
    [
      { transform: `${here} scale(0.4)`, opacity: 0 },
      { transform: `${here} scale(1)`, opacity: 1, offset: 0.35 },
      { transform: `${there} scale(0.6)`, opacity: 0.2 },
    ],
    { duration: FLIGHT_MS, delay, fill: "backwards", easing: "cubic-bezier(0.4, 0, 0.3, 1)" },
  );
  flight.onfinish = flight.oncancel = () => number.remove();
}
