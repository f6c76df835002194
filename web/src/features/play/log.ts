// Sentences for the log of a table.

import type { LogLine, View } from "../../core/protocol";
import { t } from "../../core/texts.svelte";

/** Who did it: what happened before a bot took over counts as the person's it plays for. */
function nameIn(view: View, line: LogLine): string {
  const seat = view.seats.find((one) => one.seat === line.seat);
  const byBot = view.log.some(
    ({ what, round, seat: at }) => what === "stood-in" && round === line.round && at === line.seat,
  );
  return (byBot && line.what !== "stood-in" ? seat?.name : (seat?.stands_for ?? seat?.name)) ?? "";
}

/** What was announced; hints are in the record and the result, not among the announcements. */
export const announced = (view: View) => view.log.filter(({ what }) => what !== "hinted");

export function logSentence(view: View, line: LogLine): string {
  const name = nameIn(view, line);
  if (line.what === "reached") {
    return t("table-log-reached", { name, sentence: t(`reached-${line.category}`, { points: line.points ?? 0 }) });
  }
  return t(`table-log-${line.what}`, { name });
}
