// What the charts share: pairs of numbers, and ranges that cover what is drawn.

export type Pair = readonly [number, number];

/** A line of a chart. `dash` tells lines apart where there is no colour. */
export interface Series {
  name: string;
  values: readonly (number | null)[];
  dash?: string | undefined;
  /** A dot at each value. */
  dots?: boolean;
}

/** An area between two lines: the outer one hatched, the inner one even. */
export interface Range {
  /** Of the limits, in the table. */
  name: string;
  /** What it means to be in it. */
  key: string;
  tone: "outer" | "inner";
  limits: readonly (Pair | null)[];
}

/** Something pointed out: a figure on its own. */
export interface Mark {
  x: number;
  y: number;
  name: string;
}

/** The range of all values that exist. */
export function span(values: readonly (number | null | undefined)[]): [number, number] {
  const there = values.filter((value): value is number => typeof value === "number" && Number.isFinite(value));
  return there.length ? [Math.min(...there), Math.max(...there)] : [0, 1];
}

/** The path through all points that exist; a missing point leaves a gap. */
export function pathOf(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  let path = "";
  let drawing = false;
  values.forEach((value, index) => {
    if (value !== null) path += `${drawing ? "L" : "M"}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    drawing = value !== null;
  });
  return path;
}

/** The outline of an area, there along its upper and back along its lower edge. */
export function areaOf(
  limits: readonly (Pair | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  const there = limits.flatMap((pair, index) => (pair === null ? [] : [{ pair, at: x(index) }]));
  if (there.length === 0) return "";
  // A single day has no width: a little to either side of it.
  if (there.length === 1) {
    const [{ pair, at }] = there as [(typeof there)[number]];
    return `M${at - 6} ${y(pair[1])}H${at + 6}V${y(pair[0])}H${at - 6}Z`;
  }
  const upper = there.map(({ pair, at }) => `${at.toFixed(1)} ${y(pair[1]).toFixed(1)}`);
  const lower = there.map(({ pair, at }) => `${at.toFixed(1)} ${y(pair[0]).toFixed(1)}`).reverse();
  return `M${upper.join("L")}L${lower.join("L")}Z`;
}
