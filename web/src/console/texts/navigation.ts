// Made by `make texts` from texts/*/console/navigation.ftl: change those.

import type { Text } from "./index";

export const navigation = {
  pages: {
    overview: { de: "Übersicht", en: "Overview" } as Text,
    players: { de: "Spieler", en: "Players" } as Text,
    player: { de: "Spieler", en: "Player" } as Text,
    play: { de: "Spiel", en: "Play" } as Text,
    game: { de: "Spiel am Tisch", en: "Game" } as Text,
    questions: { de: "Anfragen", en: "Questions" } as Text,
    question: { de: "Anfrage", en: "Question" } as Text,
    cases: { de: "Spielerschutz", en: "Player protection" } as Text,
    case: { de: "Fall", en: "Case" } as Text,
    protection: { de: "Wirksamkeit", en: "Effectiveness" } as Text,
    held: { de: "Prüfungen", en: "Checks" } as Text,
    unfinished: { de: "Unbeendete Spiele", en: "Unfinished plays" } as Text,
    tables: { de: "Tische", en: "Tables" } as Text,
    staff: { de: "Personal", en: "Staff" } as Text,
    journal: { de: "Hausjournal", en: "House journal" } as Text,
    alerts: { de: "Alarme", en: "Alerts" } as Text,
    rounds: { de: "Rundgänge", en: "Rounds" } as Text,
    payout: { de: "Auszahlung", en: "Payout" } as Text,
    steering: { de: "Steuerung", en: "Steering" } as Text,
    terms: { de: "Regeln und Gesetze", en: "Rules and laws" } as Text,
    rates: { de: "Wechselkurse", en: "Exchange rates" } as Text,
    reports: { de: "Berichte", en: "Reports" } as Text,
    events: { de: "Ereignisse", en: "Events" } as Text,
    approvals: { de: "Genehmigungen", en: "Approvals" } as Text,
    reads: { de: "Einsichten", en: "Reads" } as Text,
    access: { de: "Ihr Zugang", en: "Your access" } as Text,
  },
  groups: {
    house: { de: "Haus", en: "House" } as Text,
    people: { de: "Leute", en: "People" } as Text,
    payout: { de: "Auszahlung", en: "Payout" } as Text,
    records: { de: "Nachweise", en: "Records" } as Text,
  },
};
