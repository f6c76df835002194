// A table's socket for tests of what is said over it, and the view of a lobby.

import type { View } from "../core/protocol";
import { NO_PROOF } from "./view";

export class FakeSocket {
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
