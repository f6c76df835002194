/** A person's games and puzzles as files: JSON with everything, CSV with a row for each. Pure. */

import { CATEGORIES } from "../../core/constants";
import type { GameResult } from "../../core/protocol";
import type { Progress } from "../puzzle/progress";

const CSV_COLUMNS = [
  "what",
  "id",
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

type Puzzles = Readonly<Record<string, Progress>>;
type Row = Partial<Record<(typeof CSV_COLUMNS)[number], string | number | boolean | null>>;

export function asJson(games: readonly GameResult[], puzzles: Puzzles): string {
  return JSON.stringify({ games, puzzles }, null, 2);
}

/** Every game in a row, by its table, then every puzzle; one that was not solved has no time. */
export function asCsv(games: readonly GameResult[], puzzles: Puzzles): string {
  const rows = [...games.map(gameRow), ...Object.entries(puzzles).map(puzzleRow)];
  const lines = [CSV_COLUMNS.join(","), ...rows.map((row) => CSV_COLUMNS.map((column) => cell(row[column])).join(","))];
  return lines.map((line) => `${line}\r\n`).join("");
}

function gameRow(game: GameResult): Row {
  return {
    what: "game",
    id: game.table,
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
        [`${category}_card`, game.categories[category]?.round],
        [`${category}_in_time`, game.categories[category]?.in_time],
      ]),
    ),
    hints: game.hints,
    lost: game.losses && round(game.losses.reduce((sum, { lost }) => sum + lost, 0)),
  };
}

function puzzleRow([id, { solved, hints, at }]: [string, Progress]): Row {
  return { what: "puzzle", id, finished: solved ? at : null, hints };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A cell as RFC 4180 has it. What a spreadsheet would take for a formula, such as the name of a board, is kept a text. */
function cell(value: Row[keyof Row]): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
