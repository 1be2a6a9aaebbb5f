// Made by `make texts` from texts/*/web/contact.ftl: change those.

import type { Text } from "./index";

export const contact = {
  title: { de: "Kontakt", fr: "Contact", it: "Contatto", en: "Contact" } as Text,
  lead: { de: "Haben Sie Fragen? Schreiben Sie uns. Die Antwort finden Sie hier und bei den Mitteilungen Ihres Kontos.", fr: "Avez-vous des questions? Écrivez-nous. Vous trouverez la réponse ici et dans les messages de votre compte.", it: "Ha domande? Ci scriva. Troverà la risposta qui e tra i messaggi del Suo conto.", en: "Any questions? Write to us. You find the answer here and among the messages of your account." } as Text,
  guest: { de: "Um uns zu schreiben, melden Sie sich an.", fr: "Pour nous écrire, connectez-vous.", it: "Per scriverci, acceda al Suo conto.", en: "To write to us, please log in." } as Text,
  write: { de: "Uns schreiben", fr: "Nous écrire", it: "Scriverci", en: "Write to us" } as Text,
  own: { de: "Ihre Anfragen", fr: "Vos demandes", it: "Le Sue richieste", en: "Your questions" } as Text,
  all: { de: "Alle Anfragen", fr: "Toutes les demandes", it: "Tutte le richieste", en: "All questions" } as Text,
  none: { de: "Sie haben uns noch nicht geschrieben.", fr: "Vous ne nous avez pas encore écrit.", it: "Non ci ha ancora scritto.", en: "You have not written to us yet." } as Text,
  question: { de: "Anfrage", fr: "Demande", it: "Richiesta", en: "Question" } as Text,
  dispute: { de: "Beanstandung", fr: "Contestation", it: "Reclamo", en: "Dispute" } as Text,
  states: {
    waiting: { de: "wartet auf Antwort", fr: "attend une réponse", it: "in attesa di risposta", en: "waiting for an answer" } as Text,
    answered: { de: "beantwortet", fr: "répondue", it: "con risposta", en: "answered" } as Text,
    closed: { de: "abgeschlossen", fr: "close", it: "chiusa", en: "closed" } as Text,
  },
  about: { de: "Es geht um {about}.", fr: "Il s’agit de {about}.", it: "Si tratta di {about}.", en: "It is about {about}." } as Text<"about">,
  disputeIt: { de: "Ich beanstande dieses Spiel", fr: "Je conteste ce jeu", it: "Contesto questo gioco", en: "I dispute this play" } as Text,
  disputeNote: { de: "Über eine Beanstandung entscheidet die Direktion. Frage, Entscheid und eine allfällige Gutschrift bleiben festgehalten. Der Entscheid ist endgültig.", fr: "La direction décide d’une contestation. La question, la décision et un éventuel crédit restent consignés. La décision est définitive.", it: "Su un reclamo decide la direzione. La domanda, la decisione e un eventuale accredito restano registrati. La decisione è definitiva.", en: "The management decides a dispute. The question, the decision and any credit stay on record. The decision is final." } as Text,
  subject: { de: "Betreff", fr: "Objet", it: "Oggetto", en: "Subject" } as Text,
  text: { de: "Ihre Nachricht", fr: "Votre message", it: "Il Suo messaggio", en: "Your message" } as Text,
  more: { de: "Noch etwas dazu schreiben", fr: "Ajouter quelque chose", it: "Aggiungere qualcosa", en: "Write something more" } as Text,
  send: { de: "Senden", fr: "Envoyer", it: "Inviare", en: "Send" } as Text,
  unwritten: { de: "Bitte schreiben Sie etwas.", fr: "Veuillez écrire quelque chose.", it: "Scriva qualcosa, per favore.", en: "Please write something." } as Text,
  byYou: { de: "Sie", fr: "Vous", it: "Lei", en: "You" } as Text,
  byHouse: { de: "Das Haus", fr: "La maison", it: "La casa", en: "The house" } as Text,
  upheld: { de: "Gutgeheissen.", fr: "Admise.", it: "Accolto.", en: "Upheld." } as Text,
  rejected: { de: "Abgewiesen.", fr: "Rejetée.", it: "Respinto.", en: "Rejected." } as Text,
  paid: { de: "Gutschrift: {amount}.", fr: "Crédit: {amount}.", it: "Accredito: {amount}.", en: "Credit: {amount}." } as Text<"amount">,
};
