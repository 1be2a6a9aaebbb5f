// The shares of a law's outcomes, by table: from its text, or from its figures.

import { FREE_CARDS, parse, RANKS } from "../../../verify/law";

export const TABLES = { deal: RANKS, free_cards: FREE_CARDS, high_low: RANKS } as const;
export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

export type Shares = Record<TableName, readonly number[]>;

export function sharesOf(text: string): Shares | null {
  const law = parse(text);
  if (law === null) return null;
  const shares = (name: TableName): number[] => {
    const all = law.weights[name].reduce((sum, weight) => sum + weight, 0);
    return law.weights[name].map((weight) => weight / all);
  };
  return { deal: shares("deal"), free_cards: shares("free_cards"), high_low: shares("high_low") };
}

/** By `deal.A` and the like, as figures have them. */
export function sharesIn(figures: Record<string, number>): Shares {
  const shares = (name: TableName): number[] => TABLES[name].map((key) => figures[`${name}.${key}`] ?? 0);
  return { deal: shares("deal"), free_cards: shares("free_cards"), high_low: shares("high_low") };
}

export const UNIFORM: Shares = {
  deal: RANKS.map(() => 1 / RANKS.length),
  free_cards: FREE_CARDS.map(() => 1 / FREE_CARDS.length),
  high_low: RANKS.map(() => 1 / RANKS.length),
};
