// A table's socket for tests of what is said over it, and the view of a lobby.

import type { View } from "../core/protocol";
import { NO_PROOF } from "./view";

export class FakeSocket {
  readyState = 0;
  /** What was said, without pings. */
  sent: Record<string, unknown>[] = [];
  /** Whether nothing comes back, though it is not closed. */
  isSilent = false;
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    if (message.type !== "ping") this.sent.push(message);
    else if (!this.isSilent) queueMicrotask(() => this.hear({ type: "done", id: message.id, version: 0 }));
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

const sealed = { ...NO_PROOF, commitment: "ab".repeat(32) };
export const lobby = (seats: object[] = [], proof: Partial<View["proof"]> = {}, version = 7) =>
  ({
    type: "view",
    stream: "s",
    step: version - 4,
    phase: "lobby",
    version,
    seats,
    proof: { ...sealed, ...proof },
  }) as unknown as View;
