import type { Both, Words } from "./index";

export const alerts = {
  title: { de: "Alarme", en: "Alerts" },
  lead: {
    de: "Was die Rundgänge gefunden haben und was daraufhin getan wurde. Ein Alarm bleibt offen, bis jemand festhält, was getan wurde.",
    en: "What the daily rounds have found and what was done about it. An alert stays open until somebody has recorded what was done.",
  },
  open: { de: "Offen", en: "Open" },
  noneOpen: { de: "Kein Alarm ist offen.", en: "No alert is open." },
  answered: { de: "Beantwortet", en: "Answered" },
  none: { de: "Es gab noch keinen Alarm.", en: "There has been no alert yet." },
  noneAnswered: { de: "Noch keiner.", en: "None yet." },
  number: { de: "Nr. {n}", en: "No. {n}" },
  answer: { de: "Festhalten, was getan wurde", en: "Record what was done" },
  answerOf: { de: "Alarm {n}", en: "alert {n}" },
  answerTitle: { de: "Was wurde getan?", en: "What was done?" },
  answerText: {
    de: "Die Antwort steht mit Ihrem Namen im Journal und schliesst den Alarm. Sie kann nicht geändert werden.",
    en: "The answer is written into the journal with your name and closes the alert. It cannot be changed.",
  },
  done: { de: "Was getan wurde", en: "What was done" },
  confirm: { de: "Festhalten", en: "Record" },
  by: { de: "{who}, {when}", en: "{who}, {when}" },
  seePayout: { de: "Zur Auszahlung", en: "To the payout" },
  seeRounds: { de: "Zu den Rundgängen", en: "To the rounds" },
} satisfies Words;

export const SUBJECTS: Partial<Record<string, Both>> = {
  payout: { de: "Die Auszahlung liegt ausserhalb der Grenzen", en: "The payout is outside its limits" },
  chance: { de: "Der Zufall folgt nicht dem veröffentlichten Gesetz", en: "Chance does not follow the published law" },
  audit: { de: "In den Büchern stimmt etwas nicht", en: "Something in the books does not fit" },
  software: { de: "Die Software hat sich geändert", en: "The software has changed" },
  configuration: { de: "Die Konfiguration hat sich geändert", en: "The configuration has changed" },
};

export const ALERT_FACTS: Partial<Record<string, Both>> = {
  actual: { de: "Auszahlung", en: "Payout" },
  after: { de: "Jetzt", en: "Now" },
  alert: { de: "Alarm Nr.", en: "Alert no." },
  alerts: { de: "Alarme", en: "Alerts" },
  before: { de: "Vorher", en: "Before" },
  book: { de: "Buch", en: "Book" },
  books: { de: "Bücher", en: "Books" },
  chance: { de: "Zufall", en: "Chance" },
  changed: { de: "Geändert", en: "Changed" },
  check: { de: "Prüfung", en: "Test" },
  code: { de: "Befund", en: "Finding" },
  configuration: { de: "Konfiguration", en: "Configuration" },
  done: { de: "Was getan wurde", en: "What was done" },
  draws: { de: "Ziehungen", en: "Draws" },
  entries: { de: "Einträge", en: "Entries" },
  expected: { de: "Erwartet", en: "Expected" },
  group: { de: "Gruppe", en: "Group" },
  hash: { de: "Prüfsumme", en: "Hash" },
  highest_payout: { de: "Höchste Auszahlung", en: "Highest payout" },
  law: { de: "Wahrscheinlichkeitsgesetz", en: "Law of chance" },
  line: { de: "Zeile", en: "Line" },
  missing: { de: "Fehlt", en: "Missing" },
  now: { de: "Jetzt", en: "Now" },
  p: { de: "p, korrigiert", en: "p, corrected" },
  package: { de: "Paket", en: "Package" },
  payout: { de: "Auszahlung", en: "Payout" },
  period: { de: "Zeitraum", en: "Period" },
  place: { de: "Ort", en: "Place" },
  plays: { de: "Spiele", en: "Plays" },
  problem: { de: "Befund", en: "Finding" },
  since: { de: "Von", en: "From" },
  software: { de: "Software", en: "Software" },
  statistic: { de: "Prüfgrösse", en: "Statistic" },
  subject: { de: "Gegenstand", en: "Subject" },
  until: { de: "Bis", en: "To" },
  version: { de: "Version", en: "Version" },
  was: { de: "Vorher", en: "Before" },
  z: { de: "Abweichung (z)", en: "Deviation (z)" },
};

export const PERIODS: Partial<Record<string, Both>> = {
  last_days: { de: "letzte 30 Tage", en: "last 30 days" },
  since_change: { de: "seit der letzten Änderung", en: "since the last change" },
};

export const GROUPS: Partial<Record<string, Both>> = {
  all: { de: "alle Spiele", en: "all plays" },
};

export const rounds = {
  title: { de: "Rundgänge", en: "Rounds" },
  lead: {
    de: "Einmal täglich werden alle Bücher geprüft, Auszahlung und Zufall an ihren Grenzen gemessen und Software und Konfiguration mit jenen des letzten Rundgangs verglichen.",
    en: "Once a day all books are audited, payout and chance are held against their limits, and software and configuration are compared with those of the round before.",
  },
  now: { de: "Jetzt", en: "Now" },
  make: { de: "Rundgang machen", en: "Make a round" },
  makeTitle: { de: "Jetzt einen Rundgang machen", en: "Make a round now" },
  makeText: {
    de: "Alle Bücher werden von Anfang an geprüft. Das dauert je nach Grösse des Hauses einige Sekunden bis einige Minuten; währenddessen kann weitergespielt werden.",
    en: "All books are audited from the beginning. Depending on the size of the house this takes seconds to minutes; play goes on meanwhile.",
  },
  running: { de: "Ein Rundgang läuft. Sein Ergebnis erscheint hier von selbst.", en: "A round is being made. Its result appears here by itself." },
  elsewhere: {
    de: "Dieser Server weiss nicht, wie weit der Rundgang ist: ein anderer macht ihn, oder er wurde neu gestartet. Ein Ergebnis erscheint hier von selbst.",
    en: "This server does not know how far the round is: another makes it, or this one was restarted. A result appears here by itself.",
  },
  stopped: {
    de: "Nach einer Viertelstunde sieht diese Seite nicht mehr von selbst nach. Laden Sie sie neu, um das Ergebnis zu sehen.",
    en: "After a quarter of an hour this page no longer looks by itself. Reload it to see the result.",
  },
  failed: {
    de: "Der Rundgang ist am {time} gescheitert; festgehalten wurde nichts.",
    en: "The round failed on {time}; nothing was put on record.",
  },
  due: {
    de: "Der Rundgang, der am {time} fällig war, ist nicht festgehalten.",
    en: "The round that was due on {time} is not on record.",
  },
  dueRunning: { de: "Dieser Server macht gerade einen.", en: "This server is making one now." },
  dueAgain: {
    de: "Server, die Rundgänge machen, versuchen es alle drei Stunden von Neuem; einer von Hand gilt auch.",
    en: "Servers that make rounds try again every three hours; one made by hand will do as well.",
  },
  dueWhy: {
    de: "Ist ein Versuch gescheitert, sagt das Protokoll des Servers, der ihn gemacht hat, woran.",
    en: "If one has failed, the log of the server that tried says why.",
  },
  none: { de: "Es wurde noch kein Rundgang gemacht.", en: "No round has been made yet." },
  when: { de: "Zeit", en: "Time" },
  who: { de: "Wer", en: "Who" },
  audit: { de: "Bücher", en: "Books" },
  books: { de: "Bücher", en: "Books" },
  entries: { de: "Einträge", en: "Entries" },
  plays: { de: "Spiele", en: "Plays" },
  sound: { de: "in Ordnung", en: "sound" },
  unsound: { de: "nicht in Ordnung", en: "not sound" },
  payout: { de: "Auszahlung", en: "Payout" },
  chance: { de: "Zufall", en: "Chance" },
  nothing: { de: "nichts zu prüfen", en: "nothing to watch" },
  software: { de: "Software", en: "Software" },
  configuration: { de: "Konfiguration", en: "Configuration" },
  changed: { de: "geändert", en: "changed" },
  unchanged: { de: "wie beim letzten Rundgang", en: "as at the last round" },
  changedSince: { de: "seit dem letzten Rundgang geändert", en: "changed since the last round" },
  alerts: { de: "Alarme", en: "Alerts" },
} satisfies Words;

export const events = {
  title: { de: "Ereignisse", en: "Events" },
  lead: {
    de: "Bedeutende Ereignisse: Gewinne ab CHF 1’000, Berichtigungen, Limiten, Sperren, Regeln und Gesetze, Schliessungen, Personal, ungültige Spiele, Alarme.",
    en: "Significant events: wins from CHF 1,000, corrections, limits, blocks, rules and laws, closings, staff, void games, alerts.",
  },
  none: { de: "Es wurde noch kein bedeutendes Ereignis gezählt.", en: "No significant event has been counted yet." },
  when: { de: "Zeit", en: "Time" },
  what: { de: "Was", en: "What" },
  who: { de: "Wer", en: "Who" },
  where: { de: "Wo", en: "Where" },
  house: { de: "Hausjournal", en: "House journal" },
  player: { de: "Konto {id}", en: "Account {id}" },
  table: { de: "Tisch {id}", en: "Table {id}" },
  reason: { de: "Begründung", en: "Reason" },
} satisfies Words;

export const MORE_KINDS: Partial<Record<string, Both>> = {
  large_win: { de: "Hoher Gewinn", en: "Large win" },
};

export const reports = {
  title: { de: "Berichte", en: "Reports" },
  lead: {
    de: "Umsatz, Gewinne, Auszahlung und was den Spielerinnen und Spielern gehört, nach Tag oder Monat (Zürcher Zeit). Beträge in CHF.",
    en: "Turnover, prizes, payout and what belongs to players, by day or month (Zurich time). Amounts in CHF.",
  },
  by: { de: "Nach", en: "By" },
  day: { de: "Tag", en: "Day" },
  month: { de: "Monat", en: "Month" },
  since: { de: "Von", en: "From" },
  until: { de: "Bis", en: "To" },
  show: { de: "Anzeigen", en: "Show" },
  lines: { de: "Zeilen", en: "Lines" },
  total: { de: "Total", en: "Total" },
  period: { de: "Zeitraum", en: "Period" },
  plays: {
    big21: { de: "Spiele", en: "Plays" },
    challenge: { de: "Spiele", en: "Games" },
  },
  turnover: { de: "Umsatz", en: "Turnover" },
  prizes: { de: "Gewinne", en: "Prizes" },
  payout: { de: "Auszahlungsquote", en: "Payout" },
  pots: { de: "Pots", en: "Pots" },
  deposits: { de: "Einzahlungen", en: "Deposits" },
  withdrawals: { de: "Auszahlungen", en: "Withdrawals" },
  adjustments: { de: "Berichtigungen", en: "Corrections" },
  owed: { de: "Am Ende geschuldet", en: "Owed at the end" },
  held: { de: "davon im Spiel", en: "of that, in play" },
  accounts: { de: "Neue Konten", en: "New accounts" },
  short: {
    big21: { de: "Big21", en: "Big21" },
    challenge: { de: "Challenge", en: "Challenge" },
  },
  first: { de: "Die ersten Zahlen sind vom {date}.", en: "The first figures are from {date}." },
  none: {
    de: "In diesem Zeitraum ist nichts geschehen; es gibt nichts herunterzuladen.",
    en: "Nothing happened in this period; there is nothing to download.",
  },
  uncounted: {
    de: "Noch nicht gezählte Einträge der Journale: {number}. Sie fehlen in diesen Zahlen. Bleibt die Zahl stehen, sagt der nächste Rundgang, was mit ihren Büchern nicht stimmt.",
    en: "Entries of the journals not counted yet: {number}. They are missing from these figures. If the number stays, the next round says what is wrong with their books.",
  },
  chartMoney: { de: "Umsatz und Gewinne, CHF", en: "Turnover and prizes, CHF" },
  chartPayout: { de: "Auszahlungsquote Big21", en: "Payout of Big21" },
  chartDesc: { de: "Von {first} bis {last}; Total {total}.", en: "From {first} to {last}; total {total}." },
  turnoverAll: { de: "Umsatz", en: "turnover" },
  prizesAll: { de: "Gewinne", en: "prizes" },
  payoutOf: { de: "Auszahlungsquote", en: "payout" },
  files: { de: "Als Datei", en: "As a file" },
  csv: { de: "CSV herunterladen", en: "Download CSV" },
  parquet: { de: "Parquet herunterladen", en: "Download Parquet" },
  dossier: { de: "Gesuchsdossier", en: "Permit dossier" },
  dossierText: {
    de: "Was ein Gesuch und eine Prüfstelle über das Wahrscheinlichkeitsgesetz brauchen. Erstellt wird es auf der Kommandozeile:",
    en: "What an application and a test laboratory need about the law of chance. It is made on the command line:",
  },
  dossierNone: { de: "Noch keines erstellt.", en: "None made yet." },
  file: { de: "Datei", en: "File" },
  size: { de: "Grösse", en: "Size" },
  madeAt: { de: "Erstellt", en: "Made" },
  command: { de: "Dieselben Zahlen auf der Kommandozeile", en: "The same figures on the command line" },
} satisfies Words;
