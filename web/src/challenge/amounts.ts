// Amounts at a table: money, or a number of chips at a practice table.

import { chf, money, signed, signedChf } from "../format";
import { t } from "../texts";
import { challenge as texts } from "../texts/challenge";
import { posted } from "../texts/posted";

export function centimes(amount: string): number {
  return Math.round(Number(amount) * 100);
}

export function amount(centimes: number): string {
  return (centimes / 100).toFixed(2);
}

/** Practice chips, with centimes only if there are any: 5, 2.50. */
function bare(value: string): string {
  return value.replace(/\.00$/, "");
}

/** In practice: 5 chips, 1 chip, −1 chip. */
function chips(value: string, figure: string): string {
  return t(texts.playChips, { n: Number(value), figure: bare(figure) });
}

/** As a figure of its own, in a column or a small place. */
export function short(value: string, practice: boolean): string {
  return practice ? bare(money(value)) : money(value);
}

/** In a sentence: CHF 5.00, or 5 chips. */
export function sum(value: string, practice: boolean): string {
  return practice ? chips(value, money(value)) : chf(value);
}

/** The least and the most that may be bet. */
export function span(least: string, most: string): string {
  return least === most ? chf(least) : t(posted.range, { least: chf(least), most: money(most) });
}

export function signedShort(value: string, practice: boolean): string {
  return practice ? bare(signed(value)) : signed(value);
}

export function signedSum(value: string, practice: boolean): string {
  return practice ? chips(value, signed(value)) : signedChf(value);
}
