// Small worked examples, with cards and figures: what the articles come to at the table.

import type { Text } from "../../texts";
import type { CountedCard } from "../../wire";

export interface Hand {
  cards: CountedCard[];
  /** What it counts, with a star where an ace counts 11; nothing in High/Low, where ranks are compared. */
  total: string;
  complete: boolean;
}

export interface Example {
  at: string;
  title: Text;
  hands: Hand[];
  text: Text;
}

/** “Ah 7c” counting “18*”. */
function hand(cards: string, total: string): Hand {
  const soft = total.endsWith("*");
  const printed = cards.split(" ").map((text): CountedCard => {
    const rank = text.slice(0, -1) as CountedCard["rank"];
    const points = rank === "A" ? (soft ? 11 : 1) : Number(rank) || 10;
    return { rank, suit: text.slice(-1) as CountedCard["suit"], points };
  });
  return { cards: printed, total, complete: Number.parseInt(total) === 21 };
}

export const EXAMPLES: Example[] = [
  {
    at: "7.3",
    title: { de: "Das Ass gibt nach", fr: "L’as cède", it: "L’asso cede", en: "The ace gives way" },
    hands: [hand("Ah 7c", "18*"), hand("Ah 7c 9d", "17")],
    text: {
      de: "Ass und Sieben zählen 18. Mit der Neun wären es 27; das Ass fällt auf 1, es sind 17. Mit einer Drei wäre der Stapel komplett gewesen.",
      fr: "L’as et le sept font 18. Avec le neuf, ce serait 27; l’as passe à 1 et le total est de 17. Un trois aurait complété la pile.",
      it: "Asso e sette fanno 18. Con il nove sarebbero 27; l’asso scende a 1 e sono 17. Un tre avrebbe completato il mazzo.",
      en: "Ace and seven count 18. With the nine it would be 27; the ace drops to 1 and the total is 17. A three would have completed the stack.",
    },
  },
  {
    at: "10.1",
    title: {
      de: "Der zweite komplette Stapel",
      fr: "La deuxième pile complète",
      it: "Il secondo mazzo completo",
      en: "The second complete stack",
    },
    hands: [hand("Ks 9h 2d", "21"), hand("8c 6s 7h", "21")],
    text: {
      de: "Mit der Sieben werden aus einem kompletten Stapel zwei. Es folgen 2 bis 6 kostenlose Karten, und wer jetzt aufhört, erhält das 1.1-Fache des Einsatzes.",
      fr: "Avec le sept, les piles complètes passent d’une à deux. De 2 à 6 cartes gratuites suivent, et qui s’arrête maintenant reçoit 1.1 fois l’enjeu.",
      it: "Con il sette i mazzi completi passano da uno a due. Seguono da 2 a 6 carte gratuite, e chi smette ora riceve 1.1 volte la puntata.",
      en: "With the seven, one complete stack becomes two. Two to six free cards follow, and whoever stops now receives 1.1 times the stake.",
    },
  },
  {
    at: "11",
    title: { de: "Auflösen oder 21 behalten", fr: "Défaire la pile ou garder 21", it: "Sciogliere il mazzo o mantenere 21", en: "Clearing, or keeping 21" },
    hands: [hand("As Kd", "21*"), hand("As Kd 5c", "16"), hand("As Kd 10h", "21")],
    text: {
      de: "Ass und König sind 21, das Ass zählt 11. Eine Fünf löst den Stapel auf: 16, es fehlen 5. Eine Zehn macht ihn wieder zu 21; er bleibt komplett, kostenlose Karten gibt es dafür keine.",
      fr: "L’as et le roi font 21, l’as compte 11. Un cinq défait la pile: 16, il manque 5. Un dix refait 21; la pile reste complète et ne donne pas de cartes gratuites.",
      it: "Asso e re fanno 21, l’asso vale 11. Un cinque scioglie il mazzo: 16, mancano 5. Un dieci rifà 21; il mazzo resta completo e non dà carte gratuite.",
      en: "Ace and king are 21, the ace counting 11. A five clears the stack: 16, it needs 5. A ten makes it 21 again; it stays complete and earns no free cards.",
    },
  },
  {
    at: "10.2",
    title: {
      de: "Ein Gewinn, der keiner ist",
      fr: "Un gain qui n’en est pas un",
      it: "Una vincita che non lo è",
      en: "A prize that is not a gain",
    },
    hands: [],
    text: {
      de: "Einsatz CHF 2.00, eine gekaufte Karte CHF 2.00: Bezahlt sind CHF 4.00. Zwei komplette Stapel ergeben 1.1 × 2.00 = CHF 2.20. Das ist ein Verlust von CHF 1.80.",
      fr: "Enjeu CHF 2.00, une carte achetée CHF 2.00: CHF 4.00 ont été payés. Deux piles complètes rapportent 1.1 × 2.00 = CHF 2.20. C’est une perte de CHF 1.80.",
      it: "Puntata CHF 2.00, una carta acquistata CHF 2.00: sono stati pagati CHF 4.00. Due mazzi completi fruttano 1.1 × 2.00 = CHF 2.20. È una perdita di CHF 1.80.",
      en: "Stake CHF 2.00, one card bought for CHF 2.00: CHF 4.00 paid in all. Two complete stacks pay 1.1 × 2.00 = CHF 2.20. That is a loss of CHF 1.80.",
    },
  },
  {
    at: "15–17",
    title: { de: "Eine Runde High/Low", fr: "Un tour de High/Low", it: "Un giro di High/Low", en: "A round of High/Low" },
    hands: [hand("6d", ""), hand("Js", "")],
    text: {
      de: "Einsatz CHF 2.00, drei Stapel: Der Gewinn von CHF 10.00 steht auf dem Spiel. Offen liegt eine Sechs, «höher» ist richtig, verdeckt war ein Bube: Der Gewinn steigt auf CHF 14.00. Bei «tiefer» wäre alles verloren gewesen.",
      fr: "Enjeu CHF 2.00, trois piles: le gain de CHF 10.00 est en jeu. La carte découverte est un six, «plus haute» est juste, la carte cachée était un valet: le gain passe à CHF 14.00. Avec «plus basse», tout aurait été perdu.",
      it: "Puntata CHF 2.00, tre mazzi: la vincita di CHF 10.00 è in gioco. La carta scoperta è un sei, «più alta» è giusto, la carta coperta era un fante: la vincita sale a CHF 14.00. Con «più bassa» tutto sarebbe andato perso.",
      en: "Stake CHF 2.00, three stacks: the prize of CHF 10.00 is at stake. The open card is a six, “higher” is right, the hidden card was a jack: the prize rises to CHF 14.00. With “lower” it would all have been lost.",
    },
  },
  {
    at: "19–22",
    title: { de: "Ein Risikospiel", fr: "Un jeu Risiko", it: "Un gioco Rischio", en: "A Risk game" },
    hands: [],
    text: {
      de: "Von CHF 14.00 werden CHF 4.00 eingesetzt; CHF 10.00 sind realisiert und sicher. Im Risikospiel bringen vier Stapel 10 × 4.00 = CHF 40.00, zusammen CHF 50.00. Zählt ein Stapel mehr als 21, bleiben CHF 10.00.",
      fr: "Sur CHF 14.00, CHF 4.00 sont misés; CHF 10.00 sont réalisés et acquis. Dans le jeu Risiko, quatre piles rapportent 10 × 4.00 = CHF 40.00, soit CHF 50.00 en tout. Si une pile dépasse 21, il reste CHF 10.00.",
      it: "Su CHF 14.00 si puntano CHF 4.00; CHF 10.00 sono realizzati e acquisiti. Nel gioco Rischio quattro mazzi fruttano 10 × 4.00 = CHF 40.00, in totale CHF 50.00. Se un mazzo supera 21, restano CHF 10.00.",
      en: "Of CHF 14.00, CHF 4.00 is staked; CHF 10.00 is realised and safe. In the Risk game four stacks pay 10 × 4.00 = CHF 40.00, CHF 50.00 in all. If a stack counts more than 21, CHF 10.00 remains.",
    },
  },
];

/** Art. 21: prizes, the most that may be staked of them, and why. */
export const RISK_EXAMPLES: { prize: string; most: string; why: "whole" | "quarter" | "most" }[] = [
  { prize: "5.00", most: "5.00", why: "whole" },
  { prize: "25.00", most: "25.00", why: "whole" },
  { prize: "28.00", most: "7.00", why: "quarter" },
  { prize: "100.00", most: "25.00", why: "quarter" },
  { prize: "1000.00", most: "200.00", why: "most" },
];

/** Art. 12.2: what the complete stacks of a game lead to. */
export const ORDER: { stacks: Text; leads: Text }[] = [
  {
    stacks: { de: "0, 1 oder 2", fr: "0, 1 ou 2", it: "0, 1 o 2", en: "0, 1 or 2" },
    leads: { de: "Ende des Spiels", fr: "Fin de la partie", it: "Fine della partita", en: "The play is over" },
  },
  {
    stacks: { de: "3 oder 4", fr: "3 ou 4", it: "3 o 4", en: "3 or 4" },
    leads: {
      de: "High/Low, Risiko oder aufhören",
      fr: "High/Low, Risiko ou arrêter",
      it: "High/Low, Rischio o smettere",
      en: "High/Low, Risk, or stop",
    },
  },
  {
    stacks: { de: "5", fr: "5", it: "5", en: "5" },
    leads: { de: "Risiko oder aufhören", fr: "Risiko ou arrêter", it: "Rischio o smettere", en: "Risk, or stop" },
  },
  {
    stacks: { de: "mehr als 21 auf einem Stapel", fr: "plus de 21 sur une pile", it: "più di 21 su un mazzo", en: "more than 21 on a stack" },
    leads: {
      de: "Verloren, Ende des Spiels",
      fr: "Perdu, fin de la partie",
      it: "Perso, fine della partita",
      en: "Lost, the play is over",
    },
  },
];
