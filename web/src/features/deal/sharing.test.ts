import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../../core/connection.svelte";
import { FakeSocket, lobby } from "../../testing/connection";
import { Sharing } from "./sharing";
import { Witness } from "./witness";

let sockets: FakeSocket[];
const newest = () => sockets.at(-1) as FakeSocket;

function connect() {
  const make = () => {
    sockets.push(new FakeSocket());
    return newest() as unknown as WebSocket;
  };
  const connection = new Connection("abc", make);
  const witness = new Witness("abc");
  connection.follow(new Sharing(connection, witness));
  return { connection, witness };
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
});
afterEach(() => vi.useRealTimers());

const said = (type: string) => sockets.map(({ sent }) => sent.filter((message) => message.type === type));

test("commits once for each own seat, then shows the nonces once", () => {
  connect();
  newest().open();
  const seats = [
    { seat: 1, mine: true },
    { seat: 2, mine: false },
    { seat: 3, mine: true },
  ];
  newest().hear(lobby(seats));
  newest().hear(lobby(seats));
  const [commits] = said("commit") as [Record<string, unknown>[]];
  expect(commits.map(({ seat }) => seat)).toEqual([1, 3]);
  const hashes = [commits[0]?.hash as string, null, commits[1]?.hash as string];
  newest().hear(lobby(seats, { hashes }));
  expect(said("nonce")).toEqual([[]]);
  newest().hear(lobby(seats, { hashes, revealing: true }));
  newest().hear(lobby(seats, { hashes, revealing: true }));
  expect(said("nonce")[0]?.map(({ seat }) => seat)).toEqual([1, 3]);
});

test("shows the same nonce again after a break, and remembers that it was taken", async () => {
  const { connection, witness } = connect();
  const given = vi.spyOn(witness, "given");
  const seats = [{ seat: 1, mine: true }];
  newest().open();
  newest().hear(lobby(seats));
  const hash = said("commit")[0]?.[0]?.hash as string;
  newest().hear(lobby(seats, { hashes: [hash], revealing: true }));
  newest().breakOff();
  await vi.advanceTimersByTimeAsync(0);
  connection.retry();
  newest().open();
  newest().hear(lobby(seats, { hashes: [hash], revealing: true }));
  const [one, two] = said("nonce") as [Record<string, unknown>[], Record<string, unknown>[]];
  expect(one[0]?.nonce).toBe(two[0]?.nonce);
  expect(given).not.toHaveBeenCalled();
  newest().hear({ type: "done", id: two[0]?.id, version: 7 });
  await vi.advanceTimersByTimeAsync(0);
  expect(given).toHaveBeenCalledExactlyOnceWith(1);
});

test("of two devices of one person the one that connected last has the say, and they do not quarrel", async () => {
  const { connection } = connect();
  const seats = [{ seat: 1, mine: true }];
  newest().open();
  newest().hear(lobby(seats, { hashes: ["cd".repeat(32)] }));
  newest().hear(lobby(seats, { hashes: ["ef".repeat(32)] }));
  expect(said("commit")[0]).toHaveLength(1);
  newest().breakOff();
  await vi.advanceTimersByTimeAsync(0);
  connection.retry();
  newest().open();
  newest().hear(lobby(seats, { hashes: ["ef".repeat(32)] }));
  expect(said("commit")[1]).toHaveLength(1);
});
