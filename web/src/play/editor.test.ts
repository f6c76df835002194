import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Answer, type Command, type Connection, ConnectionLost } from "../connection.svelte";
import type { Hinted, Possible, RefusalView } from "../protocol";
import { announcements } from "../say.svelte";
import { texts } from "../texts.svelte";
import { TurnEditor } from "./editor.svelte";

const refusal = (code: string, rule = "T7"): RefusalView => ({ code, rule, where: "c2" });

class FakeConnection {
  table = "abc";
  previews: string[] = [];
  sent: Command[] = [];
  islands: Possible["islands"] = {};
  lines: Possible["lines"] = {};
  refusal: RefusalView | null = null;
  answer: Answer | null = { type: "done", id: 1, version: 1 };

  async preview(_seat: number, draft: string): Promise<Possible> {
    this.previews.push(draft);
    return { type: "possible", id: 1, islands: this.islands, lines: this.lines, refusal: this.refusal };
  }
  hints: (Hinted | Answer)[] = [];
  async hint(_seat: number, draft: string): Promise<Hinted | Answer> {
    this.previews.push(`hint ${draft}`);
    const answer = this.hints.shift();
    if (!answer) throw new ConnectionLost();
    return answer;
  }
  async send(command: Command): Promise<Answer> {
    this.sent.push(command);
    if (!this.answer) throw new ConnectionLost();
    return this.answer;
  }
}

let table: FakeConnection;
let editor: TurnEditor;
const shown = () => announcements.toasts.map((toast) => toast.text);

beforeAll(() => texts.start("en"));
beforeEach(() => {
  table = new FakeConnection();
  editor = new TurnEditor(table as unknown as Connection, 2, 5, { number: 5, bridges: 2 });
  for (const toast of announcements.toasts) announcements.dismiss(toast.id);
});
afterEach(() => void vi.useRealTimers());

test("every mark is followed by a question what is possible now", async () => {
  await editor.tapIsland("c2");
  await editor.tapLine("c2-c4");
  await editor.look();
  expect(table.previews).toEqual(["5@c2", "5@c2 c2-c4", "5@c2 c2-c4"]);
});

test("a second tap on the number erases it", async () => {
  await editor.tapIsland("c2");
  await editor.tapIsland("c2");
  expect(editor.draft.isEmpty).toBe(true);
});

test("what is forbidden is said with its rule and changes nothing", async () => {
  table.islands = { c2: refusal("island-has-number", "T3") };
  await editor.look();
  await editor.tapIsland("c2");
  expect(editor.draft.isEmpty).toBe(true);
  expect(announcements.toasts.at(-1)).toMatchObject({ text: "c2 already has a number.", rule: "T3" });
});

test("a tap on a full line takes its fresh bridges away, a drag does not", async () => {
  await editor.tapLine("c2-c4");
  await editor.tapLine("c2-c4");
  table.lines = { "c2-c4": refusal("line-full", "T10") };
  await editor.look();
  await editor.dragLine("c2-c4");
  expect(String(editor.draft)).toBe("c2-c4*2");
  await editor.tapLine("c2-c4");
  expect(editor.draft.isEmpty).toBe(true);
});

test("marks made faster than the answers come are judged one after the other", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const answers: (() => void)[] = [];
  table.preview = async (_seat, draft) => {
    await new Promise<void>((answer) => answers.push(answer));
    const lines = { "c2-c4": draft === "pass" ? refusal("bridge-without-number") : draft.includes("*2") ? refusal("line-full") : null };
    return { type: "possible", id: 1, islands: {}, lines, refusal: null };
  };
  const answerNext = async () => {
    answers.shift()?.();
    await new Promise(setImmediate);
    return String(editor.draft);
  };
  void editor.look();
  await answerNext();
  void editor.tapIsland("c2");
  void editor.tapLine("c2-c4");
  void editor.dragLine("c2-c4");
  void editor.dragLine("c2-c4");
  void editor.undo();
  const played = editor.confirm();
  expect(String(editor.draft)).toBe("5@c2");
  expect(await answerNext()).toBe("5@c2 c2-c4");
  expect(await answerNext()).toBe("5@c2 c2-c4*2");
  expect(await answerNext()).toBe("5@c2 c2-c4");
  expect(table.sent).toEqual([]);
  await answerNext();
  await played;
  expect(table.sent).toMatchObject([{ turn: "5@c2 c2-c4" }]);
});

test("without an answer anything can be drawn after a while", async () => {
  vi.useFakeTimers();
  table.lines = { "c2-c4": refusal("bridge-without-number") };
  await editor.look();
  table.preview = () => new Promise(() => {});
  await editor.tapIsland("c2");
  void editor.tapLine("c2-c4");
  await vi.advanceTimersByTimeAsync(1000);
  expect(String(editor.draft)).toBe("5@c2 c2-c4");
});

test("a turn that may not be played is not sent", async () => {
  table.refusal = refusal("bridge-count");
  await editor.tapLine("c2-c4");
  await editor.confirm();
  expect(table.sent).toEqual([]);
  expect(shown()).toEqual(["Draw exactly as many bridges as the card shows, or none at all."]);
});

test("confirming waits for the newest answer and sends the one spelling", async () => {
  await editor.tapLine("c2-c4");
  await editor.tapIsland("c2");
  await editor.tapLine("c2-c4");
  await editor.confirm();
  expect(table.sent).toEqual([{ type: "play", seat: 2, round: 5, turn: "5@c2 c2-c4*2" }]);
});

test("two quick confirms play once, whatever was looked up in between", async () => {
  await editor.tapIsland("c2");
  await Promise.all([editor.confirm(), editor.confirm()]);
  expect(table.sent).toEqual([{ type: "play", seat: 2, round: 5, turn: "5@c2" }]);
  await editor.confirm();
  expect(table.sent).toHaveLength(2);
});

test("what is marked after the press is not played with it", async () => {
  await editor.tapIsland("c2");
  const confirming = editor.confirm();
  await editor.tapIsland("c4");
  await confirming;
  expect(table.sent).toMatchObject([{ turn: "5@c2" }]);
});

test("two quick presses place, or take back, once", async () => {
  await editor.tapIsland("c2");
  await Promise.all([editor.place(), editor.place()]);
  await Promise.all([editor.takeBack(editor.draft), editor.takeBack(editor.draft)]);
  expect(table.sent.map(({ type }) => type)).toEqual(["place", "take-back"]);
});

test("is ready when the card is used up by hand and the server agrees", async () => {
  await editor.tapIsland("c2");
  await editor.tapLine("c2-c4");
  await editor.look();
  expect(editor.isReady).toBe(false);
  void editor.tapLine("c2-c4");
  expect(editor.isReady).toBe(false);
  await editor.look();
  expect(editor.isReady).toBe(true);
});

test("a turn taken back stays in the draft, and does not confirm itself again", async () => {
  await editor.tapIsland("c2");
  await editor.tapLine("c2-c4");
  await editor.tapLine("c2-c4");
  const turn = editor.draft;
  await editor.takeBack(turn);
  await editor.look();
  expect(String(editor.draft)).toBe(String(turn));
  expect(editor.isReady).toBe(false);
});

test("a command lost with the connection is said to be lost", async () => {
  table.answer = null;
  await editor.confirm();
  expect(shown()[0]).toContain("connection broke");
  expect(editor.busy).toBe(false);
});

test("a hint is shown beside the draft, taken over as one, and never played by itself", async () => {
  table.hints = [{ type: "hinted", id: 1, best: "5@c4 c4-e4", points: 50, yours: 48, better: 2 }];
  await editor.tapIsland("c2");
  await editor.askHint();
  expect(table.previews.at(-1)).toBe("hint 5@c2");
  expect(String(editor.draft)).toBe("5@c2");
  expect([String(editor.hint?.best), editor.hint?.compared]).toEqual(["5@c4 c4-e4", true]);
  editor.takeHint();
  await editor.look();
  expect([String(editor.draft), editor.hint, editor.isReady]).toEqual(["5@c4 c4-e4", null, false]);
  expect(table.sent).toEqual([]);
});

test("a hint that is refused or lost is said", async () => {
  table.hints = [{ type: "refused", id: 1, refusal: { code: "hints-off", rule: null, where: null } }];
  await editor.askHint();
  await editor.askHint();
  expect(shown()).toEqual(["There are no hints at this table.", expect.stringContaining("connection")]);
  expect([editor.hint, editor.thinking]).toEqual([null, false]);
});
