// Fair draws, computed once more: outcome k of a kind follows from both seeds, the kind and k alone (ruling B3).

import { fromHex, hmac, toHex, utf8, type Hmac } from "./hash";
import { FREE_CARDS, RANKS, type Kind, type Law } from "./law";
import type { Point } from "./steps";

const RANGE = 1n << 64n;

/** Both seeds, and every point they lead to. */
export class Source {
  private constructor(
    private readonly bits: Hmac,
    private readonly clientSeed: Uint8Array<ArrayBuffer>,
  ) {}

  static async of(serverSeed: string, clientSeed: string): Promise<Source> {
    return new Source(await hmac(fromHex(serverSeed)), utf8(clientSeed));
  }

  /** From 0 up to the total, each equally likely. */
  async point(stream: string, number: number, total: bigint): Promise<Point> {
    const fair = RANGE - (RANGE % total); // the largest multiple of the total: from there on, draw again
    for (let attempt = 0; ; attempt++) {
      const bytes = (await this.bits(this.message(stream, number, attempt))).slice(0, 8);
      const value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
      if (value < fair) return { stream, number, attempt, bytes: toHex(bytes), point: value % total, total };
    }
  }

  private message(stream: string, number: number, attempt: number): Uint8Array<ArrayBuffer> {
    const head = utf8(`ventuno 1\n${stream}\n${number}\n${attempt}\n`);
    const message = new Uint8Array(head.length + this.clientSeed.length);
    message.set(head);
    message.set(this.clientSeed, head.length);
    return message;
  }
}

export interface Drawn extends Point {
  outcome: string; // a rank, or a number of free cards
}

/** The outcomes of a law. */
export class Chance {
  private constructor(
    private readonly source: Source,
    private readonly law: Law,
  ) {}

  static async of(serverSeed: string, clientSeed: string, law: Law): Promise<Chance> {
    return new Chance(await Source.of(serverSeed, clientSeed), law);
  }

  async draw(stream: Kind, number: number): Promise<Drawn> {
    const weights = this.law.weights[stream];
    const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    const drawn = await this.source.point(stream, number, total);
    const outcomes = stream === "free_cards" ? FREE_CARDS : RANKS;
    return { ...drawn, outcome: outcomes[reached(weights, drawn.point)]! };
  }
}

/** The weight on which the point falls when they are laid end to end. */
function reached(weights: number[], point: bigint): number {
  let sum = 0n;
  return weights.findIndex((weight) => point < (sum += BigInt(weight)));
}
