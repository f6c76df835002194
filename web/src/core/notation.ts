// How islands and lines are written: the column's letter and the row's digit. Every pattern that looks for them is made
// of these; judge/geometry.ts takes the names apart.

export const ISLAND = "[a-z][1-9]";
export const LINE = `${ISLAND}-${ISLAND}`;

/** A line inside a sentence, its hyphen plain or unbreakable; its two ends are the groups. */
export const LINE_IN_TEXT = new RegExp(`\\b(${ISLAND})[-\\u2011](${ISLAND})\\b`, "g");

const matcher = (pattern: string) => {
  const whole = new RegExp(`^${pattern}$`);
  return (text: string) => whole.test(text);
};

export const isIsland = matcher(ISLAND);
export const isLine = matcher(LINE);
