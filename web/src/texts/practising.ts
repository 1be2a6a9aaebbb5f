// Made by `make texts` from texts/*/web/practising.ftl: change those.

import type { Text } from "./index";

export const practising = {
  title: { de: "Üben", fr: "S’exercer", it: "Esercitarsi", en: "Practise" } as Text,
  lead: { de: "Gleiche Regeln, gleiche Wahrscheinlichkeiten, kein Geld.", fr: "Mêmes règles, mêmes probabilités, sans argent.", it: "Stesse regole, stesse probabilità, senza denaro.", en: "The same rules, the same odds, no money." } as Text,
  stake: { de: "Einsatz, CHF", fr: "Enjeu, CHF", it: "Puntata, CHF", en: "Stake, CHF" } as Text,
  anew: { de: "Neu beginnen", fr: "Recommencer", it: "Ricominciare", en: "Start again" } as Text,
  again: { de: "Noch ein Spiel", fr: "Nouvelle partie", it: "Nuova partita", en: "Another play" } as Text,
  review: { de: "Rückblick auf dieses Spiel", fr: "Revoir cette partie", it: "Rivedere questa partita", en: "Review this play" } as Text,
  earlier: { de: "Frühere Spiele", fr: "Parties précédentes", it: "Partite precedenti", en: "Earlier plays" } as Text,
  lost: { de: "Das angefangene Spiel konnte nicht fortgesetzt werden. Hier ist ein neues.", fr: "La partie commencée n’a pas pu être reprise. En voici une nouvelle.", it: "Non è stato possibile riprendere la partita iniziata. Eccone una nuova.", en: "The play you had begun could not be continued. Here is a new one." } as Text,
  training: { de: "Aus Fehlern lernen", fr: "Apprendre de ses erreurs", it: "Imparare dagli errori", en: "Learn from mistakes" } as Text,
};
