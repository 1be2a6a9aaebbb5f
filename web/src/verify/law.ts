// A law of chance: integer weights, known by the hash of their one canonical spelling (ruling B2).

import { sha256, utf8 } from "./hash";

export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"] as const;
export type Rank = (typeof RANKS)[number];
export const FREE_CARDS = ["2", "3", "4", "5", "6"] as const;

const KEYS = { deal: RANKS, free_cards: FREE_CARDS, high_low: RANKS } as const;
const WEIGHT_MAX = 1_000_000_000;
export type Kind = keyof typeof KEYS;
const KINDS = Object.keys(KEYS) as Kind[];

export interface Law {
  name: string;
  weights: Record<Kind, number[]>;
}

/** The law written in `text`, or null. Laws are written by a program, so only its spelling is read. */
export function parse(text: string): Law | null {
  let name: string | null = null;
  let within: Kind | null = null;
  const found: Record<Kind, Map<string, number>> = { deal: new Map(), free_cards: new Map(), high_low: new Map() };
  for (const raw of text.split("\n")) {
    const line = raw.replace(/#.*/, "").trim();
    if (line === "") continue;
    const table = /^\[(\w+)\]$/.exec(line)?.[1];
    const named = /^name = "([a-z0-9][a-z0-9.-]{0,63})"$/.exec(line)?.[1];
    const [, key, digits] = /^(\w{1,2}) = ([1-9]\d{0,9})$/.exec(line) ?? [];
    if (table !== undefined) {
      within = KINDS.find((kind) => kind === table) ?? null;
      if (within === null || found[within].size > 0) return null;
    } else if (named !== undefined && within === null && name === null) {
      name = named;
    } else if (key !== undefined && within !== null && Number(digits) <= WEIGHT_MAX && !found[within].has(key)) {
      found[within].set(key, Number(digits));
    } else {
      return null;
    }
  }
  const weights: Record<Kind, number[]> = { deal: [], free_cards: [], high_low: [] };
  for (const kind of KINDS) {
    if (found[kind].size !== KEYS[kind].length) return null;
    for (const key of KEYS[kind]) {
      const weight = found[kind].get(key);
      if (weight === undefined) return null;
      weights[kind].push(weight);
    }
  }
  return name === null ? null : { name, weights };
}

/** The weights in their canonical spelling, without the name. */
export function canonical(law: Law): string {
  const lines = KINDS.flatMap((kind) => [
    `[${kind}]`,
    ...KEYS[kind].map((key, index) => `${key} = ${law.weights[kind][index]}`),
    "",
  ]);
  return lines.join("\n");
}

export function hashOf(law: Law): Promise<string> {
  return sha256(utf8(canonical(law)));
}
