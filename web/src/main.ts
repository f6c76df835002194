import "./core/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadFonts } from "./core/fonts";
import { router } from "./core/router.svelte";
import { settings } from "./core/settings.svelte";
import { texts } from "./core/texts.svelte";
import { findPage } from "./page";

settings.applyTheme();
// The page is on its way while the texts are; whether it came is for App.svelte to say.
void findPage(router.path)
  .load()
  .catch(() => {});
// The texts come first: a page that shows keys for a moment looks broken.
await texts.start();
await loadFonts(texts.letters);
const target = document.getElementById("app");
if (target) mount(App, { target });
