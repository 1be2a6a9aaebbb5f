// The second reading of the rules against the golden transcripts, whose ends were worked out from the rule texts.
import { expect, test } from "vitest";
import { isRefusal, transcripts } from "../../../testing/transcripts";
import { centimes, lines } from "../big21/rules";
import { card, cards, gameHeader, TableScore } from "./rules";

interface End {
  totals: (string | null)[] | null;
  phase: string;
  pot: string;
  winner: number | null;
  bonus: (string | null)[] | null;
  net: (string | null)[] | null;
}

const all = transcripts<End>("challenge");
const played = all.flatMap(([name, text, end]) => (isRefusal(end) ? [] : [[name, text, end] as const]));
const refused = all.flatMap(([name, text, end]) => (isRefusal(end) ? [[name, text, end.error] as const] : []));

/** Centimes by box, also of losses. */
function signed(amount: string): number {
  return amount.startsWith("-") ? -centimes(amount.slice(1))! : centimes(amount)!;
}

test("there are transcripts", () => {
  expect(played.length).toBeGreaterThan(15);
  expect(refused.length).toBeGreaterThan(5);
});

test.each(played)("%s", (_, text, end) => {
  const [first, ...moves] = lines(text);
  const score = new TableScore(gameHeader(first)!);
  for (const move of moves) expect(score.move(move), move.said).toBe(true);
  expect(score.winner).toBe(end.winner);
  if (end.phase !== "void") expect(score.pot).toBe(centimes(end.pot));
  const results = score.results();
  if (end.net) expect(results.map(({ net }) => net)).toEqual(end.net.filter((net) => net !== null).map(signed));
  if (end.bonus)
    expect(results.map(({ bonus }) => bonus)).toEqual(end.bonus.filter((bonus) => bonus !== null).map(signed));
  if (end.totals && end.phase === "over")
    expect(results.map(({ total }) => total)).toEqual(end.totals.filter((total) => total !== null));
});

test.each(refused)("%s", (_, text, { line }) => {
  const [first, ...moves] = lines(text);
  const head = gameHeader(first);
  const score = head === null ? null : new TableScore(head);
  const wrong = score === null ? (first?.line ?? 1) : moves.find((move) => !score.move(move))?.line;
  expect(wrong).toBeDefined();
  if (line !== null) expect(wrong).toBe(line);
});

test("cards are read as the notation writes them, T for ten included", () => {
  expect(card("Ts")).toBe("10s");
  expect(card("10s")).toBe("10s");
  expect(card("1s")).toBeNull();
  expect(cards("war 2c: Kh 10d")).toEqual(["2c", "Kh", "10d"]);
  expect(cards("war 2c Kh 10d")).toBeNull(); // the card that is burnt stands apart
  expect(cards("deal Kh Xx")).toBeNull();
});
