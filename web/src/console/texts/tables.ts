// Made by `make texts` from texts/*/console/tables.ftl: change those.

import type { Text } from "./index";

export const tables = {
  title: { de: "Tische", en: "Tables" } as Text,
  none: { de: "Kein Tisch ist offen.", en: "No table is open." } as Text,
  name: { de: "Tisch", en: "Table" } as Text,
  private: { de: "privat", en: "private" } as Text,
  phase: { de: "Zustand", en: "State" } as Text,
  openedBy: { de: "Eröffnet", en: "Opened" } as Text,
  byHouse: { de: "Haus", en: "House" } as Text,
  games: { de: "Spiele", en: "Games" } as Text,
  pot: { de: "WAR Pot, CHF", en: "Pot, CHF" } as Text,
  bonus: { de: "Bonus, CHF", en: "Bonus, CHF" } as Text,
  chips: { de: "Chips, CHF", en: "Chips, CHF" } as Text,
  seats: { de: "Am Tisch", en: "Seated" } as Text,
  seat: { de: "Box {n}", en: "Box {n}" } as Text<"n">,
  staked: { de: "{amount} gesetzt", en: "{amount} staked" } as Text<"amount">,
  away: { de: "abwesend", en: "away" } as Text,
  leaving: { de: "geht nach diesem Spiel", en: "leaves after the game" } as Text,
  current: { de: "Laufendes Spiel", en: "Current game" } as Text,
  look: { de: "Ansehen", en: "Look at it" } as Text,
  void: { de: "Annullieren", en: "Void" } as Text,
  voidTitle: { de: "Laufendes Spiel annullieren, {table}", en: "Void the game in progress, {table}" } as Text<"table">,
  voidText: { de: "Alle Einsätze des Spiels gehen zurück. Wer am Tisch sitzt, sieht, dass es ungültig ist.", en: "All stakes of the game go back. Everybody at the table sees that it is void." } as Text,
  sums: { de: "Total", en: "Total" } as Text,
  phases: {
    waiting: { de: "wartet", en: "waiting" } as Text,
    betting: { de: "Einsätze offen", en: "betting" } as Text,
    playing: { de: "im Spiel", en: "playing" } as Text,
    over: { de: "Spiel beendet", en: "game over" } as Text,
    closed: { de: "geschlossen", en: "closed" } as Text,
  },
};
