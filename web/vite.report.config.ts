import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { needsScript } from "./noscript.ts";

const sealed = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A script that can stand inside a page: nothing in it ends or opens an element. */
const embedded = (script: string) => script.replaceAll("</script", "\\x3c/script").replaceAll("<!--", "\\x3c!--");

/** Makes one file of everything, under a policy that allows its own script and style and nothing else. */
function oneFile(): Plugin {
  return {
    name: "one-file",
    generateBundle: {
      order: "post", // Vite has its own last word on the script
      handler(_, bundle) {
        const files = Object.values(bundle);
        const script = embedded(files.flatMap((file) => (file.type === "chunk" ? [file.code] : [])).join("\n"));
        const style = files
          .flatMap((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? [`${file.source}`] : []))
          .join("\n");
        for (const { fileName } of files) delete bundle[fileName];
        const policy = `default-src 'none'; script-src ${sealed(script)}; style-src ${sealed(style)}; base-uri 'none'; form-action 'none'`;
        const parts: Record<string, string> = { policy, style, script, noscript: needsScript };
        const page = readFileSync(new URL("report.html", import.meta.url), "utf-8");
        // What the report shows is put in by `hashi report`, so %report% stays.
        const source = page.replace(/%(\w+)%/g, (mark, name: string) => parts[name] ?? mark);
        this.emitFile({ type: "asset", fileName: "report.html", source });
      },
    },
  };
}

// The coach's report as a file: the same components as on the page, in one file that needs nothing else. It is built
// before the page, so that the page is never there without it.
export default defineConfig({
  plugins: [svelte(), oneFile()],
  build: {
    outDir: "../src/hashi/server/static",
    emptyOutDir: true,
    target: "es2022",
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: "src/features/report/saved.ts",
      output: { codeSplitting: false },
      checks: { bundlerTimings: false },
    },
  },
});
