// A turn that is being thought of: marks in the order they were made. Pure; knows no rules: what may be added is
// possible.ts's word.

import { ISLAND, LINE } from "../core/notation";

const NUMBER = new RegExp(`^(\\d)@(${ISLAND})$`);
const BRIDGE = new RegExp(`^(${LINE})(?:\\*(\\d))?$`);

export type Mark =
  | { readonly kind: "number"; readonly number: number; readonly island: string }
  | { readonly kind: "bridge"; readonly line: string };

export class Draft {
  static readonly empty = new Draft([]);

  constructor(readonly marks: readonly Mark[]) {}

  get number(): number | null {
    return this.#written?.number ?? null;
  }

  get island(): string | null {
    return this.#written?.island ?? null;
  }

  /** Lines in the order they were drawn; a line with two bridges is there twice. */
  get bridges(): readonly string[] {
    return this.marks.flatMap((mark) => (mark.kind === "bridge" ? [mark.line] : []));
  }

  /** Each line that gets bridges, with how many; in the order of the board. */
  get lines(): readonly { line: string; count: number }[] {
    return [...new Set(this.bridges)].sort().map((line) => ({ line, count: this.on(line) }));
  }

  get isEmpty(): boolean {
    return this.marks.length === 0;
  }

  get #written() {
    return this.marks.find((mark) => mark.kind === "number");
  }

  on(line: string): number {
    return this.bridges.filter((one) => one === line).length;
  }

  /** Write the number; one that was written elsewhere moves. */
  write(number: number, island: string): Draft {
    return new Draft([...this.marks.filter((mark) => mark.kind !== "number"), { kind: "number", number, island }]);
  }

  draw(line: string): Draft {
    return new Draft([...this.marks, { kind: "bridge", line }]);
  }

  /** Take away the last mark. */
  undo(): Draft {
    return new Draft(this.marks.slice(0, -1));
  }

  /** Take away any one mark. */
  without(index: number): Draft {
    return new Draft(this.marks.filter((_, place) => place !== index));
  }

  withoutNumber(): Draft {
    return new Draft(this.marks.filter((mark) => mark.kind !== "number"));
  }

  withoutLine(line: string): Draft {
    return new Draft(this.marks.filter((mark) => mark.kind !== "bridge" || mark.line !== line));
  }

  /** The one spelling of a turn, such as `5@c2 c2-c4 c4-e4*2`, or `pass`. */
  toString(): string {
    const bridges = this.lines.map(({ line, count }) => (count > 1 ? `${line}*${count}` : line));
    const number = this.#written ? [`${this.#written.number}@${this.#written.island}`] : [];
    return [...number, ...bridges].join(" ") || "pass";
  }

  /** Reads that spelling; the only place that does. */
  static fromText(text: string): Draft {
    let draft = Draft.empty;
    for (const part of text.split(" ")) {
      const number = NUMBER.exec(part);
      const bridge = BRIDGE.exec(part);
      if (number) draft = draft.write(Number(number[1]), number[2] as string);
      else if (bridge) for (let i = 0; i < Number(bridge[2] ?? 1); i++) draft = draft.draw(bridge[1] as string);
    }
    return draft;
  }
}
