// Made by `make texts` from texts/*/web/cards.ftl: change those.

import type { Text } from "./index";

export const cards = {
  ranks: {
    J: { de: "Bube", fr: "valet", it: "fante", en: "jack" } as Text,
    Q: { de: "Dame", fr: "dame", it: "regina", en: "queen" } as Text,
    K: { de: "König", fr: "roi", it: "re", en: "king" } as Text,
    A: { de: "Ass", fr: "as", it: "asso", en: "ace" } as Text,
  },
  letters: {
    J: { de: "B", fr: "V", it: "F", en: "J" } as Text,
    Q: { de: "D", fr: "D", it: "Rg", en: "Q" } as Text,
    K: { de: "K", fr: "R", it: "Re", en: "K" } as Text,
    A: { de: "A", fr: "A", it: "A", en: "A" } as Text,
  },
  suits: {
    h: { de: "Herz", fr: "cœur", it: "cuori", en: "hearts" } as Text,
    d: { de: "Karo", fr: "carreau", it: "quadri", en: "diamonds" } as Text,
    s: { de: "Pik", fr: "pique", it: "picche", en: "spades" } as Text,
    c: { de: "Kreuz", fr: "trèfle", it: "fiori", en: "clubs" } as Text,
  },
  card: { de: "{suit}-{rank}", fr: "{rank} de {suit}", it: "{rank} di {suit}", en: "{rank} of {suit}" } as Text<"suit" | "rank">,
};
