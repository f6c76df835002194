// The best way of a pasted puzzle is computed by the server, when it is first needed.

import { api, ApiError } from "../../core/api";
import { say } from "../../core/say.svelte";
import { t } from "../../core/texts.svelte";
import { Draft } from "../../judge/draft";
import { failureSentence } from "../../parts/failure";
import type { Attempt } from "./attempt.svelte";

export class Study {
  #isWorking = $state(false);
  #trouble = $state("");

  constructor(private readonly attempt: Attempt) {}

  /** That it takes a moment, or why there is no best way; empty otherwise. */
  get sentence(): string {
    return this.#isWorking ? t("puzzles-working") : this.#trouble;
  }

  /** True once a best way is known. */
  async finish(): Promise<boolean> {
    if (this.attempt.hint) return true;
    if (this.#isWorking) return false;
    this.#isWorking = true;
    say(this.sentence);
    this.#trouble = await this.#ask();
    this.#isWorking = false;
    if (this.#trouble) say(this.#trouble);
    return this.attempt.hint !== null;
  }

  /** Ask the server; what is wrong, if anything is. */
  async #ask(): Promise<string> {
    const { puzzle } = this.attempt;
    try {
      const { points, turns } = await api.puzzleSolution(puzzle.text);
      if (points !== puzzle.goal) return t("puzzles-goal-wrong", { points });
      this.attempt.way = turns.map((turn) => Draft.fromText(turn));
      return "";
    } catch (error) {
      return error instanceof ApiError && error.code === "puzzle-unproven"
        ? t("puzzles-unproven")
        : failureSentence(error);
    }
  }
}
