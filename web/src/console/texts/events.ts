// Made by `make texts` from texts/*/console/events.ftl: change those.

import type { Text } from "./index";

export const events = {
  title: { de: "Ereignisse", en: "Events" } as Text,
  lead: { de: "Bedeutende Ereignisse: Gewinne ab CHF 1’000, Berichtigungen, Limiten, Sperren, Regeln und Gesetze, Schliessungen, Personal, ungültige Spiele, Alarme.", en: "Significant events: wins from CHF 1,000, corrections, limits, blocks, rules and laws, closings, staff, void games, alerts." } as Text,
  none: { de: "Es wurde noch kein bedeutendes Ereignis gezählt.", en: "No significant event has been counted yet." } as Text,
  when: { de: "Zeit", en: "Time" } as Text,
  what: { de: "Was", en: "What" } as Text,
  who: { de: "Wer", en: "Who" } as Text,
  where: { de: "Wo", en: "Where" } as Text,
  house: { de: "Hausjournal", en: "House journal" } as Text,
  player: { de: "Konto {id}", en: "Account {id}" } as Text<"id">,
  table: { de: "Tisch {id}", en: "Table {id}" } as Text<"id">,
  reason: { de: "Begründung", en: "Reason" } as Text,
  kinds: {
    large_win: { de: "Hoher Gewinn", en: "Large win" } as Text,
  },
};
