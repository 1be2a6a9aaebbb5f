// What the exports do not have: bets that were returned because too few had come, before the game that was played.
import { expect, test } from "vitest";
import { exported } from "../../../testing/earlierHouse";
import { lines } from "../big21/rules";
import { entry, read, type Entry, type GameEvidence, type Posting } from "../evidence";
import { gameHeader, TableScore } from "./rules";
import { settled } from "./settlement";

const evidence = read(exported("game_plain.json")) as GameEvidence;
const real = evidence.journal.map(({ text }) => entry(text!)!);

function scored(): TableScore {
  const [first, ...moves] = lines(evidence.text);
  const score = new TableScore(gameHeader(first)!);
  for (const move of moves) score.move(move);
  return score;
}

function withReturned(stakes: object[], postings: Posting[]): Entry[] {
  const [opened, bet, ...rest] = real as [Entry, Entry, ...Entry[]];
  const returned = { ...opened, what: { kind: "bets_returned", play: evidence.game, stakes }, postings };
  return [opened, bet, returned, opened, bet, ...rest];
}

test("C3: bets that were returned go back to their box, and betting begins anew", () => {
  const entries = withReturned(
    [{ box: 1, pot: 500, red: 100 }],
    [
      ["pot", "chips:1", 500],
      ["bonus", "chips:1", 100],
    ],
  );
  const step = settled(scored(), entries, evidence.game);
  expect(step.failure).toBeNull();
  expect(step.booked.every(({ fits }) => fits)).toBe(true);
});

test("C3: nothing is kept of bets that were returned", () => {
  const less = withReturned([{ box: 1, pot: 500 }], [["pot", "chips:1", 500]]);
  expect(settled(scored(), less, evidence.game).failure?.code).toBe("return_wrong");
  const unpaid = withReturned([{ box: 1, pot: 500, red: 100 }], [["pot", "chips:1", 500]]);
  expect(settled(scored(), unpaid, evidence.game).failure?.code).toBe("money_wrong");
});

test("a second bet on a box, a decision before the cards or an entry of another game has no place", () => {
  const [opened, bet, ...rest] = real as [Entry, Entry, ...Entry[]];
  const decision = real.find(({ what }) => what.kind === "decided")!;
  const other = { ...bet, what: { ...bet.what, play: "t-other-1" } };
  for (const entries of [
    [opened, bet, bet, ...rest],
    [opened, decision, bet, ...rest],
    [opened, other, bet, ...rest],
    [...real, decision],
  ]) {
    expect(settled(scored(), entries, evidence.game).failure?.code).toBe("money_wrong");
  }
});
