import { describe, expect, test } from "vitest";
import { Draft } from "./draft";

describe("a draft", () => {
  test.each(["pass", "5@c2", "c2-c4", "c4-e4*2", "5@c2 c2-c4 c4-e4*2"])("%s has one spelling", (text) => {
    expect(String(Draft.fromText(text))).toBe(text);
  });

  test("is spelt the same whatever the order of the marks", () => {
    const draft = Draft.empty.draw("c4-e4").draw("c2-c4").write(5, "c2").draw("c4-e4");
    expect(String(draft)).toBe("5@c2 c2-c4 c4-e4*2");
    expect(draft.number).toBe(5);
    expect(draft.island).toBe("c2");
    expect(draft.on("c4-e4")).toBe(2);
    expect(draft.lines).toEqual([
      { line: "c2-c4", count: 1 },
      { line: "c4-e4", count: 2 },
    ]);
  });

  test("is undone mark by mark, the last one first", () => {
    const draft = Draft.empty.draw("c2-c4").write(5, "c2").draw("c4-e4");
    expect(String(draft.undo())).toBe("5@c2 c2-c4");
    expect(String(draft.undo().undo())).toBe("c2-c4");
    expect(draft.undo().undo().undo().undo().isEmpty).toBe(true);
  });

  test("never changes", () => {
    const draft = Draft.empty.draw("c2-c4");
    draft.write(3, "c2");
    draft.undo();
    expect(String(draft)).toBe("c2-c4");
  });

  test("writing again moves the number", () => {
    expect(String(Draft.empty.write(5, "c2").draw("c2-c4").write(5, "c4"))).toBe("5@c4 c2-c4");
  });

  test("any mark can be taken away", () => {
    const draft = Draft.fromText("5@c2 c2-c4*2 c4-e4");
    expect(String(draft.withoutLine("c2-c4"))).toBe("5@c2 c4-e4");
    expect(String(draft.withoutNumber())).toBe("c2-c4*2 c4-e4");
    expect(String(draft.without(1))).toBe("5@c2 c2-c4 c4-e4");
  });
});
