// What a review says, in amounts that people can check: figures of the wire are in stakes of the play.

import type { Advice, Review, ReviewStep, Worth } from "../../wire";

/** A hundredth of a stake: a decision that gives away less is not a mistake. The server counts in the same way. */
export const MISTAKE = 0.01;
/** Smaller differences are rounding errors. */
const NOTHING = 1e-6;

/** Stakes as an amount of money, `"0.42"`. */
export function amount(stakes: number, stake: string): string {
  const cents = Math.round(stakes * Number(stake) * 100);
  return (cents / 100).toFixed(2);
}

/** For a table among amounts: worths in francs instead of stakes of the game, with the best move in front. */
export function inFrancs(worths: readonly Worth[], gameStake: string, best: string | null): Advice {
  const stake = Number(gameStake);
  const francs = worths.map((worth) => ({ ...worth, stakes: worth.stakes * stake }));
  // If several moves are equally good, the move that was made is shown as best, not the first of them.
  return {
    worths: francs.sort((one, other) => Number(other.move === best) - Number(one.move === best)),
    highest_payout: null,
  };
}

export interface Sum {
  expected: string;
  luck: string;
  givenAway: string;
  net: string;
}

/** Rounded so that the figures add up: the rounding error goes into luck. */
export function sumOf(review: Review, stake: string): Sum | null {
  if (review.expected === null || review.given_away === null) return null;
  const [expected, givenAway, net] = [review.expected, -review.given_away, review.net].map((value) =>
    Number(amount(value, stake)),
  ) as [number, number, number];
  return {
    expected: expected.toFixed(2),
    luck: (net - expected - givenAway).toFixed(2),
    givenAway: givenAway.toFixed(2),
    net: net.toFixed(2),
  };
}

export type Grade = "best" | "near" | "mistake";

export function grade(givenAway: number): Grade {
  return givenAway >= MISTAKE ? "mistake" : givenAway > NOTHING ? "near" : "best";
}

export function isMistake(step: ReviewStep): boolean {
  return step.by === "player" && step.given_away !== null && step.given_away >= MISTAKE && step.worths.length > 1;
}

export function changeOf(step: ReviewStep): number | null {
  return step.luck ?? (step.given_away === null ? null : -step.given_away);
}

/** The play up to the position before a move: one line is the header, one each move. */
export function textBefore(text: string, number: number): string {
  return `${text.split("\n").slice(0, number).join("\n")}\n`;
}

/**
 * The value of a move among those listed. Of Risk the least and the most stake are listed, and a game is worth its
 * stake times a constant, so a stake in between lies on the line between them.
 */
export function valueOf(move: string, worths: readonly Worth[]): number | null {
  const listed = worths.find((worth) => worth.move === move);
  if (listed) return listed.stakes;
  const risks = worths
    .filter(({ effect }) => effect === "risks")
    .map((worth) => ({ at: riskStake(worth.move), is: worth.stakes }));
  const [one, other] = risks;
  if (!move.startsWith("risk ") || !one || !other || one.at === other.at) return one?.is ?? null;
  return one.is + ((other.is - one.is) * (riskStake(move) - one.at)) / (other.at - one.at);
}

function riskStake(move: string): number {
  return Number(move.split(" ")[1]);
}
