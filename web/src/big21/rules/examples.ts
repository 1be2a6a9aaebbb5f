// Small worked examples, with cards and figures: what the articles come to at the table.

import type { Text } from "../../texts";
import { big21_rules as texts } from "../../texts/big21_rules";
import type { CountedCard, HouseInfo } from "../../wire";

type RuleNumbers = HouseInfo["rules"];

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
  /** Whether it counts with numbers of the published texts. */
  counts?: true;
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

const EXAMPLES: Example[] = [
  {
    at: "7.3",
    title: texts.example.ace.title,
    hands: [hand("Ah 7c", "18*"), hand("Ah 7c 9d", "17")],
    text: texts.example.ace.text,
  },
  {
    at: "10.1",
    counts: true,
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
    counts: true,
    title: texts.example.loss.title,
    hands: [],
    text: texts.example.loss.text,
  },
  {
    at: "15–17",
    counts: true,
    title: texts.example.highLow.title,
    hands: [hand("6d", ""), hand("Js", "")],
    text: texts.example.highLow.text,
  },
  {
    at: "19–22",
    counts: true,
    title: texts.example.risk.title,
    hands: [],
    text: texts.example.risk.text,
  },
];

/** The examples count with the prizes, the ladder and the free cards of the published texts. */
export function examplesOf({ prize_tenths, ladder_tenths }: RuleNumbers): Example[] {
  const published = [...prize_tenths, ...ladder_tenths].join() === "0,0,11,50,100,200,50,70,100,140,200";
  return EXAMPLES.filter(({ counts }) => published || !counts);
}

/** Art. 21: prizes, the most that may be staked of them, and why. */
export interface RiskExample {
  prize: string;
  most: string;
  why: "whole" | "quarter" | "most";
}

const RISK_PRIZES = [28, 100, 1000];
const STEPS_A_FRANC = 10; // B13: stakes are multiples of 10 centimes

export function riskExamples(rules: RuleNumbers): RiskExample[] {
  const [from = 0, to = 0] = rules.risk_whole_prize.map(Number);
  const most = Number(rules.risk_stake_max);
  const prizes = [from, to, ...RISK_PRIZES].filter((prize, place, all) => prize > 0 && all.indexOf(prize) === place);
  return prizes.map((prize) => {
    const whole = from <= prize && prize <= to;
    const share = Math.floor((prize * STEPS_A_FRANC) / (whole ? 1 : rules.risk_share)) / STEPS_A_FRANC;
    const why = share >= most ? "most" : whole ? "whole" : "quarter";
    return { prize: prize.toFixed(2), most: Math.min(share, most).toFixed(2), why };
  });
}

/** Art. 12.2: what the complete stacks of a game lead to. */
export const ORDER = Object.values(texts.order);
