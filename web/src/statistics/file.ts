/** A person's games as files: JSON with everything, CSV with a row for each game. Pure. */

import { CATEGORIES } from "../constants";
import type { GameResult } from "../protocol";

export const CSV_COLUMNS = [
  "table",
  "seat",
  "finished",
  "board",
  "day",
  "counts",
  "players",
  "kind",
  "points",
  "rank",
  "place",
  "islands",
  ...CATEGORIES.flatMap((category) => [`${category}_card`, `${category}_in_time`]),
  "hints",
  "lost",
] as const;

type Row = Partial<Record<(typeof CSV_COLUMNS)[number], string | number | boolean | null>>;

export function asJson(games: readonly GameResult[]): string {
  return JSON.stringify({ games }, null, 2);
}

/** Every game in a row. */
export function asCsv(games: readonly GameResult[]): string {
  const rows = games.map(gameRow);
  const lines = [CSV_COLUMNS.join(","), ...rows.map((row) => CSV_COLUMNS.map((column) => cell(row[column])).join(","))];
  return lines.map((line) => `${line}\r\n`).join("");
}

function gameRow(game: GameResult): Row {
  return {
    table: game.table,
    seat: game.seat,
    finished: new Date(game.finished_at * 1000).toISOString(),
    board: game.side,
    day: game.day,
    counts: game.counts,
    players: game.seats,
    kind: game.kind,
    points: game.total,
    rank: game.rank,
    place: game.place,
    islands: game.islands,
    ...Object.fromEntries(
      CATEGORIES.flatMap((category) => [
        [`${category}_card`, game[category]?.round],
        [`${category}_in_time`, game[category]?.in_time],
      ]),
    ),
    hints: game.hints,
    lost: game.losses && round(game.losses.reduce((sum, { lost }) => sum + lost, 0)),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A cell as RFC 4180 has it. What a spreadsheet would take for a formula, such as the name of a board, is kept a text. */
function cell(value: Row[keyof Row]): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
