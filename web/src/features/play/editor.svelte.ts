// Edits the draft of a turn: what is being marked for a seat in the open round, what may be added, and playing it.
// The page's own judge answers at once; the server judges again what is played, and has the last word.

import { DraftEditor } from "../../board/editor.svelte";
import type { Command, Connection } from "../../core/connection.svelte";
import { ROUNDS } from "../../core/constants";
import type { Hinted, RefusalView, SeatView, View } from "../../core/protocol";
import { announcements, say } from "../../core/say.svelte";
import { t } from "../../core/texts.svelte";
import { Draft } from "../../judge/draft";
import { type Card, readCard } from "../../judge/drawing";
import { drawable, type Possible, possible, possibleStart } from "../../judge/possible";
import { type Gain, gain } from "../../judge/sheet";
import { awaitAnswer, carryOut, reportAnswer } from "../../parts/command";
import { refusalSentence } from "../../parts/failure";
import { nextCard } from "../../parts/newcomer";
import { guideSentence } from "./guide";
import { hintReason } from "./reason";
import { passedTo } from "./seating";
import { loadDraft, type Place, saveDraft } from "./stored";

/** The starting number that is offered first. */
const FIRST_START = 4;

export class TurnEditor extends DraftEditor {
  /** The open card; in setup the number chosen, and no bridges. */
  card = $state.raw<Card>({ number: FIRST_START, bridges: 0 });
  busy = $state(false);
  /** The turn is confirmed, and is played when the next card is turned: until then that card is unseen. */
  held = $state(false);
  /** The draft was made by hand just now, so that it may confirm itself. */
  fresh = $state(false);
  /** A good turn that was asked for, why it is good, and whether it was compared with marks of the player's own. */
  hint = $state.raw<{ best: Draft; answer: Hinted; reason: string | null; compared: boolean } | null>(null);
  /** The draft is the hint as it was given: what it leaves out is meant. */
  advised = $state(false);
  /** A hint was asked for and has not come yet. */
  thinking = $state(false);
  /** What was refused last, and the island or line that was meant; until the next mark. */
  refused = $state.raw<{ refusal: RefusalView; place: string | null } | null>(null);
  readonly possible: Possible = $derived(this.#judge());
  /** What the draft would finish and score. */
  readonly gain: Gain = $derived.by(() => gain(this.view, this.seat, this.draft));
  readonly #place: Place;

  /** `view` is any of the open round: sheets and points change only when it closes, or when a mistake is found. */
  constructor(
    private readonly connection: Connection,
    private readonly view: View,
    private readonly seat: SeatView,
  ) {
    super();
    this.#place = { table: connection.table, seat: seat.seat, round: view.round };
    ({ draft: this.draft, held: this.held } = loadDraft(this.#place));
    this.card = view.card ? readCard(view.card) : { number: this.draft.number ?? FIRST_START, bridges: 0 };
  }

  get inSetup(): boolean {
    return this.view.phase === "setup";
  }

  get isLast(): boolean {
    return this.view.round === ROUNDS;
  }

  /** What to do next, in one sentence. */
  get guide(): string {
    if (this.held) return t(this.inSetup ? "guide-held-start" : this.isLast ? "guide-held-last" : "guide-held");
    if (this.inSetup && this.view.seats.length === 1) return t("table-setup-hint-solo");
    if (this.inSetup) return t("table-setup-hint", { name: passedTo(this.view, this.seat.seat)?.name ?? "" });
    return guideSentence(this);
  }

  /** Why the draft cannot be played: first what is wrong with a mark, then what is missing. */
  get refusal(): RefusalView | null {
    return Object.values(this.possible.wrong)[0] ?? this.possible.refusal;
  }

  /** Nothing is left to do with this card, and it may be played so. */
  get isReady(): boolean {
    return this.fresh && !this.inSetup && !this.held && this.isWhole && this.refusal === null;
  }

  get isWhole(): boolean {
    return this.draft.number !== null && this.draft.bridges.length === this.card.bridges;
  }

  /** Take back the last mark; or, before the next card was seen, the confirmed turn. */
  override undo(): void {
    if (this.held) this.#release();
    else super.undo();
  }

  clear(): void {
    if (!this.held && !this.draft.isEmpty) this.change(Draft.empty, t("say-cleared"));
  }

  /** Take the draft; what was done is spoken together with what to do next, as one announcement. */
  change(draft: Draft, spoken: string | null = null): void {
    this.draft = draft;
    this.fresh = true;
    this.advised = false;
    this.refused = null;
    saveDraft(this.#place, this);
    announcements.dismissAll();
    if (spoken) say(this.inSetup ? spoken : `${spoken} ${this.guide}`);
  }

  /** Ask for a good turn, compared with the draft if that could be played. */
  async askHint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const draft = this.draft.isEmpty ? null : this.draft;
    const asking = this.connection.hint(this.seat.seat, String(this.draft));
    const answer = await awaitAnswer(asking).finally(() => (this.thinking = false));
    if (answer?.type === "hinted") {
      const reason = hintReason(this.view, this.seat, answer, draft);
      this.hint = { best: Draft.fromText(answer.best), answer, reason, compared: draft !== null };
    } else if (answer) reportAnswer(answer);
  }

  /** Mark the good turn instead of what was marked; the player still has to confirm it. */
  takeHint(): void {
    if (!this.hint) return;
    this.change(this.hint.best, t("say-marked"));
    this.fresh = false;
    this.advised = true;
    this.hint = null;
  }

  /** Confirm the turn or the start as it stands; what it leaves out is skipped. Alone it is held, at a table it is played. */
  async confirm(): Promise<void> {
    if (this.refusal) this.refuse(this.refusal, null);
    else if (this.view.seats.length === 1 && nextCard() !== "once") this.#hold();
    else await this.play();
  }

  /** Play the confirmed turn, or write the starting number; alone that turns the next card. */
  async play(): Promise<void> {
    const command = this.inSetup ? this.#start() : this.#turn();
    const played = command && (await this.#once(() => this.#deliver(command)));
    if (played) saveDraft(this.#place, { draft: Draft.empty, held: false });
  }

  /** Take a confirmed turn back; its marks stay in the draft to be changed. */
  async takeBack(turn: Draft): Promise<void> {
    const done = await this.#once(() => carryOut(this.connection.send({ type: "take-back", seat: this.seat.seat })));
    if (!done) return;
    this.change(turn, t("say-taken-back"));
    this.fresh = false;
  }

  /** Send a turn until it is known to have arrived; whether it was played. Changing a mark meanwhile gives it up. */
  async #deliver(command: Command): Promise<boolean> {
    const { round } = this.view;
    const sent = String(this.draft);
    const isOpen = (view: View) =>
      view.round === round && !view.seats.every((one) => one.done || one.seat !== this.seat.seat);
    const isSame = () => String(this.draft) === sent;
    const answer = await this.connection.insist(command, (view) => isOpen(view) && isSame()).catch(() => undefined);
    if (answer === undefined) return false; // the table is left
    return answer === null ? isSame() : reportAnswer(answer);
  }

  #turn(): Command {
    return { type: "play", seat: this.seat.seat, round: this.view.round, turn: String(this.draft) };
  }

  #start(): Command | null {
    const { island, number } = this.draft;
    return island === null || number === null ? null : { type: "place", seat: this.seat.seat, island, number };
  }

  #hold(): void {
    this.held = true;
    this.hint = this.refused = null;
    saveDraft(this.#place, this);
    say(this.guide);
  }

  #release(): void {
    this.held = false;
    this.fresh = false;
    saveDraft(this.#place, this);
    say(t("say-taken-back"));
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

  /** Say why not, and show it where the guide is: over the sheet it would hide what it is about. */
  protected refuse(refusal: RefusalView, place: string | null): void {
    this.refused = { refusal, place };
    say(refusalSentence(refusal));
  }

  #judge(): Possible {
    const { board } = this.view;
    if (this.inSetup) return possibleStart(board, this.draft);
    const judge = this.view.kind === "honour" ? drawable : possible;
    return judge(board, this.seat.sheet, this.card, this.draft);
  }
}
