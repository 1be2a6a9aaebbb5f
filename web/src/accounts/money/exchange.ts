// What foreign money is worth, as the server works it out (C15): whole centimes, and fractions stay with the house. It is
// shown before a payment. The payment names the rate, so the server books exactly this or refuses.

const UNIT = 10_000; // a rate has four decimals at most

function scaled(text: string, unit: number): number {
  return Math.round(Number(text) * unit);
}

function written(centimes: number): string {
  return `${Math.floor(centimes / 100)}.${String(centimes % 100).padStart(2, "0")}`;
}

/** The francs for foreign money that is paid in: `francsFor("33.33", "0.9312")` is `31.03`. */
export function francsFor(foreign: string, buys: string): string {
  return written(Math.floor((scaled(foreign, 100) * scaled(buys, UNIT)) / UNIT));
}

/** The foreign money for francs that are paid out. */
export function foreignFor(francs: string, sells: string): string {
  return written(Math.floor((scaled(francs, 100) * UNIT) / scaled(sells, UNIT)));
}
