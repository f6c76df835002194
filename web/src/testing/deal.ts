/** A whole table for tests: every view of an honest game with a bot, dealt as the vectors of Python have it. */

import { afterEach, beforeEach, vi } from "vitest";
import type { ProofView, SeatView, View } from "../core/protocol";
import { DECK, drawnNonce, nonceHash, seedOf, shuffled } from "../features/deal/deal";
import { Witness } from "../features/deal/witness";
import vectors from "./deal-vectors.json";
import { exampleSeat, exampleView, NO_PROOF } from "./view";

const { secret, commitment: seal } = vectors[0]!;
export { seal, secret };

/** The views of one browser, given the nonce of its seat 1; seat 2 is a bot. */
export function views(
  nonce: string,
  seat: Partial<SeatView> = { mine: true },
): { lobby: View; committed: View; revealing: View; setup: View; play: View[]; over: View } {
  const nonces = [nonce, drawnNonce(secret, 2)];
  const seed = seedOf(secret, nonces);
  const order = shuffled(seed);
  const sealed = { ...NO_PROOF, commitment: seal };
  const given = { ...sealed, hashes: [nonceHash(seal, 1, nonce), null] };
  const table = (proof: ProofView, changes: Partial<View>) =>
    exampleView([exampleSeat(1, { ...seat, nonce: proof !== sealed }), exampleSeat(2, { kind: "bot", nonce: false })], {
      deck: [...DECK],
      proof,
      ...changes,
    });
  return {
    lobby: table(sealed, {}),
    committed: table(given, {}),
    revealing: table({ ...given, revealing: true }, {}),
    setup: table(given, { phase: "setup" }),
    play: Array.from({ length: 17 }, (_, place) =>
      table(given, { phase: "play", round: place + 1, card: order[place] as string, seen: order.slice(0, place + 1) }),
    ),
    over: table({ ...given, secret, nonces, seed }, { phase: "over", round: 17, seen: order.slice(0, 17) }),
  };
}

/** The same view with another proof. */
export const proved = (view: View, proof: Partial<ProofView>): View => ({
  ...view,
  proof: { ...view.proof, ...proof },
});
/** The same view with the cards of another seed, wherever they are shown. */
export function dealt(view: View, seed: string): View {
  const order = shuffled(seed);
  const card = view.card && (order[view.round - 1] as string);
  return { ...view, card, seen: order.slice(0, view.seen.length) };
}

export class FakeStorage {
  kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key = (place: number) => [...this.kept.keys()][place] ?? null;
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

/** Give every test of a file an empty storage, and the same random numbers in every run. */
export function freshBrowser(): void {
  beforeEach(() => {
    vi.stubGlobal("localStorage", new FakeStorage());
    let drawn = 0;
    vi.spyOn(crypto, "getRandomValues").mockImplementation(
      (bytes) => (bytes as Uint8Array).fill((drawn += 1)) as typeof bytes,
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** A witness of a whole honest game, from the lobby to the last card; `change` alters each view. */
export function played(
  change: (view: View) => View = (view) => view,
  table = "t",
): { witness: Witness; over: View; nonce: string } {
  const witness = new Witness(table);
  witness.see(change(views("00".repeat(32)).lobby));
  const nonce = witness.nonce(1);
  witness.given(1);
  const { committed, revealing, setup, play, over } = views(nonce);
  for (const view of [committed, revealing, setup, ...play, over]) witness.see(change(view));
  return { witness, over: change(over), nonce };
}
