import { beforeEach, describe, expect, test } from "vitest";
import { Draft } from "../../judge/draft";
import { possible } from "../../judge/possible";
import { tutorialState } from "../../parts/newcomer";
import { sideA } from "../../testing/board";
import { isQuestion, LESSONS, sheetAfter } from "./lesson";
import { Student } from "./student.svelte";

const memory = new Map<string, string>();
beforeEach(() => {
  memory.clear();
  globalThis.localStorage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  } as Storage;
});

const positions = LESSONS.flatMap(({ name, before, tasks }) => [
  [name, before] as const,
  ...tasks.flatMap((task) => (task.before ? [[task.name, task.before] as const] : [])),
]);

test.each(positions)("the sheet of %s came about by legal turns", (_, turns) => {
  turns.forEach((turn, index) => {
    const draft = Draft.fromText(turn);
    const card = { number: draft.number ?? 1, bridges: draft.bridges.length || 1 };
    expect([turn, possible(sideA, sheetAfter(sideA, turns.slice(0, index)), card, draft).refusal]).toEqual([
      turn,
      null,
    ]);
  });
});

/** Do the task that is set, as its solution says. */
function act(student: Student): void {
  const { task } = student;
  if (!task) throw new Error("there is nothing to do");
  if (isQuestion(task)) student.choose(task.right);
  else if (task.name === "undo") student.undo();
  else if (task.name === "confirm") {
    student.dragLine(student.draft.bridges[0] as string);
    student.confirm();
  } else {
    const { island, bridges } = Draft.fromText(task.solution);
    if (island) student.tapIsland(island);
    for (const line of bridges) student.dragLine(line);
  }
}

test("all steps can be done by doing, and are remembered", () => {
  const student = new Student(sideA);
  expect([tutorialState(), student.step]).toEqual(["new", 1]);
  while (!student.isOver) {
    expect([student.task?.name, student.done]).toEqual([student.task?.name, false]);
    act(student);
    expect([student.task?.name, student.done]).toEqual([student.task?.name, true]);
    student.next();
  }
  expect(tutorialState()).toBe("done");
});

describe("a learner", () => {
  test("goes on where they left", () => {
    const student = new Student(sideA);
    student.next();
    expect([tutorialState(), new Student(sideA).lesson?.name]).toEqual(["begun", "finish"]);
  });

  test("is told why a mark is not taken, and nothing is drawn", () => {
    const student = new Student(sideA);
    student.tapIsland("e1");
    expect(student.refusal).toMatchObject({ code: "flag-without-bridge", rule: "T5", where: "e1" });
    expect([student.draft.isEmpty, student.done]).toEqual([true, false]);
  });

  test("can answer again", () => {
    const student = new Student(sideA);
    while (student.lesson?.name !== "first") student.next();
    student.choose(9);
    expect([student.chosen, student.done]).toEqual([9, false]);
    student.choose(5);
    expect(student.done).toBe(true);
  });

  test("cannot confirm one bridge of two", () => {
    const student = new Student(sideA);
    while (student.task?.name !== "confirm") student.next();
    student.tapIsland("c2");
    student.dragLine("c2-c4");
    student.confirm();
    expect([student.refusal?.code, student.done]).toEqual(["bridge-count", false]);
  });

  test("goes back to the beginning of a step, then to the step before", () => {
    const student = new Student(sideA);
    while (student.task?.name !== "small") student.next();
    student.back();
    expect(student.task?.name).toBe("flag");
    student.back();
    expect(student.lesson?.name).toBe("finish");
  });
});
