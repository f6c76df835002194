/** What is wrong with a file while it is edited: asked of Python a moment after the last change, answered for that alone. */

import { api, ApiError } from "../../core/api";
import type { BoardCheck } from "../../core/protocol";
import { failureSentence } from "../../parts/failure";

const PAUSE_MS = 700;

export class FileCheck {
  /** The last answer; null while one is awaited. */
  answer = $state.raw<BoardCheck | null>(null);
  failure = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #question = 0;

  get isGood(): boolean {
    return this.answer !== null && this.answer.problems.length === 0;
  }

  ask(text: string, after = PAUSE_MS): void {
    this.stop();
    this.answer = null;
    this.failure = "";
    this.#timer = setTimeout(() => void this.#run(text), after);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#question += 1;
  }

  async #run(text: string): Promise<void> {
    const question = this.#question;
    try {
      const answer = await api.checkBoard(text);
      if (question === this.#question) this.answer = answer;
    } catch (error) {
      if (question !== this.#question) return;
      const wait = error instanceof ApiError ? error.retryAfterSeconds : null;
      // Too fast for the server's limit: ask again when it allows.
      if (wait !== null) this.ask(text, wait * 1000);
      else this.failure = failureSentence(error);
    }
  }
}
