// One sentence for everything the server says no with: the rules refuse it (by the rule's code), or it failed (by the
// failure's code). Every code has one text for the pages around the game, and a shorter one may stand over the table.

import { ApiError } from "../core/api";
import { type Answer, ConnectionLost } from "../core/connection.svelte";
import type { RefusalView } from "../core/protocol";
import { t, texts } from "../core/texts.svelte";

/** The keys of failures by where they are said. */
const KEYS = {
  home: (code: string) => `home-failed-${code}`,
  table: (code: string) => `table-failed-${code}`,
};
type Where = keyof typeof KEYS;
const UNKNOWN: Record<Where, string> = { home: "home-failed", table: "table-failed" };

/** Whatever else is too much at once has one sentence for all. */
const NAMED_WAITS = new Set(["too-many-tables", "too-many-persons"]);
const TOO_MANY_REQUESTS = 429;

export function refusalSentence({ code, where }: Pick<RefusalView, "code" | "where">): string {
  const key = `refusal-${code}`;
  return texts.has(key) ? t(key, { where: where ?? "" }) : t("table-refused");
}

function codeSentence(code: string, waitSeconds: number | null | undefined, where: Where): string {
  const isBusy = where === "home" && typeof waitSeconds === "number" && code !== "store-unavailable";
  if (isBusy)
    return t(NAMED_WAITS.has(code) ? KEYS.home(code) : "home-failed-wait", { seconds: Math.ceil(waitSeconds) });
  const keys = [KEYS[where](code), `refusal-${code}`];
  return t(keys.find((key) => texts.has(key)) ?? UNKNOWN[where]);
}

/** For what was thrown by the HTTP calls or by a connection that broke. */
export function failureSentence(error: unknown, where: Where = "home"): string {
  if (error instanceof ConnectionLost) return t(KEYS[where]("network"));
  if (!(error instanceof ApiError)) return t(UNKNOWN[where]);
  const isNamed = error.status !== TOO_MANY_REQUESTS || NAMED_WAITS.has(error.code);
  const code = isNamed ? error.code : "too-many";
  return codeSentence(code, error.retryAfterSeconds, where);
}

/** For the answer to a message over the socket; null when it was carried out. */
export function answerSentence(answer: Answer, where: Where = "home"): string | null {
  if (answer.type === "done") return null;
  if (answer.type === "failed") return codeSentence(answer.code, answer.retry_after_seconds, where);
  const isKnown = where === "table" || texts.has(`refusal-${answer.refusal.code}`);
  return isKnown ? refusalSentence(answer.refusal) : codeSentence(answer.refusal.code, null, where);
}
