import { expect, test } from "vitest";
import { areaOf, pathOf, span } from "./chart";

const x = (index: number): number => 10 * index;
const y = (value: number): number => 100 - value;

test("a range covers what is there; of nothing it is any", () => {
  expect(span([3, null, -1, undefined, 7])).toEqual([-1, 7]);
  expect(span([NaN, Infinity, 2])).toEqual([2, 2]);
  expect(span([null])).toEqual([0, 1]);
});

test("a line begins anew behind a gap", () => {
  expect(pathOf([1, 2, null, 4], x, y)).toBe("M0.0 99.0L10.0 98.0M30.0 96.0");
  expect(pathOf([null, null], x, y)).toBe("");
});

test("an area goes there along its upper edge and back along the lower one", () => {
  expect(areaOf([[1, 2], null, [3, 4]], x, y)).toBe("M0.0 98.0L20.0 96.0L20.0 97.0L0.0 99.0Z");
  expect(areaOf([null, [1, 2]], x, y)).toBe("M4 98H16V99H4Z"); // one day alone has some width
  expect(areaOf([null], x, y)).toBe("");
});
