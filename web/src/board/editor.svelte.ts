// Edits a draft by taps and drags on the board. What may be marked is the judge's word; what follows from a change or
// a refusal is up to the subclass: a turn at a table (features/play) or a task of the tutorial (features/learn).

import type { RefusalView } from "../core/protocol";
import { t } from "../core/texts.svelte";
import { Draft } from "../judge/draft";
import type { Card } from "../judge/drawing";
import type { Possible } from "../judge/possible";

/** Reasons that are plain to see on the sheet; no words are needed when a tap erases instead. */
const PLAINLY_FULL = ["line-full", "bridges-drawn"];

export abstract class DraftEditor {
  draft = $state.raw<Draft>(Draft.empty);
  abstract readonly card: Card;
  /** What could be added to the draft, and what is wrong with it. */
  abstract readonly possible: Possible;

  /** Take the changed draft; `spoken` says what was done. */
  protected abstract change(draft: Draft, spoken: string): void;
  /** Say why not; `place` is the island or line that was meant. */
  protected abstract refuse(refusal: RefusalView, place: string): void;

  tapIsland(at: string): void {
    if (this.draft.island === at) {
      this.change(this.draft.withoutNumber(), t("say-erased-number", { at }));
      return;
    }
    const { number } = this.card;
    const refusal = this.possible.islands[at];
    if (refusal) this.refuse(refusal, at);
    else this.change(this.draft.write(number, at), t("say-written", { number, at }));
  }

  /** A tap on a line draws; once it can take no more, the next tap takes its fresh bridges away. */
  tapLine(line: string): void {
    const refusal = this.possible.lines[line];
    if (!refusal || this.draft.on(line) === 0) {
      this.dragLine(line);
      return;
    }
    const isPlain = PLAINLY_FULL.includes(refusal.code) || line in this.possible.wrong;
    this.change(this.draft.withoutLine(line), t("say-erased-line", { line }));
    if (!isPlain) this.refuse(refusal, line);
  }

  /** A drag only draws; it never erases. */
  dragLine(line: string): void {
    const refusal = this.possible.lines[line];
    const drawn = { line, done: this.draft.bridges.length + 1, all: this.card.bridges };
    if (refusal) this.refuse(refusal, line);
    else this.change(this.draft.draw(line), t("say-drawn", drawn));
  }

  undo(): void {
    if (!this.draft.isEmpty) this.change(this.draft.undo(), t("say-undone"));
  }
}
