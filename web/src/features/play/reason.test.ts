import { beforeAll, expect, test } from "vitest";
import { wobble } from "../../board/shape";
import type { Hinted } from "../../core/protocol";
import { texts } from "../../core/texts.svelte";
import { Draft } from "../../judge/draft";
import { Drawing } from "../../judge/drawing";
import { ends } from "../../judge/geometry";
import { firstViolation, numberViolation } from "../../judge/judge";
import { canFinishWith } from "../../judge/prospect";
import { after, BLANK } from "../../judge/sheet";
import { sideA } from "../../testing/board";
import { exampleSeat } from "../../testing/view";
import { hintReason } from "./reason";

beforeAll(() => texts.start("en"));

const deck = ["6/1", "6/2", "5/1", "3/3", "2/1"];

/** The reason for a turn on a sheet drawn by a turn; `second` is the runner-up, `draft` what the player has marked. */
function why(
  drawn: string,
  best: string,
  other: { second?: string; draft?: string; numbers?: Record<string, number> } = {},
): string | null {
  const numbers = other.numbers ?? {};
  const sheet = after(sideA, { ...BLANK, numbers }, Draft.fromText(drawn));
  const seat = exampleSeat(1, { sheet });
  const answer: Hinted = {
    type: "hinted",
    id: 1,
    best,
    points: 40,
    yours: other.draft ? 39 : null,
    better: other.draft ? 1 : null,
    second: other.second ?? null,
    second_points: other.second ? 39.4 : null,
  };
  const view = { board: sideA, round: 3, seats: [seat], deck, seen: ["2/1"] };
  return hintReason(view, seat, answer, other.draft ? Draft.fromText(other.draft) : null);
}

test.each([
  ["", "1@c2 c2-c4", { numbers: { c4: 4 } }, "Finishes c2."],
  ["", "c4-e4", { numbers: { c4: 4, e4: 1 } }, "Finishes e4: 1 of 4 red flags."],
  [
    "a1-b1 a6-b6",
    "e7-f7",
    { numbers: { a1: 1, b1: 2, a6: 1, b6: 3, e7: 2, f7: 1 } },
    "Every island with a blue flag is finished: 7 points!",
  ],
  ["a4-c4 c2-c4", "1@e4 c4-e4", { numbers: { a4: 1, c4: 3, c2: 1 } }, "Finishes e4: 1 of 4 red flags."],
  ["a4-c4", "1@c2 c2-c4", { numbers: { a4: 1, c4: 2 } }, "Then 3 of the 6 finished islands you need are joined."],
  ["", "6@c2 c4-e4", { numbers: { c4: 4 } }, "Draws a bridge to the flag on e4, so it can take a number later."],
  ["", "6@c2 c2-c4*2", { numbers: { c4: 4 } }, "Then c4 needs 2 more bridges."],
  ["c2-c4*2", "c4-e4", { numbers: { c4: 4, c2: 3, e4: 3 } }, "Then c4 needs only 1 more bridge."],
  ["", "pass", { numbers: { c4: 4 } }, null],
  ["", "pass", { numbers: { c4: 4 }, second: "6@c2" }, "The next best turn is expected to bring 0.6 points less."],
] as const)("on %s the turn %s: %#", (drawn, best, other, sentence) => {
  expect(why(drawn, best, other)).toBe(sentence);
});

test("what the turn keeps open, and the runner-up or the player's own marks do not", () => {
  // A bridge from a4 to c4 crosses b3-b6: b3 keeps two of its three lines.
  const numbers = { c4: 4, a4: 4 };
  expect(why("", "c4-e4", { numbers, second: "a4-c4" })).toBe("Keeps b3 open for a 6.");
  expect(why("", "c4-e4", { numbers, draft: "a4-c4", second: "c4-c7" })).toBe("Keeps b3 open for a 6.");
  expect(why("", "c4-e4", { numbers: { ...numbers, b3: 5 }, second: "a4-c4" })).toBe(
    "Leaves b3 room for the bridges it needs.",
  );
});

/** Write the number if there is none, then draw at the island until it is finished or nothing fits. */
function finishes(before: Drawing, at: string, number: number): boolean {
  let drawing = before;
  const isFlag = sideA.islands.some((island) => island.at === at && island.flag !== null);
  if (!drawing.number(at)) {
    const broken = numberViolation(drawing, { number, bridges: 1 }, number, at);
    if (broken && !(isFlag && broken.code === "flag-without-bridge")) return false;
    drawing = drawing.withNumber(number, at);
  }
  for (const line of sideA.lines.filter((one) => ends(one).includes(at))) {
    for (let nth = 0; nth < 2; nth++) {
      if (drawing.bridgesAt(at) < number && firstViolation(drawing, [line]) === null)
        drawing = drawing.withBridge(line);
    }
  }
  return drawing.bridgesAt(at) === number;
}

test("an island can be finished with a number if and only if the judge lets it, on sheets drawn at random", () => {
  const random = wobble("prospect");
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  let both = 0;
  for (let game = 0; game < 50; game++) {
    let drawing = Drawing.of(sideA, { ...BLANK, numbers: { c4: 4 } });
    for (let step = 0; step < 24; step++) {
      const [number, at, line] = [1 + Math.floor(random() * 6), pick(sideA.islands).at, pick(sideA.lines)];
      if (step % 3 === 0 && !numberViolation(drawing, { number, bridges: 1 }, number, at))
        drawing = drawing.withNumber(number, at);
      else if (firstViolation(drawing, [line]) === null) drawing = drawing.withBridge(line);
    }
    for (const { at } of sideA.islands) {
      for (const number of drawing.number(at) ? [drawing.number(at)] : [1, 2, 3, 4, 5, 6]) {
        const can = finishes(drawing, at, number);
        expect(canFinishWith(drawing, at, number), `${at} ${number}`).toBe(can);
        both |= can ? 1 : 2;
      }
    }
  }
  expect(both).toBe(3);
});
