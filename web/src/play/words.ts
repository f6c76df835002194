// Sentences for refusals, failures and the log.

import { type Answer, ConnectionLost } from "../connection.svelte";
import type { LogLine, RefusalView, View } from "../protocol";
import { toast } from "../say.svelte";
import { t, texts } from "../texts.svelte";

export function refusalSentence(refusal: RefusalView): string {
  const key = `refusal-${refusal.code}`;
  return texts.has(key) ? t(key, { where: refusal.where ?? "" }) : t("table-refused");
}

/** Wait for the answer to a command and say what went wrong; true if it was carried out. */
export async function carryOut(answer: Promise<Answer>): Promise<boolean> {
  try {
    return reportAnswer(await answer);
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
    toast(t("table-not-sent"));
    return false;
  }
}

/** Say what went wrong with a command; true if it was carried out. */
export function reportAnswer(answer: Answer): boolean {
  if (answer.type === "refused") toast(refusalSentence(answer.refusal), answer.refusal.rule);
  if (answer.type === "failed") toast(failureSentence(answer.code));
  return answer.type === "done";
}

function failureSentence(code: string): string {
  if (code === "warming-up") return t("hint-warming-up");
  if (code === "store-unavailable") return t("table-store-unavailable");
  return t(code === "too-fast" || code === "busy" ? "table-too-fast" : "table-failed");
}

export function logSentence(view: View, line: LogLine): string {
  const name = view.seats.find((seat) => seat.seat === line.seat)?.name ?? "";
  if (line.what === "reached") {
    return t("table-log-reached", { name, sentence: t(`reached-${line.category}`, { points: line.points ?? 0 }) });
  }
  return t(`table-log-${line.what}`, { name });
}
