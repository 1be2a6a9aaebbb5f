// Made by `make texts` from texts/*/console/blocks.ftl: change those.

import type { Text } from "./index";

export const blocks = {
  console: { de: "Konsole", en: "Console" } as Text,
  reason: { de: "Begründung", en: "Reason" } as Text,
  reasonNote: { de: "Sie steht mit Ihrem Namen im Journal und bleibt dort.", en: "It is written into the journal with your name and stays there." } as Text,
  cancel: { de: "Abbrechen", en: "Cancel" } as Text,
  sending: { de: "Wird gesendet", en: "Sending" } as Text,
  unfilled: { de: "Bitte ausfüllen: {field}.", en: "Please fill in: {field}." } as Text<"field">,
  more: { de: "Weitere anzeigen", en: "Show more" } as Text,
  reload: { de: "Neu laden", en: "Reload" } as Text,
  asOf: { de: "Stand {time}", en: "As of {time}" } as Text<"time">,
  games: {
    big21: { de: "Big21", en: "Big21" } as Text,
    challenge: { de: "Black Jack Challenge", en: "Black Jack Challenge" } as Text,
  },
  roles: {
    operator: { de: "Betrieb", en: "Operator" } as Text,
    support: { de: "Support", en: "Support" } as Text,
    auditor: { de: "Revision", en: "Auditor" } as Text,
  },
  yes: { de: "ja", en: "yes" } as Text,
  no: { de: "nein", en: "no" } as Text,
  none: { de: "keine", en: "none" } as Text,
};
