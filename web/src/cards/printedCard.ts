// A card in a line of text, as it is printed: its letter in the reader's language, and its suit.

import { rankLetter } from "./names";

const SUITS: Record<string, string> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** `Kh` as K♥; the text sign behind the suit keeps it from becoming a picture. */
export function printed(card: string): string {
  return `${rankLetter(card.slice(0, -1))}${SUITS[card.slice(-1)] ?? ""}\ufe0e`;
}
