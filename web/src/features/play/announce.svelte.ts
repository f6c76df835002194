// Tells the table's news once: new cards, announcements, lost deadlines. In words, and if wanted in sound.

import { untrack } from "svelte";
import { CATEGORIES, DEADLINES, VALUES } from "../../core/constants";
import type { Nudged, SeatView, View } from "../../core/protocol";
import { aloud, say, toast } from "../../core/say.svelte";
import { settings } from "../../core/settings.svelte";
import { t, texts } from "../../core/texts.svelte";
import { readCard } from "../../judge/drawing";
import { hasReached } from "../../judge/worth";
import { noticedSentence } from "../honour/sentence";
import { feel } from "./feel.svelte";
import { announced, logSentence } from "./log";
import { speak } from "./sound";

function tell(text: string, shown: boolean, by: SeatView | null = null): void {
  if (shown) toast(text, null, by && { seat: by.seat, name: by.name, bot: by.kind === "bot" });
  else say(text);
  if (settings.speech) speak(aloud(text), texts.language);
}

function tellCard(view: View): void {
  if (view.phase !== "play" || view.card === null) return;
  feel("card");
  tell(t("say-card", { round: view.round, ...readCard(view.card) }), false);
}

function tellMissed(before: View, view: View): void {
  const seat = view.seats[0];
  if (view.seats.length !== 1 || !seat || before.round === view.round) return;
  const missed = CATEGORIES.filter((category) => view.round === DEADLINES[category] + 1 && !hasReached(seat, category));
  const words = missed.map((category) => t(`missed-${category}`, { points: VALUES[category][1] }));
  if (words.length) tell(words.join(" "), true);
}

function tellLog(before: View, view: View): void {
  for (const line of announced(view).slice(announced(before).length)) {
    const reached = line.what === "reached";
    if (reached) feel("category");
    tell(logSentence(view, line), reached || line.what === "timed-out", view.seats[line.seat - 1]);
  }
}

function tellMistakes(before: View, view: View): void {
  if (view.phase !== "play") return;
  for (const mistake of view.mistakes.slice(before.mistakes.length)) tell(noticedSentence(view, mistake), true);
}

function tellDone(before: View, view: View): void {
  if (before.round !== view.round || before.phase !== view.phase) return;
  for (const seat of view.seats) {
    const was = before.seats.find((one) => one.seat === seat.seat);
    if (seat.done && was && !was.done && !seat.mine) say(t("say-done", { name: seat.name }));
  }
}

/** Who leaves is only spoken, for a reload looks like leaving; who plays for whom is shown. */
function tellPeople(before: View, view: View): void {
  for (const seat of view.seats) {
    const was = before.seats.find((one) => one.seat === seat.seat);
    if (!was || seat.mine) continue;
    if (seat.kind === "bot" && was.kind !== "bot") tell(t("say-bot", { name: seat.name }), true, seat);
    else if (seat.kind !== "bot" && was.kind === "bot") tell(t("say-back", { name: seat.name }), true, seat);
    else if (was.online && !seat.online) say(t("table-away", { name: seat.name }));
  }
}

/** The table waits for this person: in words, heard, and felt on a phone. */
function tellNudged(name: string): void {
  feel("category");
  tell(t("say-nudged", { name }), true);
}

/** To be called while a component is made: compares each view with the one before, and passes nudges on. */
export function announceNews(current: () => View, nudged: () => Nudged | null): void {
  $effect(() => {
    const nudge = nudged();
    if (nudge) untrack(() => tellNudged(nudge.name));
  });
  let before: View | null = null;
  $effect(() => {
    const view = current();
    untrack(() => {
      if (before) {
        tellLog(before, view);
        tellMistakes(before, view);
        tellMissed(before, view);
        tellDone(before, view);
        tellPeople(before, view);
      }
      if (!before || before.round !== view.round) tellCard(view);
    });
    before = view;
  });
}
