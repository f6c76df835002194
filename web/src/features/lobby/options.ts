/** The form of a new table as plain data: its defaults, what is wrong with it, what it sends. */

import { DEAL_LENGTH, MOST_SEATS } from "../../core/constants";
import { DEFAULT_LEVEL, type NewSeat, type NewTable } from "../../core/protocol";
import { type BotChoice, wireBot } from "../../parts/bot";
import { tidyDeal } from "../deal/deal";

export type SeatKind = NewSeat["kind"];

/** A seat in the form. The name counts for device seats alone, the level for bots. */
export interface SeatOptions {
  kind: SeatKind;
  name: string;
  level: BotChoice;
}

/** All that can be chosen. Four seats are always kept, so that fewer and more loses no name. */
export interface TableOptions {
  name: string;
  board: "A" | "B" | "fresh" | "custom";
  file: string | null;
  deck: "ours" | "custom";
  deckFile: string | null;
  /** The code of the fresh board that is shown. */
  fresh: string | null;
  count: number;
  seats: SeatOptions[];
  clock: number | null;
  tracker: boolean;
  hints: boolean;
  honour: boolean;
  deal: string;
  /** The code of a finished table whose board and deal are played again. */
  dealOf: string | null;
  /** The seat of that table whose game is to be beaten. */
  rival: number | null;
}

/** A key of the texts with its variables, and the field that has to change. */
export interface OptionProblem {
  field: "name" | "board" | "seats" | "deck" | "deal";
  key: string;
  variables?: Record<string, string | number>;
}

export const CLOCKS: readonly (number | null)[] = [null, 30, 60, 90, 120];

/** Two players, side A, no clock: what most tables want. The others are people, or as the first page was asked. */
export function defaultOptions(
  name: string,
  others: SeatKind = "person",
  level: BotChoice = DEFAULT_LEVEL,
): TableOptions {
  return {
    name,
    board: "A",
    file: null,
    deck: "ours",
    deckFile: null,
    fresh: null,
    count: 2,
    seats: Array.from({ length: MOST_SEATS }, (_, index) => ({
      kind: index === 0 && others === "bot" ? "person" : others,
      name: index === 0 ? name : "",
      level,
    })),
    clock: null,
    tracker: true,
    hints: true,
    honour: false,
    deal: "",
    dealOf: null,
    rival: null,
  };
}

/** The seats that are played. The first person's seat is the host's. */
export function playedSeats(options: TableOptions): SeatOptions[] {
  return options.seats.slice(0, options.count);
}

/** The place of the host's own seat, or -1 if the host only looks on or shares the device. */
export function hostPlace(options: TableOptions): number {
  return playedSeats(options).findIndex((seat) => seat.kind === "person");
}

/** Everything that keeps the table from being opened, in the order of the form. */
export function optionProblems(options: TableOptions): OptionProblem[] {
  const problems: OptionProblem[] = [];
  const seats = playedSeats(options);
  // Guests are asked for a name before they sit down; so is whoever invites them.
  if (options.name.trim() === "" && seats.filter((seat) => seat.kind === "person").length > 1) {
    problems.push({ field: "name", key: "lobby-name-missing" });
  }
  if (options.board === "custom" && options.file === null) {
    problems.push({ field: "board", key: "new-custom-missing" });
  }
  if (options.board === "fresh" && options.fresh === null) {
    problems.push({ field: "board", key: "new-fresh-missing" });
  }
  if (seats.every((seat) => seat.kind === "bot")) {
    problems.push({ field: "seats", key: "new-bots-only" });
  }
  if (!options.dealOf && options.deck === "custom" && options.deckFile === null) {
    problems.push({ field: "deck", key: "new-deck-missing" });
  }
  const deal = tidyDeal(options.deal);
  if (/[^0-9a-f]/.test(deal)) {
    problems.push({ field: "deal", key: "new-deal-signs" });
  } else if (deal !== "" && deal.length !== DEAL_LENGTH) {
    problems.push({ field: "deal", key: "new-deal-wrong", variables: { count: deal.length } });
  }
  return problems;
}

/** What goes to the server; only for options without problems. A seat without a name gets one of `names`, by seat; 0 is the host. */
export function newTable(options: TableOptions, names: (seat: number) => string): NewTable {
  const side = options.board === "A" || options.board === "B" ? options.board : null;
  return {
    name: options.name.trim() || names(0),
    side,
    board: options.board === "custom" ? options.file : null,
    fresh: options.board === "fresh" ? options.fresh : null,
    deck: options.deck === "custom" ? options.deckFile : null,
    seats: playedSeats(options).map((seat, place) => ({
      kind: seat.kind,
      name: seat.kind === "device" ? seat.name.trim() || names(place + 1) : "",
      ...(seat.kind === "bot" ? wireBot(seat.level) : {}),
    })),
    tracker: options.tracker,
    hints: options.hints && !options.honour,
    kind: options.honour ? "honour" : "guarded",
    clock_seconds: options.clock,
    deal: tidyDeal(options.deal) || null,
    deal_of: options.dealOf,
    rival: options.rival,
  };
}
