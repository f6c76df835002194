/** Who won, in one line. */

import type { View } from "../../core/protocol";
import { listed, type Say, t } from "../../core/texts.svelte";
import { isYou } from "../../parts/you";

/** The title of the end: a total alone, one winner, or several who share it. */
export function headline(view: View, language: string, say: Say): string {
  const [alone] = view.seats;
  if (view.seats.length === 1 && alone) return say("end-solo", { total: alone.score.total });
  const won = view.outcome?.winners ?? [];
  const winners = view.seats.filter((seat) => won.includes(seat.seat));
  const [first] = winners;
  if (!first) return say("end-title");
  const { total } = first.score;
  if (winners.length > 1) {
    return say("end-ties", {
      names: listed(
        winners.map((seat) => seat.name),
        language,
      ),
      total,
    });
  }
  return isYou(view, first) ? say("end-you-win", { total }) : say("end-wins", { names: first.name, total });
}

/** Who wants a rematch; oneself perhaps on another device. */
export function rematchSentence(view: View): string {
  const seat = view.seats.find((one) => one.seat === view.rematch_by);
  return seat && !seat.mine ? t("end-rematch-wanted", { name: seat.name }) : t("end-rematch-open");
}
