import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { texts } from "../core/texts.svelte";
import { Draft } from "../judge/draft";
import { possible as judge } from "../judge/possible";
import { BLANK } from "../judge/sheet";
import { sideA } from "../testing/board";
import Board from "./Board.svelte";

beforeAll(() => texts.start("en"));

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

test("a board to play on is a grid of 18 islands, one of them reached with Tab", () => {
  const { body } = render(Board, { props: { board: sideA, sheet: BLANK, interactive: true } });
  expect(count(body, /role="gridcell"/g)).toBe(18);
  expect(count(body, /tabindex="0"/g)).toBe(1);
  expect(count(body, /role="button"/g)).toBe(25);
  expect(body).toContain('aria-label="c4, no flag, no number, no bridges.');
});

test("a draft is drawn in wet ink", () => {
  const props = { board: sideA, sheet: { ...BLANK, bridges: { "c2-c4": 1 } }, draft: Draft.fromText("4@c4 c2-c4") };
  const { body } = render(Board, { props });
  expect(count(body, /class="bridge [^"]*wet/g)).toBe(1);
  expect(count(body, /class="bridge/g)).toBe(2);
  expect(count(body, /class="number [^"]*wet/g)).toBe(1);
});

test("what is legal is highlighted only if that is wanted; what is wrong is told anyway", () => {
  const [sheet, draft, card] = [{ ...BLANK, numbers: { c4: 4 } }, Draft.fromText("a1-a4"), { number: 5, bridges: 2 }];
  const possible = judge(sideA, sheet, card, draft);
  for (const showLegal of [true, false]) {
    const props = {
      board: sideA,
      sheet,
      draft,
      possible,
      showLegal,
      wrong: Object.keys(possible.wrong),
      interactive: true,
    };
    const { body } = render(Board, { props });
    expect(count(body, /class="sand [^"]*legal/g) > 0).toBe(showLegal);
    expect(body.includes("The number can go here.")).toBe(showLegal);
    expect(body).toContain("a1 to a4: 1 bridge. This breaks a rule.");
    expect(count(body, /class="bridge [^"]*wrong/g)).toBe(1);
  }
});

test("a small picture has no handlers and one name", () => {
  const { body } = render(Board, { props: { board: sideA, sheet: BLANK, small: true } });
  expect(body).toContain('role="img"');
  expect(body).not.toContain("tabindex");
});

test("nothing needs a style attribute, which the content security policy forbids", () => {
  const { body } = render(Board, { props: { board: sideA, sheet: BLANK, interactive: true } });
  expect(body).not.toContain("style=");
});
