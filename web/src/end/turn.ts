/** The text of a turn (`5@c2 c2-c4 c4-e4*2`) read into its marks. */

export interface Bridges {
  line: string;
  count: number;
}

export interface TurnMarks {
  number: number | null;
  island: string | null;
  bridges: Bridges[];
}

/** Reads the one spelling of a turn. The server wrote it, so nothing is checked here. */
export function turnMarks(text: string): TurnMarks {
  const marks: TurnMarks = { number: null, island: null, bridges: [] };
  for (const word of text.split(" ")) {
    const at = word.indexOf("@");
    if (at > 0) {
      marks.number = Number(word.slice(0, at));
      marks.island = word.slice(at + 1);
    } else if (word.includes("-")) {
      const [line = "", count = "1"] = word.split("*");
      marks.bridges.push({ line, count: Number(count) });
    }
  }
  return marks;
}

/** Says a text in the player's language; the shape of `t`. */
export type Say = (key: string, variables?: Record<string, string | number>) => string;

/** A list as the language writes it: "a, b and c". */
export function listed(items: string[], language: string): string {
  return new Intl.ListFormat(language, { style: "long", type: "conjunction" }).format(items);
}

/** What a turn does, for a sentence about it. */
function told(text: string, language: string, say: Say) {
  const { number, island, bridges } = turnMarks(text);
  const drawn = bridges.map(({ line, count }) => (count === 2 ? say("end-bridge-twice", { line }) : line));
  const writes = number !== null && island !== null;
  const what = writes ? (drawn.length > 0 ? "both" : "number") : drawn.length > 0 ? "bridges" : "pass";
  return { what, variables: { number: number ?? 0, island: island ?? "", bridges: listed(drawn, language) } };
}

/** A turn as a sentence about the one who played it. */
export function turnSentence(text: string, name: string, language: string, say: Say): string {
  const { what, variables } = told(text, language, say);
  return say(`end-turn-${what}`, { name, ...variables });
}

/** A turn as advice to play it. */
export function adviceSentence(text: string, language: string, say: Say): string {
  const { what, variables } = told(text, language, say);
  return say(`hint-turn-${what}`, variables);
}
