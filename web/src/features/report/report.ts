/** A report as the page shows it: sheets along a way, what a card cost, points to plot. Pure. */

import type { BoardView, Optimum, Report, ReportRound, SheetView } from "../../core/protocol";
import type { Say } from "../../core/texts.svelte";
import { Draft } from "../../judge/draft";
import { after } from "../../judge/sheet";

/** Too few points to notice. */
export const FAINT = 0.05;
/** From here on a turn is marked as having cost something. */
const COSTLY = 1;

export type Grade = "best" | "close" | "costly";

export function grade(round: ReportRound): Grade {
  if (round.turn === round.best || round.lost < FAINT) return "best";
  return round.lost < COSTLY ? "close" : "costly";
}

/** The round that cost most, if any cost something worth telling. */
export function worstRound(rounds: readonly ReportRound[]): ReportRound | null {
  const worst = rounds.reduce<ReportRound | null>((most, one) => (most && most.lost >= one.lost ? most : one), null);
  return worst && grade(worst) === "costly" ? worst : null;
}

/** A sheet with nothing on it but the number before the first card, such as `4@c4`. */
export function startSheet(start: string): SheetView {
  const { number, island } = Draft.fromText(start);
  const numbers = number !== null && island !== null ? { [island]: number } : {};
  return { numbers, bridges: {}, finished: [], blocked: [], crossed: [] };
}

/** The sheets of a way of turns: the first as it was before any, then one after each turn. */
export function sheetsAlong(board: BoardView, start: SheetView, turns: readonly string[]): SheetView[] {
  const sheets = [start];
  for (const turn of turns) sheets.push(after(board, sheets.at(-1) as SheetView, Draft.fromText(turn)));
  return sheets;
}

/** The marks of a turn as short as they can be told: `5 on c2`, `c2-c4`, `c4-e4 ×2`; none for a pass. */
export function shortMarks(turn: string, number: (number: number, at: string) => string): string[] {
  const draft = Draft.fromText(turn);
  const written = draft.number !== null && draft.island !== null ? [number(draft.number, draft.island)] : [];
  const drawn = draft.lines.map(({ line, count }) => (count > 1 ? `${line} ×${count}` : line));
  return [...written, ...drawn];
}

/** The best of the deal, once there is one to show: the search begins with what was played. */
export function bestOf(report: Report): Optimum | null {
  const { optimum, finished, total } = report;
  return optimum && (finished || optimum.points > total) ? optimum : null;
}

/** How the game went, in one sentence; without a name it addresses the reader. */
export function headline(report: Report, name: string | null, say: Say): string {
  const { total, finished, optimum } = report;
  const points = say("end-solo", { total });
  if (!finished || !optimum) return name === null ? points : say("labelled", { label: name, text: points });
  const facts = { name: name ?? "", total, best: optimum.points, least: optimum.points, most: optimum.bound };
  if (optimum.proven) return say(name === null ? "report-reached-you" : "report-reached", facts);
  return say(name === null ? "report-reached-you-open" : "report-reached-open", facts);
}

export interface Spot {
  round: number;
  points: number;
}

/** The total expected before the first card and after each one known so far; after the last it is the total itself. */
export function expectations(report: Report): Spot[] {
  if (report.rounds.length === 0) return [];
  const spots = [{ round: 0, points: report.expected }];
  for (const { round, points } of report.rounds) spots.push({ round, points });
  const last = spots.at(-1) as Spot;
  if (report.broken === null && last.round === report.steps - 1) last.points = report.total;
  return spots;
}

/** Whether a spot is joined to the one before it: cards are judged in any order, so some may be missing between. */
export function isJoined(spots: readonly Spot[], nth: number): boolean {
  return spots[nth - 1]?.round === (spots[nth]?.round ?? 0) - 1;
}

/** A scale that holds all values, with lines at round numbers. */
export function scale(values: readonly number[]): { least: number; most: number; lines: number[] } {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = high - low > 24 ? 10 : high - low > 8 ? 5 : 2;
  const least = Math.floor(low / step) * step;
  const most = Math.max(Math.ceil(high / step) * step, least + 2 * step);
  return { least, most, lines: Array.from({ length: (most - least) / step + 1 }, (_, nth) => least + nth * step) };
}

/** Points with one decimal, as the language writes them. */
export function decimal(value: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
