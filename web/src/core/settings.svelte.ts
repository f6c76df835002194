// What a person chose for this browser. Kept in localStorage; a browser that refuses it forgets.

export type Theme = "system" | "light" | "dark";
/** Always ask, confirm after a short pause, or at once when the card is used up. */
export type Confirm = "always" | "pause" | "once";
/** Alone, when the next card is turned after a turn was confirmed: after a short pause, by a tap, or at once. */
export type NextCard = "pause" | "tap" | "once";

interface Saved {
  theme: Theme;
  showLegal: boolean;
  showHopeless: boolean;
  confirm: Confirm;
  /** Null until it is chosen. */
  nextCard: NextCard | null;
  curtain: boolean;
  sound: boolean;
  speech: boolean;
  reactions: boolean;
}

const KEY = "hashi-settings";
/** Whether this system asks for less motion. */
export const isMotionReduced = () =>
  typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;

const DEFAULTS: Saved = {
  theme: "system",
  showLegal: true,
  showHopeless: true,
  confirm: "always",
  nextCard: null,
  curtain: false,
  sound: true,
  speech: false,
  reactions: true,
};

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function oneOf<T extends string | null>(value: unknown, choices: readonly T[], fallback: T): T {
  return choices.includes(value as T) ? (value as T) : fallback;
}

function read(): Saved {
  let saved: Partial<Record<keyof Saved, unknown>> = {};
  try {
    saved = (JSON.parse(recall(KEY) ?? "{}") ?? {}) as typeof saved;
  } catch {
    // Unreadable is as good as nothing saved.
  }
  return {
    theme: oneOf(saved.theme, ["system", "light", "dark"], DEFAULTS.theme),
    confirm: oneOf(saved.confirm, ["always", "pause", "once"], DEFAULTS.confirm),
    nextCard: oneOf(saved.nextCard, ["pause", "tap", "once"], DEFAULTS.nextCard),
    curtain: saved.curtain === true,
    showLegal: saved.showLegal !== false,
    showHopeless: saved.showHopeless !== false,
    // Reduced motion turns sound off too, unless it was chosen.
    sound: typeof saved.sound === "boolean" ? saved.sound : DEFAULTS.sound && !isMotionReduced(),
    speech: saved.speech === true,
    reactions: saved.reactions !== false,
  };
}

class Settings {
  #saved = $state.raw<Saved>(read());

  get theme(): Theme {
    return this.#saved.theme;
  }
  set theme(theme: Theme) {
    this.#save({ theme });
    this.applyTheme();
  }
  get showLegal(): boolean {
    return this.#saved.showLegal;
  }
  set showLegal(showLegal: boolean) {
    this.#save({ showLegal });
  }
  /** Islands that can no longer be finished look so. */
  get showHopeless(): boolean {
    return this.#saved.showHopeless;
  }
  set showHopeless(showHopeless: boolean) {
    this.#save({ showHopeless });
  }
  get confirm(): Confirm {
    return this.#saved.confirm;
  }
  set confirm(confirm: Confirm) {
    this.#save({ confirm });
  }
  get nextCard(): NextCard | null {
    return this.#saved.nextCard;
  }
  set nextCard(nextCard: NextCard | null) {
    this.#save({ nextCard });
  }
  /** At one device: cover the sheet while it changes hands. */
  get curtain(): boolean {
    return this.#saved.curtain;
  }
  set curtain(curtain: boolean) {
    this.#save({ curtain });
  }
  get sound(): boolean {
    return this.#saved.sound;
  }
  set sound(sound: boolean) {
    this.#save({ sound });
  }
  get speech(): boolean {
    return this.#saved.speech;
  }
  set speech(speech: boolean) {
    this.#save({ speech });
  }

  /** Reactions of the other players, and the button for one's own. */
  get reactions(): boolean {
    return this.#saved.reactions;
  }
  set reactions(reactions: boolean) {
    this.#save({ reactions });
  }

  applyTheme(): void {
    if (typeof document === "undefined") return;
    document.documentElement.dataset.theme = this.#saved.theme;
  }

  #save(change: Partial<Saved>): void {
    this.#saved = { ...this.#saved, ...change };
    remember(KEY, JSON.stringify(this.#saved));
  }
}

export const settings = new Settings();
