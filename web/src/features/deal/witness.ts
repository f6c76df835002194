/** Sees every view of a table, remembers what the deal is later compared with, and makes this
 * browser's nonces: their hashes are shown in the lobby, they themselves once every hash is fixed.
 * What it knows outlives a reload. */

import type { Commit, Nonce, SeatView, View } from "../../core/protocol";
import { isDigits, nonceHash, randomDigits } from "./deal";
import { load, type Memory, save } from "./memory";
import { judge, type Verdict } from "./verdict";

/** Something to say about the deal. */
export type Share = Omit<Commit, "id"> | Omit<Nonce, "id">;

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
    const memory = sealedAgain(this.#memory ?? first(view), view);
    // Another tab may have made a nonce meanwhile.
    const nonces = { ...this.#stored(memory), ...memory.nonces };
    this.#keep(after(view.phase === "lobby" ? { ...memory, nonces } : memory, view));
  }

  /** What this browser has to say about the deal now. A nonce is shown only if seal and hash are those it knows. */
  shares(view: View): Share[] {
    const { phase, proof, seats } = view;
    const memory = this.#memory;
    if (phase !== "lobby" || !memory?.seal || memory.sealChanged) return [];
    const own = seats.filter(({ mine }) => mine).map(({ seat }) => seat);
    return proof.revealing ? this.#reveals(memory, own) : this.#commits(view, memory.seal, own);
  }

  #reveals({ seal, nonces, hashes }: Memory, own: readonly number[]): Share[] {
    return own.flatMap((seat): Share[] => {
      const nonce = nonces[seat];
      return nonce && hashes?.[seat] === nonceHash(seal ?? "", seat, nonce) ? [{ type: "nonce", seat, nonce }] : [];
    });
  }

  #commits({ proof }: View, seal: string, own: readonly number[]): Share[] {
    const able = own.filter((seat) => !proof.withheld.includes(seat));
    const commits = able.map((seat) => ({
      type: "commit" as const,
      seat,
      hash: nonceHash(seal, seat, this.nonce(seat)),
    }));
    return commits.filter(({ seat, hash }) => proof.hashes[seat - 1] !== hash);
  }

  /** This browser's nonce for a seat, made once for each seal: what is sent again is the same. */
  nonce(seat: number): string {
    const memory = this.#memory;
    const nonce = memory?.nonces[seat] ?? this.#stored(memory)[seat] ?? randomDigits();
    if (memory) this.#keep({ ...memory, nonces: { ...memory.nonces, [seat]: nonce } });
    return nonce;
  }

  /** The nonces that are stored for the same seal: one that was shown is never used again. */
  #stored(memory: Memory | null): Record<number, string> {
    const stored = load(this.table);
    return stored && (!memory || stored.seal === memory.seal) ? stored.nonces : {};
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
    // A browser that joins after the end has seen nothing worth storing.
    if (isNews && memory.joined.phase !== "over") save(this.table, memory);
  }
}

function first(view: View): Memory {
  return {
    since: Date.now(),
    joined: { phase: view.phase, round: view.round },
    deck: view.deck,
    seal: view.proof.commitment,
    sealChanged: false,
    nonces: {},
    given: [],
    hashes: null,
    withheld: [],
    bots: [],
    begun: null,
    cards: [],
  };
}

/** Before the first card the deal may be sealed again, if the server says which seats are the reason. */
function sealedAgain(memory: Memory, { phase, proof }: View): Memory {
  if (phase !== "lobby" || memory.begun || proof.withheld.length <= memory.withheld.length) return memory;
  return { ...memory, seal: proof.commitment, withheld: proof.withheld, nonces: {}, given: [], hashes: null };
}

/** What is known after one more view. What was seen first stays. */
function after(before: Memory, view: View): Memory {
  const { phase, proof, seats } = view;
  const sealChanged = before.sealChanged || proof.commitment !== before.seal;
  const fixed = phase !== "lobby" || proof.revealing;
  const memory = { ...before, sealChanged, hashes: before.hashes ?? (fixed ? hashesOf(view) : null) };
  if (phase === "lobby" && !memory.begun) return { ...memory, ...inLobby(memory, seats) };
  const shown = view.phase === "play" ? [...view.seen.slice(0, -1), view.card ?? ""] : view.seen;
  return {
    ...memory,
    begun: memory.begun ?? begunWith(memory, seats),
    cards: [...memory.cards, ...shown.slice(memory.cards.length)],
  };
}

/** The hashes that are shown, by seat. */
function hashesOf({ proof }: View): Record<number, string> {
  return Object.fromEntries(proof.hashes.flatMap((hash, place) => (isDigits(hash) ? [[place + 1, hash]] : [])));
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

/** The seats as the game begins. A seat without a hash, or a bot that had none in the lobby, cannot have given a nonce since. */
function begunWith({ bots, hashes }: Memory, seats: readonly SeatView[]): Memory["begun"] {
  const isDrawn = ({ seat, kind, nonce }: SeatView) =>
    !(hashes ? hashes[seat] : nonce) || (kind === "bot" && bots.includes(seat));
  return {
    own: seats.filter(isOwn).map(({ seat }) => seat),
    drawn: seats.filter(isDrawn).map(({ seat }) => seat),
  };
}

/** A seat of this person, even while a bot plays there. */
function isOwn({ mine, formerly_mine }: SeatView): boolean {
  return mine || formerly_mine;
}
