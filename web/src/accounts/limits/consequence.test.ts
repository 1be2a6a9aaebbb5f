import { afterEach, expect, test } from "vitest";
import { route } from "../../shell/router.svelte";
import { LANGUAGES } from "../../texts";
import type { LimitState } from "../../wire";
import { cap, consequence } from "./consequence";

const NOW = Date.parse("2026-11-18T12:00:00Z");
const OWN: LimitState = {
  limit: "loss_7_days",
  amount: "35.00",
  used: "0.00",
  left: "35.00",
  pending: false,
  pending_amount: null,
  pending_at: null,
  cap: null,
  cap_until: null,
};
const CAPPED = { ...OWN, cap: "35.00", cap_until: "2027-01-17T12:00:00Z" };

afterEach(() => {
  route.language = "en";
});

test.each([
  ["34.99", "Lower than now: takes effect at once."],
  ["35", "The same as now."],
  ["35.01", "Higher than now: takes effect only after 72 hours, from 21/11/2026, 13:00."],
])("a limit of one's own: %s", (wanted, said) => {
  expect(consequence(OWN, wanted, NOW)).toBe(said);
  expect(cap(OWN)).toBe("");
});

test("the first limit takes effect at once", () => {
  expect(consequence({ ...OWN, amount: null }, "900", NOW)).toBe("Takes effect at once.");
});

test("after it was lowered further, up to the cap is a raise like any other", () => {
  expect(consequence({ ...CAPPED, amount: "20.00" }, "30", NOW)).toContain("72 hours");
});

test("above what the house allows nothing is promised, in any language", () => {
  const said = LANGUAGES.flatMap((language) => {
    route.language = language;
    const sentences = [consequence(CAPPED, "100", NOW), cap(CAPPED)];
    for (const each of sentences) {
      expect(each).toContain("35.00");
      expect(each).toContain("2027, 13:00");
      expect(each).not.toMatch(/72|\{|\}/);
    }
    return sentences;
  });
  expect(new Set(said).size).toBe(2 * LANGUAGES.length);
});
