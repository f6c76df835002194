/** A whole table for tests: every view of an honest game with a bot, dealt as the vectors of Python have it. */

import { exampleSeat, exampleView } from "../lobby/example";
import type { SeatView, View } from "../protocol";
import { DECK, drawnNonce, seedOf, shuffled } from "./deal";
import vectors from "./vectors.json";

const [{ secret, commitment: seal }] = vectors as [(typeof vectors)[0]];
export { seal, secret };

/** The views of one browser, given the nonce of its seat 1; seat 2 is a bot. */
export function views(nonce: string, seat: Partial<SeatView> = { mine: true }): { lobby: View; sent: View; setup: View; play: View[]; over: View } {
  const nonces = [nonce, drawnNonce(secret, 2)];
  const seed = seedOf(secret, nonces);
  const order = shuffled(seed);
  const proof = { commitment: seal, secret: null, nonces: [], seed: null };
  const table = (given: boolean, changes: Partial<View>) =>
    exampleView([exampleSeat(1, { ...seat, nonce: given }), exampleSeat(2, { kind: "bot", nonce: false })], { deck: [...DECK], proof, ...changes });
  return {
    lobby: table(false, {}),
    sent: table(true, {}),
    setup: table(true, { phase: "setup" }),
    play: Array.from({ length: 17 }, (_, place) =>
      table(true, { phase: "play", round: place + 1, card: order[place] as string, seen: order.slice(0, place + 1) }),
    ),
    over: table(true, { phase: "over", round: 17, seen: order.slice(0, 17), proof: { commitment: seal, secret, nonces, seed } }),
  };
}
