// The numbers of a rule set: those of the published texts, or those that the header of a play names (ruling B1).

import { sha256 } from "../hash";

/** Numbers of which there is one, and lists of them, under the names that a rule set's file has. */
export interface Numbers {
  plays_per_day_max: number; // 0: as many as one likes
  stakes_centimes: number[]; // Art. 4.1
  opening_cards: number; // Art. 9
  purchases_max: number; // Art. 10.2
  prize_tenths: number[]; // Art. 8
  ladder_tenths: number[]; // Art. 17
  risk_prize_tenths_min: number; // Art. 20: from here on the play may go on
  risk_share: number; // Art. 21.1
  risk_stake_max_centimes: number; // Art. 21.1
  risk_whole_prize_centimes: number[]; // Art. 21.2
  winnings_max_centimes: number; // Art. 2.5
  hours_max: number; // Art. 23
}

/** The rules of 23 October 2024. The order is that of the file. */
export const PUBLISHED: Numbers = {
  plays_per_day_max: 100,
  stakes_centimes: [100, 200, 300, 400, 500],
  opening_cards: 8,
  purchases_max: 3,
  prize_tenths: [0, 0, 11, 50, 100, 200],
  ladder_tenths: [50, 70, 100, 140, 200],
  risk_prize_tenths_min: 50,
  risk_share: 4,
  risk_stake_max_centimes: 200_00,
  risk_whole_prize_centimes: [5_00, 25_00],
  winnings_max_centimes: 5_000_00,
  hours_max: 4,
};

/** The rule sets of the published texts; they differ in the number of plays a day alone. */
export const RULE_SETS: Record<string, Numbers> = {
  "2024-08-28": { ...PUBLISHED, plays_per_day_max: 0 },
  "2024-10-23": PUBLISHED,
};

/** The numbers that a header describes, or null: a published rule set has none in its header, any other must. */
export function numbersOf(rules: string, entries: ReadonlyMap<string, string>): Numbers | null {
  const named = [...entries].filter(([name]) => name !== "rules" && name !== "stake");
  const published = RULE_SETS[rules];
  if (named.length === 0 || published !== undefined) return named.length === 0 ? (published ?? null) : null;
  const changed: Record<string, number | number[]> = {};
  for (const [name, value] of named) {
    const usual = PUBLISHED[name as keyof Numbers] as number | number[] | undefined;
    if (usual === undefined || !/^\d{1,9}(,\d{1,9})*$/.test(value)) return null;
    const values = value.split(",").map(Number);
    if (!Array.isArray(usual) && values.length !== 1) return null;
    changed[name] = Array.isArray(usual) ? values : values[0]!;
  }
  return { ...PUBLISHED, ...changed };
}

/** What the journal names of a rule set that is not one of the published texts: SHA-256 of its numbers as written. */
export async function hashOf(numbers: Numbers): Promise<string> {
  const written = Object.keys(PUBLISHED).map((name) => {
    const value = numbers[name as keyof Numbers];
    return `${name} = ${Array.isArray(value) ? `[${value.join(", ")}]` : value}\n`;
  });
  return sha256(new TextEncoder().encode(written.join("")));
}
