// When to try a lost connection again: exponential back-off with full jitter, never sooner than the server asks.

const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

export class Backoff {
  #failures = 0;

  constructor(private readonly random: () => number = () => Math.random()) {}

  /** The pause before the next try, in milliseconds; `askedMs` is how long the server asks to wait. */
  pause(askedMs = 0): number {
    const limit = Math.min(FIRST_MS * 2 ** this.#failures++, LONGEST_MS);
    // What the server asks for is the same for many pages, so there is jitter on top of it too.
    return askedMs + this.random() * Math.min(limit, Math.max(0, LONGEST_MS - askedMs));
  }

  /** The connection has proven itself. */
  reset(): void {
    this.#failures = 0;
  }
}
