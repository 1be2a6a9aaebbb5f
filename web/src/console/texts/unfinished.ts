// Made by `make texts` from texts/*/console/unfinished.ftl: change those.

import type { Text } from "./index";

export const unfinished = {
  title: { de: "Unbeendete Spiele", en: "Unfinished plays" } as Text,
  lead: { de: "Was läuft, und das Geld darin. Was zuerst abläuft, steht zuerst.", en: "What is running, and the money in it. What expires first comes first." } as Text,
  plays: { de: "Spiele Big21", en: "Plays of Big21" } as Text,
  tables: { de: "Tische mit Geld darauf", en: "Tables with money on them" } as Text,
  noPlay: { de: "Kein Spiel ist unbeendet.", en: "No play is unfinished." } as Text,
  noTable: { de: "An keinem Tisch liegt Geld.", en: "There is no money on any table." } as Text,
  started: { de: "Begonnen", en: "Started" } as Text,
  expires: { de: "Läuft ab", en: "Expires" } as Text,
  player: { de: "Konto", en: "Account" } as Text,
  play: { de: "Spiel", en: "Play" } as Text,
  stake: { de: "Einsatz, CHF", en: "Stake, CHF" } as Text,
  held: { de: "Im Spiel, CHF", en: "Held, CHF" } as Text,
  realised: { de: "Realisiert, CHF", en: "Realised, CHF" } as Text,
};
