// How far a browser's learner has come in the tutorial.

import { recall, remember } from "../../core/settings.svelte";

const KEY = "hashi-learn";
const DONE = "done";

/** Whether the tutorial was finished, begun or never seen. */
export function tutorialState(): "done" | "begun" | "new" {
  const kept = recall(KEY);
  return kept === DONE ? "done" : kept === null ? "new" : "begun";
}

/** The step to go on with, below `steps`. */
export function keptStep(steps: number): number {
  const step = Number(recall(KEY));
  return Number.isInteger(step) && step > 0 && step < steps ? step : 0;
}

export function keepStep(step: number, steps: number): void {
  remember(KEY, step >= steps ? DONE : String(step));
}
