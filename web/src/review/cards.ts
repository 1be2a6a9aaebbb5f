// A card within a line: its rank as printed, and its suit.

import { rankLetter } from "../texts/cards";
import type { Card } from "../wire";

const SUITS: Record<Card["suit"], string> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** B♠; the last character asks for text, not a coloured picture. */
export function cardSign({ rank, suit }: Card): string {
  return `${rankLetter(rank)}${SUITS[suit]}\ufe0e`;
}
