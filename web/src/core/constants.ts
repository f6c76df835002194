// Generated from the rules and from hashi.wire by `make protocol`. Do not edit.

export const CATEGORIES = ["red", "blue", "six"] as const;
export type Category = (typeof CATEGORIES)[number];

/** How many cards are played. */
export const ROUNDS = 17;
/** The cards of a game alone lie in piles (O1). */
export const PILES: readonly number[] = [7, 5, 5];
/** Alone, the last card at which the higher value can be had (O2). */
export const DEADLINES: Readonly<Record<Category, number>> = {"red": 12, "blue": 7, "six": 12};
/** What a category is worth to the first, and to those after (V1 to V4). */
export const VALUES: Readonly<Record<Category, readonly [number, number]>> = {"red": [9, 5], "blue": [7, 3], "six": [8, 4]};
/** What a finished island is worth (V6). */
export const POINTS_PER_ISLAND = 2;
/** Alone, the lowest total of each rank, from the lowest rank up (O3). */
export const RANKS: readonly (readonly [number, string])[] = [[0, "minion"], [41, "dogsbody"], [43, "bamboo-binder"], [45, "screw-tightener"], [47, "concrete-pourer"], [49, "project-manager"], [51, "master-bridge-builder"], [52, "professional-planner"], [54, "statics-expert"], [56, "ace-architect"], [58, "construction-genius"], [60, "island-god"]];
/** The numbers a sheet may start with (S2). */
export const START_NUMBERS: readonly number[] = [3, 4];

/** How many islands a side has, how many of them with flags (C2), and the cards of a deck (C3). */
export const ISLANDS = 18;
export const FLAG_COUNTS: Readonly<Record<"red" | "blue", number>> = {"red": 4, "blue": 3};
export const CARDS = 18;

/** How long one waits after a wrong pointing at an honour table (M5). */
export const POINTING_PAUSE_MS = 5000;

/** How many can play at a table. */
export const MOST_SEATS = 4;
/** How many characters a name may have. */
export const NAME_LENGTH = 40;
/** How many digits the code of a deal has. */
export const DEAL_LENGTH = 64;
