import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../core/settings.svelte";
import { Draft } from "../../judge/draft";
import { feel, felt, type Marked } from "./feel.svelte";

const at = (text: string, finished = 0, place = "play/1/1"): Marked => ({
  draft: Draft.fromText(text),
  finished,
  place,
});

test.each([
  ["a number", at("-"), at("6@c2"), "write"],
  ["a bridge", at("6@c2"), at("6@c2 c2-c4"), "draw"],
  ["a bridge that finishes an island", at("6@c2"), at("6@c2 c2-c4", 1), "finish"],
  ["taking a bridge back", at("6@c2 c2-c4", 1), at("6@c2"), null],
  ["erasing all", at("6@c2 c2-c4"), at("-"), null],
  ["the next card", at("6@c2 c2-c4"), at("5@c2", 0, "play/2/1"), null],
] as const)("%s", (_, before, now, sound) => {
  expect(felt(before, now)).toBe(sound);
});

const buzz = vi.fn();
let reduced = false;
const made = vi.fn();

beforeEach(() => {
  vi.stubGlobal("navigator", { vibrate: buzz });
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.stubGlobal(
    "AudioContext",
    class {
      constructor() {
        made();
        throw new Error("no sound here");
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  reduced = false;
});

test("a mark is heard and felt, a browser without sound goes on", () => {
  settings.sound = true;
  feel("write");
  expect([made.mock.calls.length, buzz.mock.calls.length]).toEqual([1, 1]);
});

test("muted nothing is heard", () => {
  settings.sound = false;
  feel("draw");
  expect(made).not.toHaveBeenCalled();
});

test("with reduced motion nothing shakes", () => {
  reduced = true;
  feel("category");
  expect(buzz).not.toHaveBeenCalled();
});
