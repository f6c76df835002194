// Edits the draft of a turn: what is being marked for a seat in the open round, what may be added, and playing it.

import { Draft } from "../board/draft";
import { type Connection, ConnectionLost } from "../connection.svelte";
import type { Card } from "../judge/drawing";
import type { Hinted, Possible, RefusalView } from "../protocol";
import { announcements, say, toast } from "../say.svelte";
import { t } from "../texts.svelte";
import { carryOut, refusalSentence, reportAnswer, sayRefusal } from "./words";

const KEY = "hashi-draft";
/** Reasons that everybody sees on the sheet; no words are needed when a tap erases instead. */
const PLAINLY_FULL = ["line-full", "bridges-drawn"];
/** How many milliseconds a mark waits to be judged; after that anything can be drawn. */
const PATIENCE = 1000;

/** A draft outlives a reload, not the round. */
function kept(place: string): Draft {
  try {
    const [where, text = ""] = (sessionStorage.getItem(KEY) ?? "").split("|");
    return where === place ? Draft.fromText(text) : Draft.empty;
  } catch {
    return Draft.empty;
  }
}

function keep(place: string, draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, `${place}|${draft}`);
  } catch {
    // Then a reload begins with a clean sheet.
  }
}

export class TurnEditor {
  draft = $state.raw<Draft>(Draft.empty);
  possible = $state.raw<Possible | null>(null);
  /** The open card; in setup the number chosen, and no bridges. */
  card = $state.raw<Card>({ number: 0, bridges: 0 });
  busy = $state(false);
  /** The draft was made by hand just now, so that it may confirm itself. */
  fresh = $state(false);
  /** A good turn that was asked for, and whether it was compared with marks of the player's own. */
  hint = $state.raw<{ best: Draft; answer: Hinted; compared: boolean } | null>(null);
  /** A hint was asked for and has not come yet. */
  thinking = $state(false);
  #asked = 0;
  #looking: Promise<void> = Promise.resolve();
  #acting: Promise<void> = Promise.resolve();
  readonly #place: string;

  constructor(
    private readonly connection: Connection,
    readonly seat: number,
    readonly round: number,
    card: Card,
  ) {
    this.card = card;
    this.#place = `${connection.table}/${seat}/${round}`;
    this.draft = kept(this.#place);
  }

  /** Ask what could be added to the draft; an answer that was overtaken is dropped. */
  look(): Promise<void> {
    this.#looking = this.#look(++this.#asked);
    return this.#looking;
  }

  async #look(asked: number): Promise<void> {
    let possible: Possible | null = null;
    try {
      possible = await this.connection.preview(this.seat, String(this.draft));
    } catch {
      // Without a connection anything can be drawn; the server has the last word.
    }
    if (asked !== this.#asked) return;
    this.possible = possible;
    this.settled = String(this.draft);
  }

  /** The draft `possible` is about. */
  settled = $state("");

  /** Nothing is left to do with this card, and it may be played so. */
  get isReady(): boolean {
    return this.fresh && this.isWhole && this.isSettled && this.possible?.refusal === null;
  }

  /** Whether `possible` is about the draft as it is, not about the one before the last mark. */
  get isSettled(): boolean {
    return this.settled === String(this.draft);
  }

  get isWhole(): boolean {
    return this.draft.number !== null && this.draft.bridges.length === this.card.bridges;
  }

  tapIsland(at: string): Promise<void> {
    return this.#inTurn(() => this.#tapIsland(at));
  }

  /** A tap on a line draws; once it can take no more, the next tap takes its fresh bridges away. */
  tapLine(line: string): Promise<void> {
    return this.#inTurn(() => this.#tapLine(line));
  }

  /** A drag only ever draws: nobody drags to erase. */
  dragLine(line: string): Promise<void> {
    return this.#inTurn(() => this.#dragLine(line));
  }

  undo(): Promise<void> {
    return this.#inTurn(() => {
      if (!this.draft.isEmpty) this.change(this.draft.undo(), t("say-undone"));
    });
  }

  clear(): Promise<void> {
    return this.#inTurn(() => {
      if (!this.draft.isEmpty) this.change(Draft.empty, t("say-cleared"));
    });
  }

  /** Act at once, or after the answer that is still to come: a mark is judged by the draft it is added to. */
  #inTurn(act: () => void): Promise<void> {
    if (this.isSettled) act();
    else this.#acting = this.#acting.then(() => this.#answered()).then(act);
    return this.#acting;
  }

  #answered(): Promise<unknown> {
    return Promise.race([this.#looking, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }

  #tapIsland(at: string): void {
    if (this.draft.island === at) {
      this.change(this.draft.withoutNumber(), t("say-erased-number", { at }));
      return;
    }
    const refusal = this.#known?.islands[at];
    if (refusal) sayRefusal(refusal);
    else this.change(this.draft.write(this.card.number, at), t("say-written", { number: this.card.number, at }));
  }

  #tapLine(line: string): void {
    const refusal = this.#lineRefusal(line);
    if (!refusal) this.#draw(line);
    else if (this.draft.on(line) > 0) {
      const erased = t("say-erased-line", { line });
      const plain = PLAINLY_FULL.includes(refusal.code);
      this.change(this.draft.withoutLine(line), plain ? erased : null);
      if (!plain) toast(`${refusalSentence(refusal)} ${erased}`, refusal.rule);
    } else sayRefusal(refusal);
  }

  #dragLine(line: string): void {
    const refusal = this.#lineRefusal(line);
    if (refusal) sayRefusal(refusal);
    else this.#draw(line);
  }

  change(draft: Draft, spoken: string | null = null): void {
    this.draft = draft;
    this.fresh = true;
    keep(this.#place, draft);
    announcements.dismissAll();
    if (spoken) say(spoken);
    void this.look();
  }

  /** Ask for a good turn, compared with the draft if that could be played. */
  async askHint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    await this.#acting;
    const compared = !this.draft.isEmpty;
    try {
      const answer = await this.connection.hint(this.seat, String(this.draft));
      if (answer.type === "hinted") this.hint = { best: Draft.fromText(answer.best), answer, compared };
      else reportAnswer(answer);
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      toast(t("table-not-sent"));
    } finally {
      this.thinking = false;
    }
  }

  /** Mark the good turn instead of what was marked; whoever took it still confirms it. */
  takeHint(): void {
    if (!this.hint) return;
    this.change(this.hint.best, t("say-marked"));
    this.fresh = false;
    this.hint = null;
  }

  /** Play the draft as it stands; what it leaves out is skipped. */
  async confirm(): Promise<void> {
    const { seat, round } = this;
    await this.#once(async () => {
      let turn = "";
      await this.#inTurn(() => void (turn = String(this.draft)));
      await this.#looking;
      const refusal = this.settled === turn ? this.possible?.refusal : null;
      if (!refusal) return carryOut(this.connection.send({ type: "play", seat, round, turn }));
      sayRefusal(refusal);
      return false;
    });
  }

  async place(): Promise<void> {
    const { island, number } = this.draft;
    if (island === null || number === null) return;
    await this.#once(() => carryOut(this.connection.send({ type: "place", seat: this.seat, island, number })));
  }

  /** Take a confirmed turn back; its marks stay in the draft to be changed. */
  async takeBack(turn: Draft): Promise<void> {
    const done = await this.#once(() => carryOut(this.connection.send({ type: "take-back", seat: this.seat })));
    if (!done) return;
    this.change(turn, t("say-taken-back"));
    this.fresh = false;
  }

  /** Do one thing at a time: while one is under way, the next is not begun. */
  async #once(act: () => Promise<boolean>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    announcements.dismissAll();
    try {
      return await act();
    } finally {
      this.busy = false;
    }
  }

  #draw(line: string): void {
    this.change(this.draft.draw(line), t("say-drawn", { line, done: this.draft.bridges.length + 1, all: this.card.bridges }));
  }

  #lineRefusal(line: string): RefusalView | null {
    return this.#known?.lines[line] ?? null;
  }

  /** What is possible now, if that is known. */
  get #known(): Possible | null {
    return this.isSettled ? this.possible : null;
  }
}
