// Writes every file of a folder compressed beside itself, for web hosts that send what is there: .br and .gz.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WORTH = /\.(html|js|mjs|css|svg|txt|json|webmanifest|wasm|zip|whl|bin)$/;
const MOST = 0.9;
const QUALITY = 9; // the highest takes five times as long for a few per cent

const folder = process.argv[2];
const files = (await readdir(folder, { recursive: true })).filter((name) => WORTH.test(name));
for (const name of files) {
  const path = join(folder, name);
  const body = await readFile(path);
  const brotli = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  if (brotli.length > body.length * MOST) continue; // it is compressed already
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, gzipSync(body, { level: 9 }));
}
