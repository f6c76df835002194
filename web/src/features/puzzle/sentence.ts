// What an attempt at a puzzle says: the sentence below the board, and what the large button would do.

import { t, texts } from "../../core/texts.svelte";
import type { Draft } from "../../judge/draft";
import { refusalSentence } from "../../parts/failure";
import { adviceSentence } from "../../parts/turn";
import { type Attempt, DEGREES } from "./attempt.svelte";

const advice = (turn: Draft) => adviceSentence(String(turn), texts.language, t);

/** The outcome, a step of the best way, why something was refused, how the study of it goes, or a hint; empty if there is
    nothing to say. */
export function messageOf(attempt: Attempt, study: string): string {
  const { puzzle, shown } = attempt;
  if (shown !== null) {
    const turn = attempt.way[shown];
    return turn
      ? t("puzzles-way-turn", { card: shown + 1, cards: puzzle.cards.length, turn: advice(turn) })
      : t("puzzles-way-end", { points: puzzle.goal });
  }
  if (attempt.isSolved) return t(attempt.hints ? "puzzles-solved-hints" : "puzzles-solved-alone");
  if (attempt.isOver) return t("puzzles-missed", { points: puzzle.goal - attempt.points });
  if (attempt.refused) return refusalSentence(attempt.refused.refusal);
  return study || hintSentence(attempt);
}

function hintSentence({ puzzle, hint, degree, way, index, proposal }: Attempt): string {
  if (!hint || degree === DEGREES.none) return "";
  const which = { card: hint.card + 1, cards: puzzle.cards.length };
  if (degree === DEGREES.card) return t("puzzles-hint-card", { ...which, points: hint.points });
  if (degree === DEGREES.island) return t("puzzles-hint-island", { ...which, island: hint.island });
  const turn = way[index];
  return turn && String(proposal) === String(turn) ? advice(turn) : t("puzzles-hint-left");
}

/** What confirming would do with the marks there are. */
export function actionOf({ draft, card, possible, refusal }: Attempt): string {
  if (Object.keys(possible.wrong).length > 0) return t("table-confirm-wrong");
  const left = card.bridges - draft.bridges.length;
  if (draft.bridges.length > 0 && left > 0 && refusal) return t("table-confirm-more", { left });
  if (draft.isEmpty) return t("table-confirm-skip-both");
  if (draft.number === null) return t("table-confirm-skip-number");
  return t(draft.bridges.length === 0 ? "table-confirm-skip-bridges" : "table-confirm-all");
}
