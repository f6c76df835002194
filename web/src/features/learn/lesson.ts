// The eight steps of the tutorial as data: a sheet, a card, and what to do with them. Every sheet is a real position of
// side A and every answer is the judge's; the words are in learn.ftl.

import { DEADLINES, VALUES } from "../../core/constants";
import type { BoardView, SheetView } from "../../core/protocol";
import { Draft } from "../../judge/draft";
import type { Card } from "../../judge/drawing";
import { after, BLANK, reached } from "../../judge/sheet";

/** What a learner has done since a task was set. */
export interface Doing {
  readonly board: BoardView;
  readonly sheet: SheetView;
  readonly draft: Draft;
  /** The code of the last refusal, such as "bridge-crossed". */
  readonly refused: string | null;
  readonly undone: boolean;
  readonly confirmed: boolean;
}

interface Task {
  /** Its texts are learn-NAME-do and learn-NAME-done. */
  readonly name: string;
  /** Another sheet than that of the task before: the turns that led there. */
  readonly before?: readonly string[];
  readonly card?: Card;
}

/** Something to mark on the board. */
export interface Marking extends Task {
  readonly isDone: (doing: Doing) => boolean;
  /** The islands and lines it is about, to be pointed at; none if any will do. */
  readonly places?: readonly string[];
  /** A way to do it, for those who look on and for the tests. */
  readonly solution: string;
}

/** A question with numbers to choose from. */
export interface Question extends Task {
  readonly choices: readonly number[];
  readonly right: number;
  /** The round at which the three piles of a game alone are shown. */
  readonly round?: number;
}

export interface Lesson {
  /** Its title is learn-NAME. */
  readonly name: string;
  readonly before: readonly string[];
  readonly card: Card;
  readonly tasks: readonly (Marking | Question)[];
}

export const isQuestion = (task: Marking | Question): task is Question => "choices" in task;

const card = (number: number, bridges: number): Card => ({ number, bridges });
const refusedAs = (code: string) => (doing: Doing) => doing.refused === code;
const then = ({ board, sheet, draft }: Doing) => after(board, sheet, draft);
const START = ["4@c4"];

export const LESSONS: readonly Lesson[] = [
  {
    name: "write",
    before: START,
    card: card(3, 2),
    tasks: [{ name: "number", isDone: ({ draft }) => draft.island !== null, solution: "3@e2" }],
  },
  {
    name: "finish",
    before: ["4@c4", "2@c2"],
    card: card(5, 2),
    tasks: [
      {
        name: "bridges",
        isDone: (doing) => then(doing).finished.includes("c2"),
        solution: "c2-c4 c2-e2",
        places: ["c2-c4", "c2-e2"],
      },
    ],
  },
  {
    name: "place",
    before: ["4@c4 c4-e4", "c2-c4*2"],
    card: card(1, 1),
    tasks: [
      { name: "flag", isDone: refusedAs("flag-without-bridge"), solution: "1@e1", places: ["e1"] },
      { name: "small", isDone: refusedAs("number-too-small"), solution: "1@c2", places: ["c2"] },
      { name: "fits", isDone: ({ draft }) => draft.island === "e4", solution: "1@e4", places: ["e4"] },
    ],
  },
  {
    name: "cross",
    before: ["4@c4 c2-c4", "3@f3"],
    card: card(2, 3),
    tasks: [{ name: "blocked", isDone: refusedAs("bridge-crossed"), solution: "b3-f3", places: ["b3-f3"] }],
  },
  {
    name: "exact",
    before: ["4@c4 c2-c4", "3@f3"],
    card: card(2, 3),
    tasks: [{ name: "all", isDone: ({ draft }) => draft.bridges.length === 3, solution: "a4-c4 c4-e4 f1-f3" }],
  },
  {
    name: "bonus",
    before: ["4@c4 c4-e4", "1@b1 b1-b3", "1@b3", "1@b7 b7-c7", "1@c7", "1@f1 e1-f1", "1@e1", "2@e4"],
    card: card(3, 1),
    tasks: [
      {
        name: "red",
        isDone: (doing) => reached(doing.board, then(doing)).includes("red"),
        solution: "e4-e6",
        places: ["e4-e6"],
      },
      {
        name: "six",
        before: ["3@c4 a4-c4 c2-c4 c4-e4", "2@c2 c2-e2", "1@e2", "1@a4", "2@e4 e4-e6", "2@e6"],
        card: card(5, 1),
        isDone: (doing) => reached(doing.board, then(doing)).includes("six"),
        solution: "e6-e7",
        places: ["e6-e7", "b6-e6"],
      },
    ],
  },
  {
    name: "first",
    before: START,
    card: card(2, 2),
    tasks: [
      { name: "later", choices: VALUES.red, right: VALUES.red[1] },
      { name: "late", choices: VALUES.blue, right: VALUES.blue[1], round: DEADLINES.blue + 2 },
    ],
  },
  {
    name: "hands",
    before: START,
    card: card(6, 2),
    tasks: [
      {
        name: "mark",
        isDone: ({ draft }) => draft.number !== null && draft.bridges.length === 2,
        solution: "6@a4 a4-c4*2",
      },
      { name: "undo", isDone: ({ undone }) => undone, solution: "" },
      { name: "confirm", isDone: ({ confirmed }) => confirmed, solution: "" },
    ],
  },
];

/** The sheet after some turns. */
export function sheetAfter(board: BoardView, turns: readonly string[]): SheetView {
  return turns.reduce((sheet, turn) => after(board, sheet, Draft.fromText(turn)), BLANK);
}
