/** What a person's finished games come to: counts and means for the page of statistics. Pure. */

import { CATEGORIES, type Category } from "../../core/constants";
import type { GameResult } from "../../core/protocol";

/** How often a category was reached for its higher value, for its lower one, or not at all. */
export interface Share {
  category: Category;
  early: number;
  late: number;
  missed: number;
}

/** What one card of the deck has cost on average, over the games with a report. */
export interface CardCost {
  card: string;
  lost: number;
  games: number;
}

export interface Summary {
  games: number;
  alone: number;
  wins: number;
  mean: number;
  best: number;
  shares: Share[];
  /** The points of every game, oldest first. */
  totals: { total: number; at: number }[];
}

export function summarise(games: readonly GameResult[]): Summary {
  const totals = games.map(({ total, finished_at }) => ({ total, at: finished_at })).reverse();
  const sum = totals.reduce((all, { total }) => all + total, 0);
  return {
    games: games.length,
    alone: games.filter(({ seats }) => seats === 1).length,
    wins: games.filter(({ seats, place }) => seats > 1 && place === 1).length,
    mean: games.length > 0 ? sum / games.length : 0,
    best: Math.max(0, ...totals.map(({ total }) => total)),
    shares: CATEGORIES.map((category) => share(games, category)),
    totals,
  };
}

function share(games: readonly GameResult[], category: Category): Share {
  const reached = games.flatMap((game) => game.categories[category] ?? []);
  const early = reached.filter(({ in_time }) => in_time).length;
  return { category, early, late: reached.length - early, missed: games.length - reached.length };
}

/** How often each rank was reached alone; `ranks` in the order they are shown. */
export function rankCounts(games: readonly GameResult[], ranks: readonly string[]): { rank: string; count: number }[] {
  return ranks.map((rank) => ({ rank, count: games.filter((game) => game.rank === rank).length }));
}

/** What each card has cost on average, the dearest first. */
export function cardCosts(games: readonly GameResult[]): CardCost[] {
  const found = new Map<string, CardCost>();
  for (const { card, lost } of games.flatMap((game) => game.losses ?? [])) {
    const before = found.get(card) ?? { card, lost: 0, games: 0 };
    found.set(card, { card, lost: before.lost + lost, games: before.games + 1 });
  }
  const costs = [...found.values()].map((cost) => ({ ...cost, lost: cost.lost / cost.games }));
  return costs.sort((one, other) => other.lost - one.lost || one.card.localeCompare(other.card));
}

/** The mean of each game and up to `width - 1` before it. */
export function movingMeans(values: readonly number[], width: number): number[] {
  return values.map((_, at) => {
    const part = values.slice(Math.max(0, at + 1 - width), at + 1);
    return part.reduce((sum, one) => sum + one, 0) / part.length;
  });
}
