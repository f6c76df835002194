// Confirms and plays turns without a press of the button: because the player asked for that, because the next card is due,
// or because the time is nearly up.

import { untrack } from "svelte";
import { settings } from "../../core/settings.svelte";
import { nextCard } from "../../parts/newcomer";
import type { TurnEditor } from "./editor.svelte";

const PAUSE_MS = 1600;
/** Alone, between a confirmed turn and the next card: long enough to take it back. */
const NEXT_CARD_MS = 2600;
/** So long before the card's time is up. */
const IN_TIME_MS = 800;

/**
 * Call it while a component is being made. `open` is the editor whose turn may be played now, if any; `endsAt` is when
 * the card's time is up, by the clock of `performance.now`; nothing is sent automatically unless `connected`.
 * `counting` is how long the pause is that runs now, in milliseconds, or null.
 */
export function confirmByItself(
  open: () => TurnEditor | null,
  endsAt: () => number | null,
  connected: () => boolean,
): { readonly counting: number | null } {
  const confirms = $derived(settings.confirm === "pause" && open()?.isReady === true);
  const turns = $derived(nextCard() !== "tap" && open()?.held === true && connected());

  $effect(() => {
    const editor = open();
    if (settings.confirm === "once" && editor?.isReady) untrack(() => void editor.confirm());
  });

  $effect(() => {
    const editor = open();
    if (!confirms || !editor) return;
    const timer = setTimeout(() => void editor.confirm(), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  $effect(() => {
    const editor = open();
    if (!turns || !editor) return;
    const timer = setTimeout(() => void editor.play(), NEXT_CARD_MS);
    return () => clearTimeout(timer);
  });

  // A turn that may be played is played rather than lost.
  $effect(() => {
    const [editor, end] = [open(), endsAt()];
    if (!editor || end === null) return;
    const timer = setTimeout(
      () => {
        if (editor.held || (!editor.draft.isEmpty && editor.refusal === null)) void editor.play();
      },
      Math.max(0, end - performance.now() - IN_TIME_MS),
    );
    return () => clearTimeout(timer);
  });

  return {
    get counting() {
      return turns ? NEXT_CARD_MS : confirms ? PAUSE_MS : null;
    },
  };
}
