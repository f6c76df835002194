// What to do next with the open card, in one sentence that follows the draft.

import { t } from "../../core/texts.svelte";
import type { Draft } from "../../judge/draft";
import type { Card } from "../../judge/drawing";
import type { Possible } from "../../judge/possible";
import { refusalSentence } from "../../parts/failure";

export interface Guided {
  readonly card: Card;
  readonly draft: Draft;
  readonly possible: Possible;
}

/** What to do next; or, if a mark breaks a rule, what is wrong with it. */
export function guideSentence({ card, draft, possible }: Guided): string {
  const [wrong] = Object.values(possible.wrong);
  if (wrong) return refusalSentence(wrong);
  const left = card.bridges - draft.bridges.length;
  return t(`guide-${nextStep(draft, possible, left)}`, { number: card.number, left });
}

type Step =
  "write-draw" | "draw-only" | "nothing" | "draw" | "no-room" | "more" | "stuck" | "write" | "no-place" | "done";

function nextStep(draft: Draft, possible: Possible, left: number): Step {
  const canWrite = isAnyFree(possible.islands);
  const canDraw = isAnyFree(possible.lines);
  if (left > 0 && draft.bridges.length > 0) return canDraw ? "more" : "stuck";
  if (left > 0 && draft.number !== null) return canDraw ? "draw" : "no-room";
  if (left > 0) return canWrite ? "write-draw" : canDraw ? "draw-only" : "nothing";
  if (draft.number !== null) return "done";
  return canWrite ? "write" : "no-place";
}

const isAnyFree = (places: Possible["islands"]) => Object.values(places).includes(null);
