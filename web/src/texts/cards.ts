import { route } from "../shell/router.svelte";
import type { CountedCard, Language } from "../wire";
import { type Catalogue, t, type Text } from "./index";

const ranks = {
  J: { de: "Bube", fr: "valet", it: "fante", en: "jack" },
  Q: { de: "Dame", fr: "dame", it: "regina", en: "queen" },
  K: { de: "König", fr: "roi", it: "re", en: "king" },
  A: { de: "Ass", fr: "as", it: "asso", en: "ace" },
} satisfies Catalogue;

// Regina and re share their initial: in High/Low they must be told apart.
const letters = {
  J: { de: "B", fr: "V", it: "F", en: "J" },
  Q: { de: "D", fr: "D", it: "Rg", en: "Q" },
  K: { de: "K", fr: "R", it: "Re", en: "K" },
  A: { de: "A", fr: "A", it: "A", en: "A" },
} satisfies Catalogue;

const suits: Record<CountedCard["suit"], Text> = {
  h: { de: "Herz", fr: "cœur", it: "cuori", en: "hearts" },
  d: { de: "Karo", fr: "carreau", it: "quadri", en: "diamonds" },
  s: { de: "Pik", fr: "pique", it: "picche", en: "spades" },
  c: { de: "Kreuz", fr: "trèfle", it: "fiori", en: "clubs" },
};

const order: Record<Language, string> = {
  de: "{suit}-{rank}",
  fr: "{rank} de {suit}",
  it: "{rank} di {suit}",
  en: "{rank} of {suit}",
};

function isCourt(rank: string): rank is keyof typeof ranks {
  return rank in ranks;
}

/** As printed on the card: 10, B, V, F, J. */
export function rankLetter(rank: string): string {
  return isCourt(rank) ? t(letters[rank]) : rank;
}

/** As said: “Bube”, “10”. */
export function rankName(rank: string): string {
  return isCourt(rank) ? t(ranks[rank]) : rank;
}

/** As said: “Herz-Ass”, “as de cœur”. */
export function cardName(card: CountedCard): string {
  return order[route.language].replace("{rank}", rankName(card.rank)).replace("{suit}", t(suits[card.suit]));
}
