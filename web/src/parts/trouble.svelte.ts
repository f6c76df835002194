// Why there is no connection, in words: shown by Banner.svelte, spoken once for each reason.

import type { Connection } from "../core/connection.svelte";
import { say } from "../core/say.svelte";
import { t, texts } from "../core/texts.svelte";

/** A loss that is mended sooner is not worth a word. */
const PATIENCE_MS = 2000;

export function troubleSentence(trouble: string): string {
  const key = `connection-${trouble}`;
  return t(texts.has(key) ? key : "connection-lost");
}

/** There is nothing to try again. */
export function isGone(connection: Connection): boolean {
  return connection.trouble === "no-such-table";
}

/** Tell screen readers of a loss and of its end; call it where a component is made. */
export function announceTrouble(connection: Connection): void {
  let told = false;
  // Not its code: the sentence stays the same while the connection is tried again.
  const sentence = $derived(
    connection.trouble === null || isGone(connection) ? null : troubleSentence(connection.trouble),
  );
  $effect(() => {
    if (sentence === null) {
      if (told) say(t("connection-back"));
      told = false;
      return;
    }
    const timer = setTimeout(() => {
      told = true;
      say(`${sentence} ${t(connection.unsent > 0 ? "connection-kept" : "connection-retrying")}`);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  });
}
