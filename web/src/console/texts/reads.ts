// Made by `make texts` from texts/*/console/reads.ftl: change those.

import type { Text } from "./index";

export const reads = {
  title: { de: "Einsichten", en: "Reads" } as Text,
  lead: { de: "Wer vom Personal Angaben über Spieler angesehen hat, über wen und wann. Die Nummern sind Kontonummern.", en: "Who of the staff has looked at data about players, about whom and when. The numbers are account numbers." } as Text,
  search: { de: "Kontonummer, oder Rolle und Name wie support:sven", en: "Account number, or role and name as in support:sven" } as Text,
  searchNote: { de: "Leer: alle.", en: "Empty: all." } as Text,
  none: { de: "Keine Einsichten.", en: "No reads." } as Text,
  when: { de: "Zeit", en: "Time" } as Text,
  who: { de: "Wer", en: "Who" } as Text,
  what: { de: "Was", en: "What" } as Text,
  whom: { de: "Konto", en: "Account" } as Text,
  number: { de: "Nr.", en: "No." } as Text,
  many: { de: "{n} Konten", en: "{n} accounts" } as Text<"n">,
  kinds: {
    search: { de: "Suche", en: "Search" } as Text,
    list: { de: "Liste aller Spieler", en: "List of all players" } as Text,
    held: { de: "Liste der Prüfungen", en: "List of checks" } as Text,
    file: { de: "Konto", en: "Account" } as Text,
    statement: { de: "Auszug", en: "Statement" } as Text,
    plays: { de: "Spiele Big21", en: "Plays of Big21" } as Text,
    games: { de: "Tischspiele", en: "Table games" } as Text,
    messages: { de: "Nachrichten", en: "Messages" } as Text,
    journal: { de: "Journal", en: "Journal" } as Text,
    play: { de: "Spiel", en: "Play" } as Text,
    game: { de: "Tischspiel", en: "Table game" } as Text,
    questions: { de: "Liste der Anfragen", en: "List of questions" } as Text,
    question: { de: "Anfrage", en: "Question" } as Text,
    guest: { de: "Anfrage ohne Konto", en: "Question without account" } as Text,
    cases: { de: "Liste der Fälle", en: "List of cases" } as Text,
    case: { de: "Fall", en: "Case" } as Text,
    unread: { de: "Wer eine Ankündigung nicht gelesen hat", en: "Who has not read an announcement" } as Text,
  },
};
