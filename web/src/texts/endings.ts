// Made by `make texts` from texts/*/web/endings.ftl: change those.

import type { Text } from "./index";

export const endings = {
  bust: { de: "mehr als 21", fr: "plus de 21", it: "oltre 21", en: "more than 21" } as Text,
  too_few: { de: "höchstens zwei komplette Stapel", fr: "deux piles complètes au plus", it: "al massimo due mazzi completi", en: "two complete stacks at most" } as Text,
  stopped: { de: "aufgehört", fr: "arrêt volontaire", it: "interruzione volontaria", en: "stopped" } as Text,
  wrong_guess: { de: "falsche Vorhersage", fr: "pronostic erroné", it: "previsione errata", en: "wrong prediction" } as Text,
  cap: { de: "höchster Gesamtgewinn", fr: "gain total maximal", it: "vincita totale massima", en: "maximum total winnings" } as Text,
  expired: { de: "vier Stunden um", fr: "quatre heures écoulées", it: "quattro ore trascorse", en: "four hours over" } as Text,
};
