// Amounts at a table: money where it is money, a number of chips where one only practises.

import { chf, money, signed, signedChf } from "../format";
import { t } from "../texts";
import { challenge as texts } from "../texts/challenge";

export function centimes(amount: string): number {
  return Math.round(Number(amount) * 100);
}

export function amount(centimes: number): string {
  return (centimes / 100).toFixed(2);
}

/** A practice chip has no centimes unless they are there: 5, 2.50. */
function bare(value: string): string {
  return value.replace(/\.00$/, "");
}

/** As a figure of its own, in a column or a small place. */
export function short(value: string, practice: boolean): string {
  return practice ? bare(money(value)) : money(value);
}

/** In a sentence: CHF 5.00, or 5 chips. */
export function sum(value: string, practice: boolean): string {
  return practice ? t(texts.playChips, { n: bare(money(value)) }) : chf(value);
}

export function signedShort(value: string, practice: boolean): string {
  return practice ? bare(signed(value)) : signed(value);
}

export function signedSum(value: string, practice: boolean): string {
  return practice ? t(texts.playChips, { n: bare(signed(value)) }) : signedChf(value);
}
