// Made by `make texts` from texts/*/console/questions.ftl: change those.

import type { Text } from "./index";

export const questions = {
  title: { de: "Anfragen", en: "Questions" } as Text,
  lead: { de: "Was Spielende gefragt oder beanstandet haben. Was am längsten wartet, steht zuoberst.", en: "What players have asked or disputed. What has waited longest is at the top." } as Text,
  all: { de: "Alle Anfragen", en: "All questions" } as Text,
  none: { de: "Keine.", en: "None." } as Text,
  state: { de: "Stand", en: "State" } as Text,
  states: {
    waiting: { de: "wartet auf Antwort", en: "waiting for an answer" } as Text,
    answered: { de: "beantwortet", en: "answered" } as Text,
    closed: { de: "abgeschlossen", en: "closed" } as Text,
  },
  subject: { de: "Betreff", en: "Subject" } as Text,
  kind: { de: "Art", en: "Kind" } as Text,
  question: { de: "Anfrage", en: "Question" } as Text,
  dispute: { de: "Beanstandung", en: "Dispute" } as Text,
  player: { de: "Spieler", en: "Player" } as Text,
  asked: { de: "Gefragt", en: "Asked" } as Text,
  changed: { de: "Zuletzt", en: "Last change" } as Text,
  about: { de: "Es geht um", en: "About" } as Text,
  said: { de: "Verlauf", en: "What was said" } as Text,
  byHouse: { de: "Das Haus", en: "The house" } as Text,
  byPlayer: { de: "Spieler", en: "Player" } as Text,
  answer: { de: "Antworten", en: "Answer" } as Text,
  answerText: { de: "Die Antwort steht im Journal des Kontos und bei den Mitteilungen des Spielers.", en: "The answer is in the account’s journal and among the player’s messages." } as Text,
  text: { de: "Antwort", en: "Answer" } as Text,
  closes: { de: "Damit ist die Anfrage abgeschlossen", en: "This closes the question" } as Text,
  decide: { de: "Entscheiden", en: "Decide" } as Text,
  decideText: { de: "Der Entscheid ist endgültig. Er steht im Journal des Kontos, mit Ihrem Namen und der Buchung, die daraus folgt.", en: "The decision is final. It is in the account’s journal, with your name and with the posting that follows from it." } as Text,
  decision: { de: "Entscheid und Begründung", en: "Decision and reasons" } as Text,
  upholds: { de: "Die Beanstandung wird gutgeheissen", en: "The dispute is upheld" } as Text,
  amount: { de: "Gutschrift in CHF, falls eine folgt", en: "Credit in CHF, if one follows" } as Text,
  upheld: { de: "Gutgeheissen.", en: "Upheld." } as Text,
  rejected: { de: "Abgewiesen.", en: "Rejected." } as Text,
};
