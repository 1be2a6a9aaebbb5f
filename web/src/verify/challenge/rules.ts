// The rules of Black Jack Challenge once more, only to check a finished game: whose turn it was, who won, what was paid.
//
// As with Big21 this is a second reading of the rules, made without the first: the table never asks it.

import { RANKS, type Rank } from "../law";
import { centimes, type Line } from "../big21/rules";
import type { BoxResult } from "../steps";
import { DECK } from "./deck";

const TARGET = 21;
const BOXES = 7;
const PLAYERS_MIN = 2; // C3
const GRID_CENTIMES = 10; // so that 3:2 comes out even
const VOID = /^void (\S+) "([^"]+)"$/; // C14: with a reason

export interface Bet {
  ante: number; // centimes
  red: number;
  black: number;
}

/** C2, C17: what each bonus pays, for how much. */
export type Odds = Record<(typeof BONUSES)[number], [pays: number, per: number]>;

export interface GameHeader {
  bets: (Bet | null)[]; // by box, from box 1
  button: number;
  rules: string; // C17: as the text names them; nothing for the leaflet's
  odds: Odds;
}

const BONUSES = ["red_pair", "double_red", "black_pair", "pair", "double_black"] as const;
const LEAFLET: Odds = {
  red_pair: [30, 1],
  double_red: [3, 2],
  black_pair: [10, 1],
  pair: [3, 1],
  double_black: [3, 2],
};
const VERSION = /^rules=\d{4}-\d\d-\d\d[a-z]?$/;
const NUMBERS = /^(ante_centimes|bonus_centimes|chips_antes_max|calm_seconds|brisk_seconds)=\d+(,\d+)?$/;
const PAID = /^(\w+)=([1-9]\d{0,3}):(1|2|5|10)$/; // C2: paid to the centime

/** C3, C4: what stood on each box before the cards. */
export function gameHeader(line: Line | undefined): GameHeader | null {
  const [game, ...words] = line?.words ?? [];
  const version = words.findIndex((entry) => entry.startsWith("rules="));
  const entries = version < 0 ? words : words.slice(0, version);
  const named = version < 0 ? [] : words.slice(version);
  const odds = oddsOf(named);
  const values = new Map(entries.map((entry) => entry.split("=", 2) as [string, string]));
  const antes = values.get("antes")?.split(",") ?? [];
  const bonuses = values.get("bonuses")?.split(",") ?? [];
  const button = Number(/^[1-7]$/.exec(values.get("button") ?? "")?.[0]);
  if (game !== "challenge" || entries.length !== 3 || antes.length !== bonuses.length || antes.length > BOXES)
    return null;
  const bets = antes.map((ante, position) => bet(ante, bonuses[position]!));
  if (bets.includes(undefined) || !bets[button - 1] || odds === null) return null;
  if (bets.filter((each) => each).length < PLAYERS_MIN) return null;
  return { bets: bets as (Bet | null)[], button, rules: named.join(" "), odds };
}

/** C17: the leaflet's odds, and those that differ; null if the version cannot be read. */
function oddsOf(named: string[]): Odds | null {
  if (named.length > 0 && !VERSION.test(named[0]!)) return null;
  const found = { ...LEAFLET };
  for (const entry of named.slice(1)) {
    const [, kind, pays, per] = PAID.exec(entry) ?? [];
    const bonus = BONUSES.find((each) => each === kind);
    if (bonus !== undefined) found[bonus] = [Number(pays), Number(per)];
    else if (!NUMBERS.test(entry)) return null;
  }
  return found;
}

/** Null for an empty box; undefined if it is not a bet. */
function bet(ante: string, bonus: string): Bet | null | undefined {
  if (ante === "-" && bonus === "-") return null;
  const [kind, ...amounts] = bonus.split(":");
  const [one = null, other = null] = amounts.map(centimes);
  const made = { ante: centimes(ante) ?? 0, red: 0, black: 0 };
  if (kind === "red" && amounts.length === 1) made.red = one ?? 0;
  else if (kind === "black" && amounts.length === 1) made.black = one ?? 0;
  else if (kind === "both" && amounts.length === 2) [made.red, made.black] = [one ?? 0, other ?? 0];
  else return undefined;
  const sound = Object.values(made).every((amount) => amount % GRID_CENTIMES === 0);
  return sound && made.ante > 0 && made.red + made.black > 0 ? made : undefined;
}

/** A card in one spelling, `10s` for `Ts`; null if it is not a card. */
export function card(word: string): string | null {
  const symbol = word.replace(/^T/, "10");
  return DECK.includes(symbol) ? symbol : null;
}

/** The cards of a line of chance; null if one of them cannot be read. */
export function cards(said: string): string[] | null {
  const [word, rest] = [said.split(" ", 1)[0]!, said.slice(said.indexOf(" ") + 1)];
  if (word === "war" && !/^\s*\w+\s*:/.test(rest)) return null;
  const found = (word === "war" ? rest.replace(":", " ") : rest).trim().split(/\s+/).map(card);
  return found.includes(null) ? null : (found as string[]);
}

interface Total {
  points: number;
  soft: boolean;
}

function rank(of: string): Rank {
  return of.slice(0, -1) as Rank;
}

function red(of: string): boolean {
  return of.endsWith("d") || of.endsWith("h");
}

/** Every ace as 11 as long as that is not too much. */
function total(of: string[]): Total {
  let points = 0;
  let elevens = 0;
  for (const each of of.map(rank)) {
    points += each === "A" ? 11 : Number(each) || 10;
    elevens += Number(each === "A");
  }
  for (; points > TARGET && elevens > 0; elevens--) points -= 10;
  return { points, soft: elevens > 0 };
}

/** What the bank pays on both bonus bets, returned stakes included. */
function bonus({ red: onRed, black: onBlack }: Bet, [one, other]: [string, string], odds: Odds): number {
  const pair = rank(one) === rank(other); // C1
  const reds = Number(red(one)) + Number(red(other));
  const onReds = reds < 2 ? null : pair ? odds.red_pair : odds.double_red;
  const onBlacks = pair ? (reds === 0 ? odds.black_pair : odds.pair) : reds === 0 ? odds.double_black : null;
  const paid = (stake: number, at: [number, number] | null) => (at === null ? 0 : stake + (stake * at[0]) / at[1]); // C2
  return paid(onRed, onReds) + paid(onBlack, onBlacks);
}

export interface Decision {
  line: number;
  box: number;
  card: 1 | 2;
  paid: number; // centimes
}

/** A game being checked, move by move. */
export class TableScore {
  readonly order: number[]; // C5, C6: boxes that play, clockwise from the button
  readonly decisions: Decision[] = [];
  readonly wars: { boxes: number[]; cards: string[] }[] = [];
  voided: { by: string; reason: string } | null = null; // C14
  allBust = false;
  private readonly hands = new Map<number, [string, string]>();
  private community: [string, string] | null = null;
  private asked: number[]; // who still has to decide on the community card in question
  private round: 1 | 2 = 1;
  private contenders: number[] = [];
  private shown = false;
  private readonly out = new Set<string>(); // cards that cannot come
  private readonly fought = new Set<string>(); // those of them that can be shuffled in again

  constructor(private readonly header: GameHeader) {
    const boxes = header.bets.map((_, position) => ((header.button - 1 + position) % header.bets.length) + 1);
    this.order = boxes.filter((box) => header.bets[box - 1] !== null);
    this.asked = [...this.order];
  }

  get turn(): "deal" | "community" | "war" | "player" | "nobody" {
    if (this.voided !== null) return "nobody";
    if (this.hands.size === 0) return "deal";
    if (this.community === null) return "community";
    if (!this.shown) return "player";
    return this.contenders.length > 1 ? "war" : "nobody";
  }

  get winner(): number | null {
    return this.shown && this.turn === "nobody" && this.voided === null ? this.contenders[0]! : null;
  }

  get pot(): number {
    return this.order.reduce((sum, box) => sum + this.paid(box), 0);
  }

  /** Staked on bonus bets by everybody. */
  get bonusStaked(): number {
    return this.order.reduce((sum, box) => sum + this.bet(box).red + this.bet(box).black, 0);
  }

  bet(box: number): Bet {
    return this.header.bets[box - 1]!;
  }

  /** Into the pot so far. */
  paid(box: number): number {
    return this.bet(box).ante * (1 + this.bought(box));
  }

  bonus(box: number): number {
    const hand = this.hands.get(box);
    return hand === undefined || this.voided !== null ? 0 : bonus(this.bet(box), hand, this.header.odds);
  }

  /** Makes the move of the line if it is legal, and returns whether it was. */
  move({ line, said }: Line): boolean {
    const turn = this.turn;
    if (turn === "nobody") return false;
    const [, by, reason] = VOID.exec(said) ?? [];
    if (by !== undefined && reason !== undefined) {
      this.voided = { by, reason };
      return true;
    }
    if (turn === "player") return (said === "pay" || said === "stay") && this.decide(line, said === "pay");
    const found = said.startsWith(`${turn} `) ? cards(said) : null;
    return found !== null && this.chance(turn, found);
  }

  results(): BoxResult[] {
    return [...this.order]
      .sort((one, other) => one - other)
      .map((box) => {
        const counting = this.counting(box);
        const { points, soft } = total(counting);
        const staked = this.bet(box).red + this.bet(box).black;
        const won = this.winner === box ? this.pot : 0;
        return {
          box,
          cards: counting,
          total: points > TARGET ? "bust" : `${soft ? "S" : ""}${points}`,
          war: this.wars.flatMap(({ boxes, cards }) => cards.filter((_, position) => boxes[position] === box)),
          paid: this.paid(box),
          staked,
          bonus: this.bonus(box),
          net: this.voided === null ? won + this.bonus(box) - this.paid(box) - staked : 0,
          winner: this.winner === box,
        };
      });
  }

  private bought(box: number): number {
    return this.decisions.filter((each) => each.box === box && each.paid > 0).length;
  }

  /** C7: one's own two, and of the community cards those paid for. */
  private counting(box: number): string[] {
    return [...(this.hands.get(box) ?? []), ...(this.community ?? []).slice(0, this.bought(box))];
  }

  private chance(turn: "deal" | "community" | "war", found: string[]): boolean {
    const needed = turn === "deal" ? 2 * this.order.length : turn === "community" ? 2 : 1 + this.contenders.length;
    if (turn === "war" && DECK.length - this.out.size < needed) {
      for (const each of this.fought) this.out.delete(each); // C11
      this.fought.clear();
    }
    if (found.length !== needed || new Set(found).size !== needed || found.some((each) => this.out.has(each)))
      return false;
    for (const each of found) this.out.add(each);
    if (turn === "deal") {
      this.order.forEach((box, place) => this.hands.set(box, [found[2 * place]!, found[2 * place + 1]!])); // C5
    } else if (turn === "community") {
      this.community = [found[0]!, found[1]!];
    } else {
      for (const each of found) this.fought.add(each);
      this.war(found.slice(1)); // the first one is burnt
    }
    return true;
  }

  /** C6. */
  private decide(line: number, pays: boolean): boolean {
    const box = this.asked.shift()!;
    this.decisions.push({ line, box, card: this.round, paid: pays ? this.bet(box).ante : 0 });
    if (this.asked.length === 0 && this.round === 1) {
      this.round = 2;
      this.asked = this.order.filter((each) => this.bought(each) === 1);
    }
    if (this.asked.length === 0) this.showdown();
    return true;
  }

  /** C8, C10. */
  private showdown(): void {
    this.shown = true;
    const points = new Map(this.order.map((box) => [box, total(this.counting(box)).points]));
    const most = Math.max(0, ...[...points.values()].filter((each) => each <= TARGET));
    this.allBust = most === 0;
    this.contenders = this.order.filter((box) => this.allBust || points.get(box) === most);
  }

  /** C9: the highest rank, ace high. */
  private war(drawn: string[]): void {
    const heights = drawn.map((each) => RANKS.indexOf(rank(each)));
    const highest = Math.max(...heights);
    this.wars.push({ boxes: this.contenders, cards: drawn });
    this.contenders = this.contenders.filter((_, position) => heights[position] === highest);
  }
}
