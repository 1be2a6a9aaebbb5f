// Small worked examples, with cards and figures: what the articles come to at the table.

import type { Text } from "../../texts";
import { big21_rules as texts } from "../../texts/big21_rules";
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
    title: texts.example.ace.title,
    hands: [hand("Ah 7c", "18*"), hand("Ah 7c 9d", "17")],
    text: texts.example.ace.text,
  },
  {
    at: "10.1",
    title: texts.example.second.title,
    hands: [hand("Ks 9h 2d", "21"), hand("8c 6s 7h", "21")],
    text: texts.example.second.text,
  },
  {
    at: "11",
    title: texts.example.clearing.title,
    hands: [hand("As Kd", "21*"), hand("As Kd 5c", "16"), hand("As Kd 10h", "21")],
    text: texts.example.clearing.text,
  },
  {
    at: "10.2",
    title: texts.example.loss.title,
    hands: [],
    text: texts.example.loss.text,
  },
  {
    at: "15–17",
    title: texts.example.highLow.title,
    hands: [hand("6d", ""), hand("Js", "")],
    text: texts.example.highLow.text,
  },
  {
    at: "19–22",
    title: texts.example.risk.title,
    hands: [],
    text: texts.example.risk.text,
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
export const ORDER = Object.values(texts.order);
