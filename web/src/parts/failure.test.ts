import { expect, test } from "vitest";
import { ApiError } from "../core/api";
import { announcements } from "../core/say.svelte";
import { languages, t, texts } from "../core/texts.svelte";
import { answerText, failureText } from "./failure";
import { troubleSentence } from "./trouble.svelte";
import { reportAnswer } from "./words";

test.each(languages)("%s: a server that cannot save says so wherever it is asked to", async (language) => {
  await texts.setLanguage(language);
  const failed = { type: "failed", id: 1, code: "store-unavailable", retry_after_seconds: 1 } as const;
  expect(failureText(new ApiError("store-unavailable", 503, 1))).toBe(t("home-failed-store-unavailable"));
  expect(answerText(failed)).toBe(t("home-failed-store-unavailable"));
  reportAnswer(failed);
  expect(announcements.toasts.at(-1)?.text).toBe(t("table-store-unavailable"));
  expect(troubleSentence("store-unavailable")).toBe(t("connection-store-unavailable"));
  for (const place of ["home-failed", "table", "connection"]) {
    expect(texts.has(`${place}-store-unavailable`)).toBe(true);
    expect(t(`${place}-store-unavailable`)).not.toBe(t(place === "table" ? "table-too-fast" : `${place}-busy`));
  }
});
