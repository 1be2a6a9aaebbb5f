// What real plays say of each move.
import { expect, test } from "vitest";
import { answer, plays } from "../../../testing/earlierHouse";
import type { BoardEvent, ReviewStep } from "../../wire";
import { clearedStacks, spoken, written } from "./events";

const steps = ["stopped", "high_low_won", "bust", "wrong_guess", "expired"].flatMap(
  (play) => (answer("adam", `/console/plays/${plays[play]!}`) as { steps: ReviewStep[] }).steps,
);

test("every event has its words, with everything filled in", () => {
  for (const { events } of steps) {
    expect(spoken(events)).not.toMatch(/[{}]|undefined|null/);
    expect(spoken(events)).toMatch(/^([\p{Lu}\d].*)?$/su);
  }
});

test("for the eye is said what the table itself does not show", () => {
  const placed = steps.find(({ events }) => events[0]?.kind === "card_placed" && events.length === 1)!;
  expect(spoken(placed.events)).not.toBe("");
  expect(written(placed.events)).toBe("");
  const free = steps.find(({ events }) => events.some(({ kind }) => kind === "free_cards_granted"))!;
  expect(written(free.events)).toMatch(/\d/);
});

test("stacks that were cleared", () => {
  const events = [
    { kind: "card_placed", stack: 1 },
    { kind: "stack_cleared", stack: 3 },
  ] as BoardEvent[];
  expect(clearedStacks(events)).toEqual(new Set([3]));
  expect(clearedStacks([])).toEqual(new Set());
});
