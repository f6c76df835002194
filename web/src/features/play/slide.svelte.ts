// At one device the sheets come round the table: the next player's slides in as the last one's is put away.

import { isMotionReduced } from "../../core/settings.svelte";

const SLIDE_MS = 500;

/** To be called while a component is made: follows whose sheet is shown. Quiet with reduced motion. */
export function slideSheets(current: () => number): void {
  let before: number | null = null;
  $effect(() => {
    const seat = current();
    if (before !== null && before !== seat && !isMotionReduced()) slide();
    before = seat;
  });
}

function slide(): void {
  const sheet = document.querySelector(".play .area-sheet");
  sheet?.animate([{ transform: "translateX(60%)", opacity: 0 }, {}], {
    duration: SLIDE_MS,
    easing: "cubic-bezier(0.2, 0.8, 0.3, 1)",
  });
}
