import { describe, expect, test } from "vitest";
import { answer, games } from "../../../testing/earlierHouse";
import type { Box, GameStep, PlayingCard, TableState } from "../../wire";
import { calledBust, ownTotal } from "./total";

function face(said: string): PlayingCard {
  return { rank: said.slice(0, -1), suit: said.slice(-1) } as PlayingCard;
}

function total(own: string, community: (string | null)[], decided: string) {
  const [open_card, hidden_card] = own.split(" ").map(face);
  const [first = null, second = null] = decided.split(" ");
  const box = { open_card, hidden_card, first, second } as Box;
  return ownTotal({ community: community.map((each) => each && face(each)) } as TableState, box);
}

test.each([
  ["9h 5c", [null, null], "", 14, false],
  ["9h 5c", ["7s", null], "pay", 21, false],
  ["9h 5c", ["7s", null], "stay", 14, false],
  ["9h 5c", [null, null], "pay", 14, false], // paid for, and not yet turned
  ["As Kd", [null, null], "", 21, true],
  ["As Ad", [null, null], "", 12, true],
  ["As Ad", ["9c", "10c"], "pay pay", 21, false],
  ["As 4d", ["7s", "10c"], "pay pay", 22, false],
  ["As 4d", ["7s", "10c"], "pay stay", 12, false],
] as const)("%s with %j, decided as %j, makes %i", (own, community, paid, points, soft) => {
  expect(total(own, [...community], paid)).toEqual({ points, soft });
});

test("without the hidden card there is no total", () => {
  expect(ownTotal({ community: [null, null] } as unknown as TableState, { hidden_card: null } as Box)).toBeNull();
});

describe.each(["plain", "war"])("the %s game", (name) => {
  const { steps } = answer("adam", `/console/games/${games[name]!}`) as { steps: GameStep[] };
  const { state } = steps.at(-1)!;
  const played = state.boxes.filter(({ bet }) => bet);

  test("at its end, every total is the server's", () => {
    expect(played.length).toBeGreaterThan(1);
    for (const box of played) expect(ownTotal(state, box)).toEqual({ points: box.points, soft: box.soft });
  });

  test("nobody is called bust before", () => {
    for (const box of played) {
      expect(calledBust(state, { ...box, bust: true })).toBe(true);
      expect(calledBust({ ...state, phase: "card2" }, { ...box, bust: true })).toBe(false);
    }
  });
});
