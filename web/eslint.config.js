// What is checked beyond types (svelte-check) and layers (layers.ts). Prettier has the last word on form.

import css from "@eslint/css";
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import sortImports from "eslint-plugin-simple-import-sort";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const SVELTE = ["**/*.svelte", "**/*.svelte.ts"];
const CODE = ["**/*.ts", "**/*.js", "**/*.mjs", ...SVELTE];

export default defineConfig(
  { ignores: ["fonts/", "offline/"] },
  {
    files: CODE,
    extends: [js.configs.recommended, ts.configs.recommended, svelte.configs.recommended, svelte.configs.prettier],
    plugins: { sortImports },
    rules: {
      "no-undef": "off", // svelte-check knows what is defined
      "sortImports/imports": ["error", { groups: [["^\\u0000", "^node:", "^@?\\w", "^", "^\\."]] }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/prefer-svelte-reactivity": "off", // plain maps are meant where nothing is drawn from them
    },
  },
  { files: SVELTE, languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ["src/**/*.ts"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { "@typescript-eslint/no-floating-promises": "error", "@typescript-eslint/no-misused-promises": "error" },
  },
  {
    files: ["**/*.css"],
    plugins: { css },
    language: "css/css",
    extends: ["css/recommended"],
    rules: {
      "css/no-important": "off", // less motion must win over every style of a component
      "css/no-invalid-properties": ["error", { allowUnknownVariables: true }], // the palette is in theme.css
      "css/use-baseline": "off", // what an older browser does not know here only looks plainer there
    },
  },
);
