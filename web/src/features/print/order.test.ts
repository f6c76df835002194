import { expect, test } from "vitest";
import { asked, cardsByPage, sheetsByPage, usualPaper } from "./order";

test("sheets and cards fill page after page", () => {
  expect(sheetsByPage(4, 1)).toEqual([1, 1, 1, 1]);
  expect(sheetsByPage(5, 2)).toEqual([2, 2, 1]);
  expect(sheetsByPage(4, 4)).toEqual([4]);
  expect(cardsByPage(Array.from({ length: 18 }, String)).map((page) => page.length)).toEqual([9, 9]);
});

test("an address names a deal and a board, and nonsense is left out", () => {
  const deal = "5a".repeat(32);
  expect(asked(`deal=${deal}&board=B`)).toMatchObject({ deal, board: "B", customBoard: null });
  expect(asked("deal=zz")).toMatchObject({ deal: null, board: null });
});

test("an address names what this browser keeps", () => {
  expect(asked(`custom-board=${encodeURIComponent("Sea & sand")}`).customBoard).toBe("Sea & sand");
});

test("paper by country", () => {
  expect([usualPaper("en-US"), usualPaper("en-GB"), usualPaper("de")]).toEqual(["letter", "a4", "a4"]);
});
