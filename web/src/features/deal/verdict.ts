/** Was the deal fair? What a finished table shows, compared with what this browser remembers.
 *
 * Pure. Fair is said only if this browser saw the seal in the lobby and gave one of the nonces: then
 * nobody can have chosen the cards. The daily deal follows from its date alone, so any browser can
 * check it. Everything else that fits is named for what it is. */

import type { View } from "../../core/protocol";
import { dailySeed } from "./daily";
import { commitment, DECK, drawnNonce, isDigits, isOurs, nonceHash, seedOf, shuffled } from "./deal";
import type { Memory } from "./memory";

/** What does not fit; the same codes and sentences (fair-CODE) as those of `hashi verify`, which knows no days. */
export const WRONGS = [
  "deck-other",
  "seal-changed",
  "secret-hidden",
  "secret-wrong",
  "nonce-missing",
  "nonce-changed",
  "hash-wrong",
  "drawn-wrong",
  "seed-wrong",
  "card-wrong",
  "day-wrong",
] as const;
export type Wrong = (typeof WRONGS)[number];

/** Why it cannot be said, though everything that was shown fits; end-check-CODE says it. */
export const GAPS = [
  "known-deal",
  "not-there",
  "joined-late",
  "watched",
  "other-device",
  "no-share",
  "dealt-again",
] as const;
export type Gap = (typeof GAPS)[number];

export interface Finding {
  code: Wrong;
  seat?: number;
  card?: number;
}

/** `card` is the one that was open when this browser came late; 0 before the first. */
export type Verdict =
  | { outcome: "fair" }
  | { outcome: "daily"; day: string }
  | { outcome: "unfair"; findings: Finding[] }
  | { outcome: "open"; gap: Gap; card: number };

export function judge(memory: Memory, view: View): Verdict {
  const findings = [...wrongs(memory, view)];
  if (findings.length) return { outcome: "unfair", findings };
  if (view.daily && memory.seal === null && isDigits(view.proof.seed)) return { outcome: "daily", day: view.daily };
  const gap = gapOf(memory, view.proof.nonces);
  return gap ? { outcome: "open", gap, card: memory.joined.round } : { outcome: "fair" };
}

function* wrongs(memory: Memory, view: View): Generator<Finding> {
  const { proof, deck } = view;
  if (deck.join() !== memory.deck.join() || deck.join() !== ordered(deck).join()) yield { code: "deck-other" };
  if (memory.sealChanged || memory.seal !== proof.commitment) yield { code: "seal-changed" };
  if (memory.seal === null && proof.commitment === null) {
    if (isDigits(proof.seed)) yield* knownWrongs(memory, view, proof.seed);
  } else if (!isDigits(proof.secret)) {
    yield { code: "secret-hidden" };
  } else {
    if (commitment(proof.secret) !== proof.commitment) yield { code: "secret-wrong" };
    yield* dealWrongs(memory, view, proof.secret);
  }
}

/** A deal without a seal: of the day it says, and the cards of its seed. */
function* knownWrongs(memory: Memory, view: View, seed: string): Generator<Finding> {
  if (view.daily && seed !== dailySeed(view.daily, view.board.name)) yield { code: "day-wrong" };
  yield* cardWrong(memory, view, seed);
}

/** Where a shuffle begins: our cards in their own order, any others as they were shown before the first of them was. */
const ordered = (deck: readonly string[]) => (isOurs(deck) ? DECK : deck);

/** From the secret on: nonces, seed, cards. */
function* dealWrongs(memory: Memory, view: View, secret: string): Generator<Finding> {
  const nonces = view.seats.map((_, place) => view.proof.nonces[place]);
  const missing = nonces.findIndex((nonce) => !isDigits(nonce));
  if (missing >= 0) yield { code: "nonce-missing", seat: missing + 1 };
  const changed = [...sharesOf(memory)].filter(
    ([seat, nonce]) => memory.given.includes(seat) && nonces[seat - 1] !== nonce,
  );
  for (const [seat] of changed) yield { code: "nonce-changed", seat };
  for (const [seat, hash] of hashesOf(memory)) {
    const nonce = nonces[seat - 1];
    const isKnown = missing === seat - 1 || changed.some(([other]) => other === seat);
    if (!isKnown && (!isDigits(nonce) || nonceHash(memory.seal ?? "", seat, nonce) !== hash))
      yield { code: "hash-wrong", seat };
  }
  for (const seat of memory.begun?.drawn ?? []) {
    if (nonces[seat - 1] !== drawnNonce(secret, seat)) yield { code: "drawn-wrong", seat };
  }
  const seed = seedOf(secret, nonces.filter(isDigits));
  if (view.proof.seed !== seed) yield { code: "seed-wrong" };
  yield* cardWrong(memory, view, seed);
}

/** The first card, as it was shown first or as the end says, that this seed does not deal. */
function* cardWrong(memory: Memory, view: View, seed: string): Generator<Finding> {
  const order = shuffled(seed, ordered(memory.deck)).slice(0, -1);
  const place = order.findIndex((due, at) => view.seen[at] !== due || (memory.cards[at] ?? due) !== due);
  if (place >= 0) yield { code: "card-wrong", card: place + 1 };
}

/** The nonces this browser made for seats that gave one, by seat. */
export function sharesOf({ begun, nonces }: Memory): Map<number, string> {
  const given = begun?.own.filter((seat) => !begun.drawn.includes(seat)) ?? [];
  return new Map(given.flatMap((seat) => (nonces[seat] ? [[seat, nonces[seat]] as const] : [])));
}

/** The hashes the seats had shown before any nonce was, by seat. */
export function hashesOf({ hashes }: Memory): Map<number, string> {
  return new Map(Object.entries(hashes ?? {}).map(([seat, hash]) => [Number(seat), hash]));
}

function gapOf(memory: Memory, nonces: readonly string[]): Gap | null {
  const { joined, begun, seal } = memory;
  if (seal === null) return "known-deal";
  if (joined.phase === "over") return "not-there";
  if (joined.phase !== "lobby") return "joined-late";
  if ([...sharesOf(memory)].some(([seat, nonce]) => nonces[seat - 1] === nonce)) {
    return memory.withheld.length ? "dealt-again" : null;
  }
  if (!begun?.own.length) return "watched";
  return begun.own.some((seat) => !begun.drawn.includes(seat)) ? "other-device" : "no-share";
}
