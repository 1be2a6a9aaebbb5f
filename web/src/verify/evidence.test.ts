import { describe, expect, test } from "vitest";
import { exported, GAMES, PLAYS } from "../../testing/earlierHouse";
import { CHARACTERS_MAX, entry, instant, isGame, read } from "./evidence";

const PLAY = exported("bust.json");

function changed(change: object): string {
  return JSON.stringify({ ...(JSON.parse(PLAY) as object), ...change });
}

test.each(PLAYS)("%s is the file of a play", (name) => {
  const found = read(exported(`${name}.json`));
  expect("code" in found).toBe(false);
  if (!("code" in found)) expect(isGame(found)).toBe(false);
});

test.each(GAMES)("%s is the file of a game", (name) => {
  const found = read(exported(`${name}.json`));
  expect(!("code" in found) && isGame(found)).toBe(true);
});

test.each(["", "{", "\0", "undefined"])("%j is no JSON", (text) => {
  expect(read(text)).toEqual({ code: "not_json" });
});

test("what is too long is not read at all", () => {
  expect(read(PLAY.padEnd(CHARACTERS_MAX + 1))).toEqual({ code: "too_long" });
});

test.each(["null", "[]", "21", "{}", '{"format":"ventuno play 2"}'])("%s is no export", (text) => {
  expect(read(text)).toEqual({ code: "not_an_export", field: "format" });
});

describe("a field that is wrong is named", () => {
  test.each([
    ["text", { text: undefined }],
    ["text", { text: 5 }],
    ["more", { more: "1" }],
    ["started_at", { started_at: "yesterday" }],
    ["ended_at", { ended_at: "2026-03-03T12:00:00+01:00" }],
    ["server_seed", { server_seed: "zz" }],
    ["server_seed", { server_seed: "abc" }],
    ["server_seed", { server_seed: "" }],
    ["journal", { journal: undefined }],
    ["journal", { journal: [] }],
    ["journal", { journal: [{ number: 1, hash: "00" }] }],
    ["journal", { journal: [{ number: 1.5, hash: "00", text: "" }] }],
    ["journal", { journal: [null] }],
    ["expires_at", { expires_at: "2026-13-40T00:00:00Z" }],
  ])("%s in %j", (field, change) => {
    expect(read(changed(change))).toEqual({ code: "not_an_export", field });
  });
});

test("times are exact to the microsecond", () => {
  expect(instant("1970-01-01T00:00:01Z")).toBe(1_000_000n);
  expect(instant("1970-01-01T00:00:00.000001+00:00")).toBe(1n);
  expect(instant("2026-03-07T10:40:54.5Z")! - instant("2026-03-07T10:40:54.499999Z")!).toBe(1n);
  for (const bad of [null, 5, "", "2026-03-07", "2026-03-07T10:40:54", "2026-03-07T10:40:54.1234567Z"]) {
    expect(instant(bad)).toBeNull();
  }
});

test("an entry of the journal is read with its postings", () => {
  const text =
    '{"number":5,"at":"2026-03-07T10:40:54Z","actor":"box:1","what":{"kind":"decided"},"postings":[["pot","chips:1",500]]}';
  expect(entry(text)).toEqual({
    number: 5,
    at: "2026-03-07T10:40:54Z",
    what: { kind: "decided" },
    postings: [["pot", "chips:1", 500]],
  });
  expect(entry(text.replace(/,"postings.*/, "}"))!.postings).toEqual([]);
  for (const [old, by] of [
    ["500", "5.5"],
    ["500", "9007199254740993"],
    ['"pot"', "1"],
    ["5,", '"5",'],
    ['"kind"', '"sort"'],
    ["2026-03-07T", ""],
    ["{", ""],
  ] as const) {
    expect(entry(text.replace(old, by)), `${by} for ${old}`).toBeNull();
  }
});
