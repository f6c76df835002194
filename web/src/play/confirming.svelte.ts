// Plays a turn without a press of the button: because the player asked for that, or because the time is nearly up.

import { untrack } from "svelte";
import { settings } from "../settings.svelte";
import type { Desk } from "./desk.svelte";

const PAUSE_MS = 1600;
/** So long before the card's time is up. */
const IN_TIME_MS = 800;

/**
 * Call it while a component is being made. `open` is the desk whose turn may be played now, if any, and `endsAt` when
 * the card's time is up, by the clock of `performance.now`. `counting` is true during the pause before it plays.
 */
export function confirmByItself(open: () => Desk | null, endsAt: () => number | null): { readonly counting: boolean } {
  const counting = $derived(settings.confirm === "pause" && open()?.isReady === true);

  $effect(() => {
    const desk = open();
    if (settings.confirm === "once" && desk?.isReady) untrack(() => void desk.confirm());
  });

  $effect(() => {
    const desk = open();
    if (!counting || !desk) return;
    const timer = setTimeout(() => void desk.confirm(), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  // A turn that may be played is played rather than lost.
  $effect(() => {
    const [desk, end] = [open(), endsAt()];
    if (!desk || end === null) return;
    const timer = setTimeout(() => {
      if (!desk.draft.isEmpty && desk.possible?.refusal === null) void desk.confirm();
    }, Math.max(0, end - performance.now() - IN_TIME_MS));
    return () => clearTimeout(timer);
  });

  return {
    get counting() {
      return counting;
    },
  };
}
