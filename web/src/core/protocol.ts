// Generated from the structs of hashi.wire by `make protocol`. Do not edit.

import type { Category } from "./constants";

/** How strongly bots play, the weakest first; the titles are those of the ranks. */
export const LEVELS = ["minion", "dogsbody", "screw-tightener", "project-manager", "professional-planner"] as const;
export type Level = (typeof LEVELS)[number];
export const DEFAULT_LEVEL: Level = "screw-tightener";
/** The mean points of a game alone, by level and side. */
export const LEVEL_POINTS: Readonly<Record<Level, Readonly<Record<string, number>>>> = {
  "minion": {"A": 38.02, "B": 34.29},
  "dogsbody": {"A": 43.57, "B": 41.09},
  "screw-tightener": {"A": 47.42, "B": 44.87},
  "project-manager": {"A": 51.0, "B": 47.94},
  "professional-planner": {"A": 55.23, "B": 51.87},
};

/** First of all, and after every new connection: asks for views from now on.
 * 
 * With `changes` small ones come as changes. A client that already has a view names its `stream`
 * and `step`, then and whenever a change does not follow: it gets what it lacks, or a view. */
export interface Hello {
  type: "hello";
  id: number;
  changes?: boolean;
  stream?: string;
  step?: number;
}

/** Take an open seat, or your own back from a bot. */
export interface Sit {
  type: "sit";
  id: number;
  seat: number;
  name: string;
}

/** Give up a seat of yours. */
export interface Leave {
  type: "leave";
  id: number;
  seat: number;
}

/** Before the game: the host removes a bot, or the opener of the table a person for good. */
export interface Evict {
  type: "evict";
  id: number;
  seat: number;
}

/** Before the game: the host takes a free seat away, and those after it move up by one. */
export interface DropSeat {
  type: "drop-seat";
  id: number;
  seat: number;
}

/** Remind somebody at another seat that the table waits for them. */
export interface Nudge {
  type: "nudge";
  id: number;
  seat: number;
}

/** Change the name at a seat of yours. */
export interface Rename {
  type: "rename";
  id: number;
  seat: number;
  name: string;
}

/** The host puts a bot into an open or abandoned seat, or gives a bot another level.
 * 
 * `bot` names one that the server offers beside its own, and replaces the level. */
export interface PutBot {
  type: "put-bot";
  id: number;
  seat: number;
  level?: Level;
  bot?: string | null;
}

/** In the lobby: the hash of a seat's nonce, made after the seal was seen; again replaces it. */
export interface Commit {
  type: "commit";
  id: number;
  seat: number;
  hash: string;
}

/** A seat's share of the deal; shown once the view says `revealing`, so every hash is fixed. */
export interface Nonce {
  type: "nonce";
  id: number;
  seat: number;
  nonce: string;
}

/** The host starts the game once every seat is taken; it begins with the last nonce revealed. */
export interface Begin {
  type: "begin";
  id: number;
}

/** Write the starting number (S2). */
export interface Place {
  type: "place";
  id: number;
  seat: number;
  island: string;
  number: number;
}

/** Play a turn in the open round, in its one spelling. */
export interface Play {
  type: "play";
  id: number;
  seat: number;
  round: number;
  turn: string;
}

/** Take back your start or turn while its round is open. */
export interface TakeBack {
  type: "take-back";
  id: number;
  seat: number;
}

/** At an honour table: point at an island or line of any seat's `sheet` as a mistake (M5).
 * 
 * If it is none, only this client hears of it, and has to wait a moment before pointing again. */
export interface Point {
  type: "point";
  id: number;
  seat: number;
  sheet: number;
  where: string;
}

/** Ask what could be added to a draft; nothing is kept.
 * 
 * For clients that do not know the rules; the page has a judge of its own. */
export interface Preview {
  type: "preview";
  id: number;
  seat: number;
  draft: string;
}

/** Ask for a good turn, and what it is expected to bring more than a draft; it is recorded. */
export interface Hint {
  type: "hint";
  id: number;
  seat: number;
  draft?: string;
}

/** After the end: a new table with the same seats, perhaps with the same deal. */
export interface Rematch {
  type: "rematch";
  id: number;
  same_deal?: boolean;
}

/** A message was carried out and is durable. */
export interface Done {
  type: "done";
  id: number;
  version: number;
}

/** A message was understood and refused; nothing changed. */
export interface Refused {
  type: "refused";
  id: number;
  refusal: RefusalView;
}

/** A message could not be understood or not taken now; nothing changed. */
export interface Failed {
  type: "failed";
  id: number | null;
  code: string;
  retry_after_seconds?: number | null;
}

/** The answer to a preview: for every island and line why it cannot take a mark, or null.
 * 
 * `refusal` says why the draft cannot be confirmed as it is, or null. */
export interface Possible {
  type: "possible";
  id: number;
  islands: Record<string, RefusalView | null>;
  lines: Record<string, RefusalView | null>;
  refusal?: RefusalView | null;
}

/** The answer to a hint: a good turn, and the total expected at the end after it.
 * 
 * `yours` is what is expected after the draft, or null if that is no legal turn; `better` is how
 * much more the good turn is expected to bring than the draft. `second` is the second best turn,
 * if there is one, and what is expected after it. */
export interface Hinted {
  type: "hinted";
  id: number;
  best: string;
  points: number;
  yours: number | null;
  better: number | null;
  second: string | null;
  second_points: number | null;
}

/** Somebody at the table, by their name, waits for this person's seat. Answers nothing. */
export interface Nudged {
  type: "nudged";
  seat: number;
  name: string;
}

/** Why something is forbidden: a stable code, the rule if one is broken, the place. */
export interface RefusalView {
  code: string;
  rule: string | null;
  where: string | null;
}

/** An island of the board. */
export interface IslandView {
  at: string;
  flag: "red" | "blue" | null;
}

/** The printed side: `lines` by name, such as c4-c7. */
export interface BoardView {
  name: string;
  islands: IslandView[];
  lines: string[];
}

/** What stands on a sheet, and what follows from it. */
export interface SheetView {
  numbers: Record<string, number>;
  bridges: Record<string, number>;
  finished: string[];
  blocked: string[];
  crossed: string[];
}

/** A category that was reached: its points, and in which round. */
export interface ReachedView {
  points: number;
  round: number;
}

/** Points by item; only the categories that were reached are there. */
export interface ScoreView {
  islands: number;
  categories: Partial<Record<Category, ReachedView>>;
  total: number;
}

/** A seat as this client may see it; `sheet` is as it was when the last round closed.
 * 
 * Somebody who is not `online` has `grace_left_ms` to come back before a bot may stand in.
 * `stand_in` says that one has played the open round, or setup, for them: that turn is nobody's to
 * see or take back.
 * 
 * At a seat that was `formerly_mine` a bot plays; say `sit` to take it back. Bots have a `level`,
 * or as `bot` the name of one that the server offers beside its own. One that plays
 * for somebody away `stands_for` that name.
 * `hints` counts the closed rounds in which somebody here was shown a good turn. `nonce` says
 * whether the seat has a share of its own in the deal; for the others one is drawn from the
 * secret. */
export interface SeatView {
  seat: number;
  kind: "open" | "person" | "device" | "bot";
  name: string;
  stands_for: string | null;
  level: Level | null;
  bot: string | null;
  mine: boolean;
  formerly_mine: boolean;
  online: boolean;
  grace_left_ms: number | null;
  done: boolean;
  stand_in: boolean;
  hints: number;
  nonce: boolean;
  sheet: SheetView;
  score: ScoreView;
}

/** Something announced to the table. */
export interface LogLine {
  round: number;
  seat: number;
  what: "reached" | "skipped-number" | "skipped-bridges" | "timed-out" | "hinted" | "stood-in";
  category?: Category | null;
  points?: number | null;
}

/** A mistake that was found at an honour table: a rule broken on a seat's sheet in a round.
 * 
 * While the round `noticed` was open the seat `by` pointed at `where`; all three are null for a
 * mistake found at the end (M5). `corrected`: its `marks` were erased (M2); else its `islands` are
 * crossed out (M3). */
export interface MistakeView {
  seat: number;
  round: number;
  refusal: RefusalView;
  marks: string[];
  islands: string[];
  corrected: boolean;
  noticed: number | null;
  where: string | null;
  by: number | null;
}

/** What is known of the deal; secret, nonces and seed only after the last card.
 * 
 * `scheme` is the version of docs/deal.md. `hashes` has for each seat the hash of its nonce, if it
 * committed to one. While `revealing`, the seats are fixed and those with a hash show their nonce.
 * `withheld` are the seats that did not: after each time the deal was sealed again, without them. */
export interface ProofView {
  scheme: number;
  commitment: string | null;
  hashes: (string | null)[];
  revealing: boolean;
  withheld: number[];
  secret: string | null;
  nonces: string[];
  seed: string | null;
}

/** Somebody's finished game that is to be beaten: the code of its table, seat and total.
 * 
 * Everybody has the same board, the same start and the same cards. */
export interface ChallengeView {
  code: string;
  seat: number;
  name: string;
  total: number;
}

/** How the game ended. */
export interface OutcomeView {
  totals: number[];
  winners: number[];
  rank: string | null;
}

/** The whole table as this client may see it.
 * 
 * Sent on every change; to a client that asked for changes only where a small one will not do.
 * Those that follow count on from its `step`, and its `stream` says which ones do.
 * 
 * What the client's own seats have confirmed in setup is in `starts`, in the open round in
 * `turns`, by seat; it is on no sheet before the round closes. While the
 * server is `warming_up`, bots play more simply and there are no hints. The `opener` of the table
 * may send others away; people who were `sent_away` may only watch. A table that was opened
 * `alone` never had a seat for anybody else: there is nobody to wait for.
 * 
 * At a table of the `kind` honour turns may break rules; `mistakes` are those found so far.
 * `totals_before` are the totals before the mistakes nobody had noticed were found at the end
 * (M5); empty until then.
 * 
 * A table of a `daily` deal has its day, and `counts` unless it is practice; after the end,
 * whether the result counts. */
export interface View {
  type: "view";
  table: string;
  code: string;
  version: number;
  phase: "lobby" | "setup" | "play" | "over";
  kind: "guarded" | "honour";
  host: boolean;
  opener: boolean;
  alone: boolean;
  sent_away: boolean;
  board: BoardView;
  deck: string[];
  tracker: boolean;
  clock_seconds: number | null;
  clock_left_ms: number | null;
  hints: boolean;
  warming_up: boolean;
  seats: SeatView[];
  round: number;
  card: string | null;
  seen: string[];
  starts: Record<string, string>;
  turns: Record<string, string>;
  log: LogLine[];
  mistakes: MistakeView[];
  totals_before: number[];
  proof: ProofView;
  outcome: OutcomeView | null;
  rematch: string | null;
  challenge: ChallengeView | null;
  daily: string | null;
  counts: boolean;
  stream: string;
  step: number;
}

/** What is new at a seat; the rest is as it was. */
export interface SeatChange {
  seat: number;
  online?: boolean;
  done?: boolean;
  stand_in?: boolean;
  hints?: number;
  sheet?: SheetView;
  score?: ScoreView;
}

/** What is new since the `step` before this one; only for clients that asked for changes.
 * 
 * `seen` are the cards turned over since, the last of them the open one, and `log` the lines added
 * since. `starts` and `turns` replace those of the view. The times are always those that run now:
 * the card's, and by seat that of people who are away. */
export interface Change {
  type: "change";
  step: number;
  version: number;
  clock_left_ms?: number | null;
  grace_left_ms?: Record<string, number>;
  round?: number;
  seen?: string[];
  starts?: Record<string, string>;
  turns?: Record<string, string>;
  seats?: SeatChange[];
  log?: LogLine[];
}

/** A seat of a new table: open for a person, somebody at the host's device, or a bot.
 * 
 * A name is for somebody at the device, a level for a bot; `bot` names one that the server offers
 * beside its own, and replaces the level. */
export interface NewSeat {
  kind: "person" | "device" | "bot";
  name?: string;
  level?: Level;
  bot?: string | null;
}

/** The options of a new table. The host takes the first person's seat and all device seats.
 * 
 * `deal` is the seed of a known deal; `deal_of` is the code of a finished table, whose board and
 * deal are played again. With `rival`, a seat of that table, its game is to be beaten: everybody
 * begins with that seat's start, at a table of that kind. The board is a `side`, the one in the
 * text of a file (`board`), or the fresh one of a code (`fresh`); the cards are ours, or those in
 * the text of a file (`deck`). At a table of the `kind` honour turns may break rules (M1 to M5),
 * and there are no hints. */
export interface NewTable {
  name: string;
  kind?: "guarded" | "honour";
  side?: "A" | "B" | null;
  board?: string | null;
  fresh?: string | null;
  deck?: string | null;
  seats: NewSeat[];
  tracker?: boolean;
  clock_seconds?: number | null;
  hints?: boolean;
  deal?: string | null;
  deal_of?: string | null;
  rival?: number | null;
}

/** A game that was finished without the server: its record, who sat where, and when it ended.
 * 
 * One seat is the person's who posts it, all others are bots' or somebody's at their device. The
 * names are those of the record. */
export interface FinishedGame {
  record: string;
  seats: NewSeat[];
  finished_at: number;
}

/** What somebody reached with a deal, and how many hints they took. */
export interface DealResult {
  seat: number;
  name: string;
  total: number;
  hints: number;
  score: ScoreView;
}

/** The deal of a finished game, to be played again: its board, and the results, best first. */
export interface KnownDeal {
  table: string;
  code: string;
  kind: "guarded" | "honour";
  board: BoardView;
  results: DealResult[];
}

/** A new table: its id for addresses, its short code for people. */
export interface Created {
  table: string;
  code: string;
}

/** The table a short code stands for. */
export interface Code {
  table: string;
}

/** A table this person sits at; `points` are theirs, once the game is over. */
export interface MyTable {
  table: string;
  code: string;
  phase: "lobby" | "setup" | "play" | "over";
  side: string;
  names: string[];
  round: number;
  updated_seconds_ago: number;
  points: number | null;
}

/** The text of a board or deck file. */
export interface BoardText {
  text: string;
}

/** Who this browser is: a name it gave last, if any. */
export interface Person {
  name: string;
}

/** Something wrong with an uploaded board or deck file. */
export interface ProblemView {
  code: string;
  where: string;
  line: number | null;
}

/** A file read: its board, or the cards of its deck, or everything that is wrong with it. */
export interface BoardCheck {
  board: BoardView | null;
  deck: string[] | null;
  problems: ProblemView[];
}

/** A fresh board, its code, and how hard it is: the points of a simple bot, and a word.
 * 
 * `proven` if a game of 60 points on it is known. */
export interface FreshBoard {
  code: string;
  board: BoardView;
  crossings: number;
  mean: number;
  rating: "gentle" | "balanced" | "tricky";
  proven: boolean;
}

/** A link that makes another device the same person, once and for ten minutes. */
export interface Handover {
  path: string;
}

/** One round of a finished game: by seat the turn and the sheet after it. */
export interface ReplayRound {
  card: string;
  turns: string[];
  sheets: SheetView[];
}

/** A finished game, round by round; `starts` are the sheets as they were received.
 * 
 * Sheets are as they were when the round closed: a mark erased later is still there, an island
 * crossed out later is not crossed out yet. */
export interface Replay {
  starts: SheetView[];
  rounds: ReplayRound[];
}

/** One card of a report: the turn played and the best one known.
 * 
 * Points are the totals expected at the end after each, `lost` what the turn is expected to cost. */
export interface ReportRound {
  round: number;
  card: string;
  turn: string;
  points: number;
  best: string;
  best_points: number;
  lost: number;
}

/** The best way found through this very deal: its total, and the most that is possible at all.
 * 
 * `start` is the number on the sheet before the first card, such as 4@c4. */
export interface Optimum {
  points: number;
  bound: number;
  proven: boolean;
  start: string | null;
  turns: string[];
}

/** What is known so far of one seat's finished game; ask again until it is `finished`.
 * 
 * `expected` is the total expected before the first card; `done` of `steps` tells how far it is.
 * With a `failure` (a code) the work has stopped; asking again starts it afresh. While the server
 * is `warming_up`, it has not begun. `left_out` is a code that says why there will be no optimum.
 * `broken` is the first round in which a turn broke a rule, at an honour table: from there on no
 * turn is judged. */
export interface Report {
  seat: number;
  total: number;
  expected: number;
  steps: number;
  done: number;
  rounds: ReportRound[];
  optimum: Optimum | null;
  finished: boolean;
  failure: string | null;
  warming_up: boolean;
  left_out: string | null;
  broken: number | null;
}

/** A report saved as a file: the JSON inside it.
 * 
 * `hinted` are the rounds in which the seat was shown a good turn. */
export interface SavedReport {
  language: string;
  board: BoardView;
  names: string[];
  rank: string | null;
  hinted: number[];
  replay: Replay;
  report: Report;
}

/** The one line of a puzzle. */
export interface PuzzleText {
  text: string;
}

/** A best way through a puzzle, a turn for each card, and the most points there are. */
export interface PuzzleWay {
  points: number;
  turns: string[];
}

/** What a card is expected to have cost, by the coach's report. */
export interface CardLoss {
  card: string;
  lost: number;
}

/** A category that was reached: in which round, and whether for its higher value. */
export interface Reached {
  round: number;
  in_time: boolean;
}

/** How a game ended for this person.
 * 
 * `finished_at` is in seconds since 1970. The result of a daily deal has its `day`, and `counts`
 * if it is on the leaderboard. A game alone has a `rank`; `place` is 1 for the winners. `losses`
 * are known where the coach has made a report, card by card. */
export interface GameResult {
  table: string;
  seat: number;
  finished_at: number;
  side: string;
  day: string | null;
  counts: boolean;
  total: number;
  seats: number;
  kind: "guarded" | "honour";
  hints: number;
  rank: string | null;
  place: number;
  islands: number;
  categories: Partial<Record<Category, Reached>>;
  losses: CardLoss[] | null;
}

/** A person's finished games, newest first; with `more` there are older ones. */
export interface Statistics {
  games: GameResult[];
  more: boolean;
}

/** The deal of a day to be played: today's if there is no `day`.
 * 
 * The first table for today's deal of a side counts; asking again leads to that table, or with
 * `practice` to a new one that does not count. */
export interface NewDaily {
  name: string;
  side: "A" | "B";
  day?: string | null;
  practice?: boolean;
}

/** The record of a game of the daily deal that was played elsewhere. */
export interface DailyRecord {
  name: string;
  record: string;
}

/** Today's deal of one side: the table at which this person plays or has played it. */
export interface DailySide {
  side: "A" | "B";
  table: string | null;
  total: number | null;
}

/** A result of this person that counts. */
export interface PlayedDay {
  day: string;
  side: string;
  total: number;
  table: string;
}

/** Today, for one person.
 * 
 * `seconds_left` until the next deal; `streak` counts the days in a row, up to today or yesterday,
 * on which they finished a daily deal; `played` are the results of the last weeks, newest first.
 * Deals from the `first` day on can be played as practice. */
export interface DailyOverview {
  day: string;
  first: string;
  seconds_left: number;
  sides: DailySide[];
  streak: number;
  played: PlayedDay[];
}

/** Somebody's points over a span; those with equal points share a place. */
export interface LeaderboardLine {
  place: number;
  name: string;
  total: number;
  games: number;
  mine: boolean;
}

/** The best of a side over a span, and the person's own line, which may be further down.
 * 
 * `people` is how many are on it. */
export interface Leaderboard {
  lines: LeaderboardLine[];
  own: LeaderboardLine | null;
  people: number;
}

/** How many people have reached a total. */
export interface ReachedTotal {
  total: number;
  people: number;
}

/** What a bot has reached with the deal. */
export interface BotResult {
  level: Level;
  total: number;
}

/** What a day's deal is worth: to everybody here, to the bots, and at most.
 * 
 * `optimum` is the best total that the solver found, `proven` if more is impossible. While
 * `computing`, ask again later. `left_out` is `solver-missing` where no solver is installed. */
export interface DailyComparison {
  totals: ReachedTotal[];
  bots: BotResult[];
  optimum: number | null;
  proven: boolean;
  computing: boolean;
  left_out: string | null;
}

export type ClientMessage = Hello | Sit | Leave | Evict | DropSeat | Nudge | Rename | PutBot | Commit | Nonce | Begin | Place | Play | TakeBack | Point | Preview | Hint | Rematch;

export type ServerMessage = View | Change | Done | Refused | Failed | Possible | Hinted | Nudged;
