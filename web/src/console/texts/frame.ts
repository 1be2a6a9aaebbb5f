import type { Words } from "./index";

export const frame = {
  left: { de: "noch {time}", en: "{time} left" },
  leftNote: {
    de: "Die Sitzung endet so lange nach der letzten Anfrage.",
    en: "The session ends this long after the last request.",
  },
  toFirst: { de: "Zur ersten Seite der Konsole", en: "To the first page of the console" },
  logIn: { de: "An der Konsole anmelden", en: "Log in at the console" },
  name: { de: "Name", en: "Name" },
  password: { de: "Passwort", en: "Password" },
  code: { de: "Code", en: "Code" },
  codeNote: {
    de: "Sechs Ziffern aus Ihrer App für den zweiten Faktor.",
    en: "Six digits from your app for the second factor.",
  },
  submit: { de: "Anmelden", en: "Log in" },
  ended: {
    de: "Ihre Sitzung ist beendet. Nach der Anmeldung geht es hier weiter.",
    en: "Your session has ended. After logging in you will be back here.",
  },
} satisfies Words;
