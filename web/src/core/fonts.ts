// The page waits a moment for its fonts, so that it is never seen in one font and then in another.

import "./fonts.css";
import type { Language } from "./texts.svelte";

const PATIENCE_MS = 1500;
const FACES = ["600 1em Alegreya", "400 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'"];

/** Load what the first page in this language is set in, or give up after a moment. */
export async function loadFonts(language: Language): Promise<void> {
  const letters = language === "pl" ? "aż" : "a"; // Polish letters are files of their own
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, letters)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
