// Cuts the page's fonts out of the packages that bring them: the letters of the five languages, lining and tabular
// figures, nothing else. Runs before the page is built and writes into fonts/, with the licences beside the fonts.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const FONTS = { alegreya: [600], "alegreya-sans": [400, 700] };
const FEATURES = ["kern", "lnum", "tnum"];
const at = (path) => new URL(path, import.meta.url);
/** By the packages' own parts; the ranges in src/fonts.css must agree with them. */
const LETTERS = JSON.parse(await readFile(at("letters.json"), "utf-8"));

await mkdir(at("fonts/"), { recursive: true });
for (const [family, weights] of Object.entries(FONTS)) {
  const from = `node_modules/@fontsource/${family}`;
  await writeFile(at(`fonts/${family}-licence.txt`), await readFile(at(`${from}/LICENSE`)));
  for (const weight of weights) {
    for (const [part, letters] of Object.entries(LETTERS)) {
      const whole = await readFile(at(`${from}/files/${family}-${part}-${weight}-normal.woff2`));
      const cut = await subset(whole, letters, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true });
      await writeFile(at(`fonts/${family}-${part}-${weight}.woff2`), cut);
    }
  }
}
