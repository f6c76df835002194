// Reactions of the players: what is shown now at whose face, and sending one's own.

import { untrack } from "svelte";
import type { Reacted } from "../../core/protocol";
import { say } from "../../core/say.svelte";
import { settings } from "../../core/settings.svelte";
import { t } from "../../core/texts.svelte";
import { awaitAnswer } from "../../parts/command";
import type { OpenRound } from "./round.svelte";

export type Reaction = Reacted["reaction"];

export const REACTIONS: readonly Reaction[] = ["hello", "bravo", "wow", "oops", "thanks"];
const SHOWN_MS = 4000;

export class Reactions {
  #shown = $state.raw<Record<number, Reaction>>({});
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  /** Whether this person plays with somebody who would see it, and wants to. */
  readonly possible = $derived.by(() => {
    const { own, view } = this.round;
    const others = view.seats.some((seat) => seat.kind === "person" && !seat.mine);
    return settings.reactions && own.length > 0 && others;
  });

  /** To be made while a component is made. */
  constructor(private readonly round: OpenRound) {
    $effect(() => {
      const reacted = round.connection.reacted;
      if (reacted) untrack(() => this.#show(reacted.seat, reacted.reaction));
    });
    $effect(() => () => this.#timers.forEach(clearTimeout));
  }

  /** What a seat shows now. */
  of(seat: number): Reaction | null {
    return this.#shown[seat] ?? null;
  }

  /** What this person has just sent. */
  get own(): Reaction | null {
    return this.of(this.round.seat.seat);
  }

  /** The server keeps the pause between two; one that comes too soon is dropped without a word. */
  async send(reaction: Reaction): Promise<void> {
    await awaitAnswer(this.round.connection.send({ type: "react", seat: this.round.seat.seat, reaction }));
  }

  #show(number: number, reaction: Reaction): void {
    const seat = this.round.view.seats.find((one) => one.seat === number);
    if (!seat || !settings.reactions) return;
    this.#shown = { ...this.#shown, [number]: reaction };
    clearTimeout(this.#timers.get(number));
    this.#timers.set(
      number,
      setTimeout(() => {
        const { [number]: _, ...others } = this.#shown;
        this.#shown = others;
      }, SHOWN_MS),
    );
    if (!seat.mine) say(t("say-reaction", { name: seat.name, reaction: t(`reaction-${reaction}`) }));
  }
}
