import { expect, test } from "vitest";
import { exampleGame } from "../../testing/statistics";
import { asCsv, asJson } from "./file";

const game = exampleGame({
  finished_at: 1_763_290_800,
  side: 'Bo "Two", new',
  day: "2026-11-16",
  counts: true,
  categories: { red: { round: 9, in_time: true } },
  losses: [
    { card: "5/3", lost: 0.1 },
    { card: "1/1", lost: 0.2 },
  ],
});

test("JSON holds everything that came from the server, and the puzzles of this browser", () => {
  const puzzles = { "a-1": { solved: true, hints: 0, at: "2026-11-16T09:30:00.000Z" } };
  expect(JSON.parse(asJson([game], puzzles))).toEqual({ games: [game], puzzles });
});

test("CSV has a row for every game, quoted where it must be", () => {
  const [head, row, end] = asCsv([game], {}).split("\r\n");
  expect(head).toBe(
    "what,id,seat,finished,board,day,counts,players,kind,points,rank,place,islands,red_card,red_in_time,blue_card,blue_in_time,six_card,six_in_time,hints,lost",
  );
  expect(row).toBe(
    'game,t,1,2025-11-16T11:00:00.000Z,"Bo ""Two"", new",2026-11-16,true,1,guarded,40,minion,1,13,9,true,,,,,0,0.3',
  );
  expect(end).toBe("");
});

test("the name of a board is never a formula", () => {
  for (const side of ["=1+1", "+1", "-1", "@x", "\tx"])
    expect(asCsv([exampleGame({ side })], {})).toContain(`,'${side},`);
});

test("puzzles follow the games; one that was only tried has no time", () => {
  const rows = asCsv([], {
    "a-1": { solved: true, hints: 1, at: "2026-11-16T09:30:00.000Z" },
    "b-2": { solved: false, hints: 3, at: "2026-11-16T09:40:00.000Z" },
  }).split("\r\n");
  expect(rows.slice(1)).toEqual([
    "puzzle,a-1,,2026-11-16T09:30:00.000Z,,,,,,,,,,,,,,,,1,",
    "puzzle,b-2,,,,,,,,,,,,,,,,,,3,",
    "",
  ]);
});
