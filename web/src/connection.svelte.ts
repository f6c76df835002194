// One table's socket: keeps the newest view, matches answers to questions, and comes back by itself.

import { api } from "./api";
import type { ClientMessage, Done, Failed, Hint, Hinted, Possible, Preview, Refused, ServerMessage, View } from "./protocol";

export type Status = "connecting" | "open" | "lost";
export type Answer = Done | Refused | Failed;
type Unnumbered<M> = M extends { id: number } ? Omit<M, "id"> : never;
/** Everything a page may say besides hello and questions, without its number. */
export type Command = Unnumbered<Exclude<ClientMessage, { type: "hello" } | { type: "preview" } | { type: "hint" }>>;

/** The connection broke before an answer came: it is not known whether the message arrived. */
export class ConnectionLost extends Error {}
/** A preview was not answered with what is possible. */
export class PreviewFailed extends Error {}

interface Waiting {
  resolve: (answer: Answer | Possible | Hinted) => void;
  reject: (reason: Error) => void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const NORMAL_CLOSE = 1000;
/** The server's own close codes: no such table; a browser it does not know yet. */
const NO_TABLE = 4404;
const NO_PERSON = 4401;
/** The server restarts: another one, or the same, is there at once. */
const COME_BACK = 1012;

export function socketAddress(table: string, here: Location = location): string {
  const scheme = here.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${here.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  view = $state.raw<View | null>(null);
  status = $state<Status>("connecting");
  /** A failure that concerns no message of ours, such as "no-such-table". */
  failure = $state<string | null>(null);
  /** When the view came, by performance.now(): the card clock counts from there. */
  viewAt = $state(0);

  #socket: WebSocket | null = null;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;
  #nonces = new Set<number>();
  #stopWatching: () => void;

  constructor(
    readonly table: string,
    private readonly makeSocket: () => WebSocket = () => new WebSocket(socketAddress(table)),
    private readonly makePerson: () => Promise<unknown> = api.person,
  ) {
    this.#stopWatching = this.#watch();
    this.#open();
  }

  /** Say something; the answer says whether it was carried out. Rejected if the connection breaks. */
  send(message: Command): Promise<Answer> {
    return this.#ask(message) as Promise<Answer>;
  }

  /** What could be added to a draft. */
  async preview(seat: number, draft: string): Promise<Possible> {
    const answer = await this.#ask({ type: "preview", seat, draft } satisfies Unnumbered<Preview>);
    if (answer.type !== "possible") throw new PreviewFailed();
    return answer;
  }

  /** A good turn, beside what a draft is worth; or why not. */
  hint(seat: number, draft: string): Promise<Hinted | Answer> {
    return this.#ask({ type: "hint", seat, draft } satisfies Unnumbered<Hint>) as Promise<Hinted | Answer>;
  }

  close(): void {
    this.#closed = true;
    this.#stopWatching();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#socket?.close(NORMAL_CLOSE);
    this.#drop();
  }

  /** Try again now instead of after the pause. */
  retry(): void {
    if (this.#closed || this.#socket) return;
    this.#pause = FIRST_PAUSE;
    this.#open();
  }

  #ask(message: Unnumbered<ClientMessage>): Promise<Answer | Possible | Hinted> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== 1) return Promise.reject(new ConnectionLost());
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  #open(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const socket = this.makeSocket();
    this.#socket = socket;
    socket.onopen = () => {
      this.status = "open";
      this.#pause = FIRST_PAUSE;
      this.#nonces.clear();
      void this.#ask({ type: "hello", version: this.view?.version ?? null }).catch(() => {});
    };
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket !== this.#socket) return;
      if (event.code === NO_TABLE) {
        this.failure = "no-such-table";
        this.#closed = true;
      }
      // Not all pages at the same moment.
      if (event.code === COME_BACK) this.#pause = Math.random() * FIRST_PAUSE;
      this.#drop();
      if (event.code === COME_BACK) this.#pause = FIRST_PAUSE;
      if (event.code === NO_PERSON) void this.#introduce();
    };
  }

  // The first visit may begin at a table, by an invitation: then this browser has no cookie yet.
  async #introduce(): Promise<void> {
    await this.makePerson().catch(() => {});
    this.retry();
  }

  #hear(message: ServerMessage): void {
    if (message.type === "view") {
      this.view = message;
      this.viewAt = performance.now();
      this.failure = null;
      this.#shareNonces(message);
      return;
    }
    // A message the server did not even read has no number. Answers come in order, so it was the oldest.
    const id = message.id ?? this.#waiting.keys().next().value;
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id !== undefined) this.#waiting.delete(id);
    if (waiting) waiting.resolve(message);
    else if (message.type === "failed") this.failure = message.code;
  }

  // A seat's share of the deal is sent once the commitment was seen, so neither side can choose the cards.
  #shareNonces(view: View): void {
    if (view.phase !== "lobby") return;
    for (const { seat, mine, nonce } of view.seats) {
      if (!mine || nonce || this.#nonces.has(seat)) continue;
      this.#nonces.add(seat);
      this.send({ type: "nonce", seat, nonce: randomHex(32) }).then(
        (answer) => answer.type !== "done" && this.#nonces.delete(seat),
        () => this.#nonces.delete(seat),
      );
    }
  }

  #drop(): void {
    this.#socket = null;
    this.status = "lost";
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(new ConnectionLost());
    if (this.#closed) return;
    this.#timer = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  // A phone that wakes up or finds its network again should not wait for the next try.
  #watch(): () => void {
    if (typeof window === "undefined") return () => {};
    const now = () => this.retry();
    const visible = () => document.visibilityState === "visible" && this.retry();
    window.addEventListener("online", now);
    document.addEventListener("visibilitychange", visible);
    return () => {
      window.removeEventListener("online", now);
      document.removeEventListener("visibilitychange", visible);
    };
  }
}
