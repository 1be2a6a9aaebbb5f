import type { Both, Words } from "./index";

export const tables = {
  title: { de: "Tische", en: "Tables" },
  none: { de: "Kein Tisch ist offen.", en: "No table is open." },
  name: { de: "Tisch", en: "Table" },
  private: { de: "privat", en: "private" },
  phase: { de: "Zustand", en: "State" },
  openedBy: { de: "Eröffnet", en: "Opened" },
  byHouse: { de: "Haus", en: "House" },
  games: { de: "Spiele", en: "Games" },
  pot: { de: "Pot, CHF", en: "Pot, CHF" },
  bonus: { de: "Bonus, CHF", en: "Bonus, CHF" },
  chips: { de: "Chips, CHF", en: "Chips, CHF" },
  seats: { de: "Am Tisch", en: "Seated" },
  seat: { de: "Box {n}", en: "Box {n}" },
  staked: { de: "{amount} gesetzt", en: "{amount} staked" },
  away: { de: "abwesend", en: "away" },
  leaving: { de: "geht nach diesem Spiel", en: "leaves after the game" },
  current: { de: "Laufendes Spiel", en: "Current game" },
  look: { de: "Ansehen", en: "Look at it" },
  void: { de: "Annullieren", en: "Void" },
  voidTitle: { de: "Laufendes Spiel annullieren, {table}", en: "Void the game in progress, {table}" },
  voidText: {
    de: "Alle Einsätze des Spiels gehen zurück. Wer am Tisch sitzt, sieht, dass es ungültig ist.",
    en: "All stakes of the game go back. Everybody at the table sees that it is void.",
  },
  sums: { de: "Total", en: "Total" },
} satisfies Words;

export const PHASES: Partial<Record<string, Both>> = {
  waiting: { de: "wartet", en: "waiting" },
  betting: { de: "Einsätze offen", en: "betting" },
  playing: { de: "im Spiel", en: "playing" },
  over: { de: "Spiel beendet", en: "game over" },
  closed: { de: "geschlossen", en: "closed" },
};

export const unfinished = {
  title: { de: "Unbeendete Spiele", en: "Unfinished plays" },
  lead: {
    de: "Was läuft, und das Geld darin. Was zuerst abläuft, steht zuerst.",
    en: "What is running, and the money in it. What expires first comes first.",
  },
  plays: { de: "Spiele Big21", en: "Plays of Big21" },
  tables: { de: "Tische mit Geld darauf", en: "Tables with money on them" },
  noPlay: { de: "Kein Spiel ist unbeendet.", en: "No play is unfinished." },
  noTable: { de: "An keinem Tisch liegt Geld.", en: "There is no money on any table." },
  started: { de: "Begonnen", en: "Started" },
  expires: { de: "Läuft ab", en: "Expires" },
  player: { de: "Konto", en: "Account" },
  play: { de: "Spiel", en: "Play" },
  stake: { de: "Einsatz, CHF", en: "Stake, CHF" },
  held: { de: "Im Spiel, CHF", en: "Held, CHF" },
  realised: { de: "Realisiert, CHF", en: "Realised, CHF" },
} satisfies Words;
