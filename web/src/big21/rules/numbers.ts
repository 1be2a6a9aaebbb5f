// The numbers of the rule set in force, as the paragraphs of the rules name them.

import { longDay, money } from "../../format";
import type { HouseInfo, Language } from "../../wire";

/** 5’000 in every browser, as the copies of the rules write it. */
function short(amount: string): string {
  return money(amount).replace(/\.00$/, "");
}

/** One of so many parts, in per cent; never more than it is. */
export function percentOf(parts: number): number {
  return Math.floor(10_000 / parts) / 100;
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
    risk_least: rules.risk_prize_tenths_min / 10,
    risk_share: percentOf(rules.risk_share),
    whole_from: short(rules.risk_whole_prize[0] ?? ""),
    whole_to: short(rules.risk_whole_prize[1] ?? ""),
    hours: rules.hours_max,
    ladder_first: ladder[0] ?? "",
    ladder_middle: ladder[2] ?? "",
    best: ladder.at(-1) ?? "",
    in_force: longDay(`${rules.name.slice(0, 10)}T12:00:00Z`),
  };
}

/** What a paragraph may name. */
export type NumberName = keyof ReturnType<typeof numbers>;
