// Where a learner is in the tutorial and what they have marked. The judge answers; nothing goes to the server.

import { DraftEditor } from "../../board/editor.svelte";
import type { BoardView, RefusalView, SheetView } from "../../core/protocol";
import { Draft } from "../../judge/draft";
import { type Possible, possible } from "../../judge/possible";
import { isQuestion, type Lesson, LESSONS, type Marking, type Question, sheetAfter } from "./lesson";
import { keepStep, keptStep } from "./step";

export class Student extends DraftEditor {
  #step = $state(keptStep(LESSONS.length));
  #task = $state(0);
  /** Why the last mark was not taken; null after one that was. */
  refusal = $state.raw<RefusalView | null>(null);
  /** The choice of a question, or null. */
  chosen = $state<number | null>(null);
  #undone = $state(false);
  #confirmed = $state(false);
  /** The task is done: a mark that is taken away again does not undo that. */
  done = $state(false);

  readonly lesson: Lesson | null = $derived(LESSONS[this.#step] ?? null);
  readonly task: Marking | Question | null = $derived(this.lesson?.tasks[this.#task] ?? null);
  readonly card = $derived(this.#latest("card") ?? this.lesson?.card ?? { number: 0, bridges: 0 });
  readonly sheet: SheetView = $derived.by(() =>
    sheetAfter(this.board, this.#latest("before") ?? this.lesson?.before ?? []),
  );
  /** Islands and lines that are to be pointed at now. */
  readonly places: readonly string[] = $derived.by(() => {
    if (!this.task || isQuestion(this.task) || this.done || this.isAstray) return [];
    return (this.task.places ?? []).filter((place) => place !== this.draft.island && this.draft.on(place) === 0);
  });
  /** A mark was made, and allowed, that the task does not ask for. */
  readonly isAstray: boolean = $derived.by(() => {
    const places = this.task && !isQuestion(this.task) ? this.task.places : undefined;
    if (!places || this.done) return false;
    const { island, bridges } = this.draft;
    return (island !== null && !places.includes(island)) || bridges.some((line) => !places.includes(line));
  });
  readonly possible: Possible = $derived.by(() => possible(this.board, this.sheet, this.card, this.draft));

  constructor(readonly board: BoardView) {
    super();
  }

  /** The number of the step, from 1. */
  get step(): number {
    return this.#step + 1;
  }

  get isOver(): boolean {
    return this.lesson === null;
  }

  /** The sheet is another one than in the task before. */
  get isNewSituation(): boolean {
    return this.#task === 0 ? this.#step > 0 : this.task?.before !== undefined;
  }

  /** Marks are asked for now, not an answer. */
  get mayMark(): boolean {
    return this.task !== null && !isQuestion(this.task);
  }

  override undo(): void {
    if (!this.draft.isEmpty) this.#undone = true;
    super.undo();
  }

  confirm(): void {
    if (this.possible.refusal || this.draft.isEmpty) {
      this.refusal = this.possible.refusal;
      return;
    }
    this.#confirmed = true;
    this.#look();
  }

  choose(number: number): void {
    if (!this.task || !isQuestion(this.task)) return;
    this.chosen = number;
    this.done ||= number === this.task.right;
  }

  /** To the next task, or the next step. */
  next(): void {
    if (!this.lesson) return;
    if (this.#task + 1 < this.lesson.tasks.length) this.#go(this.#step, this.#task + 1);
    else this.#go(this.#step + 1, 0);
  }

  /** To the step before this one, or to its beginning. */
  back(): void {
    if (this.#task > 0) this.#go(this.#step, 0);
    else if (this.#step > 0) this.#go(this.#step - 1, 0);
  }

  restart(): void {
    this.#go(0, 0);
  }

  #go(step: number, task: number): void {
    const fresh = step !== this.#step || task === 0 || LESSONS[step]?.tasks[task]?.before !== undefined;
    this.#step = step;
    this.#task = task;
    if (fresh) this.draft = Draft.empty;
    this.refusal = null;
    this.chosen = null;
    this.done = this.#undone = this.#confirmed = false;
    keepStep(step, LESSONS.length);
  }

  protected change(draft: Draft): void {
    this.draft = draft;
    this.refusal = null;
    this.#look();
  }

  protected refuse(refusal: RefusalView): void {
    this.refusal = refusal;
    this.#look();
  }

  #look(): void {
    const { board, sheet, draft, task } = this;
    if (!task || isQuestion(task)) return;
    const refused = this.refusal?.code ?? null;
    this.done ||= task.isDone({ board, sheet, draft, refused, undone: this.#undone, confirmed: this.#confirmed });
  }

  /** What this task or the last one before it in the step says. */
  #latest<K extends "before" | "card">(key: K): (Marking | Question)[K] | undefined {
    return this.lesson?.tasks.slice(0, this.#task + 1).findLast((task) => task[key] !== undefined)?.[key];
  }
}
