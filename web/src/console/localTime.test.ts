import { expect, test } from "vitest";
import { instantIn, typedFor } from "./localTime";

test.each([
  ["2026-11-16T14:05", "2026-11-16T13:05:00.000Z"], // winter
  ["2026-07-01T00:00", "2026-06-30T22:00:00.000Z"], // summer
  ["2026-03-29T01:59", "2026-03-29T00:59:00.000Z"], // the last minute before summer
  ["2026-03-29T03:00", "2026-03-29T01:00:00.000Z"], // the first of it
  ["2026-10-25T03:00", "2026-10-25T02:00:00.000Z"], // winter again
  ["2027-01-01T00:00", "2026-12-31T23:00:00.000Z"],
])("%s in Zurich is %s", (typed, instant) => {
  expect(instantIn(typed)).toBe(instant);
  expect(typedFor(instant)).toBe(typed);
});

test("an hour that there is twice is one of the two, and one that there is not is next to it", () => {
  expect(["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"]).toContain(instantIn("2026-10-25T02:30"));
  expect(["2026-03-29T00:30:00.000Z", "2026-03-29T01:30:00.000Z"]).toContain(instantIn("2026-03-29T02:30"));
});
