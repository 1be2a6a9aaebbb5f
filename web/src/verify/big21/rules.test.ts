// The second reading of the rules against the golden transcripts, whose ends were worked out from the rule texts.
import { describe, expect, test } from "vitest";
import { isRefusal, transcripts } from "../../../testing/transcripts";
import { centimes, header, lines, Score } from "./rules";

interface End {
  phase: string;
  complete: number;
  prize: string;
  cards_cost: string;
  paid_out: string | null;
  ended: string | null;
  moves: string[];
}

const all = transcripts<End>("big21");
const played = all.flatMap(([name, text, end]) => (isRefusal(end) ? [] : [[name, text, end] as const]));
const refused = all.flatMap(([name, text, end]) => (isRefusal(end) ? [[name, text, end.error] as const] : []));

test("there are transcripts", () => {
  expect(played.length).toBeGreaterThan(50);
  expect(refused.length).toBeGreaterThan(20);
});

test.each(played)("%s", (_, text, end) => {
  const [first, ...moves] = lines(text);
  const score = new Score(header(first)!.stake);
  for (const { words } of moves) expect(score.move(words), words.join(" ")).toBe(true);
  expect(score.ended).toBe(end.ended);
  expect(score.complete).toBe(end.complete);
  expect(score.cardsCost).toBe(centimes(end.cards_cost));
  expect(score.prize).toBe(centimes(end.prize));
  if (end.paid_out !== null) expect(score.paidOut).toBe(centimes(end.paid_out));
});

test.each(refused)("%s", (_, text, { line }) => {
  const [first, ...moves] = lines(text);
  const head = header(first);
  const score =
    head?.numbers.stakes_centimes.includes(head.stake) === true ? new Score(head.stake, head.numbers) : null;
  const wrong = score === null ? (first?.line ?? 1) : moves.find(({ words }) => !score.move(words))?.line;
  if (line !== null) expect(wrong).toBe(line);
});

describe("amounts", () => {
  test.each([
    ["12", 1200],
    ["12.5", 1250],
    ["12.50", 1250],
    ["0.05", 5],
  ])("%s is %i centimes", (text, due) => {
    expect(centimes(text)).toBe(due);
  });

  test.each(["", "1.", ".5", "1.234", "-1", "1e3", " 1", "1’000"])("%j is no amount", (text) => {
    expect(centimes(text)).toBeNull();
  });
});
