// What is said to the player: spoken to screen readers, and shown for a while if it matters.

import { untrack } from "svelte";
import { LINE_IN_TEXT } from "./notation";
import { t } from "./texts.svelte";

export interface Toast {
  id: number;
  text: string;
  /** The id of the rule it is about, for a link. */
  rule: string | null;
  /** The player it is about, whose face is shown. */
  by: Player | null;
}

export interface Player {
  seat: number;
  name: string;
  bot: boolean;
}

const SHOWN = 4500;

/** A text for the ear: "from c2 to c4", since a voice would read the hyphen as a minus. */
export const aloud = (text: string) =>
  text.replace(LINE_IN_TEXT, (_, from: string, to: string) => t("say-line-ends", { from, to }));

class Announcements {
  spoken = $state.raw<{ id: number; text: string }[]>([]);
  toasts = $state.raw<Toast[]>([]);
  #next = 1;

  /** For the live region alone. */
  say(text: string): void {
    // A few are kept: a reader that is still speaking should find the next one there.
    // Untracked, so that an effect may speak without hearing itself.
    this.spoken = [...untrack(() => this.spoken).slice(-4), { id: this.#next++, text: untrack(() => aloud(text)) }];
  }

  /** Shown and spoken. */
  show(text: string, rule: string | null = null, by: Player | null = null): void {
    const id = this.#next++;
    this.say(text);
    // One forbidden thing at a time is enough to read.
    const others = untrack(() => this.toasts).filter((toast) => toast.text !== text && !(rule && toast.rule));
    this.toasts = [...others.slice(-1), { id, text, rule, by }];
    setTimeout(() => this.dismiss(id), SHOWN);
  }

  /** Remove all toasts: once the player goes on, they have been read. */
  dismissAll(): void {
    this.toasts = [];
  }

  dismiss(id: number): void {
    this.toasts = untrack(() => this.toasts).filter((toast) => toast.id !== id);
  }
}

export const announcements = new Announcements();
export const say = (text: string) => announcements.say(text);
export const toast = (text: string, rule: string | null = null, by: Player | null = null) =>
  announcements.show(text, rule, by);
