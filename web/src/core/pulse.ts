// Watches over one socket: notices answers that are late, and a line on which nothing arrives although it is not closed.

/** An answer that takes longer is shown as being sent. */
const SENDING_MS = 400;
/** A line without a sign of life for this long after a question is called silent. */
const SILENT_MS = 3000;
/** So long after the question another socket is tried. */
const DEAD_MS = 8000;
/** A line without a sign of life for this long is asked for one. */
const QUIET_MS = 10_000;

/** What it finds out. */
export interface PulseEvents {
  /** The answer to a command is late, or is there. */
  sending(isLate: boolean): void;
  /** Nothing arrives, or something does again. */
  silent(isSilent: boolean, deadInMs: number): void;
  /** Nothing has arrived for too long. */
  dead(): void;
  /** A sign of life is wanted. */
  ping(): void;
}

export class Pulse {
  /** Since when each unanswered question waits, oldest first. */
  #asked = new Map<number, { since: number; isCommand: boolean }>();
  #heardAt = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isSilent = false;

  constructor(private readonly events: PulseEvents) {
    this.#beat();
  }

  /** A question went out; commands are what a player waits for. */
  asked(id: number, isCommand: boolean): void {
    this.#asked.set(id, { since: performance.now(), isCommand });
    this.#beat();
  }

  /** Its answer came, or is no longer waited for. */
  answered(id: number): void {
    this.#asked.delete(id);
    this.#beat();
  }

  /** Anything at all arrived. */
  heard(): void {
    this.#heardAt = performance.now();
    this.#beat();
  }

  /** Ask for a sign of life now: the network may be another one, or none. */
  probe(): void {
    this.events.ping();
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (this.#isSending) this.events.sending((this.#isSending = false));
  }

  /** Look at the time, and come back when something could change. */
  #beat(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    const waiting = [...this.#asked.values()];
    const command = waiting.find(({ isCommand }) => isCommand);
    const sendingAt = command ? command.since + SENDING_MS : Infinity;
    const since = waiting[0] ? Math.max(waiting[0].since, this.#heardAt) : Infinity;
    if (now >= sendingAt !== this.#isSending) this.events.sending((this.#isSending = now >= sendingAt));
    if (now >= since + SILENT_MS !== this.#isSilent) {
      this.#isSilent = !this.#isSilent;
      this.events.silent(this.#isSilent, since + DEAD_MS - now);
    }
    if (now >= since + DEAD_MS) {
      this.events.dead();
      return;
    }
    const isQuiet = waiting.length === 0 && now >= this.#heardAt + QUIET_MS;
    if (isQuiet && isVisible()) {
      this.events.ping();
      return; // which has asked, and beaten again
    }
    const quietAt = waiting.length > 0 ? Infinity : this.#heardAt + QUIET_MS;
    const next = [sendingAt, since + SILENT_MS, since + DEAD_MS, isQuiet ? now + QUIET_MS : quietAt];
    this.#timer = setTimeout(() => this.#beat(), Math.min(...next.filter((at) => at > now)) - now);
  }
}

/** Nobody waits at a page that is not shown; it is asked for a sign of life when it is shown again. */
const isVisible = () => typeof document === "undefined" || document.visibilityState === "visible";
