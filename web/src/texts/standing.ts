// Made by `make texts` from texts/*/web/standing.ftl: change those.

import type { Text } from "./index";

export const standing = {
  waiting: { de: "Das Haus prüft Ihre Angaben. Bis dahin können Sie weder einzahlen noch spielen. Lesen, auszahlen und uns schreiben können Sie jederzeit.", fr: "La maison vérifie vos indications. D’ici là, vous ne pouvez ni verser ni jouer. Vous pouvez en tout temps lire, retirer votre solde et nous écrire.", it: "La casa verifica i vostri dati. Fino ad allora non potete né versare né giocare. Potete leggere, prelevare e scriverci in ogni momento.", en: "The house checks your details. Until then you can neither pay in nor play. You can read, withdraw and write to us at any time." } as Text,
  refused: { de: "Ihre Angaben konnten nicht bestätigt werden. Mit diesem Konto können Sie weder einzahlen noch spielen. Ihr Guthaben können Sie sich jederzeit auszahlen lassen.", fr: "Vos indications n’ont pas pu être confirmées. Avec ce compte, vous ne pouvez ni verser ni jouer. Vous pouvez retirer votre solde en tout temps.", it: "I vostri dati non hanno potuto essere confermati. Con questo conto non potete né versare né giocare. Potete prelevare il saldo in ogni momento.", en: "Your details could not be confirmed. With this account you can neither pay in nor play. You can withdraw your balance at any time." } as Text,
  possible: { de: "Vor der ersten Zahlung kann das Haus prüfen, wer Sie sind.", fr: "Avant le premier paiement, la maison peut vérifier votre identité.", it: "Prima del primo pagamento la casa può verificare la vostra identità.", en: "The house may check who you are before the first payment." } as Text,
  write: { de: "Dem Haus schreiben", fr: "Écrire à la maison", it: "Scrivere alla casa", en: "Write to the house" } as Text,
};
