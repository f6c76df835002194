// Cuts the page's fonts out of the packages that bring them: the letters of the five languages, lining and tabular
// figures, nothing else. Runs before the page is built and writes into fonts/, with the licences beside the fonts;
// the fonts of printed pages go to hashi.paper.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const FONTS = { alegreya: [600], "alegreya-sans": [400, 700] };
const PRINTED = "alegreya-sans";
const PAPER = "../src/hashi/paper/fonts/";
const FEATURES = ["kern", "lnum", "tnum"];
const at = (path) => new URL(path, import.meta.url);
/** By the packages' own parts; the ranges in src/core/fonts.css must agree with them. */
const LETTERS = JSON.parse(await readFile(at("letters.json"), "utf-8"));

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
