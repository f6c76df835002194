// The script of a report that is a file of its own; see report.html and vite.report.config.ts.

import "../../core/theme.css";
import { mount } from "svelte";
import type { SavedReport as Saved } from "../../core/protocol";
import { settings } from "../../core/settings.svelte";
import { texts } from "../../core/texts.svelte";
import SavedReport from "./SavedReport.svelte";

async function show(saved: Saved, target: HTMLElement): Promise<void> {
  settings.applyTheme();
  await texts.start(saved.language);
  await Promise.all([texts.need("end"), texts.need("report")]);
  mount(SavedReport, { target, props: { saved } });
}

const data = document.getElementById("report");
const target = document.getElementById("app");
if (data && target) void show(JSON.parse(data.textContent) as Saved, target);
