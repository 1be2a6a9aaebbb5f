import { expect, test } from "vitest";
import { isCommon } from "./commonPassword";
import passwords from "../../../tests/house/access/passwords.json";

test.each(passwords.common)("%s is what everybody tries", (password) => {
  expect(isCommon(password, "anna.k")).toBe(true);
});

test.each(passwords.fine)("%s is not", (password) => {
  expect(isCommon(password, "anna.k")).toBe(false);
});
