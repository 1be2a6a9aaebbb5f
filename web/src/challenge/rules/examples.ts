// A few hands, with cards and figures: what the rules come to at the table.

import type { Text } from "../../texts";
import { challenge_rules as texts } from "../../texts/challenge_rules";
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
    texts
      .split(" ")
      .filter(Boolean)
      .map((text) => {
        const rank = text.slice(0, -1) as CountedCard["rank"];
        const points = rank === "A" ? (soft ? 11 : 1) : Number(rank) || 10;
        return { rank, suit: text.slice(-1) as CountedCard["suit"], points };
      });
  return { box, own: drawn(own), community: drawn(community), total };
}

export const EXAMPLES: Example[] = [
  {
    at: "C6–C8",
    title: texts.example.three.title,
    hands: [hand(1, "9h 5c", "7s", "21"), hand(2, "Kd 8s", "", "18"), hand(3, "As 4d", "7s 10c", "22")],
    text: texts.example.three.text,
  },
  {
    at: "C9",
    title: texts.example.war.title,
    hands: [hand(2, "9h Qd", "", ""), hand(5, "9c 6s", "", "")],
    text: texts.example.war.text,
  },
  {
    at: "C1, C2",
    title: texts.example.bonuses.title,
    hands: [hand(null, "8h 8d", "", "16"), hand(null, "Kh Qh", "", "20")],
    text: texts.example.bonuses.text,
  },
  {
    at: "C7",
    title: texts.example.equal.title,
    hands: [hand(4, "As Kc", "", "21*"), hand(6, "7h 7d", "7s", "21")],
    text: texts.example.equal.text,
  },
];
