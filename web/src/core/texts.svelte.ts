// What the page says: Fluent files shared with the Python side, loaded as needed. Every folder there is a language, and
// every file in it a part of its texts; the command line's are left out.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LINE_IN_TEXT } from "./notation";
import { recall, remember } from "./settings.svelte";

const KEY = "hashi-language";
const DEFAULT = "en";
const files = import.meta.glob<string>(
  ["../../../src/hashi/locale/*/*.ftl", "!../../../src/hashi/locale/*/{help,operator,terminal}.ftl"],
  { query: "?raw", import: "default" },
);
const fileOf = (language: string, part: string) => files[`../../../src/hashi/locale/${language}/${part}.ftl`];

const found = new Set(Object.keys(files).map((path) => path.split("/").at(-2) as string));
/** The codes of all languages, English first. */
export const languages: readonly string[] = [DEFAULT, ...[...found].filter((code) => code !== DEFAULT).sort()];

/** A language by its own name, which is the one its readers look for. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function wanted(): string {
  const saved = recall(KEY);
  const asked = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
  for (const tag of [saved, ...asked]) {
    const language = languages.find((one) => one === tag?.slice(0, 2).toLowerCase());
    if (language) return language;
  }
  return DEFAULT;
}

export class Texts {
  #language = $state(DEFAULT);
  #bundles = $state.raw<Partial<Record<string, FluentBundle>>>({});
  #parts: string[] = ["game", "page", "lobby"];
  #loaded = new Map<string, Promise<void>>();
  #letters = new Set<string>();

  get language(): string {
    return this.#language;
  }

  /** Every letter of the texts that were loaded. */
  get letters(): string {
    return [...this.#letters].join("");
  }

  /** Load what the first page needs, in the language of this browser. */
  async start(language: string = wanted()): Promise<void> {
    await this.#load(language);
    this.#use(language);
  }

  /** Change the language at once when its texts are there, so that no key is ever shown. */
  async setLanguage(language: string): Promise<void> {
    remember(KEY, language);
    await this.#load(language);
    this.#use(language);
  }

  /** Texts that only some pages need, such as the rules or the end of a game. */
  async need(part: string): Promise<void> {
    if (!fileOf(DEFAULT, part)) throw new Error(`there are no texts ${part}.ftl`);
    if (!this.#parts.includes(part)) this.#parts.push(part);
    await this.#load(this.#language);
  }

  has(key: string): boolean {
    return Boolean(this.#find(key));
  }

  say(key: string, vars?: Record<string, string | number>): string {
    const found = this.#find(key);
    if (!found) return key;
    return found.bundle.formatPattern(found.pattern, vars && unbrokenLines(vars), []);
  }

  #find(key: string) {
    for (const language of [this.#language, DEFAULT]) {
      const bundle = this.#bundles[language];
      const pattern = bundle?.getMessage(key)?.value;
      if (bundle && pattern) return { bundle, pattern };
      // English is only fetched once a translation turns out to have a hole.
      if (language === DEFAULT) void this.#load(DEFAULT);
    }
    return null;
  }

  #use(language: string): void {
    this.#language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  async #load(language: string): Promise<void> {
    await Promise.all(this.#parts.map((part) => this.#loadPart(language, part)));
  }

  #loadPart(language: string, part: string): Promise<void> {
    const name = `${language}/${part}`;
    let loading = this.#loaded.get(name);
    if (!loading) {
      loading = this.#fetch(language, part).catch(() => {
        this.#loaded.delete(name);
      });
      this.#loaded.set(name, loading);
    }
    return loading;
  }

  async #fetch(language: string, part: string): Promise<void> {
    const load = fileOf(language, part);
    if (!load) return;
    const text = await load();
    for (const letter of text) this.#letters.add(letter);
    const old = this.#bundles[language];
    const bundle = old ?? new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    // A new record, so that everything that shows a text looks again.
    this.#bundles = { ...this.#bundles, [language]: bundle };
  }
}

/** A text whose lines stay on one row: `c2-c4` with a hyphen that does not break. */
export const unbroken = (text: string) => text.replace(LINE_IN_TEXT, "$1\u2011$2");

/** Variables of a sentence; the lines among them are not broken at the end of a row. */
function unbrokenLines(vars: Record<string, string | number>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [name, typeof value === "string" ? unbroken(value) : value]),
  );
}

export const texts = new Texts();

/** The text of a key in the language chosen now; reactive. */
export function t(key: string, vars?: Record<string, string | number>): string {
  return texts.say(key, vars);
}

/** The shape of `t`, for what is tested without any texts. */
export type Say = typeof t;

/** The language with its region, for dates and lists: our English is British. */
export function regional(language: string): string {
  return language === "en" ? "en-GB" : language;
}

/** A list as the language writes it: "a, b and c". */
export function listed(items: string[], language: string): string {
  return new Intl.ListFormat(regional(language), { style: "long", type: "conjunction" }).format(items);
}
