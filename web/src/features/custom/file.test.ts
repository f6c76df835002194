import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { boardText, deckText, readFile } from "./file";

const shipped = (name: string) =>
  readFileSync(new URL(`../../../../src/hashi/boards/${name}.toml`, import.meta.url), "utf-8");

test("our own files are read, and written files come back as they were", () => {
  for (const side of ["a", "b"]) {
    const read = readFile(shipped(side));
    if (read?.kind !== "board") throw new Error("no board");
    expect(read.board.islands).toHaveLength(18);
    expect(read.board.islands.filter(({ flag }) => flag === "red")).toHaveLength(4);
    expect(read.board.islands.filter(({ flag }) => flag === "blue")).toHaveLength(3);
    expect(readFile(boardText(read.board))).toEqual(read);
  }
  const deck = readFile(shipped("deck"));
  if (deck?.kind !== "deck") throw new Error("no deck");
  expect(deck.deck.cards).toHaveLength(18);
  expect(readFile(deckText(deck.deck))).toEqual(deck);
});

test("names with quotes, comments with brackets and rows of any shape are read", () => {
  const board = { name: 'The "\\" sea #1', islands: [{ at: "a1", flag: null }], lines: [] };
  expect(readFile(boardText(board))).toEqual({ kind: "board", board });
  const odd = "# cards = [\nname='x' # ]\ncards=['5/3',\n\"1/1\",'7/7']";
  expect(readFile(odd)).toEqual({ kind: "deck", deck: { name: "x", cards: ["5/3", "1/1"] } });
});

test("what is neither board nor deck is nothing", () => {
  for (const text of ["", "rubbish", 'name = "x"', "[[["]) expect(readFile(text)).toBeNull();
});
