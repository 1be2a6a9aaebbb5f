import { describe, expect, test } from "vitest";
import { exported } from "../../../testing/earlierHouse";
import type { Review, ReviewStep, Worth } from "../../wire";
import { amount, grade, inFrancs, isMistake, sumOf, textBefore, valueOf } from "./judgement";

const worth = (move: string, stakes: number, effect: Worth["effect"] = "places"): Worth => ({
  ...{ move, stakes, effect, stack: null, chance: null },
});

test("stakes become amounts, rounded to centimes", () => {
  expect(amount(0.1234, "5.00")).toBe("0.62");
  expect(amount(-1, "2.00")).toBe("-2.00");
});

describe("the sum of a play adds up on paper", () => {
  test.each([
    [-0.12, 0.0349, -1, "1.00"],
    [-0.1149, 0.2551, 3.7777, "3.00"],
    [0, 0, 0, "5.00"],
    [-0.004, 0.004, 0.005, "1.00"],
  ])("expected %d, given away %d, net %d at %s", (expected, given_away, net, stake) => {
    const sum = sumOf({ expected, given_away, net } as Review, stake)!;
    const centimes = (text: string): number => Math.round(Number(text) * 100);
    expect(centimes(sum.expected) + centimes(sum.luck) + centimes(sum.givenAway)).toBe(centimes(sum.net));
  });

  test("without a coach there is none", () => {
    expect(sumOf({ expected: null, given_away: null, net: 1 } as Review, "1.00")).toBeNull();
  });
});

test("a hundredth of a stake is a mistake, less is near, rounding is best", () => {
  expect([0.01, 0.009, 1e-7, 0].map(grade)).toEqual(["mistake", "near", "best", "best"]);
});

test("only a choice of the player's can be a mistake", () => {
  const step = { by: "player", given_away: 0.05, worths: [worth("end", 0), worth("buy", 1)] } as ReviewStep;
  expect(isMistake(step)).toBe(true);
  expect(isMistake({ ...step, by: "chance" })).toBe(false);
  expect(isMistake({ ...step, given_away: null })).toBe(false);
  expect(isMistake({ ...step, worths: step.worths.slice(1) })).toBe(false);
});

test("the play up to a move is its header and the moves before", () => {
  const text = exported("bust.txt");
  expect(textBefore(text, 1)).toBe("big21 rules=2024-10-23 stake=4\n");
  expect(textBefore(text, 3)).toBe("big21 rules=2024-10-23 stake=4\ndeal J\nplace 1\n");
});

describe("the value of a move", () => {
  const worths = [worth("end", 5), worth("risk 1.00", 5.2, "risks"), worth("risk 10.00", 7, "risks")];

  test("is the listed one", () => {
    expect(valueOf("end", worths)).toBe(5);
    expect(valueOf("risk 10.00", worths)).toBe(7);
  });

  test("of a Risk stake in between lies on the line between the least and the most", () => {
    expect(valueOf("risk 5.50", worths)).toBeCloseTo(6.1, 12);
  });

  test("of Risk with one stake alone is that one's", () => {
    expect(valueOf("risk 1.00", worths.slice(0, 2))).toBe(5.2);
    expect(valueOf("discard", [])).toBeNull();
  });
});

test("among amounts values are francs, and of equally good moves the best one named comes first", () => {
  const found = inFrancs([worth("place 1", 1), worth("place 2", 1)], "4.00", "place 2");
  expect(found.worths.map(({ move, stakes }) => [move, stakes])).toEqual([
    ["place 2", 4],
    ["place 1", 4],
  ]);
});
