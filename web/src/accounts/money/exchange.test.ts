// The same cases as in tests/desk/test_cashier.py and tests/desk/tables/test_paying_in.py: page and ledger agree.
import { expect, test } from "vitest";
import { foreignFor, francsFor } from "./exchange";

test.each([
  ["33.33", "0.9312", "31.03"],
  ["50", "0.9312", "46.56"],
  ["100", "0.93", "93.00"],
  ["0.01", "0.5", "0.00"],
  ["50000", "2", "100000.00"],
  ["100000", "100", "10000000.00"],
  ["1.1", "1.1", "1.21"],
  ["0.29", "1", "0.29"],
])("%s paid in at %s is CHF %s", (foreign, buys, francs) => {
  expect(francsFor(foreign, buys)).toBe(francs);
});

test.each([
  ["10", "0.9698", "10.31"],
  ["60", "1.2", "50.00"],
  ["0.99", "100", "0.00"],
  ["100000", "0.01", "10000000.00"],
])("CHF %s paid out at %s is %s", (francs, sells, foreign) => {
  expect(foreignFor(francs, sells)).toBe(foreign);
});
