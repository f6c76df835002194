/** Takes part in the deal of a table: shows it this browser's hashes, then its nonces, as the witness says. */

import type { Connection, Follower } from "../../core/connection.svelte";
import type { View } from "../../core/protocol";
import type { Witness } from "./witness";

export class Sharing implements Follower {
  /** Said once over each socket: then of two devices of one person the one that came last has the say. */
  #said = new Set<string>();

  constructor(
    private readonly connection: Pick<Connection, "send">,
    private readonly witness: Witness,
  ) {}

  opened(): void {
    this.#said.clear();
  }

  seen(view: View): void {
    this.witness.see(view);
    for (const share of this.witness.shares(view)) {
      const text = JSON.stringify(share);
      if (this.#said.has(text)) continue;
      this.#said.add(text);
      this.connection.send(share).then(
        (answer) => {
          if (answer.type !== "done") this.#said.delete(text);
          else if (share.type === "nonce") this.witness.given(share.seat);
        },
        () => this.#said.delete(text),
      );
    }
  }
}
