// What the page needs to play without a server: Pyodide, msgspec, the modules of `hashi.offline.bundle` and the bots' compiled code, copied
// beside the worker into a folder that is named by their content, so that a browser may keep them for ever.

import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SOURCES: Record<string, string> = {
  "pyodide.mjs": "node_modules/pyodide/pyodide.mjs",
  "pyodide.asm.mjs": "node_modules/pyodide/pyodide.asm.mjs",
  "pyodide.asm.wasm": "node_modules/pyodide/pyodide.asm.wasm",
  "python_stdlib.zip": "node_modules/pyodide/python_stdlib.zip",
  "msgspec.whl": "offline/msgspec.whl",
  "hashi.zip": "offline/hashi.zip",
  "mind.wasm": "offline/mind.wasm",
};
const MODULE = "virtual:offline";

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

interface OfflineFiles {
  folder: string;
  files: Map<string, Buffer>;
}

let found: OfflineFiles | undefined;

/** The files by name, and the name of their folder; read when they are needed, since they are not built where the page is only checked. */
const offlineFiles = (): OfflineFiles => (found ??= readFiles());

function readFiles(): OfflineFiles {
  const files = new Map(Object.entries(SOURCES).map(([name, path]) => [name, read(path)]));
  const digest = createHash("sha256");
  for (const [name, body] of files) digest.update(name).update(body);
  return { folder: digest.digest("hex").slice(0, 16), files };
}

/** Tells the worker where its files are and how large; the page's build also writes them. */
export function offline(emit: boolean): Plugin {
  return {
    name: "offline",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? description() : undefined),
    generateBundle(options) {
      if (!emit) return;
      const { folder, files } = offlineFiles();
      rmSync(`${options.dir}/offline`, { recursive: true, force: true }); // those of an earlier build
      for (const [name, source] of files)
        this.emitFile({ type: "asset", fileName: `offline/${folder}/${name}`, source });
    },
  };
}

/** The virtual module: the name of the folder, and the sizes of its files. */
function description(): string {
  const { folder, files } = offlineFiles();
  const sizes = Object.fromEntries(
    [...files].map(([name, body]) => [name, { bytes: body.length, sent: gzipSync(body).length }]),
  );
  return `export const FOLDER = ${JSON.stringify(folder)}; export const FILES = ${JSON.stringify(sizes)};`;
}
