// Why a turn is good, in one sentence: a fact of the position, found by comparing the sheet after it with the sheet
// before and with the one after another turn. It knows nothing of how the turn was found.

import type { Hinted, SeatView, SheetView, View } from "../../core/protocol";
import { listed, t, texts } from "../../core/texts.svelte";
import { Draft } from "../../judge/draft";
import { Drawing, readCard } from "../../judge/drawing";
import { canFinishWith } from "../../judge/prospect";
import { after, gain, needs, progress } from "../../judge/sheet";

export type Position = Pick<View, "board" | "round" | "seats" | "deck" | "seen">;

/** Differences too small to speak of, in points. */
export const FAINT = 0.05;

/** Why the hinted turn is good, rather than `draft` if that is a turn the player has thought of; null if nothing is sure. */
export function hintReason(view: Position, seat: SeatView, hint: Hinted, draft: Draft | null): string | null {
  const best = Draft.fromText(hint.best);
  const thought = draft && hint.yours !== null && String(draft) !== hint.best ? draft : null;
  const second = hint.second === null ? null : Draft.fromText(hint.second);
  return reason(view, seat, best, thought ?? second) ?? margin(hint);
}

/** The first of these facts that is there: points at once, what stays open, what is prepared. */
function reason(view: Position, seat: SeatView, best: Draft, other: Draft | null): string | null {
  const won = gain(view, seat, best);
  const then = after(view.board, seat.sheet, best);
  const less = other && gain(view, seat, other).points < won.points;
  return (
    reachedReason(won.reached) ??
    progressReason(view, seat.sheet, then, won.finished) ??
    (less || !other ? finishReason(won.finished) : null) ??
    (other && openReason(view, then, after(view.board, seat.sheet, other))) ??
    finishReason(won.finished) ??
    flagReason(view, seat.sheet, then, best) ??
    needReason(seat.sheet, then)
  );
}

function reachedReason(reached: Readonly<Record<string, number>>): string | null {
  const [first] = Object.entries(reached);
  return first ? t(`reached-${first[0]}`, { points: first[1] }) : null;
}

/** An island with a flag is finished, or the group of finished islands grows (V1 to V3). */
function progressReason(
  view: Position,
  before: SheetView,
  then: SheetView,
  finished: readonly string[],
): string | null {
  for (const category of ["red", "blue"] as const) {
    const { done, all } = progress(view.board, then, category);
    const flagged = view.board.islands
      .filter(({ at, flag }) => flag === category && finished.includes(at))
      .map(({ at }) => at);
    if (flagged.length) return t(`reason-${category}`, { islands: listed(flagged, texts.language), done, all });
  }
  const [was, { done, all }] = [progress(view.board, before, "six").done, progress(view.board, then, "six")];
  return done > was && done > 2 ? t("reason-six", { done, all }) : null;
}

function finishReason(finished: readonly string[]): string | null {
  return finished.length ? t("reason-finish", { islands: listed([...finished], texts.language) }) : null;
}

/** An island that can still be finished after this turn, and could not be after the other. */
function openReason(view: Position, then: SheetView, other: SheetView): string | null {
  const [here, there] = [Drawing.of(view.board, then), Drawing.of(view.board, other)];
  const isKept = (at: string, number: number) => canFinishWith(here, at, number) && !canFinishWith(there, at, number);
  for (const { at } of view.board.islands) {
    const number = then.numbers[at];
    if (number !== undefined && number === other.numbers[at] && isKept(at, number)) return t("reason-room", { at });
  }
  for (const number of numbersToCome(view)) {
    const kept = view.board.islands.find(
      ({ at }) => !(at in then.numbers) && !(at in other.numbers) && isKept(at, number),
    );
    if (kept) return t("reason-open", { at: kept.at, number });
  }
  return null;
}

/** The numbers of unseen cards, the largest first. */
function numbersToCome({ deck, seen }: Position): number[] {
  const left = [...deck];
  for (const card of seen) left.splice(left.indexOf(card), 1);
  return [...new Set(left.map((card) => readCard(card).number))].sort((one, other) => other - one);
}

/** The first bridge to a flag: from the next round on it can take a number (T5). */
function flagReason(view: Position, before: SheetView, then: SheetView, best: Draft): string | null {
  const isReached = (sheet: SheetView, at: string) =>
    Object.keys(sheet.bridges).some((line) => line.split("-").includes(at));
  const found = view.board.islands.find(
    ({ at, flag }) =>
      flag && at !== best.island && !(at in then.numbers) && !isReached(before, at) && isReached(then, at),
  );
  return found ? t("reason-flag", { at: found.at }) : null;
}

/** The island this turn brings nearest to its number. */
function needReason(before: SheetView, then: SheetView): string | null {
  const [was, left] = [needs(before), needs(then)];
  const grown = Object.keys(left).filter((at) => left[at] !== (was[at] ?? then.numbers[at]));
  const [nearest] = grown.sort((one, other) => (left[one] ?? 0) - (left[other] ?? 0) || one.localeCompare(other));
  return nearest === undefined ? null : t("reason-need", { at: nearest, need: left[nearest] ?? 0 });
}

/** How far the second best turn is behind, by what is expected of both. */
function margin({ points, second_points: second }: Hinted): string | null {
  if (second === null) return null;
  return points - second < FAINT ? t("reason-alike") : t("reason-margin", { points: points - second });
}
