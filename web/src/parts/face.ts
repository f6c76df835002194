// What a player's face looks like: always the same for the same name, and nothing is uploaded.

export interface Face {
  readonly eyes: number;
  readonly mouth: number;
  readonly top: number;
}

export const EYES = [
  "M8.6 11.4v.1M15.4 11.4v.1",
  "M7.4 11.9q1.3-1.9 2.6 0M14 11.9q1.3-1.9 2.6 0",
  "M7.6 11.4h2M14.4 11.4h2",
] as const;

export const MOUTHS = [
  "M8.4 15q3.6 3.4 7.2 0",
  "M9 15.6h6",
  "M9 15.2q3 1.8 5.8-.6",
  "M12 15.9a1.1 1.1 0 1 1 .1 0z",
] as const;

/** Hair, or none. */
export const TOPS = ["", "M12 4.4q.4-2.2 2.6-2.6", "M9.4 4.9q-.6-2 .6-3M13.4 4.6q0-2 1.4-2.8"] as const;

export function faceOf(name: string): Face {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return {
    eyes: hash % EYES.length,
    mouth: Math.floor(hash / EYES.length) % MOUTHS.length,
    top: Math.floor(hash / (EYES.length * MOUTHS.length)) % TOPS.length,
  };
}

/** The colour of a seat. */
export const seatColour = (seat: number) => `var(--seat-${((seat - 1) % 4) + 1})`;
