import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, ConnectionLost, PreviewFailed } from "./connection.svelte";
import type { View } from "./protocol";

class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  breakOff(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

let sockets: FakeSocket[];
let person: ReturnType<typeof vi.fn<() => Promise<unknown>>>;
const newest = () => sockets.at(-1) as FakeSocket;
const lobby = (seats: object[] = [], version = 7) => ({ type: "view", phase: "lobby", version, seats }) as unknown as View;

function connect(): Connection {
  const make = () => {
    sockets.push(new FakeSocket());
    return newest() as unknown as WebSocket;
  };
  return new Connection("abc", make, person);
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  person = vi.fn<() => Promise<unknown>>(async () => ({}));
});
afterEach(() => vi.useRealTimers());

test("says hello, holds the view and names its version when it comes back", () => {
  const connection = connect();
  expect(connection.status).toBe("connecting");
  newest().open();
  expect(newest().sent).toEqual([{ type: "hello", version: null, id: 1 }]);
  newest().hear(lobby());
  expect(connection.status).toBe("open");
  expect(connection.view?.version).toBe(7);
  newest().breakOff();
  expect(connection.status).toBe("lost");
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  newest().open();
  expect(newest().sent[0]).toMatchObject({ type: "hello", version: 7 });
});

test("waits longer after every failure, ten seconds at most", () => {
  connect();
  for (const pause of [500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
    const before = sockets.length;
    newest().breakOff();
    vi.advanceTimersByTime(pause - 1);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  }
});

test("gives every command its own answer", async () => {
  const connection = connect();
  newest().open();
  const one = connection.send({ type: "begin" });
  const two = connection.send({ type: "take-back", seat: 1 });
  newest().hear({ type: "done", id: 1, version: 1 });
  newest().hear({ type: "refused", id: 3, refusal: { code: "x", rule: null, where: null } });
  newest().hear({ type: "done", id: 2, version: 2 });
  expect((await one).type).toBe("done");
  expect((await two).type).toBe("refused");
});

test("an answer without a number belongs to the oldest message", async () => {
  const connection = connect();
  newest().open();
  newest().hear({ type: "done", id: 1, version: 1 });
  const one = connection.send({ type: "begin" });
  newest().hear({ type: "failed", id: null, code: "too-fast" });
  expect(await one).toMatchObject({ type: "failed", code: "too-fast" });
});

test("what is unanswered when the connection breaks is rejected, and so is what comes after", async () => {
  const connection = connect();
  newest().open();
  const one = connection.send({ type: "begin" });
  newest().breakOff();
  await expect(one).rejects.toBeInstanceOf(ConnectionLost);
  await expect(connection.send({ type: "begin" })).rejects.toBeInstanceOf(ConnectionLost);
});

test("a preview is what is possible, or fails", async () => {
  const connection = connect();
  newest().open();
  const one = connection.preview(1, "pass");
  newest().hear({ type: "possible", id: 2, islands: {}, lines: {} });
  expect((await one).type).toBe("possible");
  const two = connection.preview(2, "pass");
  newest().hear({ type: "refused", id: 3, refusal: { code: "not-your-seat", rule: null, where: null } });
  await expect(two).rejects.toBeInstanceOf(PreviewFailed);
});

test("shares a nonce once for each own seat that has none", () => {
  connect();
  newest().open();
  const seats = [
    { seat: 1, mine: true, nonce: false },
    { seat: 2, mine: false, nonce: false },
    { seat: 3, mine: true, nonce: true },
  ];
  newest().hear(lobby(seats));
  newest().hear(lobby(seats));
  const nonces = newest().sent.filter((message) => message.type === "nonce");
  expect(nonces).toHaveLength(1);
  expect(nonces[0]).toMatchObject({ seat: 1 });
  expect(nonces[0]?.nonce).toMatch(/^[0-9a-f]{64}$/);
});

test("a table that does not exist is not asked for again", () => {
  const connection = connect();
  newest().breakOff(4404);
  vi.advanceTimersByTime(60_000);
  expect(connection.failure).toBe("no-such-table");
  expect(sockets).toHaveLength(1);
});

test("a browser the server does not know introduces itself first", async () => {
  connect();
  newest().breakOff(4401);
  await vi.advanceTimersByTimeAsync(0);
  expect(person).toHaveBeenCalledOnce();
  expect(sockets).toHaveLength(2);
});

test("stays closed", () => {
  const connection = connect();
  newest().open();
  connection.close();
  connection.retry();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test("comes back at once when the server restarts", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const connection = connect();
  newest().open();
  newest().breakOff(1012);
  expect(connection.status).toBe("lost");
  vi.advanceTimersByTime(250);
  expect(sockets.length).toBe(2);
  newest().breakOff();
  vi.advanceTimersByTime(499);
  expect(sockets.length).toBe(2);
  vi.advanceTimersByTime(1);
  expect(sockets.length).toBe(3);
});
