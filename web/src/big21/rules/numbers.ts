// The numbers of the rule set in force, as the paragraphs of the rules name them.

import { longDay } from "../../format";
import type { HouseInfo, Language } from "../../wire";

const THOUSANDS = new Intl.NumberFormat("de-CH", { maximumFractionDigits: 2 });

function short(amount: string): string {
  return THOUSANDS.format(Number(amount));
}

export function numbers(house: HouseInfo, language: Language) {
  const { rules } = house;
  const ladder = rules.ladder_tenths.map((tenths) => tenths / 10);
  const either = new Intl.ListFormat(language, { type: "disjunction" });
  return {
    cantons: house.cantons.join(", "),
    stakes: either.format(rules.stakes.map(short)),
    plays: rules.plays_per_day_max ?? "–",
    opening: rules.opening_cards,
    free_least: Math.min(...rules.free_cards),
    free_most: Math.max(...rules.free_cards),
    purchases: rules.purchases_max,
    winnings: short(rules.winnings_max),
    risk_max: short(rules.risk_stake_max),
    hours: rules.hours_max,
    ladder_first: ladder[0] ?? "",
    ladder_middle: ladder[2] ?? "",
    best: ladder.at(-1) ?? "",
    in_force: longDay(`${rules.name}T12:00:00Z`),
  };
}

/** What a paragraph may name. */
export type NumberName = keyof ReturnType<typeof numbers>;
