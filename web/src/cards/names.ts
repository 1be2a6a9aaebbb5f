// What cards are called, and what is printed on them.

import { t } from "../texts";
import { cards } from "../texts/cards";
import type { CountedCard } from "../wire";

function isCourt(rank: string): rank is keyof typeof cards.ranks {
  return rank in cards.ranks;
}

/** As printed on the card: 10, B, V, F, J. */
export function rankLetter(rank: string): string {
  return isCourt(rank) ? t(cards.letters[rank]) : rank;
}

/** As said: “Bube”, “10”. */
export function rankName(rank: string): string {
  return isCourt(rank) ? t(cards.ranks[rank]) : rank;
}

/** As said: “Herz-Ass”, “as de cœur”. */
export function cardName({ rank, suit }: Pick<CountedCard, "rank" | "suit">): string {
  return t(cards.card, { rank: rankName(rank), suit: t(cards.suits[suit]) });
}
