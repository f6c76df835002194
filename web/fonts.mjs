// Cuts the page's fonts out of the packages that bring them: the letters of our texts and those that people type,
// lining and tabular figures, nothing else. Runs before the page is built and writes into fonts/, with the licences
// beside the fonts; the fonts of printed pages go to hashi.paper.

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const FONTS = { alegreya: [600], "alegreya-sans": [400, 700] };
const PRINTED = "alegreya-sans";
const PAPER = "../src/hashi/paper/fonts/";
const FEATURES = ["kern", "lnum", "tnum"];
const at = (path) => new URL(path, import.meta.url);
const LOCALE = "../src/hashi/locale/";
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const TYPED = "\u00a0\u2010\u2011¡«·»¿ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖ×ÙÚÛÜßàáâäçèéêëíîïñóôöùúûüœŒ–—‘’“”„…−";
/** Drawn by the system's font: the arrow, and the narrow space of French. */
const ELSEWHERE = "\n\u2190\u202f";

/** Letters by the packages' own parts, whose ranges are in src/core/fonts.css. */
async function findLetters() {
  const names = (await readdir(at(LOCALE), { recursive: true })).filter((name) => name.endsWith(".ftl"));
  const texts = await Promise.all(names.map((name) => readFile(at(LOCALE + name), "utf-8")));
  const used = [...new Set(texts.join(""))].filter((letter) => !ELSEWHERE.includes(letter)).sort();
  const isLatin = (letter) => letter <= "\u00ff" || TYPED.includes(letter) || /[\u2000-\u206f]/.test(letter);
  const more = used.filter((letter) => !isLatin(letter)).join("");
  const latin = new Set([...ASCII, ...TYPED, ...used.filter(isLatin)]);
  return { latin: [...latin].join(""), "latin-ext": more.toLowerCase() + more.toUpperCase() };
}

const LETTERS = await findLetters();

for (const folder of ["fonts/", PAPER]) await mkdir(at(folder), { recursive: true });
for (const [family, weights] of Object.entries(FONTS)) {
  const from = `node_modules/@fontsource/${family}`;
  const licence = await readFile(at(`${from}/LICENSE`));
  await writeFile(at(`fonts/${family}-licence.txt`), licence);
  if (family === PRINTED) await writeFile(at(`${PAPER}${family}-licence.txt`), licence);
  for (const weight of weights) {
    for (const [part, letters] of Object.entries(LETTERS)) {
      const whole = await readFile(at(`${from}/files/${family}-${part}-${weight}-normal.woff2`));
      const options = { keepFeatures: FEATURES, noHinting: true };
      const cut = await subset(whole, letters, { ...options, targetFormat: "woff2" });
      await writeFile(at(`fonts/${family}-${part}-${weight}.woff2`), cut);
      if (family !== PRINTED) continue;
      const plain = await subset(whole, letters, { ...options, targetFormat: "truetype" });
      await writeFile(at(`${PAPER}${family}-${part}-${weight}.ttf`), plain);
    }
  }
}
