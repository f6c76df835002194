// What makes the page an app: its manifest and icons, the service worker with the list of the files it keeps, and for the
// server the list of its pages.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { drawIcon } from "./icon.ts";
import { needsScript } from "./noscript.ts";
import { pathOf } from "./src/route.ts";

const ICONS = [
  { size: 192, purpose: "any" },
  { size: 512, purpose: "any" },
  { size: 512, purpose: "maskable" },
] as const;
const TOUCH_ICON = 180;
const PAGES = new URL("src/pages/", import.meta.url);
const SERVICE = new URL("src/features/offline/service.js", import.meta.url);
const TYPES: Record<string, string> = {
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

/** `base` is where the page lies. What is in `offline/` is large, and kept apart from the page itself. */
export function app(base: string): Plugin {
  let icons: { src: string; sizes: string; type: string; purpose: string }[] = [];
  return {
    name: "app",
    enforce: "post",
    transformIndexHtml: {
      order: "pre",
      handler: () => [
        { tag: "link", attrs: { rel: "manifest", href: `${base}manifest.webmanifest` }, injectTo: "head" },
        { tag: "link", attrs: { rel: "apple-touch-icon", href: `${base}app-touch.png` }, injectTo: "head" },
        { tag: "meta", attrs: { name: "theme-color", content: "#fbf7ee" }, injectTo: "head" },
        { tag: "noscript", children: needsScript, injectTo: "body" },
      ],
    },
    generateBundle() {
      icons = ICONS.map(({ size, purpose }) => {
        const fileName = `app-${purpose}-${size}.png`;
        this.emitFile({ type: "asset", fileName, source: drawIcon(size, purpose === "maskable") });
        return { src: `./${fileName}`, sizes: `${size}x${size}`, type: "image/png", purpose };
      });
      this.emitFile({ type: "asset", fileName: "app-touch.png", source: drawIcon(TOUCH_ICON, true) });
      const manifest = {
        id: "./",
        name: "HASHI",
        short_name: "HASHI",
        description: "Write numbers, draw bridges, finish islands.",
        start_url: "./",
        scope: "./",
        display: "standalone",
        background_color: "#fbf7ee",
        theme_color: "#fbf7ee",
        icons,
      };
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(manifest) });
      this.emitFile({ type: "asset", fileName: "pages.json", source: JSON.stringify(pagePaths()) });
    },
    writeBundle: {
      order: "post",
      sequential: true,
      handler(options, bundle) {
        const names = Object.keys(bundle)
          .filter((name) => !/\.(txt|map)$|^(report|index)\.html$|^pages\.json$/.test(name))
          .sort();
        const large = names.filter((name) => name.startsWith("offline/"));
        const small = names.filter((name) => !name.startsWith("offline/"));
        const version = createHash("sha256")
          .update(readFileSync(SERVICE))
          .update(JSON.stringify(names))
          .digest("hex")
          .slice(0, 16);
        const packed = `assets/pack-${version}.bin`;
        writeFileSync(`${options.dir}/${packed}`, pack(`${options.dir}`, small));
        const given = { VERSION: version, SMALL: small, LARGE: large, PACK: packed };
        const lines = Object.entries(given).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
        writeFileSync(`${options.dir}/service.js`, lines.join("") + readFileSync(SERVICE, "utf-8"));
      },
    },
  };
}

/** The paths of all pages, as hashi.server.page reads them. */
function pagePaths(): string[] {
  const files = readdirSync(PAGES, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".svelte"));
  return files.map((name) => pathOf(name.replaceAll("\\", "/"))).sort();
}

/** Files in one: the length of the list, the list (name, type, size) as JSON, and what is in them, one after the other. */
function pack(folder: string, names: string[]): Buffer {
  const bodies = names.map((name) => readFileSync(`${folder}/${name}`));
  const list = names.map((name, index) => ({ name, type: typeOf(name), size: bodies[index]?.length }));
  const head = Buffer.from(JSON.stringify(list));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...bodies]);
}

function typeOf(name: string): string {
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1)];
  if (!type) throw new Error(`no media type for ${name}`);
  return type;
}
