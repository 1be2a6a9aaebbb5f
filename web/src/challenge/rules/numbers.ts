// The numbers that the rules name. What a version of the tables' rules decides comes from the house (C17); what a bonus bet
// is worth is computed from the deck.

import type { BonusBetShown, TableRulesShown } from "../../wire";

export const NUMBERS = {
  players_least: 2, // C3
  players_most: 7,
  cards: 52,
  away_seconds: 3, // C13: nobody waits longer for somebody who is away
  missed_games: 3,
  void_minutes: 10,
} as const;

/** Of the leaflet: its sentences and examples are told with them. */
export const LEAFLET_ODDS = {
  red_pair: "30:1",
  double_red: "3:2",
  black_pair: "10:1",
  pair: "3:1",
  double_black: "3:2",
} as const;

export type BonusKind = keyof typeof LEAFLET_ODDS;

/** What the paragraphs may name. */
export type Named = keyof typeof NUMBERS | "chips_antes" | "red_pair" | "becomes";

export interface Bonus {
  kind: BonusKind;
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
const PAIRS: Record<BonusKind, number> = {
  red_pair: ONE_COLOUR,
  double_red: RED_HANDS - ONE_COLOUR,
  black_pair: ONE_COLOUR,
  pair: SAME_RANK - ONE_COLOUR,
  double_black: RED_HANDS - ONE_COLOUR,
};

const NAMES: Record<BonusKind, string> = {
  red_pair: "Red Pair",
  double_red: "Double Red",
  black_pair: "Black Pair",
  pair: "Pair",
  double_black: "Double Black",
};

export function bonuses({ odds }: BonusBetShown): Bonus[] {
  return (Object.entries(odds) as [BonusKind, string][]).map(([kind, shown]) => {
    const [pays, per] = shown.split(":").map(Number) as [number, number];
    return { kind, name: NAMES[kind], pays, for: per, pairs: PAIRS[kind] };
  });
}

/** Whether the odds are the leaflet's. */
export function asInLeaflet({ red, black }: TableRulesShown): boolean {
  return Object.entries({ ...red.odds, ...black.odds }).every(
    ([kind, odds]) => LEAFLET_ODDS[kind as BonusKind] === odds,
  );
}

/** What the paragraphs name under these rules. */
export function named(rules: TableRulesShown): Record<Named, number | string> {
  const odds = rules.red.odds.red_pair ?? "";
  const [pays = 0, per = 1] = odds.split(":").map(Number);
  const becomes = 1 + pays / per;
  return {
    ...NUMBERS,
    chips_antes: rules.chips_antes_max,
    red_pair: odds,
    becomes: Number.isInteger(becomes) ? becomes : becomes.toFixed(2),
  };
}

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
  const tenths = bonuses.reduce((sum, bonus) => sum + bonus.pairs * ((10 * bonus.pays) / bonus.for), 0); // for 1, 2, 5 or 10
  const lost = HANDS - bonuses.reduce((sum, { pairs }) => sum + pairs, 0);
  return fraction(tenths - 10 * lost, 10 * HANDS);
}
