import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { texts } from "./texts.svelte";
import "./theme.css";

settings.applyTheme();
// The texts come first: a page that shows keys for a moment looks broken.
await texts.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
