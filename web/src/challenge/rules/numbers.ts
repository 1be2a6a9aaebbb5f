// The numbers that the rules name. What a bonus bet is worth is computed from the deck, not written down.

/** Seconds to bet and to decide, by a table's pace. */
export const CLOCKS = { calm: { bet: 25, decide: 20 }, brisk: { bet: 12, decide: 10 } } as const;

export const NUMBERS = {
  players_least: 2, // C3
  players_most: 7,
  cards: 52,
  chips_antes: 200, // C16
  away_seconds: 3, // C13: nobody waits longer for somebody who is away
  missed_games: 3,
  void_minutes: 10,
} as const;

export interface Bonus {
  kind: "red_pair" | "double_red" | "black_pair" | "pair" | "double_black";
  name: string; // as it is called everywhere
  pays: number; // C2: so much for `for`, and the stake comes back
  for: number;
  pairs: number; // of the two-card hands, how many
}

/** Two cards of 52, in no order. */
export const HANDS = (52 * 51) / 2;

const RED_HANDS = (26 * 25) / 2; // as many are black
const SAME_RANK = 13 * 6; // a rank has six pairs: one red, one black, four mixed
const ONE_COLOUR = 13;

/** Disjoint: only the best is paid. */
export const BONUSES: { red: Bonus[]; black: Bonus[] } = {
  red: [
    { kind: "red_pair", name: "Red Pair", pays: 30, for: 1, pairs: ONE_COLOUR },
    { kind: "double_red", name: "Double Red", pays: 3, for: 2, pairs: RED_HANDS - ONE_COLOUR },
  ],
  black: [
    { kind: "black_pair", name: "Black Pair", pays: 10, for: 1, pairs: ONE_COLOUR },
    { kind: "pair", name: "Pair", pays: 3, for: 1, pairs: SAME_RANK - ONE_COLOUR },
    { kind: "double_black", name: "Double Black", pays: 3, for: 2, pairs: RED_HANDS - ONE_COLOUR },
  ],
};

export interface Fraction {
  top: number;
  bottom: number;
}

export function fraction(top: number, bottom: number): Fraction {
  const divisor = greatestCommon(Math.abs(top), bottom);
  return { top: top / divisor, bottom: bottom / divisor };
}

function greatestCommon(one: number, other: number): number {
  return other === 0 ? one : greatestCommon(other, one % other);
}

/** How often a bet wins anything. */
export function hitRate(bonuses: Bonus[]): Fraction {
  return fraction(
    bonuses.reduce((sum, { pairs }) => sum + pairs, 0),
    HANDS,
  );
}

/** Won or lost per franc, on average. */
export function expectation(bonuses: Bonus[]): Fraction {
  const won = bonuses.reduce((sum, bonus) => sum + (2 * bonus.pairs * bonus.pays) / bonus.for, 0);
  const lost = HANDS - bonuses.reduce((sum, { pairs }) => sum + pairs, 0);
  return fraction(won - 2 * lost, 2 * HANDS);
}
