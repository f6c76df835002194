// Plays a turn without a press of the button: because the player asked for that, or because the time is nearly up.

import { untrack } from "svelte";
import { settings } from "../settings.svelte";
import type { TurnEditor } from "./editor.svelte";

const PAUSE_MS = 1600;
/** So long before the card's time is up. */
const IN_TIME_MS = 800;

/**
 * Call it while a component is being made. `open` is the editor whose turn may be played now, if any, and `endsAt` when
 * the card's time is up, by the clock of `performance.now`. `counting` is true during the pause before it plays.
 */
export function confirmByItself(open: () => TurnEditor | null, endsAt: () => number | null): { readonly counting: boolean } {
  const counting = $derived(settings.confirm === "pause" && open()?.isReady === true);

  $effect(() => {
    const editor = open();
    if (settings.confirm === "once" && editor?.isReady) untrack(() => void editor.confirm());
  });

  $effect(() => {
    const editor = open();
    if (!counting || !editor) return;
    const timer = setTimeout(() => void editor.confirm(), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  // A turn that may be played is played rather than lost.
  $effect(() => {
    const [editor, end] = [open(), endsAt()];
    if (!editor || end === null) return;
    const timer = setTimeout(() => {
      if (!editor.draft.isEmpty && editor.refusal === null) void editor.confirm();
    }, Math.max(0, end - performance.now() - IN_TIME_MS));
    return () => clearTimeout(timer);
  });

  return {
    get counting() {
      return counting;
    },
  };
}
