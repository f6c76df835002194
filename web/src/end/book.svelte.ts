// A finished game to leaf through: which round is looked at, and what its page shows.

import { Draft } from "../board/draft";
import type { Replay } from "../protocol";
import { t, texts } from "../texts.svelte";
import { lastRound, page, roundAfterKey, startMark, withinGame } from "./replay";
import { turnSentence } from "./turn";

/** Whose sheets are looked at; `replay` is null while it is being fetched. */
export interface Opened {
  replay: Replay | null;
  seat: number;
  name: string;
}

export class Book {
  readonly #opened: () => Opened;
  readonly #opensAt: "start" | "end";
  #chosen = $state<number | null>(null);

  /** `opened` is read again and again, so that it may change. */
  constructor(opened: () => Opened, opensAt: "start" | "end") {
    this.#opened = opened;
    this.#opensAt = opensAt;
  }

  readonly last = $derived.by(() => {
    const { replay } = this.#opened();
    return replay ? lastRound(replay) : 0;
  });

  readonly round = $derived.by(() => this.#chosen ?? (this.#opensAt === "end" ? this.last : 0));

  readonly now = $derived.by(() => {
    const { replay, seat } = this.#opened();
    return replay && page(replay, seat, this.round);
  });

  /** The sheet before the turn; with the turn on top of it, its marks show as wet ink. */
  readonly before = $derived.by(() => {
    const { replay, seat } = this.#opened();
    return replay ? (page(replay, seat, this.round - 1)?.sheet ?? null) : null;
  });

  /** The sheet as it was received. */
  readonly start = $derived.by(() => {
    const { replay, seat } = this.#opened();
    return replay?.starts[seat - 1] ?? null;
  });

  readonly turn = $derived.by(() => (this.now?.turn ? Draft.fromText(this.now.turn) : Draft.empty));

  /** Where that is, in words. */
  readonly where = $derived.by(() =>
    this.round === 0 ? t("end-replay-start") : t("end-replay-round", { round: this.round, rounds: this.last }),
  );

  /** What was played, or what the sheet started with. */
  readonly words = $derived.by(() => {
    const { replay, name } = this.#opened();
    if (!replay || !this.now) return "";
    if (this.now.turn !== null) return turnSentence(this.now.turn, name, texts.language, t);
    const mark = startMark(this.now.sheet);
    const key = replay.starts.length === 1 ? "end-replay-start-own" : "end-replay-start-words";
    return mark ? t(key, { name, ...mark }) : "";
  });

  /** Asked for a round beyond the edge, it stays inside. */
  turnTo(round: number): void {
    const { replay } = this.#opened();
    if (replay) this.#chosen = withinGame(replay, round);
  }

  readonly keydown = (event: KeyboardEvent): void => {
    // The seats are chosen with the arrows too, and the slider minds its own.
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const round = roundAfterKey(event.key, this.round, this.last);
    if (round === null) return;
    event.preventDefault();
    this.turnTo(round);
  };
}
