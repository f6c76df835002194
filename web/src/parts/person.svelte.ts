/** The name this person goes by. The server keeps it, so it comes along to another device. */

import { api } from "../core/api";
import { NAME_LENGTH } from "../core/constants";

class Me {
  name = $state("");
  #known: Promise<void> | null = null;

  /**
   * Asks the server once, which also gives a new browser its identity: two concurrent first
   * requests would give it two. A name typed in the meantime is kept.
   */
  load(): Promise<void> {
    this.#known ??= api.person().then(
      (person) => {
        if (this.name === "") this.name = person.name;
      },
      () => {
        this.#known = null;
      },
    );
    return this.#known;
  }

  /** Remembers a new name; true when the server has it. Nothing is sent for an empty one. */
  async save(name: string): Promise<boolean> {
    const tidy = name.trim().slice(0, NAME_LENGTH);
    this.name = tidy;
    if (tidy === "") return false;
    await api.setName(tidy);
    return true;
  }
}

export const me = new Me();
