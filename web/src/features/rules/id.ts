/** The ids of docs/rules.md in their order. The rules page and its test both go by this list. */

export interface RuleGroup {
  letter: string;
  ids: string[];
}

// Each group has its letter and how many rules it holds.
const SIZES: [letter: string, size: number][] = [
  ["C", 4],
  ["S", 4],
  ["T", 17],
  ["V", 8],
  ["O", 3],
  ["M", 5],
];

export const GROUPS: RuleGroup[] = SIZES.map(([letter, size]) => ({
  letter,
  ids: Array.from({ length: size }, (_, place) => `${letter}${place + 1}`),
}));

/** The rules in a minute: rules-short-KEY. */
export const SHORT: readonly string[] = ["start", "card", "island", "number", "bridges", "bonus", "solo"];

export const RULE_IDS: string[] = GROUPS.flatMap((group) => group.ids);
