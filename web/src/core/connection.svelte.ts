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
  Refused,
  ServerMessage,
  View,
} from "./protocol";
import { openSocket } from "./transport";

export type Status = "connecting" | "open" | "lost";
export type Answer = Done | Refused | Failed;
type Unnumbered<M> = M extends { id: number } ? Omit<M, "id"> : never;
/** The page judges drafts itself, so it neither asks for previews nor hears of them. */
type Said = Exclude<ClientMessage, { type: "preview" }>;
type Heard = Exclude<ServerMessage, { type: "possible" }>;
/** Everything the page says besides hello and questions, without its number. */
export type Command = Unnumbered<Exclude<Said, { type: "hello" } | { type: "hint" }>>;

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

  /** Another player waits for this person; a new object each time. */
  nudged = $state.raw<Nudged | null>(null);

  #socket: SocketLike | null = null;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  /** Commands without an answer, by their text. */
  #commands = new Map<string, Promise<Answer>>();
  /** Commands that are done, but not in the view yet. */
  #unseen: { done: Done; resolve: Waiting["resolve"] }[] = [];
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
    const answer = (this.#ask(message) as Promise<Answer>).finally(() => this.#commands.delete(text));
    this.#commands.set(text, answer);
    return answer;
  }

  /** A good turn, beside what a draft is worth; or why not. */
  hint(seat: number, draft: string): Promise<Hinted | Answer> {
    return this.#ask({ type: "hint", seat, draft } satisfies Unnumbered<Hint>) as Promise<Hinted | Answer>;
  }

  close(): void {
    this.#closed = true;
    this.#stopWatching();
    this.#socket?.close(NORMAL_CLOSE);
    this.#drop();
  }

  /** Try again now instead of after the pause. */
  retry(): void {
    if (!this.#closed && !this.#socket) this.#open();
  }

  #ask(message: Unnumbered<Said>): Promise<Answer | Hinted> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== 1) return Promise.reject(new ConnectionLost());
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
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
      this.#follower?.opened();
      void this.#greet(socket);
    };
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Heard);
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
    const answer = await this.#ask(this.#hello()).catch(() => null);
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
    // A message the server did not even read has no number. Answers come in order, so it was the oldest.
    const id = message.id ?? this.#waiting.keys().next().value;
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id !== undefined) this.#waiting.delete(id);
    if (!waiting) return;
    if (message.type === "done" && message.version > (this.view?.version ?? 0)) {
      this.#unseen.push({ done: message, resolve: waiting.resolve });
    } else waiting.resolve(message);
  }

  /** Shows the view after it, or asks for what is missing before it. */
  #see(news: View | Change): void {
    const view = viewAfter(this.view, news);
    if (!view) {
      this.#ask(this.#hello()).catch(() => {}); // a lost connection asks again after it reconnects
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
    this.#setTimer(() => {
      this.#backoff.reset();
      this.#introduced = false;
    }, PROVEN_MS);
  }

  #drop(): void {
    this.#socket = null;
    this.status = "lost";
    this.retryAt = null;
    clearTimeout(this.#timer);
    this.#resolveSeen(Infinity); // done is done; the next view will show it
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(new ConnectionLost());
  }

  // A phone that wakes up or finds its network again should not wait for the next try, unless the server asked for it.
  #watch(): () => void {
    if (typeof window === "undefined") return () => {};
    const now = () => performance.now() >= this.#notBefore && this.retry();
    const visible = () => document.visibilityState === "visible" && now();
    window.addEventListener("online", now);
    document.addEventListener("visibilitychange", visible);
    return () => {
      window.removeEventListener("online", now);
      document.removeEventListener("visibilitychange", visible);
    };
  }
}
