/** The custom boards and decks that this browser stores: as the texts of their files, by name. */

import { recall, remember } from "../../core/settings.svelte";

export type CustomKind = "board" | "deck";

export interface StoredFile {
  readonly kind: CustomKind;
  readonly name: string;
  readonly text: string;
}

const KEY = "hashi-own";

function read(): StoredFile[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isStoredFile) : [];
  } catch {
    return [];
  }
}

function isStoredFile(value: unknown): value is StoredFile {
  const { kind, name, text } = (value ?? {}) as Record<string, unknown>;
  return (kind === "board" || kind === "deck") && typeof name === "string" && typeof text === "string";
}

class CustomFiles {
  #files = $state.raw<readonly StoredFile[]>(read());

  all(kind: CustomKind): readonly StoredFile[] {
    return this.#files.filter((one) => one.kind === kind);
  }

  find(kind: CustomKind, name: string): StoredFile | null {
    return this.#files.find((one) => one.kind === kind && one.name === name) ?? null;
  }

  /** One of the same name is replaced. */
  save(one: StoredFile): void {
    const others = this.#files.filter(({ kind, name }) => kind !== one.kind || name !== one.name);
    this.#store([...others, one].sort((a, b) => a.name.localeCompare(b.name)));
  }

  remove(kind: CustomKind, name: string): void {
    this.#store(this.#files.filter((one) => one.kind !== kind || one.name !== name));
  }

  #store(files: readonly StoredFile[]): void {
    this.#files = files;
    remember(KEY, JSON.stringify(files));
  }
}

export const customFiles = new CustomFiles();
