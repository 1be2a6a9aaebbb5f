// Fair draws, computed once more: outcome k of a kind follows from both seeds, the kind and k alone (ruling B3).

import { fromHex, hmac, toHex, utf8, type Hmac } from "./hash";
import { FREE_CARDS, RANKS, type Kind, type Law } from "./law";

const RANGE = 1n << 64n;

/** One outcome, with everything it was computed from. */
export interface Drawn {
  stream: Kind;
  number: number; // of the stream, from 0
  attempt: number; // 0, unless values that would have caused a bias were passed over
  value: bigint; // the first 64 bits of the HMAC
  bytes: string; // those bits, hexadecimal
  point: bigint; // value modulo the sum of the weights
  total: bigint;
  outcome: string; // a rank, or a number of free cards
}

export class Chance {
  private constructor(
    private readonly bits: Hmac,
    private readonly clientSeed: Uint8Array<ArrayBuffer>,
    private readonly law: Law,
  ) {}

  static async of(serverSeed: string, clientSeed: string, law: Law): Promise<Chance> {
    return new Chance(await hmac(fromHex(serverSeed)), utf8(clientSeed), law);
  }

  async draw(stream: Kind, number: number): Promise<Drawn> {
    const weights = this.law.weights[stream];
    const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    const fair = RANGE - (RANGE % total); // the largest multiple of the total: from there on, draw again
    for (let attempt = 0; ; attempt++) {
      const bytes = (await this.bits(this.message(stream, number, attempt))).slice(0, 8);
      const value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
      if (value >= fair) continue;
      const point = value % total;
      const outcomes = stream === "free_cards" ? FREE_CARDS : RANKS;
      const outcome = outcomes[reached(weights, point)]!;
      return { stream, number, attempt, value, bytes: toHex(bytes), point, total, outcome };
    }
  }

  private message(stream: Kind, number: number, attempt: number): Uint8Array<ArrayBuffer> {
    const head = utf8(`ventuno 1\n${stream}\n${number}\n${attempt}\n`);
    const message = new Uint8Array(head.length + this.clientSeed.length);
    message.set(head);
    message.set(this.clientSeed, head.length);
    return message;
  }
}

/** The weight on which the point falls when they are laid end to end. */
function reached(weights: number[], point: bigint): number {
  let sum = 0n;
  return weights.findIndex((weight) => point < (sum += BigInt(weight)));
}
