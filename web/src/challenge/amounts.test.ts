import { expect, test } from "vitest";
import { amount, centimes, short, signedShort, signedSum, span, sum } from "./amounts";

test("centimes are exact where decimals are not", () => {
  expect(centimes("1.15")).toBe(115);
  expect(centimes("-0.30")).toBe(-30);
  expect(amount(115)).toBe("1.15");
  expect(amount(500)).toBe("5.00");
});

test("money is written in francs", () => {
  expect(sum("5.00", false)).toBe("CHF\u00a05.00");
  expect(short("1500.00", false)).toBe("1’500.00");
  expect(signedShort("4.00", false)).toBe("+4.00");
  expect(signedSum("-6.00", false)).toBe("−CHF\u00a06.00");
});

test("practice has chips, with decimals only where there are some", () => {
  expect(sum("5.00", true)).toBe("5 chips");
  expect(sum("1.00", true)).toBe("1 chip");
  expect(sum("2.50", true)).toBe("2.50 chips");
  expect(short("1500.00", true)).toBe("1’500");
  expect(signedShort("-1.00", true)).toBe("−1");
  expect(signedSum("-1.00", true)).toBe("−1 chip");
});

test("where the least is also the most, one amount is enough", () => {
  expect(span("5.00", "5.00")).toBe("CHF\u00a05.00");
  expect(span("5.00", "100.00")).toContain("100.00");
});
