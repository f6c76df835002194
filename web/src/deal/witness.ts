/** Sees every view of a table, remembers what the deal is later compared with, and makes this
 * browser's nonces. What it knows outlives a reload. */

import type { SeatView, View } from "../protocol";
import { randomDigits, VERSION } from "./deal";
import { load, save, type Memory } from "./memory";
import { judge, type Verdict } from "./verdict";

export class Witness {
  #memory: Memory | null;

  constructor(readonly table: string) {
    this.#memory = load(table);
  }

  /** What is remembered, once a view was seen. */
  get memory(): Memory | null {
    return this.#memory;
  }

  /** Look at a view, before anything is answered to it. */
  see(view: View): void {
    const memory = this.#memory ?? first(view);
    // Another tab may have given a nonce meanwhile.
    const nonces = { ...load(this.table)?.nonces, ...memory.nonces };
    this.#keep(after(view.phase === "lobby" ? { ...memory, nonces } : memory, view));
  }

  /** This browser's nonce for a seat, made once: what is sent again is the same. */
  nonce(seat: number): string {
    const nonce = this.#memory?.nonces[seat] ?? load(this.table)?.nonces[seat] ?? randomDigits();
    const memory = this.#memory;
    if (memory) this.#keep({ ...memory, nonces: { ...memory.nonces, [seat]: nonce } });
    return nonce;
  }

  /** The server has taken this browser's nonce for a seat. */
  given(seat: number): void {
    const memory = this.#memory;
    if (memory && !memory.given.includes(seat)) this.#keep({ ...memory, given: [...memory.given, seat] });
  }

  /** What the end of the game shows, compared with what was seen. */
  verdict(view: View): Verdict {
    return judge(this.#memory ?? first(view), view);
  }

  #keep(memory: Memory): void {
    const isNews = JSON.stringify(memory) !== JSON.stringify(this.#memory);
    this.#memory = memory;
    // Whoever comes after the end has seen nothing that is worth a place.
    if (isNews && memory.joined.phase !== "over") save(this.table, memory);
  }
}

function first(view: View): Memory {
  return {
    scheme: VERSION,
    since: Date.now(),
    joined: { phase: view.phase, round: view.round },
    seal: view.proof.commitment,
    sealChanged: false,
    nonces: {},
    given: [],
    bots: [],
    begun: null,
    cards: [],
  };
}

/** What is known after one more view. What was seen first stays. */
export function after(memory: Memory, view: View): Memory {
  const sealChanged = memory.sealChanged || view.proof.commitment !== memory.seal;
  if (view.phase === "lobby" && !memory.begun) return { ...memory, sealChanged, ...inLobby(memory, view.seats) };
  const shown = view.phase === "play" ? [...view.seen.slice(0, -1), view.card ?? ""] : view.seen;
  return {
    ...memory,
    sealChanged,
    begun: memory.begun ?? begunWith(memory, view.seats),
    cards: [...memory.cards, ...shown.slice(memory.cards.length)],
  };
}

function inLobby(memory: Memory, seats: readonly SeatView[]): Pick<Memory, "nonces" | "given" | "bots"> {
  const own = seats.filter(isOwn).map(({ seat }) => seat);
  return {
    // A nonce given at a seat that was left has gone with it.
    nonces: Object.fromEntries(Object.entries(memory.nonces).filter(([seat]) => own.includes(Number(seat)))),
    given: memory.given.filter((seat) => own.includes(seat)),
    bots: seats.filter(({ kind, nonce }) => kind === "bot" && !nonce).map(({ seat }) => seat),
  };
}

/** The seats as the game begins. A bot that had no nonce in the lobby cannot have given one since. */
function begunWith({ bots }: Memory, seats: readonly SeatView[]): Memory["begun"] {
  const isDrawn = ({ seat, kind, nonce }: SeatView) => !nonce || (kind === "bot" && bots.includes(seat));
  return {
    own: seats.filter(isOwn).map(({ seat }) => seat),
    drawn: seats.filter(isDrawn).map(({ seat }) => seat),
  };
}

/** A seat of this person, even while a bot plays there. */
function isOwn({ mine, formerly_mine }: SeatView): boolean {
  return mine || formerly_mine;
}
