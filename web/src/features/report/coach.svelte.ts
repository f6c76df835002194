// The reports of a finished game as far as the server has them; asks again while there is more to come.

import { api, ApiError } from "../../core/api";
import type { Report } from "../../core/protocol";
import { say } from "../../core/say.svelte";
import { t } from "../../core/texts.svelte";
import { failureSentence } from "../../parts/failure";

// Cards come quickly; the optimum takes its time.
const SHORT_PAUSE_MS = 250;
const PAUSE_MS = 1000;
const LONG_PAUSE_MS = 4000;

export class Coach {
  readonly #table: string;
  #known = $state.raw<Record<number, Report>>({});
  /** How often the player asked to try again. */
  #tries = $state(0);
  /** Why the server cannot be asked, in words. */
  failure = $state("");

  constructor(table: string) {
    this.#table = table;
  }

  of(seat: number): Report | null {
    return this.#known[seat] ?? null;
  }

  /** For an effect: asks for a seat's report until it is complete, or until the effect ends. */
  follow(seat: number): () => void {
    void this.#tries;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const ask = async (): Promise<void> => {
      const pause = await this.#ask(seat, () => gone);
      if (pause !== null && !gone) timer = setTimeout(() => void ask(), pause);
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }

  again(seat: number): void {
    const report = this.of(seat);
    if (report) this.#known = { ...this.#known, [seat]: { ...report, failure: null } };
    this.#tries += 1;
  }

  /** Asks once; how long to wait before the next time, or null if there is nothing more to come. */
  async #ask(seat: number, gone: () => boolean): Promise<number | null> {
    try {
      const found = await api.report(this.#table, seat);
      if (gone()) return null;
      this.#known = { ...this.#known, [seat]: found };
      this.failure = "";
      const judging = found.rounds.length < found.steps - 1 && !found.warming_up;
      if (found.failure === null && !found.finished) return judging ? SHORT_PAUSE_MS : PAUSE_MS;
      say(t(found.failure === null ? "report-done" : "report-failed"));
      return null;
    } catch (error) {
      if (!gone() && !(error instanceof ApiError && error.code === "busy")) this.failure = failureSentence(error);
      return LONG_PAUSE_MS;
    }
  }
}
