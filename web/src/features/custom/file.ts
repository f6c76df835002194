/** Board and deck files as the page writes and reads them: TOML with names and lists of texts.
 *
 * Reads leniently, so that a board that is half drawn comes back as it was: whether a file can be played with is judged
 * by Python alone (`hashi board check`, and the server's route of that name). */

import { isIsland, isLine } from "../../core/notation";
import type { BoardView, IslandView } from "../../core/protocol";

export interface Deck {
  name: string;
  /** Such as 5/3. */
  cards: readonly string[];
}

export type CustomFile = { kind: "board"; board: BoardView } | { kind: "deck"; deck: Deck };

const CARD = /^[1-6]\/[1-3]$/;
// A text, a comment (dropped), a key, or a sign.
const TOKEN = /"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#[^\n]*|[\w-]+|[=[\],]/g;
const HEAD = `# A letter is the column (a is left), a number the row (1 is top).
# A line joins two neighbouring islands; lines may cross between islands.
`;

/** What a file holds; null if it is neither a board nor a deck. What is no island, line or card is left out. */
export function readFile(text: string): CustomFile | null {
  const keys = readKeys(text);
  const name = keys.get("name")?.[0] ?? "";
  const cards = keys.get("cards");
  if (cards) return { kind: "deck", deck: { name, cards: cards.filter((card) => CARD.test(card)) } };
  const islands = keys.get("islands");
  if (!islands) return null;
  const flagOf = (at: string): IslandView["flag"] => {
    if (keys.get("red")?.includes(at)) return "red";
    return keys.get("blue")?.includes(at) ? "blue" : null;
  };
  const known = [...new Set(islands)].filter(isIsland).sort();
  const lines = [...new Set(keys.get("lines") ?? [])].filter(isLine).sort();
  return { kind: "board", board: { name, islands: known.map((at) => ({ at, flag: flagOf(at) })), lines } };
}

/** Every key with the texts after it, whether one or a list. */
function readKeys(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const tokens = (text.match(TOKEN) ?? []).filter((token) => !token.startsWith("#"));
  let values: string[] = [];
  for (const [place, token] of tokens.entries()) {
    if (tokens[place + 1] === "=") found.set(token, (values = []));
    else if (/^["']/.test(token)) values.push(unquoted(token));
  }
  return found;
}

function unquoted(token: string): string {
  const inside = token.slice(1, -1);
  return token.startsWith('"') ? inside.replace(/\\(["\\])/g, "$1") : inside;
}

/** The text of a board file, as `hashi board make` writes them. */
export function boardText({ name, islands, lines }: BoardView): string {
  const flagged = (flag: "red" | "blue") =>
    `${flag} = [${listed(islands.filter((one) => one.flag === flag).map(({ at }) => at))}]`;
  const lists = [
    rows(
      "islands",
      islands.map(({ at }) => at),
    ),
    `${flagged("red")}\n${flagged("blue")}`,
    rows("lines", lines),
  ];
  return `${HEAD}name = ${quoted(name)}\n\n${lists.join("\n\n")}\n`;
}

/** The text of a deck file: a row for each number. */
export function deckText({ name, cards }: Deck): string {
  return `# Every card is written number/bridges.\nname = ${quoted(name)}\n${rows("cards", cards)}\n`;
}

/** A list with a row for all names that begin alike. */
function rows(key: string, names: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const name of [...names].sort()) groups.set(name[0] ?? "", [...(groups.get(name[0] ?? "") ?? []), name]);
  return `${key} = [\n${[...groups.values()].map((group) => `    ${listed(group)},\n`).join("")}]`;
}

const listed = (names: readonly string[]) => names.map(quoted).join(", ");
const quoted = (text: string) => `"${text.replace(/\\/g, "\\\\").replace(/"/g, '\\"')}"`;
