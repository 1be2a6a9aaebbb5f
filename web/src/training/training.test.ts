import { beforeEach, expect, test, vi } from "vitest";
import type { Mistake } from "../practice/practice.svelte";
import type { Review } from "../wire";

const worths = [{ move: "place 1" }, { move: "discard" }];
const step = (number: number, given_away: number) => ({
  ...{ number, by: "player", move: "discard", best: "place 1", given_away, worths },
});
const REVIEW = {
  text: "big21 rules=2024-10-23 stake=1\ndeal J\nplace 1\ndeal Q\ndiscard\n",
  law: "f0",
  given_away: 0.3,
  decisions: 2,
  steps: [step(2, 0), step(4, 0.3)],
} as unknown as Review;

async function reloaded() {
  vi.resetModules();
  return {
    training: (await import("./training.svelte")).training,
    practice: (await import("../practice/practice.svelte")).practice,
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date("2026-03-09T09:00:00Z"), toFake: ["Date"] });
});

test("of a review the mistakes become tasks, once", async () => {
  const { training, practice } = await reloaded();
  training.take("a", "2026-03-09T09:00:00Z", REVIEW);
  training.take("a", "2026-03-09T09:00:00Z", REVIEW);
  expect(practice.mistakes.map(({ text }) => text)).toEqual([
    "big21 rules=2024-10-23 stake=1\ndeal J\nplace 1\ndeal Q\n",
  ]);
  expect(training.days).toMatchObject([{ day: "2026-03-09", decisions: 2, given_away: 0.3 }]);
});

test("a day is one of Zurich", async () => {
  const { training } = await reloaded();
  training.take("a", "2026-03-09T23:30:00Z", REVIEW);
  training.take("b", "2026-03-09T22:30:00Z", REVIEW);
  expect(training.days.map(({ day }) => day)).toEqual(["2026-03-09", "2026-03-10"]);
});

test("two right answers in a row are learned; a wrong one begins anew", async () => {
  const { training } = await reloaded();
  training.take("a", "2026-03-09T09:00:00Z", REVIEW);
  const [mistake] = training.due as [Mistake];
  expect([true, false, true, true].map((right) => training.answer(mistake, right))).toEqual([1, 0, 1, 2]);
  expect(training.isLearned(mistake)).toBe(true);
  expect(training.due).toEqual([]);
  expect(training.days[0]).toMatchObject({ answered: 4, right: 3, learned: 1 });
  expect((await reloaded()).training.learned).toBe(1);
});

test("a task that is put off goes to the end", async () => {
  const { training } = await reloaded();
  training.take("a", "2026-03-09T09:00:00Z", { ...REVIEW, steps: [step(2, 0.1), step(4, 0.2)] } as Review);
  const [first, second] = training.due as [Mistake, Mistake];
  training.skip(first);
  expect(training.due.map(({ number }) => number)).toEqual([second.number, first.number]);
});
