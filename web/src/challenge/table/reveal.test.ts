// Real games, step by step: exactly what could not be seen before is covered.
import { describe, expect, test } from "vitest";
import { answer, games } from "../../../testing/earlierHouse";
import type { GameStep, TableEvent, TableState } from "../../wire";
import { pauseMs, rewind } from "./reveal";

function stepsOf(game: string): GameStep[] {
  return (answer("adam", `/console/games/${games[game]!}`) as { steps: GameStep[] }).steps;
}

/** What lies open on a table, and what is known of its end. */
function seen(table: TableState): unknown {
  const { community, laid, winner, boxes } = table;
  return {
    community,
    laid,
    winner,
    boxes: boxes.map(({ box, open_card, hidden_card, hidden, points, bust, bonus, war_cards, net }) => ({
      ...{ box, open_card, hidden_card, hidden, points, bust, bonus, war_cards, net },
    })),
  };
}

describe.each(["plain", "war", "void"])("the %s game", (name) => {
  const steps = stepsOf(name);

  test("with nothing to come, the table is as the server says", () => {
    for (const { state } of steps) expect(rewind(state, [], steps[0]!.state)).toBe(state);
  });

  test("before all of a step's events, it looks as after the step before", () => {
    for (const [index, { state, events }] of steps.entries()) {
      const before = steps[index - 1]?.state;
      if (before && state.phase !== "void") expect(seen(rewind(state, events, before))).toEqual(seen(before));
    }
  });

  test("the server's state itself is never changed", () => {
    for (const [index, { state, events }] of steps.entries()) {
      const copy = structuredClone(state);
      rewind(state, events, steps[Math.max(0, index - 1)]!.state);
      expect(state).toEqual(copy);
    }
  });
});

test("the winner of a war is not known before its cards lie there, and the chips do not tell", () => {
  const steps = stepsOf("war");
  const { state, events } = steps.at(-1)!;
  const before = steps.at(-2)!.state;
  const wonIsToCome = rewind(state, [events.at(-1)!], before);
  expect(state.winner).toBe(7);
  expect(wonIsToCome.winner).toBeNull();
  expect(wonIsToCome.boxes.map(({ chips }) => chips)).toEqual(before.boxes.map(({ chips }) => chips));
  expect(wonIsToCome.boxes.find(({ box }) => box === 7)!.war_cards).toHaveLength(1);
  expect(rewind(state, events, before).boxes.every(({ war_cards }) => war_cards.length === 0)).toBe(true);
});

test("one's own hidden card can be looked at, and lies face down until it is its turn", () => {
  const { state, events } = stepsOf("war").find(({ events: all }) => all.some(({ kind }) => kind === "hand_shown"))!;
  const own = { ...state, own_box: 3 };
  const hand = (box: number) => rewind(own, events, own).boxes.find((each) => each.box === box)!;
  expect(hand(3)).toMatchObject({ hidden: true, hidden_card: { rank: "9", suit: "c" } });
  expect(hand(7)).toMatchObject({ hidden: true, hidden_card: null });
});

test("who has more than 21 is not bust before it is called, with whatever total they went into the showdown", () => {
  const { state, events } = stepsOf("war").find(({ events: all }) => all.some(({ kind }) => kind === "hand_shown"))!;
  const over = { points: 24, soft: false, bust: true };
  const own = {
    ...state,
    own_box: 3,
    boxes: state.boxes.map((each) => (each.box === 3 ? { ...each, ...over } : each)),
  };
  const called = { kind: "hand_counted", box: 3, bust: true } as TableEvent;
  const bust = (toCome: TableEvent[]) => rewind(own, toCome, own).boxes.find(({ box }) => box === 3)!.bust;
  expect(bust([...events, called])).toBe(false);
  expect(bust([called])).toBe(false);
  expect(bust([])).toBe(true);
});

test("events stand as long as it takes to see them, and a bonus that was not won not at all", () => {
  expect(pauseMs({ kind: "card_turned" } as TableEvent)).toBeGreaterThan(pauseMs({ kind: "dealt" } as TableEvent));
  expect(pauseMs({ kind: "bet_placed" } as TableEvent)).toBe(0);
  for (const kind of ["stayed", "hand_shown", "hand_counted", "card_burnt", "war_fought", "war_repeated"]) {
    expect(pauseMs({ kind } as TableEvent)).toBeGreaterThanOrEqual(500);
  }
  expect(pauseMs({ kind: "bonus_paid", box: 1, bonus: { red: null, black: null, paid: "0.00" } })).toBe(0);
  expect(
    pauseMs({ kind: "bonus_paid", bonus: { red: "pair", black: null, paid: "31.00" } } as TableEvent),
  ).toBeGreaterThan(0);
});
