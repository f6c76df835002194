import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Answer, type Command, type Connection, ConnectionLost } from "../connection.svelte";
import type { Possible, RefusalView } from "../protocol";
import { announcements } from "../say.svelte";
import { texts } from "../texts.svelte";
import { Desk } from "./desk.svelte";

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
  async send(command: Command): Promise<Answer> {
    this.sent.push(command);
    if (!this.answer) throw new ConnectionLost();
    return this.answer;
  }
}

let table: FakeConnection;
let desk: Desk;
const shown = () => announcements.toasts.map((toast) => toast.text);

beforeAll(() => texts.start("en"));
beforeEach(() => {
  table = new FakeConnection();
  desk = new Desk(table as unknown as Connection, 2, 5, { number: 5, bridges: 2 });
  for (const toast of announcements.toasts) announcements.dismiss(toast.id);
});

test("every mark is followed by a question what is possible now", async () => {
  desk.tapIsland("c2");
  desk.tapLine("c2-c4");
  await desk.look();
  expect(table.previews).toEqual(["5@c2", "5@c2 c2-c4", "5@c2 c2-c4"]);
});

test("a second tap on the number erases it", () => {
  desk.tapIsland("c2");
  desk.tapIsland("c2");
  expect(desk.draft.isEmpty).toBe(true);
});

test("what is forbidden is said with its rule and changes nothing", async () => {
  table.islands = { c2: refusal("island-has-number", "T3") };
  await desk.look();
  desk.tapIsland("c2");
  expect(desk.draft.isEmpty).toBe(true);
  expect(announcements.toasts.at(-1)).toMatchObject({ text: "c2 already has a number.", rule: "T3" });
});

test("a tap on a full line takes its fresh bridges away, a drag does not", async () => {
  desk.tapLine("c2-c4");
  desk.tapLine("c2-c4");
  table.lines = { "c2-c4": refusal("line-full", "T10") };
  await desk.look();
  desk.dragLine("c2-c4");
  expect(String(desk.draft)).toBe("c2-c4*2");
  desk.tapLine("c2-c4");
  expect(desk.draft.isEmpty).toBe(true);
});

test("a turn that may not be played is not sent", async () => {
  table.refusal = refusal("bridge-count");
  desk.tapLine("c2-c4");
  await desk.confirm();
  expect(table.sent).toEqual([]);
  expect(shown()).toEqual(["Draw exactly as many bridges as the card shows, or none at all."]);
});

test("confirming waits for the newest answer and sends the one spelling", async () => {
  desk.tapLine("c2-c4");
  desk.tapIsland("c2");
  desk.tapLine("c2-c4");
  await desk.confirm();
  expect(table.sent).toEqual([{ type: "play", seat: 2, round: 5, turn: "5@c2 c2-c4*2" }]);
});

test("is ready when the card is used up by hand and the server agrees", async () => {
  desk.tapIsland("c2");
  desk.tapLine("c2-c4");
  await desk.look();
  expect(desk.isReady).toBe(false);
  desk.tapLine("c2-c4");
  expect(desk.isReady).toBe(false);
  await desk.look();
  expect(desk.isReady).toBe(true);
});

test("a turn taken back stays on the desk, and does not confirm itself again", async () => {
  desk.tapIsland("c2");
  desk.tapLine("c2-c4");
  desk.tapLine("c2-c4");
  const turn = desk.draft;
  await desk.takeBack(turn);
  await desk.look();
  expect(String(desk.draft)).toBe(String(turn));
  expect(desk.isReady).toBe(false);
});

test("a command lost with the connection is said to be lost", async () => {
  table.answer = null;
  await desk.confirm();
  expect(shown()[0]).toContain("connection broke");
  expect(desk.busy).toBe(false);
});
