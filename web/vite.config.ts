import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { app } from "./app.plugin.ts";
import { offline } from "./offline.plugin.ts";

/** `vite build --mode site` makes a folder of files for any web host, without a server. */
const isSite = (mode: string) => mode === "site";

/** Ships the licences of the fonts beside them, and of what runs Python. */
function licences(): Plugin {
  const folder = new URL("fonts/", import.meta.url);
  return {
    name: "licences",
    generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: "assets/offline-licence.txt",
        source: readFileSync(new URL("offline-licence.txt", import.meta.url)),
      });
      for (const file of readdirSync(folder).filter((name) => name.endsWith("-licence.txt"))) {
        this.emitFile({ type: "asset", fileName: `assets/${file}`, source: readFileSync(new URL(file, folder)) });
      }
    },
  };
}

// What the first page shares with others is one file, not one for each set of pages that share something.
const groups = [
  { name: "start", tags: ["$initial" as const], priority: 1 },
  {
    name: "shared",
    minShareCount: 2,
    test: /[\\/]web[\\/]src[\\/]((core|parts)[\\/][^\\/]+$|features[\\/]lobby[\\/])/,
  },
  { name: "board", minShareCount: 2, test: /[\\/]web[\\/]src[\\/](board|judge|features[\\/]play)[\\/]/ },
];

// The built page is served by the Python package, so it is built right into it.
export default defineConfig(({ mode }) => ({
  base: isSite(mode) ? "./" : "/",
  define: { __SITE__: JSON.stringify(isSite(mode)) },
  plugins: [svelte(), licences(), offline(true), app(isSite(mode) ? "./" : "/")],
  worker: {
    format: "es",
    plugins: () => [offline(false)],
    // Only what is in this folder may run WebAssembly; see hashi.server.limit.middleware.
    rolldownOptions: { output: { entryFileNames: "offline/[name]-[hash].js" } },
  },
  build: {
    outDir: isSite(mode) ? "../site" : "../src/hashi/server/static",
    emptyOutDir: false, // the report is there already; see vite.report.config.ts
    assetsDir: "assets",
    // The content security policy allows no data: addresses but for pictures.
    assetsInlineLimit: 0,
    target: "es2022",
    reportCompressedSize: true,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups } } },
  },
  optimizeDeps: { entries: ["index.html"] }, // report.html is a template, not a page
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } },
  },
}));
