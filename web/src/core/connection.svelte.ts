// One table's socket: keeps the newest view, matches answers to questions, and reconnects.

import { api, ApiError } from "./api";
import { Backoff } from "./backoff";
import { viewAfter } from "./change";
import type { SocketLike } from "./device/socket";
import type {
  Change,
  ClientMessage,
  Done,
  Failed,
  Hello,
  Hint,
  Hinted,
  Nudged,
  Reacted,
  Refused,
  ServerMessage,
  View,
} from "./protocol";
import { Pulse } from "./pulse";
import { openSocket } from "./transport";

export type Status = "connecting" | "open" | "lost";
export type Answer = Done | Refused | Failed;
type Unnumbered<M> = M extends { id: number } ? Omit<M, "id"> : never;
/** The page judges drafts itself, so it neither asks for previews nor hears of them. */
type Said = Exclude<ClientMessage, { type: "preview" }>;
type Heard = Exclude<ServerMessage, { type: "possible" }>;
/** Everything the page says besides hello and questions, without its number. */
export type Command = Unnumbered<Exclude<Said, { type: "hello" } | { type: "ping" } | { type: "hint" }>>;

/** The connection broke before an answer came: it is not known whether the message arrived. */
export class ConnectionLost extends Error {}

/** Follows a connection: called at once, before anything is drawn. */
export interface Follower {
  /** A new socket is open. */
  opened(): void;
  /** A view came or changed. */
  seen(view: View): void;
}

interface Waiting {
  resolve: (answer: Answer | Hinted) => void;
  reject: (reason: Error) => void;
}

const NORMAL_CLOSE = 1000;
/** The server restarts: another one, or the same, is there soon. */
const RESTARTING = 1012;
/** A socket without a view after this long will not bring one. */
const OPENING_MS = 20_000;
/** A connection that showed a view and lasted this long has proven itself. */
const PROVEN_MS = 5000;

/** What a request failed with, or null. */
async function reasonOf(request: Promise<unknown>): Promise<ApiError | null> {
  try {
    await request;
    return null;
  } catch (error) {
    return error instanceof ApiError ? error : new ApiError("network");
  }
}

export class Connection {
  view = $state.raw<View | null>(null);
  status = $state<Status>("connecting");
  /** Why there is no connection: the server's code such as "busy", or "network", or "lost"; null while all is well. */
  trouble = $state<string | null>(null);
  /** When it is tried again, by performance.now(); null while it is being tried, and if it is not. */
  retryAt = $state<number | null>(null);
  /** When the view came or changed, by performance.now(): the card clock counts from there. */
  viewAt = $state(0);

  /** The answer to a command is late. */
  sending = $state(false);
  /** How many commands are sent again and again until they have arrived. */
  unsent = $state(0);
  /** Another player waits for this person; a new object each time. */
  nudged = $state.raw<Nudged | null>(null);
  /** The newest reaction of a player. */
  reacted = $state.raw<Reacted | null>(null);

  #socket: SocketLike | null = null;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  /** Commands without an answer, by their text. */
  #commands = new Map<string, Promise<Answer>>();
  /** Commands that are done, but not in the view yet. */
  #unseen: { done: Done; resolve: Waiting["resolve"] }[] = [];
  /** Called with the view once there is a connection again, or with null if there never will be. */
  #opening: ((view: View | null) => void)[] = [];
  #pulse: Pulse | null = null;
  #backoff = new Backoff();
  #attempt = 0;
  /** Of the next try, of a socket that is opening, or of one that has yet to prove itself. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The server does not want to be asked sooner, by performance.now(). */
  #notBefore = 0;
  #introduced = false;
  #closed = false;
  #follower: Follower | null = null;
  #stopWatching: () => void;

  constructor(
    readonly table: string,
    private readonly makeSocket: () => SocketLike = () => openSocket(table),
    private readonly http: Pick<typeof api, "person" | "checkSocket"> = api,
  ) {
    this.#stopWatching = this.#watch();
    this.#open();
  }

  /** Notify a follower of every socket and view from now on. */
  follow(follower: Follower): void {
    this.#follower = follower;
  }

  /**
   * Say something; the answer says whether it was carried out, and the view shows it by then. Rejected if the
   * connection breaks. What is said again before it was answered, by a second press of a button, is sent once.
   */
  send(message: Command): Promise<Answer> {
    const text = JSON.stringify(message);
    const before = this.#commands.get(text);
    if (before) return before;
    const answer = (this.#ask(message, "command") as Promise<Answer>).finally(() => this.#commands.delete(text));
    this.#commands.set(text, answer);
    return answer;
  }

  /**
   * Say something again after every loss of the connection, as long as the view then shows that it is still wanted.
   * Null if it is not: then it had arrived before.
   */
  async insist(message: Command, isWanted: (view: View) => boolean): Promise<Answer | null> {
    this.unsent++;
    try {
      for (;;) {
        try {
          return await this.send(message);
        } catch (error) {
          if (!(error instanceof ConnectionLost)) throw error;
        }
        const view = await this.#opened();
        if (view === null) throw new ConnectionLost();
        if (!isWanted(view)) return null;
      }
    } finally {
      this.unsent--;
    }
  }

  /** A good turn, beside what a draft is worth; or why not. */
  hint(seat: number, draft: string): Promise<Hinted | Answer> {
    const question = { type: "hint", seat, draft } satisfies Unnumbered<Hint>;
    return this.#ask(question, "patient") as Promise<Hinted | Answer>; // a coach may take its time
  }

  close(): void {
    this.#closed = true;
    this.#stopWatching();
    this.#socket?.close(NORMAL_CLOSE);
    this.#drop();
    for (const resolve of this.#opening.splice(0)) resolve(null);
  }

  /** Try again now instead of after the pause. */
  retry(): void {
    if (this.#closed) return;
    if (this.#socket && this.trouble === "silent") this.#abandon(this.#socket, "silent");
    if (!this.#socket) this.#open();
  }

  /** Ask the server. A pulse waits for the answer to a command, which is shown, or to a ping; others may take longer. */
  #ask(message: Unnumbered<Said>, kind: "command" | "ping" | "patient"): Promise<Answer | Hinted> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== 1) return Promise.reject(new ConnectionLost());
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
      if (kind !== "patient") this.#pulse?.asked(id, kind === "command");
    });
  }

  /** The view, once there is a connection; null if there never will be. */
  #opened(): Promise<View | null> {
    if (this.#closed || (this.status === "open" && this.view)) return Promise.resolve(this.#closed ? null : this.view);
    return new Promise((resolve) => this.#opening.push(resolve));
  }

  /** Watch over a socket; one of this device is never silent, only busy. */
  #watchOver(socket: SocketLike): Pulse | null {
    if (socket.isLocal) return null;
    return new Pulse({
      sending: (isLate) => (this.sending = isLate),
      silent: (isSilent, deadInMs) => {
        this.trouble = isSilent ? "silent" : null;
        this.retryAt = isSilent ? performance.now() + deadInMs : null;
      },
      dead: () => this.#abandon(socket, "silent"),
      ping: () => void this.#ask({ type: "ping" }, "ping").catch(() => {}),
    });
  }

  #open(): void {
    const attempt = ++this.#attempt;
    const socket = this.makeSocket();
    let opened = false;
    this.#socket = socket;
    this.status = "connecting";
    this.retryAt = null;
    this.#setTimer(() => this.#abandon(socket, "network"), OPENING_MS);
    socket.onopen = () => {
      opened = true;
      this.#pulse = this.#watchOver(socket);
      this.#follower?.opened();
      void this.#greet(socket);
    };
    socket.onmessage = (event: MessageEvent) => {
      if (socket !== this.#socket) return;
      this.#pulse?.heard();
      this.#hear(JSON.parse(String(event.data)) as Heard);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket !== this.#socket) return;
      this.#drop();
      if (opened) this.#retryLater(event.code === RESTARTING ? "stopping" : "lost");
      else void this.#askWhy(attempt);
    };
  }

  /** Ask for views; a server that cannot serve them now is left and tried again. */
  async #greet(socket: SocketLike): Promise<void> {
    const answer = await this.#ask(this.#hello(), "patient").catch(() => null);
    if (socket !== this.#socket) return;
    if (answer?.type === "failed") this.#abandon(socket, answer.code, answer.retry_after_seconds);
    else if (this.view && this.status !== "open") this.#settle(); // perhaps nothing has changed meanwhile
  }

  /** Asks for changes, from the view that is here. */
  #hello(): Unnumbered<Hello> {
    return { type: "hello", changes: true, stream: this.view?.stream ?? "", step: this.view?.step ?? 0 };
  }

  #abandon(socket: SocketLike, trouble: string, askedSeconds?: number | null): void {
    this.#drop();
    socket.close(NORMAL_CLOSE);
    this.#retryLater(trouble, askedSeconds);
  }

  /** A browser does not tell its page why a socket was refused; plain HTTP at the same address does. */
  async #askWhy(attempt: number): Promise<void> {
    const refusal = await reasonOf(this.http.checkSocket(this.table));
    if (this.#closed || attempt !== this.#attempt) return;
    if (refusal?.code === "no-such-table") {
      this.trouble = refusal.code;
      this.close();
    } else if (refusal?.code === "no-person" && !this.#introduced) {
      await this.#introduce(attempt);
    } else this.#retryLater(refusal?.code ?? "lost", refusal?.retryAfterSeconds);
  }

  /** The first visit may begin at a table, by an invitation: then this browser has no cookie yet. */
  async #introduce(attempt: number): Promise<void> {
    this.#introduced = true;
    const refusal = await reasonOf(this.http.person());
    if (this.#closed || attempt !== this.#attempt) return;
    if (refusal) this.#retryLater(refusal.code, refusal.retryAfterSeconds);
    else this.#open();
  }

  #retryLater(trouble: string, askedSeconds?: number | null): void {
    const askedMs = 1000 * (askedSeconds ?? 0);
    const pause = this.#backoff.pause(askedMs);
    const now = performance.now();
    this.trouble = trouble;
    this.#notBefore = now + askedMs;
    this.retryAt = now + pause;
    this.#setTimer(() => this.#open(), pause);
  }

  #setTimer(act: () => void, ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, ms);
  }

  #hear(message: Heard): void {
    if (message.type === "view" || message.type === "change") {
      this.#see(message);
      return;
    }
    if (message.type === "nudged") {
      this.nudged = message;
      return;
    }
    if (message.type === "reacted") {
      this.reacted = message;
      return;
    }
    // A message the server did not even read has no number. Answers come in order, so it was the oldest.
    const id = message.id ?? this.#waiting.keys().next().value;
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id !== undefined) this.#waiting.delete(id);
    if (id !== undefined) this.#pulse?.answered(id);
    if (!waiting) return;
    if (message.type === "done" && message.version > (this.view?.version ?? 0)) {
      this.#unseen.push({ done: message, resolve: waiting.resolve });
    } else waiting.resolve(message);
  }

  /** Shows the view after it, or asks for what is missing before it. */
  #see(news: View | Change): void {
    const view = viewAfter(this.view, news);
    if (!view) {
      this.#ask(this.#hello(), "patient").catch(() => {}); // a lost connection asks again after it reconnects
      return;
    }
    if (view === this.view) return;
    this.view = view;
    this.viewAt = performance.now();
    if (this.status !== "open") this.#settle();
    this.#resolveSeen();
    this.#follower?.seen(view);
  }

  #resolveSeen(version = this.view?.version ?? 0): void {
    for (const { done, resolve } of this.#unseen) if (done.version <= version) resolve(done);
    this.#unseen = this.#unseen.filter(({ done }) => done.version > version);
  }

  /** The first view is here; if the connection lasts, the next loss is a new one. */
  #settle(): void {
    this.status = "open";
    this.trouble = null;
    for (const resolve of this.#opening.splice(0)) resolve(this.view);
    this.#setTimer(() => {
      this.#backoff.reset();
      this.#introduced = false;
    }, PROVEN_MS);
  }

  #drop(): void {
    this.#socket = null;
    this.#pulse?.stop();
    this.#pulse = null;
    this.status = "lost";
    this.retryAt = null;
    clearTimeout(this.#timer);
    this.#resolveSeen(Infinity); // done is done; the next view will show it
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(new ConnectionLost());
  }

  // A phone that wakes up or finds its network again should not wait for the next try, unless the server asked for it.
  // A browser without a network may still reach a server on the same machine, so the line is asked.
  #watch(): () => void {
    if (typeof window === "undefined") return () => {};
    const now = () => {
      if (this.#socket) this.#pulse?.probe();
      else if (performance.now() >= this.#notBefore) this.retry();
    };
    const offline = () => this.#pulse?.probe();
    const visible = () => document.visibilityState === "visible" && now();
    window.addEventListener("online", now);
    window.addEventListener("offline", offline);
    document.addEventListener("visibilitychange", visible);
    return () => {
      window.removeEventListener("online", now);
      window.removeEventListener("offline", offline);
      document.removeEventListener("visibilitychange", visible);
    };
  }
}
