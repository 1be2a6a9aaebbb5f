// Axes: round numbers that cover a range, and where values lie between two ends.

/** About `count` round numbers from at or below `least` to at or above `most`. */
export function ticks(least: number, most: number, count = 4): number[] {
  const span = most - least || Math.abs(most) || 1;
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => span / size <= count) ?? 10 * power;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** The linear function that maps the range `from` to the range `to`. */
export function scale([from, to]: [number, number], [start, end]: [number, number]): (value: number) => number {
  return (value) => (to === from ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start));
}
