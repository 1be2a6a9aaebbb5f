// The coach's sentence: what the best move is, and by how much, in words.

import { figure } from "../format";
import { capital, t } from "../texts";
import { coach } from "../texts/coach";
import type { CountedCard, Worth } from "../wire";

/** A move as part of a sentence: “placing this 2 on stack 3”. */
function movePhrase({ effect, stack }: Worth, card: CountedCard | null): string {
  const form = effect === "places" || effect === "discards" ? coach.thisCard.object : coach.thisCard.tool;
  return t(coach.moves[effect], { card: t(form, { rank: card?.rank ?? "" }), stack: stack ?? "" });
}

const APART = 0.005; // less than that is not to be seen in two decimals

/** The best move against the next best that is worth less: stacks that look alike are worth the same. */
export function coachSentence(worths: Worth[], card: CountedCard | null): string {
  const [best, ...rest] = worths;
  if (!best) return "";
  if (rest.length === 0) return t(coach.only);
  const other = rest.find(({ stakes }) => best.stakes - stakes >= APART);
  if (!other) return t(coach.equal);
  return t(coach.better, {
    best: capital(movePhrase(best, card)),
    other: movePhrase(other, card),
    n: figure(best.stakes - other.stakes),
  });
}
