import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, lobby } from "../testing/connection";
import { ApiError } from "./api";
import { Connection, ConnectionLost } from "./connection.svelte";

let sockets: FakeSocket[];
/** What plain HTTP says of a socket that did not open, and of who we are. */
let why: ApiError | null;
let personFailure: ApiError | null;
const http = {
  checkSocket: vi.fn(async () => {
    if (why) throw why;
  }),
  person: vi.fn(async () => {
    if (personFailure) throw personFailure;
    return { name: "" };
  }),
};
const newest = () => sockets.at(-1) as FakeSocket;
function connect(): Connection {
  const make = () => {
    sockets.push(new FakeSocket());
    return newest() as unknown as WebSocket;
  };
  return new Connection("abc", make, http);
}

/** The last socket never opens, and plain HTTP is asked why. */
async function refuse(code: string | null, status = 503, wait: number | null = null): Promise<void> {
  why = code === null ? null : new ApiError(code, status, wait);
  newest().breakOff();
  await vi.advanceTimersByTimeAsync(0);
}

/** How long until the next try, in milliseconds. */
async function pause(): Promise<number> {
  const before = sockets.length;
  let ms = 0;
  for (; sockets.length === before; ms += 100) await vi.advanceTimersByTimeAsync(100);
  return ms;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  why = personFailure = null;
  vi.clearAllMocks();
  vi.spyOn(Math, "random").mockReturnValue(1); // the longest pauses
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("says hello, holds the view, and says hello again when it comes back", async () => {
  const connection = connect();
  expect([connection.status, connection.trouble]).toEqual(["connecting", null]);
  newest().open();
  expect(newest().sent).toEqual([{ type: "hello", id: 1, changes: true, stream: "", step: 0 }]);
  newest().hear(lobby());
  expect([connection.status, connection.trouble]).toEqual(["open", null]);
  expect(connection.view?.version).toBe(7);
  newest().breakOff();
  expect([connection.status, connection.trouble]).toEqual(["lost", "lost"]);
  expect(connection.view?.version).toBe(7);
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  newest().open();
  expect(newest().sent).toEqual([{ type: "hello", id: 2, changes: true, stream: "s", step: 3 }]);
  newest().hear({ type: "done", id: 2, version: 7 });
  await vi.advanceTimersByTimeAsync(0);
  expect([connection.status, connection.trouble]).toEqual(["open", null]); // nothing has changed meanwhile
});

test("follows changes, and asks for what is missing before one", () => {
  const connection = connect();
  newest().open();
  newest().hear(lobby([{ seat: 1, online: true }]));
  newest().hear({ type: "change", step: 4, version: 8, seats: [{ seat: 1, online: false }] });
  expect([connection.view?.step, connection.view?.version, connection.view?.seats[0]?.online]).toEqual([4, 8, false]);
  newest().hear({ type: "change", step: 6, version: 10 });
  expect(newest().sent.slice(1)).toEqual([{ type: "hello", id: 2, changes: true, stream: "s", step: 4 }]);
  newest().hear({ type: "change", step: 5, version: 9 });
  newest().hear({ type: "change", step: 6, version: 10 });
  newest().hear({ type: "change", step: 5, version: 9 });
  expect(connection.view?.version).toBe(10);
});

test("backs off up to a minute, and says when it tries again", async () => {
  const connection = connect();
  const pauses = [];
  for (let tries = 0; tries < 8; tries++) {
    await refuse("network", 0);
    expect(connection.trouble).toBe("network");
    const told = (connection.retryAt ?? 0) - performance.now();
    pauses.push(await pause());
    expect(told).toBe(pauses.at(-1));
    expect([connection.status, connection.retryAt]).toEqual(["connecting", null]);
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});

test("a socket that opens is not yet a good one: only a view and some seconds reset the pauses", async () => {
  connect();
  const breaks = async (lastsMs: number, ...messages: object[]) => {
    newest().open();
    for (const message of messages) newest().hear(message);
    await vi.advanceTimersByTimeAsync(lastsMs);
    newest().breakOff();
    return pause();
  };
  expect(await breaks(0)).toBe(1000);
  expect(await breaks(6000)).toBe(2000);
  expect(await breaks(4900, lobby())).toBe(4000);
  expect(await breaks(5100, lobby())).toBe(1000);
});

test("is not tried again before the time the server asks for", async () => {
  vi.mocked(Math.random).mockReturnValue(0);
  const connection = connect();
  await refuse("too-many-connections", 429, 12);
  expect(connection.trouble).toBe("too-many-connections");
  expect(await pause()).toBe(12_000);
  await refuse("busy", 503, 7);
  expect(connection.trouble).toBe("busy");
  expect(await pause()).toBe(7000);
});

test("a hand is quicker than the pause, but does not make the next one shorter", async () => {
  const connection = connect();
  await refuse("network", 0);
  connection.retry();
  expect(sockets).toHaveLength(2);
  connection.retry();
  expect(sockets).toHaveLength(2);
  await refuse("network", 0);
  expect(await pause()).toBe(2000);
});

test("a phone that wakes up tries at once, unless the server asked for time", async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", page);
  const wakes = () => page.dispatchEvent(new Event("visibilitychange"));
  const connection = connect();
  await refuse("network", 0);
  wakes();
  expect(sockets).toHaveLength(2);
  await refuse("too-many-connections", 429, 12);
  wakes();
  page.dispatchEvent(new Event("online"));
  expect(sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(12_000);
  wakes();
  expect(sockets).toHaveLength(3);
  connection.close();
  wakes();
  expect(sockets).toHaveLength(3);
});

test("an answer to an earlier question is not mixed up with the try of now", async () => {
  let answer = (_: ApiError) => {};
  http.checkSocket.mockImplementationOnce(() => new Promise((_, reject) => (answer = reject)));
  const connection = connect();
  newest().breakOff();
  connection.retry();
  newest().open();
  newest().hear(lobby());
  answer(new ApiError("no-such-table", 404));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([connection.status, connection.trouble, sockets.length]).toEqual(["open", null, 1 + 1]);
});

test("a hello that fails is not a connection", async () => {
  vi.mocked(Math.random).mockReturnValue(0);
  const connection = connect();
  newest().open();
  newest().hear({ type: "failed", id: 1, code: "busy", retry_after_seconds: 3 });
  await vi.advanceTimersByTimeAsync(0);
  expect([connection.status, connection.trouble, newest().readyState]).toEqual(["lost", "busy", 3]);
  expect(await pause()).toBe(3000);
});

test("a socket that brings no view is given up", async () => {
  const connection = connect();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([connection.trouble, newest().readyState]).toEqual(["network", 3]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
});

test("gives every command its own answer", async () => {
  const connection = connect();
  newest().open();
  newest().hear(lobby());
  const one = connection.send({ type: "begin" });
  const two = connection.send({ type: "take-back", seat: 1 });
  newest().hear({ type: "done", id: 1, version: 1 });
  newest().hear({ type: "refused", id: 3, refusal: { code: "x", rule: null, where: null } });
  newest().hear({ type: "done", id: 2, version: 2 });
  expect((await one).type).toBe("done");
  expect((await two).type).toBe("refused");
});

test("what is done is shown by then", async () => {
  const connection = connect();
  newest().open();
  newest().hear(lobby([], {}, 7));
  const seen = connection.send({ type: "begin" }).then(() => connection.view?.version);
  newest().hear({ type: "done", id: 2, version: 8 });
  const soon = connection.send({ type: "take-back", seat: 1 }).then(() => connection.view?.version);
  newest().hear({ type: "done", id: 3, version: 9 });
  newest().hear(lobby([], {}, 8));
  newest().hear(lobby([], {}, 9));
  expect(await Promise.all([seen, soon])).toEqual([9, 9]);
  const broken = connection.send({ type: "begin" });
  newest().hear({ type: "done", id: 4, version: 10 });
  newest().breakOff();
  expect((await broken).type).toBe("done");
});

test("a second press before the answer sends nothing, and has the same answer", async () => {
  const connection = connect();
  newest().open();
  newest().hear(lobby());
  const sit = { type: "sit", seat: 1, name: "Ada" } as const;
  const both = [connection.send(sit), connection.send(sit)];
  void connection.send({ ...sit, seat: 2 });
  const sent = () => newest().sent.filter(({ type }) => type === "sit");
  expect(sent()).toHaveLength(2);
  newest().hear({ type: "done", id: 2, version: 7 });
  expect((await Promise.all(both)).map(({ type }) => type)).toEqual(["done", "done"]);
  void connection.send(sit);
  expect(sent()).toHaveLength(3);
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

test("a table that does not exist is not asked for again", async () => {
  const connection = connect();
  await refuse("no-such-table", 404);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([connection.trouble, connection.retryAt]).toEqual(["no-such-table", null]);
  expect(sockets).toHaveLength(1);
});

test.each([null, "network", "busy", "internal", "http-502"])(
  "%s is no reason to call a table unknown",
  async (code) => {
    const connection = connect();
    await refuse(code);
    expect(connection.trouble).toBe(code ?? "lost");
    expect(await pause()).toBe(1000);
  },
);

test("a browser the server does not know introduces itself and goes on at once", async () => {
  const connection = connect();
  await refuse("no-person", 401);
  expect(http.person).toHaveBeenCalledOnce();
  expect([connection.trouble, sockets.length]).toEqual([null, 2]);
});

test("a browser that keeps no cookies is told so, and does not introduce itself without end", async () => {
  const connection = connect();
  await refuse("no-person", 401);
  await refuse("no-person", 401);
  expect(connection.trouble).toBe("no-person");
  expect(await pause()).toBe(1000);
  await refuse("no-person", 401);
  expect(await pause()).toBe(2000);
  expect(http.person).toHaveBeenCalledOnce();
});

test("an introduction that fails is tried again later", async () => {
  vi.mocked(Math.random).mockReturnValue(0);
  personFailure = new ApiError("too-fast", 429, 4);
  const connection = connect();
  await refuse("no-person", 401);
  expect(connection.trouble).toBe("too-fast");
  expect(await pause()).toBe(4000);
});

test("stays closed", async () => {
  const connection = connect();
  newest().open();
  connection.close();
  connection.retry();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test("closed while it asks why, it stays closed", async () => {
  const connection = connect();
  newest().breakOff();
  connection.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test("comes back soon when the server restarts, not with all others in the same moment", async () => {
  vi.mocked(Math.random).mockReturnValue(0.3);
  const connection = connect();
  newest().open();
  newest().hear(lobby());
  await vi.advanceTimersByTimeAsync(60_000);
  newest().breakOff(1012);
  expect([connection.status, connection.trouble]).toEqual(["lost", "stopping"]);
  expect(await pause()).toBe(300);
  expect(http.checkSocket).not.toHaveBeenCalled();
});

test("a line on which nothing arrives is called silent, then left for another", async () => {
  const connection = connect();
  newest().open();
  newest().hear(lobby());
  const answer = connection.send({ type: "begin" }).catch((error: unknown) => error);
  newest().isSilent = true;
  await vi.advanceTimersByTimeAsync(400);
  expect([connection.sending, connection.trouble]).toEqual([true, null]);
  await vi.advanceTimersByTimeAsync(2600);
  expect([connection.status, connection.trouble]).toEqual(["open", "silent"]);
  expect((connection.retryAt ?? 0) - performance.now()).toBe(5000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toBeInstanceOf(ConnectionLost);
  expect([connection.status, connection.trouble, connection.sending]).toEqual(["lost", "silent", false]);
  expect(await pause()).toBe(1000);
});

test("a silent line that speaks again is as good as before", async () => {
  const connection = connect();
  newest().open();
  newest().hear(lobby());
  const answer = connection.send({ type: "begin" });
  await vi.advanceTimersByTimeAsync(4000);
  expect(connection.trouble).toBe("silent");
  newest().hear({ type: "done", id: 2, version: 7 });
  expect((await answer).type).toBe("done");
  expect([connection.status, connection.trouble, connection.retryAt, connection.sending]).toEqual([
    "open",
    null,
    null,
    false,
  ]);
  expect(sockets).toHaveLength(1);
});

test("a browser that says it is offline is not believed, but the line is asked", async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", page);
  const connection = connect();
  newest().open();
  newest().hear(lobby());
  page.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(3000);
  expect(connection.trouble).toBeNull(); // a server on the same machine answers
  newest().isSilent = true;
  page.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(3000);
  expect(connection.trouble).toBe("silent");
  connection.retry(); // a hand does not wait for the rest
  expect(sockets).toHaveLength(2);
});

test("what is insisted on is said again after a loss, unless it had arrived", async () => {
  const connection = connect();
  newest().open();
  newest().hear(lobby());
  const isWanted = vi.fn(({ version }: { version: number }) => version === 7);
  const first = connection.insist({ type: "begin" }, isWanted);
  newest().breakOff();
  await vi.advanceTimersByTimeAsync(1000);
  expect(connection.unsent).toBe(1);
  newest().open();
  newest().hear(lobby());
  await vi.advanceTimersByTimeAsync(0);
  expect(newest().sent.map(({ type }) => type)).toEqual(["hello", "begin"]);
  newest().breakOff();
  await pause();
  newest().open();
  newest().hear(lobby([], {}, 8));
  expect(await first).toBeNull();
  expect([connection.unsent, isWanted.mock.calls.length]).toEqual([0, 2]);
  expect(newest().sent.map(({ type }) => type)).toEqual(["hello"]);
});

test("what is insisted on is given up with the table", async () => {
  const connection = connect();
  const answer = connection.insist({ type: "begin" }, () => true).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  connection.close();
  expect(await answer).toBeInstanceOf(ConnectionLost);
});
