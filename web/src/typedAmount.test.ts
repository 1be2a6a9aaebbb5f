import { expect, test } from "vitest";
import { typed } from "./typedAmount";

test.each([
  ["20", "20"],
  [" 20 ", "20"],
  ["1’000", "1000"],
  ["1'000.50", "1000.50"],
  ["12,5", "12.5"],
  ["0.05", "0.05"],
  ["999 999 999", "999999999"],
])("%j is read as %s", (text, amount) => {
  expect(typed(text)).toBe(amount);
});

test.each(["", "0", "0.00", "-5", "+5", "1.234", "1,2,3", "1.000,50", "CHF 5", "1e3", "1000000000", "٣"])(
  "%j is no amount",
  (text) => {
    expect(typed(text)).toBeNull();
  },
);
