/** The two printed sides, fetched once for all pages that show their pictures. */

import { api } from "../core/api";
import type { BoardView } from "../core/protocol";

class Boards {
  sides = $state.raw<BoardView[]>([]);
  #asked = false;

  /** A picture that cannot be fetched is left out: the choice works without it. */
  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.sides = await api.boards();
    } catch {
      this.#asked = false;
    }
  }

  side(name: "A" | "B"): BoardView | null {
    return this.sides.find((board) => board.name === name) ?? null;
  }
}

export const boards = new Boards();
