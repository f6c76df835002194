/** Bots by name: a level of ours, or one that this server offers beside them. */

import { api } from "../core/api";
import { DEFAULT_LEVEL, type Level, LEVELS, type SeatView, type View } from "../core/protocol";
import { recall, remember } from "../core/settings.svelte";
import { t } from "../core/texts.svelte";

/** What a bot is chosen by. */
export type BotChoice = string;

let asking: Promise<readonly string[]> | null = null;

/** The names that this server offers beside our levels, asked for once; none if it cannot be asked. */
export function offeredBots(): Promise<readonly string[]> {
  asking ??= api.bots().catch(() => {
    asking = null;
    return [];
  });
  return asking;
}

/** The choice as the server takes it. */
export function wireBot(choice: BotChoice): { level: Level } | { bot: string } {
  const level = LEVELS.find((one) => one === choice);
  return level ? { level } : { bot: choice };
}

/** What a level is called: by the rank it reaches, and below the ranks by a name of its own. */
export function levelName(level: Level): string {
  return t(level === "apprentice" ? "level-apprentice" : `rank-${level}`);
}

const BEATEN = "hashi-bot-beaten";

/** The level to begin with: for first games the weakest, until this browser's player has won against a bot. */
export function firstLevel(): Level {
  return recall(BEATEN) === null ? LEVELS[0] : DEFAULT_LEVEL;
}

/** Remembers a finished game that was won against a bot. */
export function noteWin({ seats, outcome }: Pick<View, "seats" | "outcome">): void {
  const isWon = seats.some(({ seat, mine }) => mine && outcome?.winners.includes(seat));
  if (isWon && seats.some(({ kind }) => kind === "bot")) remember(BEATEN, "yes");
}

/** What the bot at a seat is called, by its level or its own name; null where no bot sits. */
export function botTitle(seat: Pick<SeatView, "level" | "bot">): string | null {
  return seat.bot ?? (seat.level ? levelName(seat.level) : null);
}
