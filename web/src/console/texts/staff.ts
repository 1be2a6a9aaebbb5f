import type { Words } from "./index";

export const staff = {
  title: { de: "Personal", en: "Staff" },
  lead: {
    de: "Wer an der Konsole arbeitet. Wer gegangen ist, steht weiterhin im Hausjournal.",
    en: "Who works at the console. Whoever has left is still in the house journal.",
  },
  name: { de: "Name", en: "Name" },
  role: { de: "Rolle", en: "Role" },
  since: { de: "In dieser Rolle seit", en: "In this role since" },
  you: { de: "Sie", en: "you" },
  appoint: { de: "Ernennen", en: "Appoint" },
  appointTitle: { de: "Jemanden ernennen", en: "Appoint somebody" },
  appointText: {
    de: "Der zweite Faktor wird danach einmal angezeigt.",
    en: "The second factor is shown once, afterwards.",
  },
  nameNote: {
    de: "Kleinbuchstaben, Ziffern, Punkt, Binde- und Unterstrich.",
    en: "Lower-case letters, digits, dot, hyphen and underscore.",
  },
  password: { de: "Passwort", en: "Password" },
  passwordNote: { de: "Mindestens acht Zeichen.", en: "At least eight characters." },
  changeRole: { de: "Rolle ändern", en: "Change role" },
  changeTitle: { de: "Rolle von {name} ändern", en: "Change the role of {name}" },
  changeText: { de: "Sie gilt ab der nächsten Anfrage.", en: "It applies from their next request on." },
  renew: { de: "Zugang erneuern", en: "Renew" },
  renewTitle: { de: "Zugang von {name} erneuern", en: "Renew the credentials of {name}" },
  renewText: {
    de: "Passwort und zweiter Faktor werden ersetzt. Wer damit angemeldet war, ist es nicht mehr.",
    en: "Password and second factor are replaced. Whoever was logged in with them no longer is.",
  },
  dismiss: { de: "Entlassen", en: "Dismiss" },
  dismissTitle: { de: "{name} entlassen", en: "Dismiss {name}" },
  dismissText: {
    de: "Der Zugang endet sofort, überall. Was getan wurde, bleibt im Journal.",
    en: "Access ends at once, everywhere. What was done stays in the journal.",
  },
  onceTitle: { de: "Zweiter Faktor für {name}", en: "Second factor for {name}" },
  onceText: {
    de: "Dies wird nur jetzt angezeigt. Geben Sie es persönlich weiter, zusammen mit dem Passwort.",
    en: "This is shown now and never again. Hand it over in person, with the password.",
  },
  secret: { de: "Schlüssel", en: "Secret" },
  address: { de: "Adresse für die App", en: "Address for the app" },
  noted: { de: "Weitergegeben", en: "Handed over" },
  roleNotes: {
    operator: {
      de: "liest alles und handelt: Geld, Spieler, Regeln, Wahrscheinlichkeitsgesetze, Tische, Personal",
      en: "reads everything and acts: money, players, rules, laws, tables, staff",
    },
    support: { de: "liest Spieler und schreibt ihnen", en: "reads players and writes to them" },
    auditor: { de: "liest alles und ändert nichts", en: "reads everything and changes nothing" },
  },
} satisfies Words;
