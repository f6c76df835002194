// What goes along with a round beside the screen: words, sounds, moving points and sheets, and turns that play themselves.

import { onDestroy } from "svelte";
import { announcements } from "../../core/say.svelte";
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
