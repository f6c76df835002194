// A finished game, card by card: which card is looked at, the sheet to draw for it, and what the coach says of it.

import type { BoardView, Replay, Report, SheetView } from "../../core/protocol";
import { t, texts } from "../../core/texts.svelte";
import { Draft } from "../../judge/draft";
import { turnSentence } from "../../parts/turn";
import { sayOf } from "../../parts/you";
import { lastRound, page, roundAfterKey, startMark, withinGame } from "./replay";
import { bestOf, grade, sheetsAlong, startSheet } from "./report";

/** Whose game is looked at; `replay` and `report` are null while they are being fetched. */
export interface Opened {
  board: BoardView;
  replay: Replay | null;
  report: Report | null;
  seat: number;
  /** Whose it is; null if it is the reader's. */
  name: string | null;
}

/** What to draw: the sheet before a turn, the turn as wet ink on top, and a better turn as a ghost. */
export interface Picture {
  sheet: SheetView;
  draft: Draft;
  proposal: Draft;
}

export class Book {
  readonly #opened: () => Opened;
  #chosen = $state<number | null>(null);
  /** Look at the best way through this deal instead of what was played. */
  best = $state(false);

  /** `opened` is read again and again, so that it may change. */
  constructor(opened: () => Opened) {
    this.#opened = opened;
  }

  readonly last = $derived.by(() => {
    const { replay } = this.#opened();
    return replay ? lastRound(replay) : 0;
  });

  /** The last card until one is chosen; a chosen one stays, whatever arrives. */
  readonly round = $derived.by(() => this.#chosen ?? this.last);

  readonly now = $derived.by(() => {
    const { replay, seat } = this.#opened();
    return replay && page(replay, seat, this.round);
  });

  /** What the coach says of this card, once it is known. */
  readonly judged = $derived.by(() => this.#opened().report?.rounds.find((one) => one.round === this.round) ?? null);

  /** The same, if another turn would have been better. */
  readonly better = $derived.by(() => (this.judged && grade(this.judged) !== "best" ? this.judged : null));

  /** The best of the deal, once there is one to show. */
  readonly optimum = $derived.by(() => {
    const { report } = this.#opened();
    return report && bestOf(report);
  });

  /** The sheets along the best way: as it was received, then after each card. */
  readonly #way = $derived.by(() => {
    const { board, replay, seat } = this.#opened();
    const start = this.optimum?.start ? startSheet(this.optimum.start) : replay?.starts[seat - 1];
    return this.optimum && start ? sheetsAlong(board, start, this.optimum.turns) : null;
  });

  /** What was played on this card; null while the game is being fetched. */
  readonly played: Picture | null = $derived.by(() => {
    const { replay, seat } = this.#opened();
    const before = replay && page(replay, seat, this.round - 1);
    if (!before) return null;
    const draft = this.now?.turn ? Draft.fromText(this.now.turn) : Draft.empty;
    const proposal = this.better ? Draft.fromText(this.better.best) : Draft.empty;
    return { sheet: before.sheet, draft, proposal };
  });

  /** What the best way has on this card. */
  readonly ideal: Picture | null = $derived.by(() => {
    const sheet = this.#way?.[Math.max(0, this.round - 1)];
    if (!sheet) return null;
    const turn = this.round > 0 ? (this.optimum?.turns[this.round - 1] ?? "pass") : "pass";
    return { sheet, draft: Draft.fromText(turn), proposal: Draft.empty };
  });

  readonly picture = $derived.by(() => (this.best && this.ideal ? this.ideal : this.played));

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
    return mark ? sayOf(key, name, t, { ...mark }) : "";
  });

  /** Asked for a round beyond the edge, it stays inside. */
  turnTo(round: number): void {
    const { replay } = this.#opened();
    if (replay) this.#chosen = withinGame(replay, round);
  }

  /** Left and right turn the cards from anywhere; Home and End from a button, since they also scroll. */
  readonly keydown = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // Fields, sliders, tabs and dialogs mind their own arrows.
    if (target instanceof Element && target.closest("input, textarea, select, dialog, [role=tab]")) return;
    if (!key.startsWith("Arrow") && !(target instanceof HTMLButtonElement)) return;
    const round = roundAfterKey(key, this.round, this.last);
    if (round === null) return;
    event.preventDefault();
    this.turnTo(round);
  };
}
