/** A sentence for everything the server may say no with. */

import { ApiError } from "../core/api";
import { type Answer, ConnectionLost } from "../core/connection.svelte";
import { t, texts } from "../core/texts.svelte";

function failed(code: string, wait: number | null | undefined): string {
  const key = `home-failed-${code}`;
  if (typeof wait === "number" && code !== "store-unavailable")
    return t("home-failed-wait", { seconds: Math.ceil(wait) });
  return t([key, `refusal-${code}`].find((one) => texts.has(one)) ?? "home-failed");
}

/** For what was thrown by the HTTP calls or by a connection that broke. */
export function failureText(error: unknown): string {
  if (error instanceof ConnectionLost) return t("home-failed-network");
  if (error instanceof ApiError) {
    return failed(error.status === 429 ? "too-many" : error.code, error.retryAfterSeconds);
  }
  return t("home-failed");
}

/** For the answer to a message over the socket; null when it was carried out. */
export function answerText(answer: Answer): string | null {
  if (answer.type === "done") return null;
  if (answer.type === "failed") return failed(answer.code, answer.retry_after_seconds);
  const { code, where } = answer.refusal;
  const key = `refusal-${code}`;
  return texts.has(key) ? t(key, { where: where ?? "" }) : failed(code, null);
}
