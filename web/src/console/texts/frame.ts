// Made by `make texts` from texts/*/console/frame.ftl: change those.

import type { Text } from "./index";

export const frame = {
  left: { de: "noch {time}", en: "{time} left" } as Text<"time">,
  leftNote: { de: "Die Sitzung endet so lange nach der letzten Anfrage.", en: "The session ends this long after the last request." } as Text,
  toFirst: { de: "Zur ersten Seite der Konsole", en: "To the first page of the console" } as Text,
  logIn: { de: "An der Konsole anmelden", en: "Log in at the console" } as Text,
  name: { de: "Name", en: "Name" } as Text,
  password: { de: "Passwort", en: "Password" } as Text,
  code: { de: "Code", en: "Code" } as Text,
  codeNote: { de: "Sechs Ziffern aus Ihrer App für den zweiten Faktor.", en: "Six digits from your app for the second factor." } as Text,
  submit: { de: "Anmelden", en: "Log in" } as Text,
  ended: { de: "Ihre Sitzung ist beendet. Nach der Anmeldung geht es hier weiter.", en: "Your session has ended. After logging in you will be back here." } as Text,
};
