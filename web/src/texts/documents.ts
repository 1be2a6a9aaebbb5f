// Made by `make texts` from texts/*/web/documents.ftl: change those.

import type { Text } from "./index";

export const documents = {
  title: { de: "Dokumente", fr: "Documents", it: "Documenti", en: "Documents" } as Text,
  lead: { de: "Was für Sie gilt, wenn Sie spielen: die Spielregeln und die Bedingungen für die Online-Teilnahme, jede Fassung zum Lesen und als PDF.", fr: "Ce qui s’applique quand vous jouez: les règles du jeu et les conditions de participation en ligne, chaque version à lire et en PDF.", it: "Ciò che vale quando gioca: le regole del gioco e le condizioni per la partecipazione online, ogni versione da leggere e in PDF.", en: "What applies when you play: the rules of the games and the terms for online participation, every version to read and as a PDF." } as Text,
  kinds: {
    big21: { de: "Big21: Spielregeln", fr: "Big21: règles du jeu", it: "Big21: regole del gioco", en: "Big21: rules of the game" } as Text,
    challenge: { de: "Black Jack Challenge: Spielregeln", fr: "Black Jack Challenge: règles du jeu", it: "Black Jack Challenge: regole del gioco", en: "Black Jack Challenge: rules of the game" } as Text,
    online_terms: { de: "Bedingungen für die Online-Teilnahme", fr: "Conditions de participation en ligne", it: "Condizioni per la partecipazione online", en: "Terms for online participation" } as Text,
  },
  version: { de: "Fassung {version}", fr: "Version {version}", it: "Versione {version}", en: "Version {version}" } as Text<"version">,
  in_force: { de: "in Kraft", fr: "en vigueur", it: "in vigore", en: "in force" } as Text,
  in_force_since: { de: "in Kraft seit {date}", fr: "en vigueur depuis le {date}", it: "in vigore dal {date}", en: "in force since {date}" } as Text<"date">,
  from: { de: "gilt ab {date}", fr: "dès le {date}", it: "vale dal {date}", en: "from {date}" } as Text<"date">,
  former: { de: "nicht mehr in Kraft", fr: "plus en vigueur", it: "non più in vigore", en: "no longer in force" } as Text,
  not_here: { de: "in diesem Haus nie in Kraft", fr: "jamais en vigueur dans cette maison", it: "mai in vigore in questa casa", en: "never in force in this house" } as Text,
  read: { de: "Lesen", fr: "Lire", it: "Leggere", en: "Read" } as Text,
  pdf: { de: "PDF", fr: "PDF", it: "PDF", en: "PDF" } as Text,
  save: { de: "Als PDF speichern", fr: "Enregistrer en PDF", it: "Salvare come PDF", en: "Save as PDF" } as Text,
  all: { de: "Alle Dokumente", fr: "Tous les documents", it: "Tutti i documenti", en: "All documents" } as Text,
  missing: { de: "Dieses Dokument gibt es hier nicht.", fr: "Ce document n’existe pas ici.", it: "Questo documento qui non esiste.", en: "There is no such document here." } as Text,
  none: { de: "In diesem Haus sind noch keine in Kraft.", fr: "Aucune n’est encore en vigueur dans cette maison.", it: "In questa casa non ne sono ancora in vigore.", en: "None are in force in this house yet." } as Text,
  article: { de: "Art.", fr: "Art.", it: "Art.", en: "Art." } as Text,
  about: { de: "Zu diesem Exemplar", fr: "À propos de cet exemplaire", it: "Su questo esemplare", en: "About this copy" } as Text,
  contents: { de: "Inhalt", fr: "Sommaire", it: "Indice", en: "Contents" } as Text,
};
