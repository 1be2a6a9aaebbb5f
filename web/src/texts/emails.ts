// Made by `make texts` from texts/*/web/emails.ftl: change those.

import type { Text } from "./index";

export const emails = {
  title: { de: "E-Mail", fr: "E-mail", it: "E-mail", en: "E-mail" } as Text,
  text: { de: "Wenn Sie möchten, schickt das Haus Benachrichtigungen per E-Mail. Sie sagen nur, dass etwas geschehen ist; zu lesen ist es hier im Konto.", fr: "Si vous le souhaitez, la maison envoie des avis par e-mail. Ils disent seulement que quelque chose s’est passé; vous le lisez ici, dans le compte.", it: "Se lo desiderate, la casa invia avvisi per e-mail. Dicono soltanto che è successo qualcosa; lo leggete qui nel conto.", en: "If you like, the house sends notices by e-mail. They only say that something has happened; you read it here in the account." } as Text,
  goesTo: { de: "Benachrichtigungen gehen an {address}.", fr: "Les avis sont envoyés à {address}.", it: "Gli avvisi vanno a {address}.", en: "Notices go to {address}." } as Text<"address">,
  waits: { de: "An {address} ist ein Code unterwegs. Er gilt 24 Stunden. Mit ihm bestätigen Sie die Adresse.", fr: "Un code est en route vers {address}. Il est valable 24 heures. Confirmez l’adresse avec ce code.", it: "Un codice è in viaggio verso {address}. È valido per 24 ore. Con esso confermate l’indirizzo.", en: "A code is on its way to {address}. It is valid for 24 hours. Confirm the address with it." } as Text<"address">,
  address: { de: "E-Mail-Adresse", fr: "Adresse e-mail", it: "Indirizzo e-mail", en: "E-mail address" } as Text,
  give: { de: "Code anfordern", fr: "Demander un code", it: "Richiedere un codice", en: "Send me a code" } as Text,
  code: { de: "Code", fr: "Code", it: "Codice", en: "Code" } as Text,
  confirm: { de: "Adresse bestätigen", fr: "Confirmer l’adresse", it: "Confermare l’indirizzo", en: "Confirm the address" } as Text,
  which: { de: "Diese Benachrichtigungen kommen per E-Mail", fr: "Ces avis arrivent par e-mail", it: "Questi avvisi arrivano per e-mail", en: "These notices come by e-mail" } as Text,
  kinds: {
    answers: { de: "Antworten und Nachrichten des Hauses", fr: "Réponses et messages de la maison", it: "Risposte e messaggi della casa", en: "Answers and messages of the house" } as Text,
    announcements: { de: "Ankündigungen von Regeln, Zufallsgesetzen und Bedingungen", fr: "Annonces de règles, de lois du hasard et de conditions", it: "Annunci di regole, leggi del caso e condizioni", en: "Announcements of rules, laws of chance and terms" } as Text,
    security: { de: "Sicherheit: Passwort, zweite Faktoren, Adresse, fast ausgeschöpfte Limiten", fr: "Sécurité: mot de passe, seconds facteurs, adresse, limites presque épuisées", it: "Sicurezza: password, secondi fattori, indirizzo, limiti quasi esauriti", en: "Security: password, second factors, address, limits nearly used up" } as Text,
  },
  save: { de: "Auswahl speichern", fr: "Enregistrer le choix", it: "Salvare la scelta", en: "Save the choice" } as Text,
  remove: { de: "Adresse entfernen", fr: "Supprimer l’adresse", it: "Togliere l’indirizzo", en: "Remove the address" } as Text,
};
