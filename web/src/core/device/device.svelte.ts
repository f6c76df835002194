// The server on this device, as the page sees it: requests and sockets to a worker that is started when it is needed.

import type { FromWorker, ToWorker } from "./message";
import type { SocketLike } from "./socket";

const CLOSED = 3;
const OPEN = 1;

/** A socket to a table of this device. */
class LocalSocket implements SocketLike {
  readonly isLocal = true;
  readyState = 0;
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;

  constructor(
    private readonly number: number,
    private readonly post: (message: ToWorker) => void,
  ) {}

  send(text: string): void {
    this.post({ kind: "say", socket: this.number, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.post({ kind: "close", socket: this.number });
  }

  opened(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = OPEN;
    this.onopen?.(new Event("open"));
  }

  closed(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

class Device {
  /** What is loaded of it, in bytes; null before it begins and when it is ready. */
  progress = $state.raw<{ loaded: number; total: number } | null>(null);
  failed = $state(false);

  #worker: Worker | null = null;
  #next = 1;
  #waiting = new Map<number, (response: Response) => void>();
  #sockets = new Map<number, LocalSocket>();

  request(method: string, path: string, body = ""): Promise<Response> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#post({ kind: "request", id, method, path, body });
    });
  }

  connect(table: string): SocketLike {
    const number = this.#next++;
    const socket = new LocalSocket(number, (message) => this.#post(message));
    this.#sockets.set(number, socket);
    this.#post({ kind: "open", socket: number, table });
    return socket;
  }

  /** Start again after a failure. */
  retry(): void {
    this.#worker?.terminate();
    this.#worker = null;
    location.reload();
  }

  #post(message: ToWorker): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = () => this.#fail();
    this.progress = { loaded: 0, total: 0 };
    return worker;
  }

  #hear(message: FromWorker): void {
    if (message.kind === "progress") this.progress = message;
    else if (message.kind === "ready") this.progress = null;
    else if (message.kind === "failed") {
      console.error(message.reason);
      this.#fail();
    } else if (message.kind === "answer") this.#answer(message);
    else this.#pass(message);
  }

  #answer({ id, status, body }: FromWorker & { kind: "answer" }): void {
    const headers = {
      "content-type": body.startsWith("{") || body.startsWith("[") ? "application/json" : "text/plain",
    };
    this.#waiting.get(id)?.(new Response(body || null, { status, headers }));
    this.#waiting.delete(id);
  }

  #pass(message: FromWorker & { socket: number }): void {
    const socket = this.#sockets.get(message.socket);
    if (message.kind === "opened") socket?.opened();
    else if (message.kind === "closed") socket?.closed(message.code);
    else if (message.kind === "heard" && socket?.readyState === OPEN) {
      socket.onmessage?.(new MessageEvent("message", { data: message.text }));
    }
  }

  #fail(): void {
    this.progress = null;
    this.failed = true;
  }
}

export const device = new Device();
