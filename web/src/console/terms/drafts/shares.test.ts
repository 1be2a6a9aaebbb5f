import { expect, test } from "vitest";
import { exported, law } from "../../../../testing/earlierHouse";
import { sharesIn, sharesOf, TABLE_NAMES, TABLES, UNIFORM } from "./shares";

test("the shares of a law add up to one in each table", () => {
  for (const shares of [sharesOf(exported("law.toml"))!, UNIFORM])
    for (const name of TABLE_NAMES) expect(shares[name].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
});

test("they are the weights by their sum, in the order of the table", () => {
  const { deal } = sharesOf(exported("law.toml"))!;
  const total = Object.values(law.deal).reduce((sum, weight) => sum + weight, 0);
  expect(deal).toEqual(TABLES.deal.map((rank) => law.deal[rank]! / total));
});

test("figures name them by table and outcome; what is missing is nothing", () => {
  const shares = sharesIn({ "deal.A": 0.5, "free_cards.2": 0.25 });
  expect(shares.deal.at(-1)).toBe(0.5);
  expect(shares.free_cards[0]).toBe(0.25);
  expect(shares.high_low.every((share) => share === 0)).toBe(true);
});

test("a text that is no law has no shares", () => {
  expect(sharesOf("name = ")).toBeNull();
});
