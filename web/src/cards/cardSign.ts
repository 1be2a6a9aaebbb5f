// A card within a line: its rank as printed, and its suit.

import { rankLetter } from "./names";
import type { CountedCard } from "../wire";

const SUITS: Record<CountedCard["suit"], string> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** B♠; the last character asks for text, not a coloured picture. */
export function cardSign({ rank, suit }: CountedCard): string {
  return `${rankLetter(rank)}${SUITS[suit]}\ufe0e`;
}
