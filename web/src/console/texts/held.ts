// Made by `make texts` from texts/*/console/held.ftl: change those.

import type { Text } from "./index";

export const held = {
  title: { de: "Prüfungen", en: "Checks" } as Text,
  lead: { de: "Neue Konten, deren Inhaber schon ein Konto haben könnten, und mögliche Zweitkonten von Ausgeschlossenen. Bis zum Entscheid kann niemand damit einzahlen oder spielen. Was am längsten wartet, steht zuoberst.", en: "New accounts whose owners may have one already, and possible second accounts of people who are excluded. Until somebody decides, nobody can pay in or play with them. What has waited longest comes first." } as Text,
  none: { de: "Kein Konto wartet auf einen Entscheid.", en: "No account waits for a decision." } as Text,
  since: { de: "Seit", en: "Since" } as Text,
  person: { de: "Konto", en: "Account" } as Text,
  alike: { de: "Gleicht", en: "Resembles" } as Text,
  nobody: { de: "niemandem; jedes neue Konto wird geprüft", en: "nobody; every new account is checked" } as Text,
  likeness: {
    sure: { de: "gleicher Name", en: "same name" } as Text,
    doubtful: { de: "ähnlicher Name", en: "similar name" } as Text,
  },
  excluded: { de: "ausgeschlossen", en: "excluded" } as Text,
  closed: { de: "geschlossen", en: "closed" } as Text,
  waiting: { de: "Dieses Konto wartet auf einen Entscheid: Hat diese Person schon ein Konto?", en: "This account waits for a decision: does this person have one already?" } as Text,
  refused: { de: "Diese Person hat schon ein Konto. Mit diesem kann sie weder einzahlen noch spielen.", en: "This person has an account already. With this one they can neither pay in nor play." } as Text,
  alikeTitle: { de: "Gleiches Geburtsdatum, gleicher oder ähnlicher Name", en: "Same date of birth, same or similar name" } as Text,
  different: { de: "Andere Person", en: "Different person" } as Text,
  differentText: { de: "Das Konto wird zum Spiel zugelassen. Entscheiden Sie erst, wenn ein Ausweis vorliegt. Der Grund steht im Journal des Kontos, das der Spieler lesen kann: Nennen Sie niemand anderen.", en: "The account is admitted to play. Decide only when you have seen an identity document. The reason is in the journal of the account, which the player can read: name nobody else." } as Text,
  same: { de: "Gleiche Person", en: "Same person" } as Text,
  sameText: { de: "Mit diesem Konto kann weder einbezahlt noch gespielt werden. Der Spieler erhält den Grund als Nachricht: Nennen Sie niemand anderen.", en: "Nobody can pay in or play with this account. The player gets the reason as a message: name nobody else." } as Text,
};
