// Made by `make texts` from texts/*/console/players.ftl: change those.

import type { Text } from "./index";

export const players = {
  title: { de: "Spieler", en: "Players" } as Text,
  search: { de: "Suchen", en: "Search" } as Text,
  searchNote: { de: "Wortanfänge aus Name, Benutzername oder Kontonummer.", en: "Beginnings of words in the name, the user name or the account number." } as Text,
  searchExact: { de: "Benutzername, Kontonummer, ein Spiel, oder Vor- und Nachname mit Geburtsdatum (JJJJ-MM-TT).", en: "User name, account number, a play, or first and last name with the date of birth (YYYY-MM-DD)." } as Text,
  found: { de: "{n} gefunden", en: "{n} found" } as Text<"n">,
  foundMore: { de: "mehr als {n} gefunden", en: "more than {n} found" } as Text<"n">,
  nobody: { de: "Niemand gefunden.", en: "Nobody found." } as Text,
  name: { de: "Name", en: "Name" } as Text,
  login: { de: "Benutzername", en: "User name" } as Text,
  birth: { de: "Geboren", en: "Born" } as Text,
  number: { de: "Kontonummer", en: "Account number" } as Text,
};
