// The page waits a moment for its fonts, so that it is never seen in one font and then in another.

import "./fonts.css";

const PATIENCE_MS = 1500;
const FACES = ["600 1em Alegreya", "400 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'"];

/** Load what these letters are set in, or give up after a moment: those of some languages are files of their own. */
export async function loadFonts(letters: string): Promise<void> {
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, letters)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
