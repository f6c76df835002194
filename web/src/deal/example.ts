/** A whole table for tests: every view of an honest game with a bot, dealt as the vectors of Python have it. */

import { exampleSeat, exampleView, NO_PROOF } from "../lobby/example";
import type { ProofView, SeatView, View } from "../protocol";
import { DECK, drawnNonce, nonceHash, seedOf, shuffled, VERSION } from "./deal";
import vectors from "./vectors.json";

const [{ secret, commitment: seal }] = vectors.filter(({ version }) => version === VERSION) as [(typeof vectors)[0]];
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
    exampleView([exampleSeat(1, { ...seat, nonce: proof !== sealed }), exampleSeat(2, { kind: "bot", nonce: false })], { deck: [...DECK], proof, ...changes });
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
