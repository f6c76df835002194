import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Ships the licences of the fonts beside them. */
function licences(): Plugin {
  const folder = new URL("fonts/", import.meta.url);
  return {
    name: "licences",
    generateBundle() {
      for (const file of readdirSync(folder).filter((name) => name.endsWith("-licence.txt"))) {
        this.emitFile({ type: "asset", fileName: `assets/${file}`, source: readFileSync(new URL(file, folder)) });
      }
    },
  };
}

// The built page is served by the Python package, so it is built right into it.
export default defineConfig({
  base: "/",
  plugins: [svelte(), licences()],
  build: {
    outDir: "../src/hashi/server/static",
    emptyOutDir: false, // the report is there already; see vite.report.config.ts
    assetsDir: "assets",
    // The content security policy allows no data: addresses but for pictures.
    assetsInlineLimit: 0,
    target: "es2022",
    reportCompressedSize: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  optimizeDeps: { entries: ["index.html"] }, // report.html is a template, not a page
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } },
  },
});
