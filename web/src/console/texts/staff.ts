// Made by `make texts` from texts/*/console/staff.ftl: change those.

import type { Text } from "./index";

export const staff = {
  title: { de: "Personal", en: "Staff" } as Text,
  lead: { de: "Wer an der Konsole arbeitet. Wer gegangen ist, steht weiterhin im Hausjournal.", en: "Who works at the console. Whoever has left is still in the house journal." } as Text,
  name: { de: "Name", en: "Name" } as Text,
  role: { de: "Rolle", en: "Role" } as Text,
  since: { de: "In dieser Rolle seit", en: "In this role since" } as Text,
  you: { de: "Sie", en: "you" } as Text,
  appoint: { de: "Ernennen", en: "Appoint" } as Text,
  appointTitle: { de: "Jemanden ernennen", en: "Appoint somebody" } as Text,
  appointText: { de: "Der zweite Faktor wird danach einmal angezeigt.", en: "The second factor is shown once, afterwards." } as Text,
  nameNote: { de: "Kleinbuchstaben, Ziffern, Punkt, Binde- und Unterstrich.", en: "Lower-case letters, digits, dot, hyphen and underscore." } as Text,
  password: { de: "Passwort", en: "Password" } as Text,
  passwordNote: { de: "Mindestens acht Zeichen.", en: "At least eight characters." } as Text,
  changeRole: { de: "Rolle ändern", en: "Change role" } as Text,
  changeTitle: { de: "Rolle von {name} ändern", en: "Change the role of {name}" } as Text<"name">,
  changeText: { de: "Sie gilt ab der nächsten Anfrage.", en: "It applies from their next request on." } as Text,
  renew: { de: "Zugang erneuern", en: "Renew" } as Text,
  renewTitle: { de: "Zugang von {name} erneuern", en: "Renew the credentials of {name}" } as Text<"name">,
  renewText: { de: "Passwort und zweiter Faktor werden ersetzt. Wer damit angemeldet war, ist es nicht mehr.", en: "Password and second factor are replaced. Whoever was logged in with them no longer is." } as Text,
  dismiss: { de: "Entlassen", en: "Dismiss" } as Text,
  dismissTitle: { de: "{name} entlassen", en: "Dismiss {name}" } as Text<"name">,
  dismissText: { de: "Der Zugang endet sofort, überall. Was getan wurde, bleibt im Journal.", en: "Access ends at once, everywhere. What was done stays in the journal." } as Text,
  onceTitle: { de: "Zweiter Faktor für {name}", en: "Second factor for {name}" } as Text<"name">,
  onceText: { de: "Dies wird nur jetzt angezeigt. Geben Sie es persönlich weiter, zusammen mit dem Passwort.", en: "This is shown now and never again. Hand it over in person, with the password." } as Text,
  secret: { de: "Schlüssel", en: "Secret" } as Text,
  qr: { de: "QR-Code für die App", en: "QR code for the app" } as Text,
  address: { de: "Adresse für die App", en: "Address for the app" } as Text,
  noted: { de: "Weitergegeben", en: "Handed over" } as Text,
  roleNotes: {
    operator: { de: "liest alles und handelt: Geld, Spieler, Regeln, Wahrscheinlichkeitsgesetze, Tische, Personal", en: "reads everything and acts: money, players, rules, laws, tables, staff" } as Text,
    support: { de: "liest Spieler und schreibt ihnen", en: "reads players and writes to them" } as Text,
    auditor: { de: "liest alles und ändert nichts", en: "reads everything and changes nothing" } as Text,
  },
};
