import { expect, test } from "vitest";
import { deviations, digits, probability, share, whole } from "./figures";

test("figures of the monitor", () => {
  expect(share(0.8817)).toBe("88.17\u00a0%");
  expect(deviations(1.234)).toBe("+1.23");
  expect(deviations(-1.234)).toBe("−1.23");
  expect(whole(1234567)).toBe("1’234’567");
});

test.each([
  [18.2412, "18.24"],
  [0.0132512, "0.01325"],
  [-1234567, "−1235000"],
])("four digits of %d count: %s", (value, written) => {
  expect(digits(value)).toBe(written);
});

test.each([
  [0, "0"],
  [0.03124, "0.0312"],
  [0.001, "0.001"],
  [0.00000024, "2.4e-7"],
  [1, "1"],
])("the probability %d is written %s", (value, written) => {
  expect(probability(value)).toBe(written);
});
