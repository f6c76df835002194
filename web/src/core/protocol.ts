// Generated from the structs of hashi.wire by `make protocol`. Do not edit.

import type { Category } from "./constants";

/** How strongly bots play, the weakest first; the titles are those of the ranks. */
export const LEVELS = ["apprentice", "minion", "dogsbody", "screw-tightener", "project-manager", "professional-planner"] as const;
export type Level = (typeof LEVELS)[number];
export const DEFAULT_LEVEL: Level = "screw-tightener";
/** The mean points of a game alone, by level and side. */
export const LEVEL_POINTS: Readonly<Record<Level, Readonly<Record<string, number>>>> = {
  "apprentice": {"A": 26.17, "B": 23.28},
  "minion": {"A": 38.02, "B": 34.29},
  "dogsbody": {"A": 43.57, "B": 41.09},
  "screw-tightener": {"A": 47.42, "B": 44.87},
  "project-manager": {"A": 51.0, "B": 47.94},
  "professional-planner": {"A": 55.23, "B": 51.87},
};

/** First of all, and after every new connection: asks for views from now on.
 * 
 * A client that already has a view names it, then and whenever a change does not follow: it gets
 * what it lacks, or a view. */
export interface Hello {
  type: "hello";
  /** the client's own number, echoed in the answer */
  id: number;
  /** whether small changes are sent as changes, not as views */
  changes?: boolean;
  /** of the view that the client has, if it has one */
  stream?: string;
  /** of that view */
  step?: number;
}

/** Ask for a sign of life: done, and nothing else. */
export interface Ping {
  type: "ping";
  /** echoed in the answer */
  id: number;
}

/** Take an open seat, or your own back from a bot. */
export interface Sit {
  type: "sit";
  /** echoed in the answer */
  id: number;
  /** an open one, or the client's own while a bot plays there */
  seat: number;
  /** of the person */
  name: string;
}

/** Give up a seat of yours. */
export interface Leave {
  type: "leave";
  /** echoed in the answer */
  id: number;
  /** the client's own */
  seat: number;
}

/** Before the game: the host removes a bot, or the opener of the table a person for good. */
export interface Evict {
  type: "evict";
  /** echoed in the answer */
  id: number;
  /** of a bot or another person */
  seat: number;
}

/** Before the game: the host takes a free seat away, and those after it move up by one. */
export interface DropSeat {
  type: "drop-seat";
  /** echoed in the answer */
  id: number;
  /** a free one */
  seat: number;
}

/** Remind the player at another seat that the table waits for them. */
export interface Nudge {
  type: "nudge";
  /** echoed in the answer */
  id: number;
  /** that the table waits for */
  seat: number;
}

/** Show one of a few reactions to the other players; nothing is stored. */
export interface React {
  type: "react";
  /** echoed in the answer */
  id: number;
  /** the client's own */
  seat: number;
  /** which one */
  reaction: "hello" | "bravo" | "wow" | "oops" | "thanks";
}

/** Change the name at a seat of yours. */
export interface Rename {
  type: "rename";
  /** echoed in the answer */
  id: number;
  /** the client's own */
  seat: number;
  /** the new one */
  name: string;
}

/** The host puts a bot into an open or abandoned seat, or gives a bot another level. */
export interface PutBot {
  type: "put-bot";
  /** echoed in the answer */
  id: number;
  /** open, abandoned or a bot's */
  seat: number;
  /** how strongly it plays */
  level?: Level;
  /** one that the server offers beside its own; it replaces the level */
  bot?: string | null;
}

/** In the lobby: the hash of a seat's nonce, made after the seal was seen; again replaces it. */
export interface Commit {
  type: "commit";
  /** echoed in the answer */
  id: number;
  /** the client's own */
  seat: number;
  /** of the seat's nonce, see docs/deal.md */
  hash: string;
}

/** A seat's share of the deal; shown once the view says `revealing`, so every hash is fixed. */
export interface Nonce {
  type: "nonce";
  /** echoed in the answer */
  id: number;
  /** the client's own */
  seat: number;
  /** the one it committed to */
  nonce: string;
}

/** The host starts the game once every seat is taken; it begins with the last nonce revealed. */
export interface Begin {
  type: "begin";
  /** echoed in the answer */
  id: number;
}

/** Write the starting number (S2). */
export interface Place {
  type: "place";
  /** echoed in the answer */
  id: number;
  /** the client's own */
  seat: number;
  /** where to write it */
  island: string;
  /** 3 or 4 */
  number: number;
}

/** Play a turn in the open round, in its one spelling. */
export interface Play {
  type: "play";
  /** echoed in the answer */
  id: number;
  /** the client's own */
  seat: number;
  /** the open one, so that a late turn is refused */
  round: number;
  /** in its one spelling, such as 5@c2 c2-c4 */
  turn: string;
}

/** Take back your start or turn while its round is open. */
export interface TakeBack {
  type: "take-back";
  /** echoed in the answer */
  id: number;
  /** the client's own */
  seat: number;
}

/** At an honour table: point at an island or line of any seat's `sheet` as a mistake (M5).
 * 
 * If it is none, only this client hears of it, and has to wait a moment before pointing again. */
export interface Point {
  type: "point";
  /** echoed in the answer */
  id: number;
  /** the client's own */
  seat: number;
  /** the seat whose sheet has the mistake */
  sheet: number;
  /** the island or line */
  where: string;
}

/** Ask what could be added to a draft; nothing is kept.
 * 
 * For clients that do not know the rules; the page has a judge of its own. */
export interface Preview {
  type: "preview";
  /** echoed in the answer */
  id: number;
  /** the client's own */
  seat: number;
  /** a turn that is not finished */
  draft: string;
}

/** Ask for a good turn, and what it is expected to bring more than a draft; it is recorded. */
export interface Hint {
  type: "hint";
  /** echoed in the answer */
  id: number;
  /** the client's own */
  seat: number;
  /** the turn to compare with */
  draft?: string;
}

/** After the end: a new table with the same seats, perhaps with the same deal. */
export interface Rematch {
  type: "rematch";
  /** echoed in the answer */
  id: number;
  /** with the same cards once more */
  same_deal?: boolean;
}

/** A message was carried out and is durable. */
export interface Done {
  type: "done";
  /** of the message that is answered */
  id: number;
  /** of the table after it */
  version: number;
}

/** A message was understood and refused; nothing changed. */
export interface Refused {
  type: "refused";
  /** of the message that is answered */
  id: number;
  /** why */
  refusal: RefusalView;
}

/** A message could not be understood or not taken now; nothing changed. */
export interface Failed {
  type: "failed";
  /** of the message that is answered; null if it could not be read */
  id: number | null;
  /** why; stable */
  code: string;
  /** when it is worth trying again */
  retry_after_seconds?: number | null;
}

/** The answer to a preview. */
export interface Possible {
  type: "possible";
  /** of the message that is answered */
  id: number;
  /** by island why it cannot take the number, or null */
  islands: Record<string, RefusalView | null>;
  /** by line why it cannot take a bridge, or null */
  lines: Record<string, RefusalView | null>;
  /** why the draft cannot be confirmed as it is, or null */
  refusal?: RefusalView | null;
}

/** The answer to a hint. */
export interface Hinted {
  type: "hinted";
  /** of the message that is answered */
  id: number;
  /** a good turn */
  best: string;
  /** the total expected at the end after it */
  points: number;
  /** the total expected after the draft; null if that is no legal turn */
  yours: number | null;
  /** how much more the good turn is expected to bring than the draft */
  better: number | null;
  /** the second best turn, if there is one */
  second: string | null;
  /** the total expected after that */
  second_points: number | null;
}

/** Another player, by their name, waits for this person's seat. Answers nothing. */
export interface Nudged {
  type: "nudged";
  /** of this client, that the table waits for */
  seat: number;
  /** of the person who waits */
  name: string;
}

/** A player reacts, perhaps this person. Only players hear of it. Answers nothing. */
export interface Reacted {
  type: "reacted";
  /** of the player */
  seat: number;
  /** which one */
  reaction: "hello" | "bravo" | "wow" | "oops" | "thanks";
}

/** Why something is forbidden: a stable code, the rule if one is broken, the place. */
export interface RefusalView {
  /** stable; its sentences are in the page's texts */
  code: string;
  /** the rule that is broken, such as T5; null for a refusal of the table itself */
  rule: string | null;
  /** the island, line or seat it is about */
  where: string | null;
}

/** An island of the board. */
export interface IslandView {
  /** its name, such as c4 */
  at: string;
  /** the colour of its flag; null without one */
  flag: "red" | "blue" | null;
}

/** The printed side. */
export interface BoardView {
  /** A, B, the code of a fresh board, or the name in its file */
  name: string;
  /** all of them */
  islands: IslandView[];
  /** on which bridges may be drawn, by name, such as c4-c7 */
  lines: string[];
}

/** What stands on a sheet, and what follows from it. */
export interface SheetView {
  /** what is written, by island */
  numbers: Record<string, number>;
  /** how many are drawn, by line */
  bridges: Record<string, number>;
  /** islands with as many bridges as their number */
  finished: string[];
  /** lines that would cross a bridge */
  blocked: string[];
  /** islands crossed out for a mistake (M3) */
  crossed: string[];
}

/** A category that was reached. */
export interface ReachedView {
  /** which it brought */
  points: number;
  /** in which it was reached */
  round: number;
}

/** Points by item; only the categories that were reached are there. */
export interface ScoreView {
  /** points for finished islands */
  islands: number;
  /** those that were reached (V1 to V3) */
  categories: Partial<Record<Category, ReachedView>>;
  /** all points */
  total: number;
}

/** A seat as this client may see it. */
export interface SeatView {
  /** its number, clockwise from 1 */
  seat: number;
  /** `open` if still free, `device` for a player at the host's device */
  kind: "open" | "person" | "device" | "bot";
  /** of the person or bot; empty while it is open */
  name: string;
  /** the name of the person a bot plays for while they are away */
  stands_for: string | null;
  /** of a bot of ours */
  level: Level | null;
  /** the name of a bot that the server offers beside its own */
  bot: string | null;
  /** whether this client plays here */
  mine: boolean;
  /** whether a bot plays here for this client; say `sit` to take the seat back */
  formerly_mine: boolean;
  /** whether its person is connected; bots always are */
  online: boolean;
  /** at a rematch: whether its person is not here yet, and still looks at the result before */
  at_result: boolean;
  /** how long a person who is away may still come back before a bot may stand in */
  grace_left_ms: number | null;
  /** whether it has confirmed its start, or its turn in the open round */
  done: boolean;
  /** whether a bot has played the open round, or setup, for its person: that turn is hidden and cannot be taken back */
  stand_in: boolean;
  /** the closed rounds in which it was shown a good turn */
  hints: number;
  /** whether it has a share of its own in the deal; others have one drawn from the secret */
  nonce: boolean;
  /** as it was when the last round closed */
  sheet: SheetView;
  /** of that sheet */
  score: ScoreView;
}

/** Something announced to the table. */
export interface LogLine {
  /** in which it happened */
  round: number;
  /** whose news it is */
  seat: number;
  /** happened */
  what: "reached" | "skipped-number" | "skipped-bridges" | "timed-out" | "hinted" | "stood-in";
  /** that was reached */
  category?: Category | null;
  /** which it brought */
  points?: number | null;
}

/** A mistake that was found at an honour table: a rule broken on a seat's sheet in a round. */
export interface MistakeView {
  /** on whose sheet */
  seat: number;
  /** in which the rule was broken */
  round: number;
  /** which rule, and where */
  refusal: RefusalView;
  /** that broke it, as they are spelled in a turn */
  marks: string[];
  /** that it concerns */
  islands: string[];
  /** true if its marks were erased (M2), false if its islands are crossed out (M3) */
  corrected: boolean;
  /** the round that was open when it was pointed at; null if it was found at the end (M5) */
  noticed: number | null;
  /** the island or line that was pointed at, or null */
  where: string | null;
  /** the seat that pointed at it, or null */
  by: number | null;
}

/** What is known of the deal, so that clients can check it; see docs/deal.md. */
export interface ProofView {
  /** the version of docs/deal.md */
  scheme: number;
  /** the seal of the secret; null for a known deal */
  commitment: string | null;
  /** for each seat the hash of its nonce, if it committed to one */
  hashes: (string | null)[];
  /** whether the seats are fixed, and those with a hash show their nonce */
  revealing: boolean;
  /** seats that did not show it; each time the deal was sealed again without them */
  withheld: number[];
  /** which the commitment seals; after the last card */
  secret: string | null;
  /** of all seats; after the last card */
  nonces: string[];
  /** of the deal, made of secret and nonces; after the last card */
  seed: string | null;
}

/** A finished game that is to be beaten.
 * 
 * All seats have the same board, the same start and the same cards. */
export interface ChallengeView {
  /** of the table where it was played */
  code: string;
  /** of the rival at that table */
  seat: number;
  /** of the rival */
  name: string;
  /** to be beaten */
  total: number;
}

/** How the game ended. */
export interface OutcomeView {
  /** by seat */
  totals: number[];
  /** seats with the highest total */
  winners: number[];
  /** of a game alone (O3) */
  rank: string | null;
}

/** The whole table as this client may see it.
 * 
 * Sent on every change; to a client that asked for changes only where a small one will not do. */
export interface View {
  type: "view";
  /** its id, for addresses */
  table: string;
  /** its short code, for people */
  code: string;
  /** how many events have happened */
  version: number;
  /** `lobby` before the game, `setup` while starts are chosen */
  phase: "lobby" | "setup" | "play" | "over";
  /** at an `honour` table turns may break rules (M1 to M5) */
  kind: "guarded" | "honour";
  /** whether this client may act as the host: begin, seat bots, drop seats */
  host: boolean;
  /** whether this client opened the table, and may send others away */
  opener: boolean;
  /** whether it never had a seat for another person, so that no one is waited for */
  alone: boolean;
  /** whether this client was sent away, and may only watch */
  sent_away: boolean;
  /** which all seats play on */
  board: BoardView;
  /** all cards of the game, not in the order of the deal */
  deck: string[];
  /** whether the page shows which cards are still to come */
  tracker: boolean;
  /** the time for each card; null without a clock */
  clock_seconds: number | null;
  /** the time left for the open card */
  clock_left_ms: number | null;
  /** whether a good turn may be asked for */
  hints: boolean;
  /** while the server compiles, bots play more simply and there are no hints */
  warming_up: boolean;
  /** in their order */
  seats: SeatView[];
  /** the open one; 0 before the first card */
  round: number;
  /** the open one, as it is written; null before and after the rounds */
  card: string | null;
  /** the cards turned over so far, the open one last */
  seen: string[];
  /** what this client's seats have chosen in setup, by seat; on no sheet before all have */
  starts: Record<string, string>;
  /** what this client's seats have played in the open round, by seat; on no sheet before it closes */
  turns: Record<string, string>;
  /** what was announced, oldest first */
  log: LogLine[];
  /** found so far at an honour table */
  mistakes: MistakeView[];
  /** by seat, before the unnoticed mistakes were found at the end (M5); empty until then */
  totals_before: number[];
  /** what is known of the deal */
  proof: ProofView;
  /** after the last card */
  outcome: OutcomeView | null;
  /** the id of the next table */
  rematch: string | null;
  /** the seat that asked for it */
  rematch_by: number | null;
  /** a finished game that is to be beaten here */
  challenge: ChallengeView | null;
  /** the day of a daily deal */
  daily: string | null;
  /** whether a daily deal is no practice; after the end, whether its result counts */
  counts: boolean;
  /** which changes follow this view */
  stream: string;
  /** from which the changes that follow count on */
  step: number;
}

/** What is new at a seat; the rest is as it was. */
export interface SeatChange {
  /** which one */
  seat: number;
  /** see SeatView */
  online?: boolean;
  /** see SeatView */
  at_result?: boolean;
  /** see SeatView */
  done?: boolean;
  /** see SeatView */
  stand_in?: boolean;
  /** see SeatView */
  hints?: number;
  /** see SeatView */
  sheet?: SheetView;
  /** see SeatView */
  score?: ScoreView;
}

/** What is new since the step before this one; only for clients that asked for changes. */
export interface Change {
  type: "change";
  /** its number; it follows the step before */
  step: number;
  /** see View */
  version: number;
  /** the time left for the open card now */
  clock_left_ms?: number | null;
  /** by seat, the time that is left now to people who are away */
  grace_left_ms?: Record<string, number>;
  /** see View */
  round?: number;
  /** the cards turned over since, the last of them the open one */
  seen?: string[];
  /** replace those of the view */
  starts?: Record<string, string>;
  /** replace those of the view */
  turns?: Record<string, string>;
  /** where something is new */
  seats?: SeatChange[];
  /** the lines added since */
  log?: LogLine[];
}

/** A seat of a new table: open to a person, for a player at the host's device, or a bot. */
export interface NewSeat {
  /** `person` is open to all, `device` for a player at the host's device */
  kind: "person" | "device" | "bot";
  /** of the player at the device */
  name?: string;
  /** of a bot */
  level?: Level;
  /** one that the server offers beside its own; it replaces the level */
  bot?: string | null;
}

/** The options of a new table. With a rival all seats begin with that seat's start. */
export interface NewTable {
  /** of the host */
  name: string;
  /** at an `honour` table turns may break rules (M1 to M5), and there are no hints */
  kind?: "guarded" | "honour";
  /** the board, if there is neither `board` nor `fresh` */
  side?: "A" | "B" | null;
  /** the text of a board file */
  board?: string | null;
  /** the code of a fresh board */
  fresh?: string | null;
  /** the text of a deck file; null for our cards */
  deck?: string | null;
  /** the host takes the first person's seat and all device seats */
  seats: NewSeat[];
  /** whether the page shows which cards are still to come */
  tracker?: boolean;
  /** the time for each card; null for no clock */
  clock_seconds?: number | null;
  /** whether a good turn may be asked for */
  hints?: boolean;
  /** the seed of a known deal */
  deal?: string | null;
  /** the code of a finished table, whose board and deal are played again */
  deal_of?: string | null;
  /** a seat of that table whose game is to be beaten */
  rival?: number | null;
}

/** A game that was finished without the server. */
export interface FinishedGame {
  /** of the whole game; the names are those in it */
  record: string;
  /** one is the poster's, all others are bots or players at the same device */
  seats: NewSeat[];
  /** in seconds since 1970 */
  finished_at: number;
}

/** What a player reached with a deal. */
export interface DealResult {
  /** its number */
  seat: number;
  /** of the person or bot */
  name: string;
  /** points */
  total: number;
  /** the rounds in which it was shown a good turn */
  hints: number;
  /** the points by item */
  score: ScoreView;
}

/** The deal of a finished game, to be played again. */
export interface KnownDeal {
  /** the id of the finished table */
  table: string;
  /** its short code */
  code: string;
  /** as the table was opened */
  kind: "guarded" | "honour";
  /** it was played on */
  board: BoardView;
  /** best first */
  results: DealResult[];
}

/** A new table. */
export interface Created {
  /** its id, for addresses */
  table: string;
  /** its short code, for people */
  code: string;
}

/** The table a short code stands for. */
export interface Code {
  /** its id */
  table: string;
}

/** A table this person sits at. */
export interface MyTable {
  /** its id */
  table: string;
  /** its short code */
  code: string;
  /** see View */
  phase: "lobby" | "setup" | "play" | "over";
  /** the name of its board */
  side: string;
  /** by seat */
  names: string[];
  /** the open one */
  round: number;
  /** since its newest event */
  updated_seconds_ago: number;
  /** of this person, once the game is over */
  points: number | null;
}

/** The text of a board or deck file. */
export interface BoardText {
  /** as it is in the file */
  text: string;
}

/** Who this browser is. */
export interface Person {
  /** the one given last; empty if there is none */
  name: string;
}

/** Something wrong with an uploaded board or deck file. */
export interface ProblemView {
  /** stable */
  code: string;
  /** the island, line, card or key it is about */
  where: string;
  /** of the file, if one can be named */
  line: number | null;
}

/** A file read: its board, or the cards of its deck, or everything that is wrong with it. */
export interface BoardCheck {
  /** null for a deck, or if something is wrong */
  board: BoardView | null;
  /** null for a board, or if something is wrong */
  deck: string[] | null;
  /** empty if the file is fine */
  problems: ProblemView[];
}

/** A fresh board, and how hard it is. */
export interface FreshBoard {
  /** which stands for this board everywhere */
  code: string;
  /** itself */
  board: BoardView;
  /** pairs of lines that cross */
  crossings: number;
  /** points of a simple bot */
  mean: number;
  /** the same as a word */
  rating: "gentle" | "balanced" | "tricky";
  /** whether a game of 60 points on it is known */
  proven: boolean;
}

/** A link that makes another device the same person, once and for ten minutes. */
export interface Handover {
  /** to be opened on the other device */
  path: string;
}

/** One round of a finished game. */
export interface ReplayRound {
  /** as it is written */
  card: string;
  /** by seat */
  turns: string[];
  /** by seat, when the round closed */
  sheets: SheetView[];
}

/** A finished game, round by round.
 * 
 * Sheets are as they were when the round closed: a mark erased later is still there, an island
 * crossed out later is not crossed out yet. */
export interface Replay {
  /** the sheets as they were received, by seat */
  starts: SheetView[];
  /** in their order */
  rounds: ReplayRound[];
}

/** One card of a report: the turn played and the best one known. */
export interface ReportRound {
  /** its number */
  round: number;
  /** as it is written */
  card: string;
  /** that was played */
  turn: string;
  /** the total expected at the end after it */
  points: number;
  /** the best turn known */
  best: string;
  /** the total expected after that */
  best_points: number;
  /** what the turn is expected to cost */
  lost: number;
}

/** The best way found through this very deal. */
export interface Optimum {
  /** the total of the best way found */
  points: number;
  /** the most that is possible at all */
  bound: number;
  /** whether the two are equal */
  proven: boolean;
  /** the number on the sheet before the first card, such as 4@c4 */
  start: string | null;
  /** one for each card */
  turns: string[];
}

/** What is known so far of one seat's finished game; ask again until it is `finished`. */
export interface Report {
  /** whose game it is about */
  seat: number;
  /** its points */
  total: number;
  /** the total expected before the first card */
  expected: number;
  /** the work there is */
  steps: number;
  /** how much of it is done */
  done: number;
  /** the cards judged so far */
  rounds: ReportRound[];
  /** the best way found so far */
  optimum: Optimum | null;
  /** whether nothing more will come */
  finished: boolean;
  /** a code if the work has stopped; asking again starts it afresh */
  failure: string | null;
  /** whether it has to wait until the server has compiled */
  warming_up: boolean;
  /** a code that says why there will be no optimum */
  left_out: string | null;
  /** the first round in which a turn broke a rule, at an honour table: from there on no turn is judged */
  broken: number | null;
}

/** A report saved as a file: the JSON inside it. */
export interface SavedReport {
  /** of the page that shows it */
  language: string;
  /** it was played on */
  board: BoardView;
  /** by seat */
  names: string[];
  /** of a game alone (O3) */
  rank: string | null;
  /** the rounds in which the seat was shown a good turn */
  hinted: number[];
  /** the game */
  replay: Replay;
  /** what the coach says of it */
  report: Report;
}

/** The one line of a puzzle. */
export interface PuzzleText {
  /** see docs/puzzles.md */
  text: string;
}

/** A best solution of a puzzle. */
export interface PuzzleSolution {
  /** the most there are */
  points: number;
  /** one for each card */
  turns: string[];
}

/** What a card is expected to have cost, by the coach's report. */
export interface CardLoss {
  /** as it is written */
  card: string;
  /** points */
  lost: number;
}

/** A category that was reached. */
export interface Reached {
  /** in which it was reached */
  round: number;
  /** whether for its higher value */
  in_time: boolean;
}

/** How a game ended for this person. */
export interface GameResult {
  /** its id */
  table: string;
  /** of this person */
  seat: number;
  /** in seconds since 1970 */
  finished_at: number;
  /** the name of the board */
  side: string;
  /** of a daily deal */
  day: string | null;
  /** whether it is on the leaderboard of its day */
  counts: boolean;
  /** points */
  total: number;
  /** how many played */
  seats: number;
  /** as the table was opened */
  kind: "guarded" | "honour";
  /** the rounds in which this person was shown a good turn */
  hints: number;
  /** of a game alone (O3) */
  rank: string | null;
  /** 1 for the winners */
  place: number;
  /** finished */
  islands: number;
  /** those that were reached */
  categories: Partial<Record<Category, Reached>>;
  /** card by card, where the coach has made a report */
  losses: CardLoss[] | null;
}

/** A person's finished games. */
export interface Statistics {
  /** newest first */
  games: GameResult[];
  /** whether there are older ones */
  more: boolean;
}

/** The deal of a day to be played.
 * 
 * The first table for today's deal of a side counts; asking again leads to that table, or with
 * `practice` to a new one that does not count. */
export interface NewDaily {
  /** of the person */
  name: string;
  /** of the board */
  side: "A" | "B";
  /** null for today's */
  day?: string | null;
  /** a new table that does not count, though one that counts is there */
  practice?: boolean;
}

/** The record of a game of the daily deal that was played elsewhere. */
export interface DailyRecord {
  /** of the person */
  name: string;
  /** of the whole game */
  record: string;
  /** when the start and each turn were played, by the clock of the device that sends it */
  seconds_ago: number[];
}

/** Today's deal of one side, for one person. */
export interface DailySide {
  /** of the board */
  side: "A" | "B";
  /** where this person plays or has played it */
  table: string | null;
  /** their points, once it is over */
  total: number | null;
}

/** A result of this person that counts. */
export interface PlayedDay {
  /** of the deal */
  day: string;
  /** of the board */
  side: string;
  /** points */
  total: number;
  /** where it was played */
  table: string;
}

/** Today, for one person. */
export interface DailyOverview {
  /** today */
  day: string;
  /** the day of the oldest deal that can be played as practice */
  first: string;
  /** until the next deal */
  seconds_left: number;
  /** today's deals */
  sides: DailySide[];
  /** days in a row, up to today or yesterday, with a daily deal finished */
  streak: number;
  /** results of the last weeks, newest first */
  played: PlayedDay[];
}

/** A person's points over a span. */
export interface LeaderboardLine {
  /** shared by people with equal points */
  place: number;
  /** of the person */
  name: string;
  /** points */
  total: number;
  /** that they are from */
  games: number;
  /** whether it is this person's own */
  mine: boolean;
}

/** The best of a side over a span. */
export interface Leaderboard {
  /** the best */
  lines: LeaderboardLine[];
  /** this person's line, which may be further down */
  own: LeaderboardLine | null;
  /** how many are on it */
  people: number;
}

/** How many people have reached a total. */
export interface ReachedTotal {
  /** points */
  total: number;
  /** how many have reached it */
  people: number;
}

/** What a bot has reached with the deal. */
export interface BotResult {
  /** of the bot */
  level: Level;
  /** points */
  total: number;
}

/** What a day's deal is worth: to the players here, to the bots, and at most. */
export interface DailyComparison {
  /** of all players here */
  totals: ReachedTotal[];
  /** what each level has reached with the deal */
  bots: BotResult[];
  /** the best total that the solver found */
  optimum: number | null;
  /** whether more is impossible */
  proven: boolean;
  /** whether more will come: ask again later */
  computing: boolean;
  /** `solver-missing` where no solver is installed, `needs-server` without a server */
  left_out: string | null;
}

export type ClientMessage = Hello | Ping | Sit | Leave | Evict | DropSeat | Nudge | React | Rename | PutBot | Commit | Nonce | Begin | Place | Play | TakeBack | Point | Preview | Hint | Rematch;

export type ServerMessage = View | Change | Done | Refused | Failed | Possible | Hinted | Nudged | Reacted;
