// What goes along with a round beside the screen: words, sounds, moving points and sheets, and turns that play themselves.

import { onDestroy, untrack } from "svelte";
import { announcements, say } from "../../core/say.svelte";
import { t } from "../../core/texts.svelte";
import { announceNews } from "./announce.svelte";
import { confirmByItself } from "./confirming.svelte";
import { feelMarks } from "./feel.svelte";
import { flyPoints } from "./fly.svelte";
import type { OpenRound } from "./round.svelte";
import { slideSheets } from "./slide.svelte";

/** To be called while a component is made. `counting` is how long the pause is that runs now, or null. */
export function followRound(round: OpenRound): { readonly counting: number | null } {
  announceNews(
    () => round.view,
    () => round.connection.nudged,
  );
  onDestroy(() => announcements.dismissAll());
  // Several own seats: whose turn it is is said.
  $effect(() => {
    void round.place;
    if (round.own.length > 1 && round.mayMark && !round.covered)
      untrack(() => say(t("table-hand-over", { name: round.seat.name })));
  });
  const confirming = confirmByItself(
    () => round.playing,
    () => round.endsAt,
    () => round.connection.status === "open",
  );
  feelMarks(() => ({ draft: round.draft, finished: round.marked.finished.length, place: round.place }));
  flyPoints(() => round.seat);
  slideSheets(() => round.seat.seat);
  return confirming;
}
