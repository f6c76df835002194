/** The boards and decks this browser remembers: as the texts of their files, by name. */

import { recall, remember } from "../../core/settings.svelte";

export type OwnKind = "board" | "deck";

export interface Kept {
  readonly kind: OwnKind;
  readonly name: string;
  readonly text: string;
}

const KEY = "hashi-own";

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  const { kind, name, text } = (value ?? {}) as Record<string, unknown>;
  return (kind === "board" || kind === "deck") && typeof name === "string" && typeof text === "string";
}

class Shelf {
  #kept = $state.raw<readonly Kept[]>(read());

  all(kind: OwnKind): readonly Kept[] {
    return this.#kept.filter((one) => one.kind === kind);
  }

  find(kind: OwnKind, name: string): Kept | null {
    return this.#kept.find((one) => one.kind === kind && one.name === name) ?? null;
  }

  /** One of the same name is replaced. */
  keep(one: Kept): void {
    const others = this.#kept.filter(({ kind, name }) => kind !== one.kind || name !== one.name);
    this.#save([...others, one].sort((a, b) => a.name.localeCompare(b.name)));
  }

  remove(kind: OwnKind, name: string): void {
    this.#save(this.#kept.filter((one) => one.kind !== kind || one.name !== name));
  }

  #save(kept: readonly Kept[]): void {
    this.#kept = kept;
    remember(KEY, JSON.stringify(kept));
  }
}

export const shelf = new Shelf();
