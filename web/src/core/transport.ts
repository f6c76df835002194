// Where requests and sockets go: to the server, or to this device, which speaks the same protocol. Callers need not know which.

import { backend } from "./backend.svelte";
import type { SocketLike } from "./device/socket";

const TABLE = /^\/api\/tables\/([^/]+)\//;
const loadDevice = async () => (await import("./device/device.svelte")).device;

/** Like fetch; a request about a table goes to where that table is, wherever new ones are opened now. */
export async function request(
  method: string,
  path: string,
  body?: string,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const table = TABLE.exec(path)?.[1];
  const isHere = table === undefined ? backend.onDevice : await backend.owns(decodeURIComponent(table));
  if (isHere) return (await loadDevice()).request(method, path, body);
  const json = body === undefined ? {} : { headers: { "content-type": "application/json" }, body };
  try {
    const response = await fetch(path, { method, signal, credentials: "same-origin", ...json });
    backend.unreachable = isGateway(response);
    return response;
  } catch (error) {
    backend.unreachable = true;
    throw error;
  }
}

/** Whether something in front of the server answers, because the server does not. Its own answers are JSON. */
function isGateway({ status, headers }: Response): boolean {
  return status === 502 || status === 504 || (status === 503 && !headers.get("content-type")?.includes("json"));
}

function socketAddress(table: string, here: Location = location): string {
  const scheme = here.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${here.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

/** A socket to a table, wherever that is. */
export function openSocket(table: string): SocketLike {
  return backend.deviceUsed ? new Deferred(backend.owns(table), table) : new WebSocket(socketAddress(table));
}

/** A socket of which it is not known yet where it leads. */
class Deferred implements SocketLike {
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  #real: SocketLike | null = null;
  #closed = false;

  constructor(isHere: Promise<boolean>, table: string) {
    void isHere
      .then(async (here) => (here ? (await loadDevice()).connect(table) : new WebSocket(socketAddress(table))))
      .then((real) => this.#follow(real));
  }

  get isLocal(): boolean {
    return this.#real?.isLocal ?? false;
  }

  get readyState(): number {
    return this.#real?.readyState ?? 0;
  }

  send(text: string): void {
    this.#real?.send(text);
  }

  close(code?: number): void {
    this.#closed = true;
    this.#real?.close(code);
  }

  #follow(real: SocketLike): void {
    this.#real = real;
    if (this.#closed) {
      real.close();
      return;
    }
    real.onopen = (event) => this.onopen?.(event);
    real.onmessage = (event) => this.onmessage?.(event);
    real.onclose = (event) => this.onclose?.(event);
  }
}
