// The numbers of rule sets that an operator writes (ruling B1): the same hash as `ventuno rules show` prints.

import { expect, test } from "vitest";
import { hashOf, numbersOf, PUBLISHED } from "./numbers";
import { header, lines } from "./rules";

const WRITTEN = "big21 rules=2027-01-01 stake=10 plays_per_day_max=50 stakes_centimes=200,1000 hours_max=2";

test("a header of the published texts has their numbers", () => {
  expect(header(lines("big21 rules=2024-10-23 stake=2")[0])?.numbers).toEqual(PUBLISHED);
  expect(header(lines("big21 rules=2024-08-28 stake=2")[0])?.numbers.plays_per_day_max).toBe(0);
});

test("a header of written rules has the numbers that it names, and the published ones", async () => {
  const numbers = header(lines(WRITTEN)[0])!.numbers;
  expect(numbers).toEqual({ ...PUBLISHED, plays_per_day_max: 50, stakes_centimes: [200, 1000], hours_max: 2 });
  expect(await hashOf(numbers)).toBe("a333e3448066b7c07b453afe0346f983773317483c3090738cc655dfae9d78d5");
});

test.each([
  "big21 rules=2024-10-23 stake=2 hours_max=2", // a published rule set is never changed
  "big21 rules=2027-01-01 stake=2",
  "big21 rules=2027-01-01 stake=2 stacks=6",
  "big21 rules=2027-01-01 stake=2 hours_max=2,3",
  "big21 rules=2027-01-01 stake=2 hours_max=x",
  "big21 rules=2027-01-01 stake=2 hours_max=2 hours_max=2",
])("a header that describes no rule set is not read: %s", (line) => {
  expect(header(lines(line)[0])).toBeNull();
});

test("a list of one number stays a list", () => {
  expect(numbersOf("2027-01-01", new Map([["stakes_centimes", "500"]]))?.stakes_centimes).toEqual([500]);
});
