// Sentences for the mistakes found at an honour table (M2 to M5).

import type { MistakeView, View } from "../../core/protocol";
import { t } from "../../core/texts.svelte";
import { refusalSentence } from "../../parts/failure";

const nameOf = (view: View, seat: number | null): string => view.seats.find((one) => one.seat === seat)?.name ?? "";

/** What the page says when a mistake is noticed: whose it is, why it is one, and what became of it. */
export function noticedSentence(view: View, mistake: MistakeView): string {
  const told = {
    by: nameOf(view, mistake.by),
    name: nameOf(view, mistake.seat),
    where: mistake.where ?? "",
    round: mistake.round,
  };
  const own = mistake.by === mistake.seat ? "own" : "other";
  return `${t("honour-noticed", { ...told, own })} ${whatItCosts(mistake)}`;
}

/** The same for an unnoticed mistake, at the end. */
export function unnoticedSentence(view: View, mistake: MistakeView): string {
  return `${t("honour-unnoticed", { name: nameOf(view, mistake.seat), round: mistake.round })} ${whatItCosts(mistake)}`;
}

function whatItCosts(mistake: MistakeView): string {
  const result = mistake.corrected
    ? t("honour-corrected")
    : t("honour-crossed", { islands: mistake.islands.join(", ") });
  return `${refusalSentence(mistake.refusal)} ${result}`;
}
