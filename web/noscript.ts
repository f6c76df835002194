// What a browser without JavaScript shows: that the page needs it, in every language.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LOCALE = fileURLToPath(new URL("../src/hashi/locale", import.meta.url));

const sentences = readdirSync(LOCALE, { recursive: true, encoding: "utf-8" })
  .filter((file) => file.endsWith("page.ftl"))
  .sort()
  .map((file) => {
    const sentence = /^missing-script = (.+)$/m.exec(readFileSync(`${LOCALE}/${file}`, "utf-8"))?.[1] ?? "";
    return `<p lang="${file.slice(0, 2)}">${sentence}</p>`;
  });

export const needsScript = sentences.join("");
