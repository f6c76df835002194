/** The pictures of the rules page, made ready for the board component. */

import type { BoardView, IslandView, SheetView } from "../../core/protocol";
import drawn from "./pictures.json";

/** As pictures.json writes it: a small board, what stands on it, and what of it is wrong. */
interface Drawn {
  islands: IslandView[];
  lines: string[];
  numbers: Record<string, number>;
  bridges: Record<string, number>;
  finished: string[];
  crossed: string[];
  wrong: string[];
}

export interface RulePicture {
  board: BoardView;
  sheet: SheetView;
  wrong: string[];
}

interface Ends {
  columns: [number, number];
  rows: [number, number];
}

function ends(line: string): Ends {
  const [from = "", to = ""] = line.split("-");
  const columns = [from.charCodeAt(0), to.charCodeAt(0)].sort((one, other) => one - other);
  const rows = [Number(from.slice(1)), Number(to.slice(1))].sort((one, other) => one - other);
  return { columns: columns as [number, number], rows: rows as [number, number] };
}

/** Whether two lines cross between their islands. */
export function linesCross(one: string, other: string): boolean {
  const across = (level: Ends, upright: Ends) =>
    level.rows[0] === level.rows[1] &&
    upright.columns[0] === upright.columns[1] &&
    level.columns[0] < upright.columns[0] &&
    upright.columns[0] < level.columns[1] &&
    upright.rows[0] < level.rows[0] &&
    level.rows[0] < upright.rows[1];
  return across(ends(one), ends(other)) || across(ends(other), ends(one));
}

function picture(from: Drawn): RulePicture {
  const bridged = Object.keys(from.bridges);
  // Rule T11: what a bridge crosses fades, as it does on a sheet in play.
  const blocked = from.lines.filter(
    (line) => !bridged.includes(line) && bridged.some((bridge) => linesCross(line, bridge)),
  );
  const { islands, lines, numbers, bridges, finished, crossed, wrong } = from;
  return {
    board: { name: "", islands, lines },
    sheet: { numbers, bridges, finished, crossed, blocked },
    wrong,
  };
}

/** By rule id; a rule without pictures is not in it. */
export const rulePictures: Record<string, RulePicture[]> = Object.fromEntries(
  Object.entries(drawn as unknown as Record<string, Drawn[]>).map(([id, pictures]) => [id, pictures.map(picture)]),
);
