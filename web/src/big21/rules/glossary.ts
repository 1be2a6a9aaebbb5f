// Ten words that these pages use in one sense only.

import type { Text } from "../../texts";

export const GLOSSARY: { term: Text; meaning: Text }[] = [
  {
    term: { de: "Spiel", fr: "Partie", it: "Partita", en: "Play" },
    meaning: {
      de: "Alles von der Zahlung eines Einsatzes bis zur Auszahlung: das Basisspiel und was darauf folgt.",
      fr: "Tout ce qui va du paiement d’un enjeu au paiement du gain: le jeu de base et ce qui le suit.",
      it: "Tutto ciò che va dal pagamento di una puntata al pagamento della vincita: il gioco di base e quanto segue.",
      en: "Everything from the payment of a stake to the payout: the main game and what follows it.",
    },
  },
  {
    term: { de: "Einsatz", fr: "Enjeu", it: "Puntata", en: "Stake" },
    meaning: {
      de: "Was ein Spiel kostet. Gewinne sind Vielfache davon, eine gekaufte Karte kostet gleich viel; in Risiko ist es der neu eingesetzte Betrag.",
      fr: "Ce que coûte une partie. Les gains en sont des multiples, une carte achetée coûte autant; dans Risiko, c’est le montant remis en jeu.",
      it: "Quanto costa una partita. Le vincite ne sono multipli, una carta acquistata costa altrettanto; in Rischio è l’importo rimesso in gioco.",
      en: "What a play costs. Prizes are multiples of it, and a card bought costs the same; in Risk it is the amount staked again.",
    },
  },
  {
    term: { de: "Stapel", fr: "Pile", it: "Mazzo", en: "Stack" },
    meaning: {
      de: "Einer der fünf Plätze, auf die Karten gelegt werden.",
      fr: "L’un des cinq emplacements où l’on pose les cartes.",
      it: "Uno dei cinque posti su cui si posano le carte.",
      en: "One of the five places that cards are put on.",
    },
  },
  {
    term: { de: "Komplett", fr: "Complète", it: "Completo", en: "Complete" },
    meaning: {
      de: "So heisst ein Stapel, der genau 21 zählt.",
      fr: "Se dit d’une pile qui compte exactement 21.",
      it: "Si dice di un mazzo che conta esattamente 21.",
      en: "Said of a stack that counts exactly 21.",
    },
  },
  {
    term: { de: "Weich (17*)", fr: "Souple (17*)", it: "Morbido (17*)", en: "Soft (17*)" },
    meaning: {
      de: "Ein Stapel, in dem ein Ass 11 zählt. Der Stern am Total zeigt es an; eine zu hohe Karte macht aus der 11 eine 1.",
      fr: "Une pile où un as compte 11. L’astérisque près du total l’indique; une carte trop haute change ce 11 en 1.",
      it: "Un mazzo in cui un asso vale 11. Lo indica l’asterisco accanto al totale; una carta troppo alta cambia l’11 in 1.",
      en: "A stack in which an ace counts 11. The star beside the total says so; a card that is too high turns the 11 into 1.",
    },
  },
  {
    term: { de: "Auflösen", fr: "Défaire", it: "Sciogliere", en: "Clearing" },
    meaning: {
      de: "Eine weitere Karte auf einen kompletten Stapel legen, dessen Ass 11 zählt, sodass er nicht mehr komplett ist.",
      fr: "Poser une autre carte sur une pile complète dont l’as compte 11, de sorte qu’elle n’est plus complète. Les règles disent «supprimer».",
      it: "Posare un’altra carta su un mazzo completo il cui asso vale 11, così che non è più completo. Le regole dicono «rimuovere».",
      en: "Placing another card on a complete stack whose ace counts 11, so that it is no longer complete.",
    },
  },
  {
    term: { de: "Realisierter Gewinn", fr: "Gain réalisé", it: "Vincita realizzata", en: "Realised winnings" },
    meaning: {
      de: "Gewinn, der bei Risiko nicht eingesetzt wurde. Er ist sicher und wird am Ende des Spiels ausbezahlt.",
      fr: "Gain qui n’a pas été misé dans Risiko. Il est acquis et crédité à la fin de la partie.",
      it: "Vincita che in Rischio non è stata puntata. È acquisita e viene accreditata alla fine della partita.",
      en: "Winnings that were not staked on Risk. They are safe and paid out when the play ends.",
    },
  },
  {
    term: { de: "Wahrscheinlichkeitsgesetz", fr: "Loi de probabilité", it: "Legge di probabilità", en: "Law of chance" },
    meaning: {
      de: "Die veröffentlichten Gewichte, nach denen die Karten und die Zahl der kostenlosen Karten gezogen werden.",
      fr: "Les poids publiés selon lesquels sont tirées les cartes et le nombre de cartes gratuites.",
      it: "I pesi pubblicati con cui si estraggono le carte e il numero di carte gratuite.",
      en: "The published weights by which the cards and the number of free cards are drawn.",
    },
  },
  {
    term: { de: "Auszahlungsquote", fr: "Taux de redistribution", it: "Quota di distribuzione", en: "Payout percentage" },
    meaning: {
      de: "Ausbezahlte Gewinne geteilt durch Einsätze und Kartenkäufe. Risiko-Einsätze zählen nicht mit, denn sie sind bereits gewonnenes Geld.",
      fr: "Gains payés divisés par les enjeux et les achats de cartes. Les enjeux Risiko n’y entrent pas, car c’est de l’argent déjà gagné.",
      it: "Vincite pagate divise per puntate e acquisti di carte. Le puntate Rischio non contano, perché sono denaro già vinto.",
      en: "Prizes paid, divided by stakes and card purchases. Risk stakes are not counted, for they are money already won.",
    },
  },
  {
    term: { de: "Nettoverlust", fr: "Perte nette", it: "Perdita netta", en: "Net loss" },
    meaning: {
      de: "Einsätze und Kartenkäufe abzüglich der Gewinne, über 1, 7 oder 30 Tage. Dafür setzen Sie vor dem ersten Spiel Limiten.",
      fr: "Enjeux et achats de cartes moins les gains, sur 1, 7 ou 30 jours. Vous en fixez les limites avant la première partie.",
      it: "Puntate e acquisti di carte meno le vincite, su 1, 7 o 30 giorni. Prima della prima partita ne fissate i limiti.",
      en: "Stakes and card purchases less prizes, over 1, 7 or 30 days. You set limits for it before the first play.",
    },
  },
];
