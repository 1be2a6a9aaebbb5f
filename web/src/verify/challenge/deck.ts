// The deck of a game of Black Jack Challenge, shuffled once more: its order follows from the seeds alone (C5, C11).
//
// Fisher and Yates from the last place down, each choice one point of the stream `deck`; place p of shuffle n has the
// number 52 n + p. Cards are taken from the top.

import type { Source } from "../draw";
import { RANKS } from "../law";
import type { Point, Shuffle } from "../steps";

const SUITS = ["c", "d", "h", "s"] as const;
export const DECK: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

export async function shuffled(source: Source, time: number, cards: readonly string[]): Promise<Shuffle> {
  const order = [...cards];
  const points: Point[] = [];
  for (let place = order.length - 1; place > 0; place--) {
    const drawn = await source.point("deck", DECK.length * time + place, BigInt(place + 1));
    const chosen = Number(drawn.point);
    [order[place], order[chosen]] = [order[chosen]!, order[place]!];
    points.push(drawn);
  }
  return { order, points };
}

/** A deck being dealt from. */
export class Deck {
  readonly shuffles: Shuffle[] = [];
  private readonly laid = new Set<string>(); // players' and community cards, which stay on the table
  private next = 0; // place in the newest shuffle, from 0

  private constructor(private readonly source: Source) {}

  static async of(source: Source): Promise<Deck> {
    const deck = new Deck(source);
    deck.shuffles.push(await shuffled(source, 0, DECK));
    return deck;
  }

  /** So many cards for players or community. */
  lay(number: number): { from: number; due: string[] } {
    const taken = this.take(number);
    for (const card of taken.due) this.laid.add(card);
    return taken;
  }

  /** A round of war: the card burnt and one each. If they are not all there, the cards of earlier rounds go back in. */
  async war(number: number): Promise<{ from: number; due: string[] }> {
    if (this.shuffles.at(-1)!.order.length - this.next < number) {
      const again = DECK.filter((card) => !this.laid.has(card)); // C11
      this.shuffles.push(await shuffled(this.source, this.shuffles.length, again));
      this.next = 0;
    }
    return this.take(number);
  }

  private take(number: number): { from: number; due: string[] } {
    const from = this.next + 1;
    const due = this.shuffles.at(-1)!.order.slice(this.next, this.next + number);
    this.next += number;
    return { from, due };
  }
}
