/** What is to be printed, and what an address asks for. Knows nothing of how pages look. */

import { isDigits } from "../deal/deal";

export const PARTS = ["rules", "sheets", "cards", "points", "deal"] as const;
export type Part = (typeof PARTS)[number];
export type Paper = "a4" | "letter";
export type PerPage = 1 | 2 | 4;

export const MOST_SHEETS = 100;
/** Nine cards fit on a page. */
const CARDS_ON_PAGE = 9;

export interface Asked {
  /** The code of a deal, if the address has one. */
  deal: string | null;
  /** A side, or the code of a fresh board. */
  board: string | null;
  /** The names of a board and a deck that this browser keeps. */
  customBoard: string | null;
  customDeck: string | null;
}

/** "/print#deal=5a5a…&board=B": the deal of a finished game on its board; "/print#custom-board=Ladder". */
export function asked(hash: string): Asked {
  const found = new URLSearchParams(hash);
  const deal = found.get("deal");
  return {
    deal: isDigits(deal) ? deal : null,
    board: found.get("board"),
    customBoard: found.get("custom-board"),
    customDeck: found.get("custom-deck"),
  };
}

/** How many sheets lie on each page, first page first. */
export function sheetsByPage(sheets: number, perPage: PerPage): number[] {
  const pages = Math.ceil(sheets / perPage);
  return Array.from({ length: pages }, (_, page) => Math.min(perPage, sheets - page * perPage));
}

/** The cards of each page. */
export function cardsByPage(cards: readonly string[]): string[][] {
  const pages = Math.ceil(cards.length / CARDS_ON_PAGE);
  return Array.from({ length: pages }, (_, page) => cards.slice(page * CARDS_ON_PAGE, (page + 1) * CARDS_ON_PAGE));
}

/** The paper people have in the country their language says; Letter in few of them. */
export function usualPaper(language: string): Paper {
  return /-(US|CA|MX|PH|CO|CL)$/i.test(language) ? "letter" : "a4";
}
