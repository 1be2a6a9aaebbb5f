// Where requests go, and which calls do not compile.

import { expect, test } from "vitest";
import { address } from "./api";
import { addressOf, type Given, type Keyed, type Reading } from "./routes";
import type { Routes } from "./wire";

test("a path is filled in, and nothing of it can leave its place", () => {
  expect(addressOf("GET /plays/{play}/review", { path: { play: "../me?x" } })).toBe("/api/v1/plays/..%2Fme%3Fx/review");
});

test("what is not asked for is not in the query", () => {
  const asked = { query: { days: 7, before: undefined } };
  expect(addressOf("GET /account/statement", asked)).toBe("/api/v1/account/statement?days=7");
  expect(addressOf("GET /house")).toBe("/api/v1/house");
});

test("a number and a word of a path", () => {
  const path = { table: "t-1", number: 3 };
  const found = address("GET /tables/{table}/games/{number}/evidence", { path, query: { invite: "a b" } });
  expect(found).toBe("/api/v1/tables/t-1/games/3/evidence?invite=a%20b");
});

test("wrong calls are errors of the compiler", () => {
  // @ts-expect-error: there is no such path
  address("GET /hause");
  // @ts-expect-error: nothing is read by POST
  address("POST /plays");
  // @ts-expect-error: no play is named
  expect(() => address("GET /plays/{play}/evidence")).not.toThrow();
  // @ts-expect-error: days are a number
  const wrong: Given<Routes["GET /account/statement"]> = [{ query: { days: "7" } }];
  const keyed: Keyed<Routes> = "POST /plays/{play}/moves";
  // @ts-expect-error: a log-in has no key
  const unkeyed: Keyed<Routes> = "POST /session";
  const read: Reading<Routes> = "GET /me";
  expect([wrong, keyed, unkeyed, read]).toHaveLength(4);
});
