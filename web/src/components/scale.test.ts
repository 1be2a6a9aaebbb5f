import { describe, expect, test } from "vitest";
import { scale, ticks } from "./scale";

describe("the ticks of an axis", () => {
  test.each([
    [0, 10, [0, 5, 10]],
    [0, 1, [0, 0.5, 1]],
    [0.82, 0.91, [0.8, 0.85, 0.9, 0.95]],
    [-3, 3, [-4, -2, 0, 2, 4]],
    [0, 7, [0, 2, 4, 6, 8]],
  ])("from %d to %d", (least, most, due) => {
    expect(ticks(least, most)).toEqual(due);
  });

  test("cover the range in even steps, however large or small", () => {
    for (const [least, most] of [
      [0.000123, 0.000456],
      [-17.3, 1234.5],
      [1e6, 5e6],
      [3, 3],
      [0, 0],
    ] as const) {
      const found = ticks(least, most);
      expect(found[0]!).toBeLessThanOrEqual(least);
      expect(found.at(-1)!).toBeGreaterThanOrEqual(most);
      expect(found.length).toBeLessThanOrEqual(7);
    }
  });
});

test("a scale leads one range to the other, and a range without width to the middle", () => {
  const y = scale([0, 10], [100, 0]);
  expect([0, 5, 10].map(y)).toEqual([100, 50, 0]);
  expect(scale([3, 3], [0, 100])(3)).toBe(50);
});
