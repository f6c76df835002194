// The names of lines in sentences: a hyphen that never breaks on the screen, both ends in words aloud.

import type { Say } from "./texts.svelte";

const LINE = /\b([a-z][1-9])[-\u2011]([a-z][1-9])\b/g;

/** A text whose line names stay on one row: `c2-c4` with a no-break hyphen. */
export const unbroken = (text: string) => text.replace(LINE, "$1\u2011$2");

/** A text for the ear: "from c2 to c4", since a voice would read the hyphen as a minus. */
export const aloud = (text: string, t: Say) => text.replace(LINE, (_, from: string, to: string) => t("say-line-ends", { from, to }));
