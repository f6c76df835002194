import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Answer, type Command, type Connection, ConnectionLost } from "../../core/connection.svelte";
import type { Hinted, View } from "../../core/protocol";
import { announcements } from "../../core/say.svelte";
import { texts } from "../../core/texts.svelte";
import { BLANK } from "../../judge/sheet";
import { sideA } from "../../testing/board";
import { exampleSeat } from "../../testing/view";
import { TurnEditor } from "./editor.svelte";

class FakeConnection {
  table = "abc";
  asked: string[] = [];
  sent: Command[] = [];
  answer: Answer | null = { type: "done", id: 1, version: 1 };
  hints: (Hinted | Answer)[] = [];

  async hint(_seat: number, draft: string): Promise<Hinted | Answer> {
    this.asked.push(draft);
    const answer = this.hints.shift();
    if (!answer) throw new ConnectionLost();
    return answer;
  }
  /** What the view shows after a loss; null if the table was left. */
  after: View | null = null;
  async insist(command: Command, isWanted: (view: View) => boolean): Promise<Answer | null> {
    this.sent.push(command);
    if (this.answer) return this.answer;
    if (!this.after) throw new ConnectionLost();
    return isWanted(this.after) ? { type: "done", id: 2, version: 2 } : null;
  }
  async send(command: Command): Promise<Answer> {
    this.sent.push(command);
    if (!this.answer) throw new ConnectionLost();
    return this.answer;
  }
}

const seat = exampleSeat(2, { sheet: { ...BLANK, numbers: { c4: 4 } } });
const open = {
  phase: "play",
  round: 5,
  card: "5/2",
  board: sideA,
  seats: [seat, { ...seat, seat: 1 }],
  deck: [],
  seen: [],
} as unknown as View;

let table: FakeConnection;
let editor: TurnEditor;
const edit = (view: Partial<View> = {}) => new TurnEditor(table as unknown as Connection, { ...open, ...view }, seat);
const refused = () => editor.refused && [editor.refused.refusal.code, editor.refused.place];
const shown = () => announcements.toasts.map((toast) => toast.text);

beforeAll(() => texts.start("en"));
beforeEach(() => {
  table = new FakeConnection();
  editor = edit();
  announcements.dismissAll();
});

test("a second tap on the number erases it", () => {
  editor.tapIsland("c2");
  expect(String(editor.draft)).toBe("5@c2");
  editor.tapIsland("c2");
  expect(editor.draft.isEmpty).toBe(true);
});

test("what is forbidden is shown with its rule until the next mark, spoken, and changes nothing", () => {
  editor.tapIsland("c4");
  expect(editor.draft.isEmpty).toBe(true);
  expect(editor.refused).toEqual({ refusal: { code: "island-has-number", rule: "T3", where: "c4" }, place: "c4" });
  expect([announcements.spoken.at(-1)?.text, shown()]).toEqual(["c4 already has a number.", []]);
  editor.tapIsland("c2");
  expect(editor.refused).toBeNull();
});

test("a tap on a full line takes its fresh bridges away, a drag does not", () => {
  editor.tapLine("c2-c4");
  editor.tapLine("c2-c4");
  editor.dragLine("c2-c4");
  expect(String(editor.draft)).toBe("c2-c4*2");
  editor.tapLine("c2-c4");
  expect(editor.draft.isEmpty).toBe(true);
});

test("any number of quick taps draws what the card allows and no more", () => {
  for (const line of ["c2-c4", "a4-c4", "c4-c7", "c4-e4", "b3-b6"]) editor.tapLine(line);
  expect(String(editor.draft)).toBe("a4-c4 c2-c4");
  expect(refused()).toEqual(["bridges-drawn", "b3-b6"]);
});

test("marks that became wrong are told with the reason, and are not sent", async () => {
  editor.tapIsland("c2");
  editor.tapLine("c2-e2");
  editor.tapLine("c2-c4");
  editor.tapIsland("c2");
  expect(editor.possible.wrong).toEqual({ "c2-e2": { code: "bridge-without-number", rule: "T8", where: "c2-e2" } });
  await editor.confirm();
  expect([table.sent, refused()]).toEqual([[], ["bridge-without-number", null]]);
  editor.tapLine("c2-e2");
  expect([String(editor.draft), editor.possible.wrong]).toEqual(["c2-c4", {}]);
});

test("a turn that may not be played is not sent", async () => {
  editor.tapLine("c2-c4");
  await editor.confirm();
  expect(table.sent).toEqual([]);
  expect(refused()).toEqual(["bridge-count", null]);
});

test("confirming sends the one spelling", async () => {
  editor.tapLine("c2-c4");
  editor.tapIsland("c2");
  editor.tapLine("c2-c4");
  await editor.confirm();
  expect(table.sent).toEqual([{ type: "play", seat: 2, round: 5, turn: "5@c2 c2-c4*2" }]);
});

test("alone a confirmed turn is held: it can be taken back, and is played with the next card", async () => {
  editor = edit({ seats: [seat] });
  editor.tapIsland("c2");
  editor.tapLine("c2-c4");
  editor.tapLine("c2-c4");
  editor.tapIsland("c4");
  expect(refused()).toEqual(["island-has-number", "c4"]);
  await editor.confirm();
  expect([editor.held, editor.isReady, table.sent]).toEqual([true, false, []]);
  expect(editor.refused).toBeNull(); // what was refused before is over
  expect(announcements.spoken.at(-1)?.text).toContain("Turn over the next card");
  editor.undo();
  expect([editor.held, String(editor.draft), editor.isReady]).toEqual([false, "5@c2 c2-c4*2", false]);
  editor.undo();
  await editor.confirm();
  expect(editor.held).toBe(false); // one bridge is missing
  editor.tapLine("c2-c4");
  await editor.confirm();
  await editor.play();
  expect(table.sent).toEqual([{ type: "play", seat: 2, round: 5, turn: "5@c2 c2-c4*2" }]);
});

test("two quick confirms play once", async () => {
  editor.tapIsland("c2");
  await Promise.all([editor.confirm(), editor.confirm()]);
  expect(table.sent).toEqual([{ type: "play", seat: 2, round: 5, turn: "5@c2" }]);
  await editor.confirm();
  expect(table.sent).toHaveLength(2);
});

test("what is marked after the press is not played with it", async () => {
  editor.tapIsland("c2");
  const confirming = editor.confirm();
  editor.tapIsland("e2");
  await confirming;
  expect(table.sent).toMatchObject([{ turn: "5@c2" }]);
});

test("S2: a start on a flag is refused at once, and two quick presses place, or take back, once", async () => {
  editor = edit({ phase: "setup", round: 0, card: null });
  editor.tapIsland("a1");
  expect(refused()).toEqual(["start-flag", "a1"]);
  editor.tapIsland("c2");
  await Promise.all([editor.play(), editor.play()]);
  await Promise.all([editor.takeBack(editor.draft), editor.takeBack(editor.draft)]);
  expect(table.sent.map(({ type }) => type)).toEqual(["place", "take-back"]);
});

test("is ready when the card is used up by hand", () => {
  editor.tapIsland("c2");
  editor.tapLine("c2-c4");
  expect(editor.isReady).toBe(false);
  editor.tapLine("c2-c4");
  expect(editor.isReady).toBe(true);
});

test("knows what the draft would finish and score", () => {
  editor = edit({ card: "2/2" });
  editor.tapIsland("c2");
  editor.tapLine("c2-c4");
  expect(editor.gain.points).toBe(0);
  editor.tapLine("c2-c4");
  expect(editor.gain).toEqual({ finished: ["c2"], reached: {}, points: 2 });
});

test("a turn taken back stays in the draft, and does not confirm itself again", async () => {
  editor.tapIsland("c2");
  editor.tapLine("c2-c4");
  editor.tapLine("c2-c4");
  const turn = editor.draft;
  await editor.takeBack(turn);
  expect(String(editor.draft)).toBe(String(turn));
  expect(editor.isReady).toBe(false);
});

test("a turn lost with the connection is not forgotten, and no more is said once it has arrived", async () => {
  editor.tapIsland("c2");
  const drawn = String(editor.draft);
  table.answer = null;
  await editor.play();
  expect([String(editor.draft), editor.busy]).toEqual([drawn, false]);
  for (const after of [open, { ...open, round: 6 }, { ...open, seats: [{ ...seat, done: true }] }] as View[]) {
    table.after = after;
    await editor.play();
    expect([shown(), editor.busy]).toEqual([[], false]);
  }
});

test("a take-back lost with the connection is said to be lost", async () => {
  table.answer = null;
  await editor.takeBack(editor.draft);
  expect(shown()[0]).toContain("connection broke");
  expect(editor.busy).toBe(false);
});

test("a hint is shown beside the draft, taken over as one, and never played automatically", async () => {
  table.hints = [
    {
      type: "hinted",
      id: 1,
      best: "5@e2 c4-e4*2",
      points: 50,
      yours: 48,
      better: 2,
      second: "5@c2",
      second_points: 49,
    },
  ];
  editor.tapIsland("c2");
  await editor.askHint();
  expect([table.asked, String(editor.draft)]).toEqual([["5@c2"], "5@c2"]);
  expect([String(editor.hint?.best), editor.hint?.compared]).toEqual(["5@e2 c4-e4*2", true]);
  expect(editor.hint?.reason).toBe("Draws a bridge to the flag on e4, so it can take a number later.");
  editor.takeHint();
  expect([String(editor.draft), editor.hint, editor.isReady]).toEqual(["5@e2 c4-e4*2", null, false]);
  expect(table.sent).toEqual([]);
});

test("a hint that is refused or lost is said", async () => {
  table.hints = [{ type: "refused", id: 1, refusal: { code: "hints-off", rule: null, where: null } }];
  await editor.askHint();
  await editor.askHint();
  expect(shown()).toEqual(["There are no hints at this table.", expect.stringContaining("connection")]);
  expect([editor.hint, editor.thinking]).toEqual([null, false]);
});
