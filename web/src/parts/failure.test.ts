import { expect, test } from "vitest";
import { ApiError } from "../core/api";
import { announcements } from "../core/say.svelte";
import { languages, t, texts } from "../core/texts.svelte";
import { reportAnswer } from "./command";
import { answerSentence, failureSentence } from "./failure";
import { troubleSentence } from "./trouble.svelte";

test.each(languages)("%s: a server that cannot save says so wherever it is asked to", async (language) => {
  await texts.setLanguage(language);
  const failed = { type: "failed", id: 1, code: "store-unavailable", retry_after_seconds: 1 } as const;
  expect(failureSentence(new ApiError("store-unavailable", 503, 1))).toBe(t("home-failed-store-unavailable"));
  expect(answerSentence(failed)).toBe(t("home-failed-store-unavailable"));
  reportAnswer(failed);
  expect(announcements.toasts.at(-1)?.text).toBe(t("table-failed-store-unavailable"));
  expect(troubleSentence("store-unavailable")).toBe(t("connection-store-unavailable"));
  for (const where of ["home-failed", "table-failed", "connection"]) {
    expect(texts.has(`${where}-store-unavailable`)).toBe(true);
    expect(t(`${where}-store-unavailable`)).not.toBe(t(`${where}-busy`));
  }
});

test.each(languages)("%s: too many of something says of what, and how long to wait", async (language) => {
  await texts.setLanguage(language);
  for (const code of ["too-many-tables", "too-many-persons"]) {
    const sentence = failureSentence(new ApiError(code, 429, 29.4));
    expect(sentence).toBe(t(`home-failed-${code}`, { seconds: 30 }));
    expect(sentence).toContain("30");
  }
  expect(failureSentence(new ApiError("too-fast", 429, 3))).toBe(t("home-failed-wait", { seconds: 3 }));
  for (const code of ["too-many-persons", "too-many-watchers"]) {
    expect(troubleSentence(code)).toBe(t(`connection-${code}`));
  }
});
