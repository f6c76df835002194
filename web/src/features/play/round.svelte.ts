// The open round as this device sees it: whose sheet is shown, what is marked on it, and what may be done now.
// Derived from the newest view; the marks themselves live in the editor.

import { untrack } from "svelte";
import type { Connection } from "../../core/connection.svelte";
import type { View } from "../../core/protocol";
import { t } from "../../core/texts.svelte";
import { Draft } from "../../judge/draft";
import { after } from "../../judge/sheet";
import { carryOut } from "../../parts/command";
import { TurnEditor } from "./editor.svelte";
import { confirmed, ownSeats, preparedBy, shownSeat } from "./seating";

export class OpenRound {
  /** The place whose player has the device now. */
  #uncovered = $state("");
  readonly own = $derived(ownSeats(this.view));
  /** The seat shown: the player's own, the one a bot kept for them, or for a spectator the first. */
  readonly seat = $derived(shownSeat(this.view));
  readonly others = $derived(this.view.seats.filter(({ seat }) => seat !== this.seat.seat));
  readonly watching = $derived(this.own.length === 0);
  readonly solo = $derived(this.view.seats.length === 1);
  readonly honour = $derived(this.view.kind === "honour");
  /** Whose sheet, in which round and phase. */
  readonly place = $derived(`${this.view.phase}/${this.view.round}/${this.seat.seat}`);
  /** At an honour table a sheet may change in the middle of a round: a mistake is found. */
  readonly #found = $derived(this.view.mistakes.map((one) => (one.corrected ? "corrected" : "crossed")).join());
  /** There is a new one for another place, not for every view. */
  readonly editor = $derived.by(() => {
    void this.place;
    void this.#found;
    return untrack(() => new TurnEditor(this.connection, this.view, this.seat));
  });
  readonly mayMark = $derived(!this.watching && !this.seat.done);
  /** Several own seats: between two sheets the next player is called. */
  readonly covered = $derived(this.own.length > 1 && this.mayMark && this.#uncovered !== this.place);
  /** Several own seats: the one that has played before, and may still think again. */
  readonly before = $derived(
    this.own.length > 1 ? (this.own.filter(({ done, stand_in }) => done && !stand_in).at(-1) ?? null) : null,
  );
  /** What the acting seat has confirmed. */
  readonly turn = $derived(confirmed(this.view, this.seat));
  readonly draft = $derived.by(() => {
    if (this.mayMark) return this.editor.draft;
    return this.own.length > 1 ? Draft.empty : (this.turn ?? Draft.empty);
  });
  /** The sheet with the draft on it. */
  readonly marked = $derived(after(this.view.board, this.seat.sheet, this.draft));
  readonly editable = $derived(this.mayMark && !this.editor.held);
  readonly possible = $derived(this.editable ? this.editor.possible : null);
  /** The editor whose turn may be played now, if any. */
  readonly playing = $derived(this.mayMark ? this.editor : null);
  /** When the card's time is up, by performance.now(). */
  readonly endsAt = $derived.by(() => {
    const left = this.view.clock_left_ms;
    return left === null ? null : this.connection.viewAt + left;
  });

  constructor(
    private readonly current: () => View,
    readonly connection: Connection,
  ) {}

  get view(): View {
    return this.current();
  }

  /** Turns the next card, once a turn is held; else there is nothing to turn. */
  get turnCard(): (() => void) | undefined {
    const { editor } = this;
    return this.mayMark && editor.held ? () => void editor.play() : undefined;
  }

  /** On the first card: whose sheet this was before. */
  get movedNote(): string | null {
    if (this.view.round !== 1 || this.solo) return null;
    return t("table-moved", { name: preparedBy(this.view, this.seat.seat)?.name ?? "" });
  }

  /** Have the seat before think again. */
  async takeBackBefore(): Promise<void> {
    if (this.before) await carryOut(this.connection.send({ type: "take-back", seat: this.before.seat }));
  }

  uncover(): void {
    this.#uncovered = this.place;
  }
}
