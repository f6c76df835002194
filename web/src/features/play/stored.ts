// The draft of a seat, stored in this browser: it outlives a reload and a closed page, not its round.

import { Draft } from "../../judge/draft";

/** Where a draft belongs. */
export interface Place {
  readonly table: string;
  readonly seat: number;
  readonly round: number;
}

/** A draft, and whether it is confirmed and only waits for the next card. */
export interface StoredDraft {
  readonly draft: Draft;
  readonly held: boolean;
}

const key = ({ table, seat }: Place) => `hashi-draft/${table}/${seat}`;
const HELD = "held";

export function loadDraft(place: Place): StoredDraft {
  try {
    const [round, text = "", held] = (localStorage.getItem(key(place)) ?? "").split("|");
    if (round === String(place.round)) return { draft: Draft.fromText(text), held: held === HELD };
  } catch {
    // Then every visit begins with a clean sheet.
  }
  return { draft: Draft.empty, held: false };
}

export function saveDraft(place: Place, { draft, held }: StoredDraft): void {
  try {
    if (draft.isEmpty && !held) localStorage.removeItem(key(place));
    else localStorage.setItem(key(place), [place.round, draft, held ? HELD : ""].join("|"));
  } catch {
    // A browser that refuses it forgets.
  }
}
