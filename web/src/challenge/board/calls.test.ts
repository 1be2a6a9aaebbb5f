// The croupier's calls at real games.
import { expect, test } from "vitest";
import { answer, games } from "../../../testing/earlierHouse";
import type { GameStep, TableEvent } from "../../wire";
import { call } from "./calls";
import { describeBox } from "./description";

function stepsOf(game: string): GameStep[] {
  return (answer("adam", `/console/games/${games[game]!}`) as { steps: GameStep[] }).steps;
}

const war = stepsOf("war");
const events = war.flatMap((step) => step.events);
const of = (kind: TableEvent["kind"]): TableEvent => events.find((event) => event.kind === kind)!;

test("only the first card of a deal is called", () => {
  expect(call(of("dealt"), false, true)).toHaveLength(1);
  expect(call(of("dealt"), false, false)).toEqual([]);
});

test("a bonus that was not won is not called", () => {
  expect(call(of("bonus_paid"), false, false)).toEqual([]);
});

test("a war names each card, and the boxes that go on", () => {
  const [said] = call(of("war_fought"), false, false);
  for (const box of [3, 7, 1]) expect(said).toContain(`Box ${box}`);
  expect(call({ kind: "war_repeated", boxes: [3, 7] }, false, false)[0]).toContain("Box 3 and Box 7");
  const burnt = call({ kind: "card_burnt" }, false, false);
  expect(burnt).toHaveLength(1);
  expect(call({ kind: "card_burnt", reshuffled: true }, false, false)).not.toEqual(burnt);
});

test("a hand that is opened tells its card, and its total only when it is counted (C6a)", () => {
  const face = { rank: "K", suit: "h" } as const;
  const [shown] = call({ kind: "hand_shown", box: 3, face, points: 25, bust: true }, false, false);
  expect(shown).not.toMatch(/25|Bust/);
  expect(call({ kind: "hand_counted", box: 3, points: 25, bust: true }, false, false)[0]).toMatch(/3.*25.*Bust/);
  expect(call({ kind: "hand_counted", box: 3, points: 20, bust: false }, false, false)[0]).not.toMatch(/Bust/);
});

test("everything else that is called is one sentence, with its numbers filled in", () => {
  for (const event of events) {
    for (const sentence of call(event, false, false)) {
      expect(sentence).not.toMatch(/[{}]|undefined|null/);
      expect(sentence).not.toBe("");
    }
  }
  expect(call(of("pot_won"), false, false)[0]).toContain("CHF\u00a045.00");
});

test("a void game is called with its reason", () => {
  const voided = stepsOf("void")
    .flatMap((step) => step.events)
    .find(({ kind }) => kind === "voided")!;
  expect(call(voided, false, false)[0]).toContain("A card fell");
});

test("a box is described in one sentence", () => {
  const { state } = war.at(-1)!;
  const said = state.boxes.map((box) => describeBox(state, box, null));
  expect(said[1]).toMatch(/^Box 2: .+\.$/); // nobody sits there, so there is no name
  expect(said[6]).toContain("25");
  for (const sentence of said) expect(sentence).not.toMatch(/[{}]|undefined|null/);
});
