import { expect, test } from "vitest";
import { EYES, faceOf, MOUTHS, seatColour, TOPS } from "./face";

test("a name always has the same face, and most names have different ones", () => {
  expect(faceOf("Ada")).toEqual(faceOf("Ada"));
  const names = Array.from({ length: 200 }, (_, number) => `Player ${number}`);
  const faces = new Set(names.map((name) => JSON.stringify(faceOf(name))));
  expect(faces.size).toBe(EYES.length * MOUTHS.length * TOPS.length);
});

test("every seat has a colour of its own", () => {
  expect(new Set([1, 2, 3, 4].map(seatColour)).size).toBe(4);
});
