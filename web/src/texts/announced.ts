// Made by `make texts` from texts/*/web/announced.ftl: change those.

import type { Text } from "./index";

export const announced = {
  rules: { de: "Big21: Spielregeln, Fassung {name}", fr: "Big21: règles du jeu, version {name}", it: "Big21: regole del gioco, versione {name}", en: "Big21: rules of the game, version {name}" } as Text<"name">,
  law: { de: "Big21: Wahrscheinlichkeitsgesetz «{name}»", fr: "Big21: loi de probabilité «{name}»", it: "Big21: legge di probabilità «{name}»", en: "Big21: law of chance “{name}”" } as Text<"name">,
  online_terms: { de: "Bedingungen für die Online-Teilnahme, Fassung {name}", fr: "Conditions de participation en ligne, version {name}", it: "Condizioni per la partecipazione online, versione {name}", en: "Terms for online participation, version {name}" } as Text<"name">,
  table_rules: { de: "Black Jack Challenge: Tischregeln, Fassung {name}", fr: "Black Jack Challenge: règles de table, version {name}", it: "Black Jack Challenge: regole dei tavoli, versione {name}", en: "Black Jack Challenge: table rules, version {name}" } as Text<"name">,
};
