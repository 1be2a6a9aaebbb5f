import { afterEach, describe, expect, test } from "vitest";
import {
  chf,
  clock,
  day,
  duration,
  figure,
  longDay,
  moment,
  money,
  percent,
  signed,
  signedChf,
  times,
  version,
} from "./format";
import { route } from "./shell/router.svelte";

const SPACE = "\u00a0"; // keeps an amount and its currency on one line

afterEach(() => {
  route.language = "en";
});

test.each([
  ["0.00", "0.00"],
  ["999.95", "999.95"],
  ["5000.00", "5’000.00"],
  ["-1234567.80", "−1’234’567.80"],
])("money %s is written %s", (amount, written) => {
  expect(money(amount)).toBe(written);
});

test.each([
  ["4.00", "+4.00", `+CHF${SPACE}4.00`],
  ["0.00", "0.00", `CHF${SPACE}0.00`],
  ["-1000.00", "−1’000.00", `−CHF${SPACE}1’000.00`],
])("with its sign %s is %s and %s", (amount, plain, francs) => {
  expect(signed(amount)).toBe(plain);
  expect(signedChf(amount)).toBe(francs);
});

test("a version is said by its date, and by its name if it has none", () => {
  expect([version("2024-10-23"), version("test")]).toEqual(["23 October 2024", "test"]);
});

test("francs stay on the amount's line", () => {
  expect(chf("12.50")).toBe(`CHF${SPACE}12.50`);
});

test("tenths of a stake have a decimal only where there is one", () => {
  expect([11, 50, 200].map(times)).toEqual(["1.1", "5", "20"]);
});

describe("figures", () => {
  test("are rounded, with a real minus", () => {
    expect(figure(-1.254)).toBe("−1.25");
    expect(figure(0.08, 2, true)).toBe("+0.08");
    expect(figure(1.5, 0)).toBe("2");
  });

  test("that round to nothing have no sign", () => {
    expect(figure(-0.001)).toBe("0.00");
    expect(figure(0.001, 2, true)).toBe("0.00");
  });

  test("shares are per cent", () => {
    expect(percent(0.88)).toBe(`88.00${SPACE}%`);
    expect(percent(0.12345, 1)).toBe(`12.3${SPACE}%`);
  });
});

describe("moments are those of Zurich, wherever the browser is", () => {
  test("in summer and in winter", () => {
    expect(moment("2026-07-01T22:30:00Z")).toBe("02/07/2026, 00:30");
    expect(moment("2026-12-31T22:30:00Z")).toBe("31/12/2026, 23:30");
  });

  test.each([
    ["de", "16.11.2026", "16. November 2026"],
    ["fr", "16.11.2026", "16 novembre 2026"],
    ["it", "16.11.2026", "16 novembre 2026"],
    ["en", "16/11/2026", "16 November 2026"],
  ] as const)("as they are written in %s", (language, short, long) => {
    route.language = language;
    expect(day("2026-11-16T13:05:00Z")).toBe(short);
    expect(longDay("2026-11-16T13:05:00Z")).toBe(long);
    expect(clock("2026-11-16T13:05:00Z")).toBe("14:05");
  });
});

test.each([
  ["de", "1. Dezember 2026"],
  ["fr", "1er décembre 2026"],
  ["it", "1º dicembre 2026"],
  ["en", "1 December 2026"],
] as const)("the first of a month as it is written in %s", (language, long) => {
  route.language = language;
  expect(longDay("2026-12-01T12:00:00Z")).toBe(long);
  expect(longDay("2026-12-11T12:00:00Z")).toContain("11");
});

test.each([
  [-5, false, "0 min"],
  [45_999, true, "45 s"],
  [45_999, false, "0 min"],
  [12 * 60_000, true, "12 min"],
  [65 * 60_000, false, "1 h 05 min"],
])("%i ms (with seconds: %s) last %s", (milliseconds, seconds, written) => {
  expect(duration(milliseconds, seconds).replaceAll(SPACE, " ")).toBe(written);
});
