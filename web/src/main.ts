import "./core/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadFonts } from "./core/fonts";
import { settings } from "./core/settings.svelte";
import { texts } from "./core/texts.svelte";

settings.applyTheme();
// The texts come first: a page that shows keys for a moment looks broken.
await texts.start();
await loadFonts(texts.letters);
const target = document.getElementById("app");
if (target) mount(App, { target });
