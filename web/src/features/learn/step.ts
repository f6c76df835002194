// How far a browser's learner has come in the tutorial.

import { recall, remember } from "../../core/settings.svelte";
import { LEARN, LEARNED } from "../../parts/newcomer";

/** The step to go on with, below `steps`. */
export function keptStep(steps: number): number {
  const step = Number(recall(LEARN));
  return Number.isInteger(step) && step > 0 && step < steps ? step : 0;
}

export function keepStep(step: number, steps: number): void {
  remember(LEARN, step >= steps ? LEARNED : String(step));
}
