// An attempt at a puzzle: the turns made so far and the one being drawn. Everything can be undone.

import { DraftEditor } from "../../board/editor.svelte";
import type { RefusalView, SheetView } from "../../core/protocol";
import { say } from "../../core/say.svelte";
import { Draft } from "../../judge/draft";
import type { Card } from "../../judge/drawing";
import { type Possible, possible } from "../../judge/possible";
import { refusalSentence } from "../../parts/failure";
import { firstDifference, type Hint, hintOf } from "./hint";
import { keepProgress, puzzleProgress } from "./progress";
import { type Puzzle, type Step, stepsOf } from "./puzzle";

/** How much of the best way was shown: nothing, the card, the island, turns. */
export const DEGREES = { none: 0, card: 1, island: 2, turn: 3, way: 4 } as const;

export class Attempt extends DraftEditor {
  turns = $state.raw<readonly Draft[]>([]);
  /** Which degree of hint is shown. */
  degree = $state(0);
  /** After giving up: how many turns of the best way are shown; null before. */
  shown = $state<number | null>(null);
  refused = $state.raw<{ refusal: RefusalView; place: string } | null>(null);

  readonly steps: Step[] = $derived.by(() => stepsOf(this.puzzle, this.turns));
  readonly sheet: SheetView = $derived((this.steps.at(-1) as Step).sheet);
  readonly points: number = $derived((this.steps.at(-1) as Step).points);
  /** The step with the turn that is being drawn. */
  readonly promise: Step = $derived.by(() =>
    this.isOver ? (this.steps.at(-1) as Step) : (stepsOf(this.puzzle, [...this.turns, this.draft]).at(-1) as Step),
  );
  readonly index: number = $derived(this.turns.length);
  readonly card: Card = $derived.by(() => this.puzzle.cards[this.index] ?? { number: 0, bridges: 0 });
  readonly isOver: boolean = $derived.by(() => this.index === this.puzzle.cards.length);
  readonly isSolved: boolean = $derived.by(() => this.points >= this.puzzle.goal);
  readonly possible: Possible = $derived.by(() => possible(this.puzzle.board, this.sheet, this.card, this.draft));
  /** A best way, empty while none is known. */
  way = $state.raw<readonly Draft[]>([]);
  readonly hint: Hint | null = $derived.by(() => (this.way.length ? hintOf(this.puzzle, this.way) : null));
  /** The steps of the best way. */
  readonly best: Step[] = $derived.by(() => stepsOf(this.puzzle, this.way));

  constructor(
    readonly puzzle: Puzzle,
    way: readonly Draft[],
  ) {
    super();
    this.way = way;
    this.hints = puzzleProgress()[puzzle.id]?.hints ?? 0;
  }

  /** How many hints were seen, now or earlier. */
  hints = $state(0);

  get refusal(): RefusalView | null {
    return Object.values(this.possible.wrong)[0] ?? this.possible.refusal;
  }

  /** The turn to show as a ghost. */
  get proposal(): Draft {
    if (this.degree < DEGREES.turn || this.isOver || firstDifference(this.turns, this.way) < this.index)
      return Draft.empty;
    return this.way[this.index] ?? Draft.empty;
  }

  /** Play the draft, and the next card comes; false if it cannot be played. */
  confirm(): boolean {
    if (this.isOver) return false;
    if (this.refusal) {
      this.refuse(this.refusal, this.refusal.where ?? "");
      return false;
    }
    this.turns = [...this.turns, this.draft];
    this.draft = Draft.empty;
    this.refused = null;
    if (this.isSolved) keepProgress(this.puzzle.id, { solved: true });
    return true;
  }

  /** Take back the last mark, or the whole turn before, whose marks can then be changed. */
  override undo(): void {
    if (!this.draft.isEmpty) super.undo();
    else this.backTo(this.index - 1);
  }

  /** Go back to a card; its turn is there to be changed. */
  backTo(card: number): void {
    const turn = this.turns[card];
    if (!turn) return;
    this.turns = this.turns.slice(0, card);
    this.draft = turn;
    this.refused = null;
  }

  restart(): void {
    this.turns = [];
    this.draft = Draft.empty;
    this.refused = null;
    this.shown = null;
  }

  /** Show one degree more; for the turn, go back to where the best way was left. */
  askHint(): void {
    if (!this.hint) return;
    this.degree = Math.min(this.degree + 1, DEGREES.turn);
    this.#keep(this.degree);
    if (this.degree < DEGREES.turn) return;
    const left = firstDifference(this.turns, this.way);
    if (left < this.index) this.turns = this.turns.slice(0, left);
    this.draft = Draft.empty;
  }

  giveUp(): void {
    if (!this.hint) return;
    this.shown = 0;
    this.#keep(DEGREES.way);
  }

  #keep(hints: number): void {
    this.hints = Math.max(this.hints, hints);
    keepProgress(this.puzzle.id, { hints });
  }

  protected change(draft: Draft, spoken: string): void {
    this.draft = draft;
    this.refused = null;
    say(spoken);
  }

  protected refuse(refusal: RefusalView, place: string): void {
    this.refused = { refusal, place };
    say(refusalSentence(refusal));
  }
}
