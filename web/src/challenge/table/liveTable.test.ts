// A real game, followed as a browser follows it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, games } from "../../../testing/earlierHouse";
import { TestSocket } from "../../../testing/sockets";
import type { GameStep, StateMessage } from "../../wire";
import { LiveTable } from "./liveTable.svelte";

const { steps } = answer("adam", `/console/games/${games.war!}`) as { steps: GameStep[] };
const START = new Date("2026-03-09T09:00:00Z");

let table: LiveTable;

function hear(step: number, change: Partial<GameStep["state"]> = {}): void {
  const { state, events } = steps[step]!;
  const message: StateMessage = {
    kind: "state",
    sequence: step,
    now: new Date().toISOString(),
    balance: null,
    table: { ...state, due_at: new Date(Date.now() + 60_000).toISOString(), ...change },
    events,
  };
  TestSocket.newest.hear(message);
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal("WebSocket", TestSocket);
  table = new LiveTable({
    path: "/tables/t-1",
    fresh: false,
    hello: (seen) => ({ kind: "enter", language: "en", seen }),
    who: () => null,
  });
  TestSocket.newest.open();
});

afterEach(() => {
  table.leave();
  vi.useRealTimers();
});

test("who comes in the middle of a game sees it as it is, at once", () => {
  hear(7);
  expect(table.shown).toEqual(table.truth);
});

test("what happens at once is shown one after the other, and everything in the end", async () => {
  hear(6);
  hear(7); // the second card, three hands, three bonuses, and that there will be a war
  const handsOpen = (): number => table.shown!.boxes.filter(({ bet, hidden }) => bet && !hidden).length;
  expect(table.truth!.boxes.every(({ hidden }) => !hidden)).toBe(true);
  expect(handsOpen()).toBe(0);
  const counts = new Set<number>();
  for (let elapsed = 0; elapsed < 10_000; elapsed += 50) {
    await vi.advanceTimersByTimeAsync(50);
    counts.add(handsOpen());
  }
  expect([...counts]).toEqual([0, 1, 2, 3]);
  expect(table.shown).toEqual(table.truth);
});

test("the croupier calls each thing when it is shown", async () => {
  hear(7);
  hear(8);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.said[0]).toContain("Box 3");
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.said.at(-1)).toContain("45.00");
});

test("everything is shown before the next game begins, however little time there is", async () => {
  hear(6);
  hear(7, { due_at: new Date(START.getTime() + 1000).toISOString() });
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.shown).toEqual(table.truth);
});

test("in a window that nobody sees nothing is kept back", () => {
  hear(6);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  hear(7);
  expect(table.shown).toEqual(table.truth);
});

test("the clock counts whole seconds by the server's time, down to nothing", async () => {
  hear(0);
  expect(table.left).toBe(60);
  await vi.advanceTimersByTimeAsync(1500);
  expect(table.left).toBe(59);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(table.left).toBe(0);
});

test("in practice the next game waits until the player has seen this one", () => {
  hear(8, { practice: true });
  expect(table.truth!.phase).toBe("over");
  const next = { ...steps[0]!.state, practice: true, phase: "betting" as const, number: 3 };
  const message = { kind: "state", sequence: 9, now: START.toISOString(), balance: null, table: next, events: [] };
  TestSocket.newest.hear(message);
  expect(table.truth!.phase).toBe("over");
  expect(table.held?.sequence).toBe(9);
  table.advance();
  expect(table.held).toBeNull();
  expect(table.truth!.phase).toBe("betting");
});
