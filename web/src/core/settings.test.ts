import { afterEach, beforeEach, expect, test, vi } from "vitest";

const saved = new Map<string, string>();
const storage = {
  getItem: (key: string) => saved.get(key) ?? null,
  setItem: (key: string, value: string) => saved.set(key, value),
};

// The settings are read once, when the module is loaded.
async function load() {
  vi.resetModules();
  return (await import("./settings.svelte")).settings;
}

beforeEach(() => {
  saved.clear();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

test("a new browser asks before it confirms, shows what is legal and has soft sounds", async () => {
  const settings = await load();
  expect(settings.theme).toBe("system");
  expect(settings.confirm).toBe("always");
  expect(settings.nextCard).toBe(null);
  expect(settings.curtain).toBe(false);
  expect(settings.showLegal).toBe(true);
  expect(settings.sound).toBe(true);
  expect(settings.speech).toBe(false);
});

test("what was chosen is there the next time", async () => {
  const settings = await load();
  settings.theme = "dark";
  settings.showLegal = false;
  settings.confirm = "pause";
  settings.nextCard = "tap";
  settings.curtain = true;
  const again = await load();
  expect([again.theme, again.showLegal, again.confirm, again.nextCard, again.curtain]).toEqual([
    "dark",
    false,
    "pause",
    "tap",
    true,
  ]);
});

test.each(["nonsense", "null", '{"theme":"pink","confirm":7}'])(
  "what cannot be read (%s) is as good as nothing",
  async (text) => {
    saved.set("hashi-settings", text);
    const settings = await load();
    expect([settings.theme, settings.confirm]).toEqual(["system", "always"]);
  },
);

test("a browser that refuses to remember still works", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("refused");
    },
    setItem: () => {
      throw new Error("refused");
    },
  });
  const settings = await load();
  settings.sound = true;
  expect(settings.sound).toBe(true);
});

test("muting is remembered", async () => {
  const settings = await load();
  settings.sound = false;
  expect((await load()).sound).toBe(false);
});

test("with reduced motion a new browser is quiet, until sounds are chosen", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const settings = await load();
  expect(settings.sound).toBe(false);
  settings.sound = true;
  expect((await load()).sound).toBe(true);
});
