// The one line of a puzzle, read. Twin of Python's `hashi.puzzle.text`, which checks more: here the checksum has to do.

import { CATEGORIES, type Category, ROUNDS } from "../../core/constants";
import { ISLAND } from "../../core/notation";
import type { BoardView, IslandView } from "../../core/protocol";
import { Draft } from "../../judge/draft";
import { column, row } from "../../judge/geometry";
import { after, BLANK } from "../../judge/sheet";
import { sha256 } from "../deal/sha256";
import type { Puzzle } from "./puzzle";

const FORMAT = "hashi puzzle 1";
const SEPARATOR = " | ";
const LONGEST = 4000;
const CHECK = 8;
const REACHED = new RegExp(`(${CATEGORIES.join("|")}) (\\d+)`, "g");
const FLAGGED_ISLAND = new RegExp(`^(${ISLAND})(?:=(red|blue))?$`);

/** Why a text is no puzzle; `expected-CODE` has its sentence. */
export class NotAPuzzle extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (digest: Uint8Array) => [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const islandText = ({ at, flag }: IslandView) => (flag ? `${at}=${flag}` : at);

function checksum(line: string, board: BoardView): string {
  const whole = [line, board.islands.map(islandText).join(" "), board.lines.join(" ")].join("\n");
  return hex(sha256(bytes(whole))).slice(0, CHECK);
}

/** Read a puzzle on one of the sides or on a board of its own; throws NotAPuzzle. */
export function parsePuzzle(text: string, sides: readonly BoardView[]): Puzzle {
  const line = text.trim().replace(/\s+/g, " ");
  const fields = line.split(SEPARATOR);
  const [format, name = "", round = "", marks = "", rounds = "", cards = "", goal = "", id = ""] = fields;
  if (line.length > LONGEST || fields.length !== 8 || format !== FORMAT) throw new NotAPuzzle("puzzle");
  const board = sides.find((side) => side.name === name) ?? parseBoard(name);
  if (checksum(fields.slice(0, -1).join(SEPARATOR), board) !== id) throw new NotAPuzzle("puzzle-checksum");
  const puzzle = {
    id,
    text: line,
    board,
    round: Number(/^round (\d+)$/.exec(round)?.[1] ?? 0),
    sheet: marks.split(" ").reduce((sheet, word) => after(board, sheet, readMark(board, word)), BLANK),
    reached: readRounds(rounds),
    cards: cards.split(" ").map(readCard),
    goal: Number(/^\+(\d+)$/.exec(goal)?.[1] ?? 0),
  };
  if (puzzle.cards.length < 2 || puzzle.cards.length > 6 || puzzle.round + puzzle.cards.length - 1 > ROUNDS) {
    throw new NotAPuzzle("puzzle-cards");
  }
  if (!puzzle.round || !puzzle.goal) throw new NotAPuzzle("puzzle-spelling");
  return puzzle;
}

function readCard(text: string): { number: number; bridges: number } {
  const match = /^([1-6])\/([1-3])$/.exec(text);
  if (!match) throw new NotAPuzzle("puzzle-cards");
  return { number: Number(match[1]), bridges: Number(match[2]) };
}

function readMark(board: BoardView, word: string): Draft {
  const draft = Draft.fromText(word);
  const known = board.islands.some(({ at }) => at === draft.island) || board.lines.includes(draft.bridges[0] ?? "");
  if (!known || draft.bridges.length > 2) throw new NotAPuzzle("puzzle-spelling");
  return draft;
}

function readRounds(text: string): Partial<Record<Category, number>> {
  const found = [...text.matchAll(REACHED)].map(([, category, at]) => [category, Number(at)]);
  if (text !== "-" && found.length === 0) throw new NotAPuzzle("puzzle-spelling");
  const rounds: Partial<Record<string, number>> = Object.fromEntries(found);
  return Object.fromEntries(CATEGORIES.flatMap((category) => (rounds[category] ? [[category, rounds[category]]] : [])));
}

/** As in `hashi.rules.limit`, which has the reason. */
const MOST_ISLANDS = 24;
const MOST_LINES = 40;
const LONGEST_NAME = 40;

/** A board that is written out: every line runs straight between two of its islands. */
function parseBoard(text: string): BoardView {
  const match = /^([^|]*?) islands ([^|]+) lines ([^|]+)$/.exec(text);
  if (!match || (match[1] as string).length > LONGEST_NAME) throw new NotAPuzzle("puzzle-board");
  const islands = (match[2] as string).split(" ").map((word) => {
    const island = FLAGGED_ISLAND.exec(word);
    if (!island) throw new NotAPuzzle("island");
    return { at: island[1] as string, flag: (island[2] ?? null) as IslandView["flag"] };
  });
  const names = new Set(islands.map(({ at }) => at));
  const lines = (match[3] as string).split(" ");
  if (islands.length > MOST_ISLANDS || lines.length > MOST_LINES) throw new NotAPuzzle("board-size");
  for (const line of lines) {
    const [here = "", there = ""] = line.split("-");
    const straight = column(here) === column(there) || row(here) === row(there);
    if (!names.has(here) || !names.has(there) || here >= there || !straight) throw new NotAPuzzle("puzzle-board");
  }
  return { name: match[1] as string, islands, lines };
}
