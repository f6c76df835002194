import { expect, test } from "vitest";
import { exampleSeat, exampleView, NO_PROOF, NO_SCORE } from "../lobby/example";
import { shareText } from "./share";

const say = (key: string, variables = {}) => `${key}(${Object.values(variables).join(",")})`;
const proof = { ...NO_PROOF, seed: "ab12" };
const scored = (seat: number, name: string, total: number) =>
  exampleSeat(seat, { name, score: { ...NO_SCORE, islands: total, total } });

test("solo tells total, rank and items, and the deal", () => {
  const view = exampleView([scored(1, "Ada", 52)], {
    outcome: { totals: [52], winners: [1], rank: "professional-planner" },
    proof,
  });
  expect(shareText(view, "en", say).split("\n")).toEqual([
    "end-share-solo(lobby-side(A),52,rank-professional-planner())",
    "end-share-items(52,0,0,0)",
    "end-share-deal(ab12)",
  ]);
});

test("several are told from best to worst", () => {
  const view = exampleView([scored(1, "Ada", 30), scored(2, "Bo", 41), scored(3, "Cy", 41)], {
    outcome: { totals: [30, 41, 41], winners: [2, 3], rank: null },
  });
  expect(shareText(view, "en", say)).toBe(
    "end-share-many(lobby-side(A),end-share-result(Bo,41), end-share-result(Cy,41), and end-share-result(Ada,30))",
  );
});
