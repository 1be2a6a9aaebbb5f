// The rules of Big21 once more, only to check a finished play: whose turn it was, and what the money had to do.
//
// The table never asks this file; there the server alone says what is possible. Here the point is the opposite: a second
// reading of the rules, so that a play is not only drawn but also scored without trusting the server.

import { RANKS, type Rank } from "../law";
import { numbersOf, PUBLISHED, type Numbers } from "./numbers";

const TARGET = 21; // Art. 2.2
const STACKS = 5;
const FREE = [2, 3, 4, 5, 6]; // Art. 10.1
const RISK_STEP_CENTIMES = 10; // ruling B13

export type Ended = "bust" | "too_few" | "stopped" | "wrong_guess" | "cap" | "expired";
export type Turn = "deal" | "grant" | "open" | "hidden" | "player" | "nobody";

/** What the money has to do, in order. */
export type Due =
  | { kind: "card_bought"; from_realised: number; from_balance: number }
  | { kind: "winnings_realised"; amount: number }
  | { kind: "play_paid"; why: Ended; paid_out: number };

export interface Header {
  rules: string;
  stake: number; // centimes
  numbers: Numbers;
}

export interface Line {
  line: number; // in the text, from 1
  said: string;
  words: string[];
}

/** The lines that say something: without comments and blanks. */
export function lines(text: string): Line[] {
  return text.split("\n").flatMap((raw, index) => {
    const said = raw.split("#")[0]!.trim();
    return said === "" ? [] : [{ line: index + 1, said, words: said.split(/\s+/) }];
  });
}

export function header(line: Line | undefined): Header | null {
  const [game, ...entries] = line?.words ?? [];
  const values = new Map(entries.map((entry) => entry.split("=", 2) as [string, string]));
  const stake = centimes(values.get("stake") ?? "");
  const rules = values.get("rules");
  const numbers = rules === undefined ? null : numbersOf(rules, values);
  if (game !== "big21" || values.size !== entries.length) return null;
  if (rules === undefined || stake === null || numbers === null) return null;
  return { rules, stake, numbers };
}

/** Centimes of `12`, `12.5` or `12.50`. */
export function centimes(text: string): number | null {
  const [, whole, part] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number((part ?? "").padEnd(2, "0"));
}

interface Stack {
  points: number;
  soft: boolean; // an ace in it counts 11
}

/** A play being scored, move by move. */
export class Score {
  readonly dues: Due[] = [];
  ended: Ended | null = null;
  purchases = 0; // of the whole play
  cardsCost = 0;
  private gameStake: number;
  private stacks: Stack[] = [];
  private toCome = 0;
  private card: Rank | null = null;
  private bought = 0;
  private threeReached = false; // Art. 11.2
  private grantDue = false;
  private gameOver = false;
  private bust = false;
  private ladder: number | null = null; // tenths, while High/Low lasts or after it
  private ladderOver = false;
  private openCard: Rank | null = null;
  private guess: "higher" | "lower" | null = null;
  private realised = 0;
  private spent = 0;

  constructor(
    readonly stake: number,
    private readonly rules: Numbers = PUBLISHED,
  ) {
    this.gameStake = stake;
    this.begin(stake);
  }

  get complete(): number {
    return this.stacks.filter((stack) => stack.points === TARGET).length;
  }

  get paidIn(): number {
    return this.stake + this.cardsCost - this.spent;
  }

  get paidOut(): number {
    return this.realised - this.spent + this.prize;
  }

  get prize(): number {
    return (this.prizeTenths * this.gameStake) / 10;
  }

  get turn(): Turn {
    if (this.ended !== null) return "nobody";
    if (!this.gameOver) return this.grantDue ? "grant" : this.card === null && this.toCome > 0 ? "deal" : "player";
    if (this.ladder === null || this.ladderOver) return "player";
    return this.openCard === null ? "open" : this.guess === null ? "player" : "hidden";
  }

  /** Makes the move if it is legal, and returns whether it was. */
  move([word, argument, ...rest]: string[]): boolean {
    if (this.ended !== null || word === undefined || rest.length > 0) return false;
    if (word === "expire" && argument === undefined) {
      this.over("expired"); // Art. 23
      return true;
    }
    const turn = this.turn;
    if (turn !== "player") return word === turn && argument !== undefined && this.chance(turn, argument);
    if (!this.gameOver) return this.gameMove(word, argument);
    if (this.ladder !== null && !this.ladderOver) return this.ladderMove(word, argument);
    return this.choice(word, argument);
  }

  private get prizeTenths(): number {
    return this.ladder ?? (this.bust ? 0 : this.rules.prize_tenths[this.complete]!);
  }

  private begin(stake: number): void {
    this.gameStake = stake;
    this.stacks = Array.from({ length: STACKS }, () => ({ points: 0, soft: false }));
    this.toCome = this.rules.opening_cards;
    this.card = this.ladder = this.openCard = null; // High/Low may have been stopped with a card open
    this.bought = 0;
    this.threeReached = this.grantDue = this.gameOver = this.ladderOver = false;
  }

  private chance(turn: Turn, argument: string): boolean {
    const symbol = argument === "T" ? "10" : argument;
    if (turn === "grant") {
      const cards = Number(argument);
      if (!/^\d$/.test(argument) || !FREE.includes(cards)) return false;
      this.toCome += cards;
      this.grantDue = false;
      return true;
    }
    const rank = RANKS.find((each) => each === symbol);
    if (rank === undefined) return false;
    if (turn === "deal") {
      this.card = rank;
      this.toCome -= 1;
    } else if (turn === "open") {
      this.openCard = rank;
    } else {
      this.turned(rank);
    }
    return true;
  }

  private gameMove(word: string, argument: string | undefined): boolean {
    if (word === "end" && argument === undefined) {
      this.endGame(); // Art. 2.6
      return true;
    }
    if (this.card === null) {
      if (word !== "buy" || argument !== undefined) return false; // ruling B8
      this.buy();
      return true;
    }
    if (word === "discard" && argument === undefined) {
      this.card = null; // Art. 7.1
      this.outOfCards();
      return true;
    }
    if (word !== "place" || argument === undefined || !/^[1-5]$/.test(argument)) return false;
    this.place(this.stacks[Number(argument) - 1]!, this.card);
    return true;
  }

  private place(stack: Stack, card: Rank): void {
    const before = stack.points;
    const ace = card === "A";
    let aces = Number(stack.soft) + Number(ace);
    stack.points += ace ? 11 : Number.isNaN(Number(card)) ? 10 : Number(card); // Art. 7.2
    while (stack.points > TARGET && aces > 0) {
      stack.points -= 10; // Art. 7.3
      aces -= 1;
    }
    stack.soft = aces > 0;
    this.card = null;
    if (stack.points > TARGET) {
      this.bust = true; // Art. 6.2
      this.gameOver = true;
      this.over("bust");
      return;
    }
    if (stack.points === TARGET && before !== TARGET) {
      if (this.complete === STACKS) return this.endGame(); // Art. 12.1
      this.grantDue = this.complete === 2 && !this.threeReached; // Art. 10.1, 11.2
      this.threeReached ||= this.complete === 3;
      if (this.grantDue) return;
    }
    this.outOfCards();
  }

  private buy(): void {
    const fromRealised = Math.min(this.gameStake, this.realised - this.spent); // ruling B15
    this.bought += 1;
    this.purchases += 1;
    this.toCome = 1;
    this.spent += fromRealised;
    this.cardsCost += this.gameStake;
    this.dues.push({ kind: "card_bought", from_realised: fromRealised, from_balance: this.gameStake - fromRealised });
  }

  private outOfCards(): void {
    if (this.toCome === 0 && this.bought === this.rules.purchases_max) this.endGame(); // Art. 12.1, ruling B9
  }

  private endGame(): void {
    this.card = null;
    this.gameOver = true;
    if (this.prizeTenths < this.rules.risk_prize_tenths_min)
      this.over("too_few"); // Art. 12.2
    else this.capped();
  }

  private ladderMove(word: string, argument: string | undefined): boolean {
    if (argument !== undefined) return false;
    if (word === "end")
      this.ladderOver = true; // Art. 18.1
    else if (word === "higher" || word === "lower") this.guess = word;
    else return false;
    return true;
  }

  private turned(hidden: Rank): void {
    const difference = RANKS.indexOf(hidden) - RANKS.indexOf(this.openCard!); // Art. 16
    const right = difference > 0 === (this.guess === "higher");
    this.openCard = this.guess = null;
    if (difference === 0) return; // Art. 15.3
    if (!right) {
      this.ladder = 0; // Art. 15.4
      this.ladderOver = true;
      this.over("wrong_guess");
      return;
    }
    const steps = this.rules.ladder_tenths;
    this.ladder = steps[steps.indexOf(this.ladder!) + 1]!; // Art. 17
    this.ladderOver = this.ladder === steps.at(-1); // Art. 18.1
    this.capped();
  }

  private choice(word: string, argument: string | undefined): boolean {
    if (word === "end" && argument === undefined) {
      this.over("stopped");
      return true;
    }
    if (word === "highlow" && argument === undefined) {
      if (this.ladder !== null || this.complete === STACKS) return false; // Art. 14.1
      this.ladder = this.prizeTenths;
      return true;
    }
    const stake = word === "risk" ? centimes(argument ?? "") : null;
    if (stake === null || stake <= 0 || stake % RISK_STEP_CENTIMES !== 0 || stake > this.riskMost) return false;
    const kept = this.prize - stake;
    this.realised += kept; // Art. 19.2
    if (kept > 0) this.dues.push({ kind: "winnings_realised", amount: kept });
    this.begin(stake); // Art. 22
    return true;
  }

  /** Art. 2.5, 21; rulings B13, B14. */
  private get riskMost(): number {
    const { rules } = this;
    const [from, to] = rules.risk_whole_prize_centimes as [number, number];
    const share = from <= this.prize && this.prize <= to ? this.prize : Math.floor(this.prize / rules.risk_share);
    const winnings = rules.winnings_max_centimes - this.realised - this.prize;
    const room = Math.floor((winnings * 10) / (rules.ladder_tenths.at(-1)! - 10));
    return Math.min(share, rules.risk_stake_max_centimes, room);
  }

  private capped(): void {
    if (this.realised + this.prize >= this.rules.winnings_max_centimes) this.over("cap"); // Art. 23
  }

  private over(why: Ended): void {
    this.ended = why;
    this.dues.push({ kind: "play_paid", why, paid_out: this.paidOut });
  }
}
