import type { Words } from "./index";

export const blocks = {
  console: { de: "Konsole", en: "Console" },
  reason: { de: "Begründung", en: "Reason" },
  reasonNote: {
    de: "Sie steht mit Ihrem Namen im Journal und bleibt dort.",
    en: "It is written into the journal with your name and stays there.",
  },
  cancel: { de: "Abbrechen", en: "Cancel" },
  sending: { de: "Wird gesendet", en: "Sending" },
  unfilled: { de: "Bitte ausfüllen: {field}.", en: "Please fill in: {field}." },
  more: { de: "Weitere anzeigen", en: "Show more" },
  reload: { de: "Neu laden", en: "Reload" },
  asOf: { de: "Stand {time}", en: "As of {time}" },
  /** Of the wire's `Game`. */
  games: {
    big21: { de: "Big21", en: "Big21" },
    challenge: { de: "Black Jack Challenge", en: "Black Jack Challenge" },
  },
  roles: {
    operator: { de: "Betrieb", en: "Operator" },
    support: { de: "Support", en: "Support" },
    auditor: { de: "Revision", en: "Auditor" },
  },
  yes: { de: "ja", en: "yes" },
  no: { de: "nein", en: "no" },
  none: { de: "keine", en: "none" },
} satisfies Words;
