// Made by `make texts` from texts/*/console/rates.ftl: change those.

import type { Text } from "./index";

export const rates = {
  title: { de: "Wechselkurse", en: "Exchange rates" } as Text,
  lead: { de: "Franken für eine Einheit: beim Ankauf, wenn jemand einzahlt, und beim Verkauf, wenn jemand ausbezahlt wird. Ein Kurs gilt, sobald er angeschlagen ist. Wer noch den früheren gesehen hat, zahlt nicht: Die Zahlung wird abgelehnt und der neue Kurs gezeigt.", en: "Francs for one unit: buying, when somebody pays in, and selling, when somebody is paid. A rate holds as soon as it is posted. Whoever has still seen the one before does not pay: the payment is refused, and the new rate is shown." } as Text,
  posted: { de: "Angeschlagen", en: "Posted" } as Text,
  none: { de: "Noch ist kein Kurs angeschlagen. Die Kasse nimmt nur Franken.", en: "No rate is posted yet. The cashier takes francs only." } as Text,
  history: { de: "Verlauf", en: "History" } as Text,
  currency: { de: "Währung", en: "Currency" } as Text,
  buys: { de: "Ankauf, CHF", en: "Buying, CHF" } as Text,
  sells: { de: "Verkauf, CHF", en: "Selling, CHF" } as Text,
  when: { de: "Seit", en: "Since" } as Text,
  by: { de: "Durch", en: "By" } as Text,
  reason: { de: "Begründung", en: "Reason" } as Text,
  inForce: { de: "gilt", en: "in force" } as Text,
  post: { de: "Kurs anschlagen", en: "Post a rate" } as Text,
  postTitle: { de: "Einen Kurs anschlagen", en: "Post a rate" } as Text,
  postText: { de: "Er gilt sofort für jede neue Zahlung.", en: "It holds at once, for every new payment." } as Text,
  confirm: { de: "Anschlagen", en: "Post" } as Text,
  jump: { de: "Er weicht um mehr als {percent} % vom letzten ab und stimmt", en: "It differs by more than {percent} % from the last one, and is right" } as Text<"percent">,
  more: { de: "Frühere Kurse", en: "Earlier rates" } as Text,
};
