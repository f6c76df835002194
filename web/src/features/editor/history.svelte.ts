/** A value that is edited step by step, can be taken back, and outlives a reload. */

import { recall, remember } from "../../core/settings.svelte";

const MOST_STEPS = 200;

export class History<T> {
  #now: T;
  #past = $state.raw<readonly T[]>([]);

  constructor(
    private readonly key: string,
    first: T,
    read: (text: string) => T | null,
    private readonly write: (value: T) => string,
  ) {
    this.#now = $state.raw(read(recall(key) ?? "") ?? first);
  }

  get now(): T {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  change(next: T): void {
    this.#past = [...this.#past.slice(-MOST_STEPS), this.#now];
    this.#set(next);
  }

  /** Whether there was a step to take back. */
  undo(): boolean {
    const before = this.#past.at(-1);
    if (before === undefined) return false;
    this.#past = this.#past.slice(0, -1);
    this.#set(before);
    return true;
  }

  #set(value: T): void {
    this.#now = value;
    remember(this.key, this.write(value));
  }
}
