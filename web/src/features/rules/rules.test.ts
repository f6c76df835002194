import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { languages } from "../../core/texts.svelte";
import { GROUPS, RULE_IDS } from "./id";
import { rulePictures } from "./picture";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const fileOf = (language: string) => `${root}/src/hashi/locale/${language}/rules.ftl`;

test("the ids are those of docs/rules.md, in their order", () => {
  const rules = readFileSync(`${root}/docs/rules.md`, "utf-8");
  const ids = [...rules.matchAll(/^\| ([A-Z]\d+) \|/gm)].map((match) => match[1]);
  expect(RULE_IDS).toEqual(ids);
});

describe.each(languages)("the rules in %s", (language) => {
  const text = readFileSync(fileOf(language), "utf-8");
  const wanted = [
    "rules-title",
    "rules-intro",
    ...GROUPS.map((group) => `rules-group-${group.letter}`),
    ...RULE_IDS.map((id) => `rule-${id}`),
  ];

  test.each(wanted)("%s has a text", (key) => {
    expect(text).toMatch(new RegExp(`^${key} =\\s*\\S`, "m"));
  });
});

describe("pictures", () => {
  test.each(Object.keys(rulePictures))("%s is a rule", (id) => {
    expect(RULE_IDS).toContain(id);
  });

  test.each(Object.entries(rulePictures))("%s shows only what is on its board", (_id, pictures) => {
    for (const { board, sheet } of pictures) {
      const islands = board.islands.map((island) => island.at);
      expect(islands).toEqual(expect.arrayContaining(Object.keys(sheet.numbers)));
      expect(islands).toEqual(expect.arrayContaining([...sheet.finished, ...sheet.crossed]));
      expect(board.lines).toEqual(expect.arrayContaining(Object.keys(sheet.bridges)));
      expect(islands).toEqual(expect.arrayContaining(board.lines.flatMap((line) => line.split("-"))));
    }
  });
});
