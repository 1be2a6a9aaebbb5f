// A few hands, with cards and figures: what the rules come to at the table.

import type { Text } from "../../texts";
import type { CountedCard } from "../../wire";

export interface Shown {
  /** The box; empty for cards that belong to nobody. */
  box: number | null;
  own: CountedCard[];
  /** Paid for, and therefore counting. */
  community: CountedCard[];
  total: string; // with a star if an ace counts 11; empty if ranks are compared
}

export interface Example {
  at: string;
  title: Text;
  hands: Shown[];
  text: Text;
}

/** “9h 5c” with “7s” counting “21”. */
function hand(box: number | null, own: string, community: string, total: string): Shown {
  const soft = total.endsWith("*");
  const drawn = (texts: string): CountedCard[] =>
    texts.split(" ").filter(Boolean).map((text) => {
      const rank = text.slice(0, -1) as CountedCard["rank"];
      const points = rank === "A" ? (soft ? 11 : 1) : Number(rank) || 10;
      return { rank, suit: text.slice(-1) as CountedCard["suit"], points };
    });
  return { box, own: drawn(own), community: drawn(community), total };
}

export const EXAMPLES: Example[] = [
  {
    at: "C6–C8",
    title: { de: "Ein Spiel zu dritt", fr: "Une partie à trois", it: "Una partita in tre", en: "A game for three" },
    hands: [hand(1, "9h 5c", "7s", "21"), hand(2, "Kd 8s", "", "18"), hand(3, "As 4d", "7s 10c", "22")],
    text: {
      de: "Die Ante beträgt CHF 5.00. Box 1 hat 14 und zahlt für die erste Karte: 21, dann bleibt sie. Box 2 bleibt mit 18. Box 3 hat 15 mit einem Ass, zahlt für die Sieben und hat 12, zahlt auch für die Zehn: 22, Bust. Im Pot liegen drei Antes und drei Zahlungen, CHF 30.00. Box 1 hat 10.00 bezahlt und erhält 30.00; die Bonuswetten kommen hinzu.",
      fr: "L’ante est de CHF 5.00. La case 1 a 14 et paie la première carte: 21, puis elle reste. La case 2 reste à 18. La case 3 a 15 avec un as, paie le sept et a 12, paie aussi le dix: 22, bust. Le pot réunit trois antes et trois paiements, CHF 30.00. La case 1 a payé 10.00 et reçoit 30.00; les mises bonus s’y ajoutent.",
      it: "L’ante è di CHF 5.00. Il box 1 ha 14 e paga la prima carta: 21, poi resta. Il box 2 resta a 18. Il box 3 ha 15 con un asso, paga il sette e ha 12, paga anche il dieci: 22, bust. Nel pot ci sono tre ante e tre pagamenti, CHF 30.00. Il box 1 ha pagato 10.00 e riceve 30.00; vi si aggiungono le puntate bonus.",
      en: "The ante is CHF 5.00. Box 1 has 14 and pays for the first card: 21, then it stays. Box 2 stays on 18. Box 3 has 15 with an ace, pays for the seven and has 12, pays for the ten as well: 22, bust. The pot holds three antes and three payments, CHF 30.00. Box 1 has paid 10.00 and receives 30.00; the bonus bets come on top.",
    },
  },
  {
    at: "C9",
    title: { de: "Casino War mit Wiederholung", fr: "Casino War en deux tours", it: "Casino War con ripetizione", en: "Casino war, twice over" },
    hands: [hand(2, "9h Qd", "", ""), hand(5, "9c 6s", "", "")],
    text: {
      de: "Box 2 und Box 5 haben beide 20. Eine Karte wird verbrannt, beide erhalten eine Neun: noch einmal. Wieder wird eine Karte verbrannt, dann schlägt die Dame die Sechs. Der ganze Pot geht an Box 2.",
      fr: "Les cases 2 et 5 ont toutes deux 20. Une carte est brûlée, chacune reçoit un neuf: on recommence. Une autre carte est brûlée, puis la dame bat le six. Tout le pot va à la case 2.",
      it: "I box 2 e 5 hanno entrambi 20. Si brucia una carta, entrambi ricevono un nove: si ripete. Si brucia un’altra carta, poi la regina batte il sei. L’intero pot va al box 2.",
      en: "Boxes 2 and 5 both have 20. One card is burnt and each gets a nine: again. Another card is burnt, then the queen beats the six. The whole pot goes to box 2.",
    },
  },
  {
    at: "C1, C2",
    title: { de: "Beide Bonuswetten", fr: "Les deux mises bonus", it: "Le due puntate bonus", en: "Both bonus bets" },
    hands: [hand(null, "8h 8d", "", "16"), hand(null, "Kh Qh", "", "20")],
    text: {
      de: "CHF 1.00 auf Red und CHF 1.00 auf Black. Zwei rote Achten: Red zahlt als Red Pair 31.00, Black als Pair 4.00, zusammen CHF 35.00 für 2.00. König und Dame in Rot sind kein Paar: Red zahlt als Double Red 2.50, Black nichts.",
      fr: "CHF 1.00 sur Red et CHF 1.00 sur Black. Deux huit rouges: Red paie 31.00 comme Red Pair, Black 4.00 comme Pair, soit CHF 35.00 pour 2.00. Un roi et une dame rouges ne font pas une paire: Red paie 2.50 comme Double Red, Black rien.",
      it: "CHF 1.00 su Red e CHF 1.00 su Black. Due otto rossi: Red paga 31.00 come Red Pair, Black 4.00 come Pair, in totale CHF 35.00 per 2.00. Un re e una regina rossi non sono una coppia: Red paga 2.50 come Double Red, Black nulla.",
      en: "CHF 1.00 on Red and CHF 1.00 on Black. Two red eights: Red pays 31.00 as Red Pair, Black 4.00 as Pair, CHF 35.00 in all for 2.00. A red king and a red queen are no pair: Red pays 2.50 as Double Red, Black nothing.",
    },
  },
  {
    at: "C7",
    title: { de: "21 ist 21", fr: "21, c’est 21", it: "21 è 21", en: "21 is 21" },
    hands: [hand(4, "As Kc", "", "21*"), hand(6, "7h 7d", "7s", "21")],
    text: {
      de: "Ass und König sind nicht mehr wert als drei Sieben: Beide Boxen haben 21, der Casino War entscheidet. Box 6 hat dafür eine Ante mehr bezahlt.",
      fr: "Un as et un roi ne valent pas plus que trois sept: les deux cases ont 21, le Casino War décide. La case 6 a payé une ante de plus pour cela.",
      it: "Un asso e un re non valgono più di tre sette: i due box hanno 21, decide il Casino War. Il box 6 ha pagato per questo un’ante in più.",
      en: "Ace and king are worth no more than three sevens: both boxes have 21, and casino war decides. Box 6 has paid one ante more for it.",
    },
  },
];
