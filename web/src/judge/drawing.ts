// Marks in the middle of a turn, with the facts every bridge is judged by. Twin of `rules.judge.Drawing`.
// A value: a change returns a new one.

import type { BoardView, SheetView } from "../core/protocol";
import { crossings, ends } from "./geometry";

/** What a card asks for. */
export interface Card {
  readonly number: number;
  readonly bridges: number;
}

/** A card as it is written, such as 5/3. */
export function readCard(text: string): Card {
  const [number = "0", bridges = "0"] = text.split("/");
  return { number: Number(number), bridges: Number(bridges) };
}

/** Both actions of a round, perhaps not whole yet. A line with two bridges is in `bridges` twice, in any order. */
export interface Turn {
  readonly number: number | null;
  readonly island: string | null;
  readonly bridges: readonly string[];
}

export type Counts = Readonly<Record<string, number>>;
/** By island or line. */
type Table<T> = Readonly<Record<string, T>>;

/** Bridges at every island that has any. */
export function degrees(bridges: Counts): Counts {
  const found: Record<string, number> = {};
  for (const [line, count] of Object.entries(bridges)) {
    for (const end of ends(line)) found[end] = (found[end] ?? 0) + count;
  }
  return found;
}

export class Drawing {
  private constructor(
    readonly flags: Table<"red" | "blue" | null>,
    readonly crossedBy: Table<readonly string[]>,
    readonly numbers: Counts,
    readonly bridges: Counts,
    readonly degrees: Counts,
  ) {}

  /** A sheet before the turn. */
  static of(board: BoardView, sheet: Pick<SheetView, "numbers" | "bridges">): Drawing {
    const flags = Object.fromEntries(board.islands.map(({ at, flag }) => [at, flag]));
    return new Drawing(flags, crossings(board), sheet.numbers, sheet.bridges, degrees(sheet.bridges));
  }

  hasIsland(at: string): boolean {
    return at in this.flags;
  }

  hasLine(line: string): boolean {
    return line in this.crossedBy;
  }

  number(at: string): number {
    return this.numbers[at] ?? 0;
  }

  bridgesAt(at: string): number {
    return this.degrees[at] ?? 0;
  }

  bridgesOn(line: string): number {
    return this.bridges[line] ?? 0;
  }

  /** Whether a bridge stands on a line that crosses this one. */
  isCrossed(line: string): boolean {
    return (this.crossedBy[line] ?? []).some((other) => this.bridgesOn(other) > 0);
  }

  withNumber(number: number, at: string): Drawing {
    return new Drawing(this.flags, this.crossedBy, { ...this.numbers, [at]: number }, this.bridges, this.degrees);
  }

  /** The drawing with one more bridge on a line of the board. */
  withBridge(line: string): Drawing {
    const [here, there] = ends(line);
    const bridges = { ...this.bridges, [line]: this.bridgesOn(line) + 1 };
    const grown = { ...this.degrees, [here]: this.bridgesAt(here) + 1, [there]: this.bridgesAt(there) + 1 };
    return new Drawing(this.flags, this.crossedBy, this.numbers, bridges, grown);
  }
}
