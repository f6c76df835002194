// Sentences for refusals, failures and the log.

import { type Answer, ConnectionLost } from "../core/connection.svelte";
import type { LogLine, RefusalView, View } from "../core/protocol";
import { toast } from "../core/say.svelte";
import { t, texts } from "../core/texts.svelte";

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

/** Who did it: what happened before a bot took over counts as the person's it plays for. */
function nameIn(view: View, line: LogLine): string {
  const seat = view.seats.find((one) => one.seat === line.seat);
  const byBot = view.log.some(
    ({ what, round, seat: at }) => what === "stood-in" && round === line.round && at === line.seat,
  );
  return (byBot && line.what !== "stood-in" ? seat?.name : (seat?.stands_for ?? seat?.name)) ?? "";
}

export function logSentence(view: View, line: LogLine): string {
  const name = nameIn(view, line);
  if (line.what === "reached") {
    return t("table-log-reached", { name, sentence: t(`reached-${line.category}`, { points: line.points ?? 0 }) });
  }
  return t(`table-log-${line.what}`, { name });
}
