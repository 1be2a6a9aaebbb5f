import { describe, expect, test } from "vitest";
import { exported, law as shown } from "../../testing/earlierHouse";
import { canonical, FREE_CARDS, hashOf, parse, RANKS } from "./law";

const TEXT = exported("law.toml");

test("a law has the weights and the hash that the server gives it", async () => {
  const law = parse(TEXT)!;
  expect(law.name).toBe("aces-88");
  expect(law.weights.deal).toEqual(RANKS.map((rank) => shown.deal[rank]));
  expect(law.weights.free_cards).toEqual(FREE_CARDS.map((cards) => shown.free_cards[cards]));
  expect(law.weights.high_low).toEqual(RANKS.map((rank) => shown.high_low[rank]));
  expect(await hashOf(law)).toBe(shown.hash);
});

test("the hash is that of the weights: name, comments, blanks and order of the lines do not count", async () => {
  const [head = "", ...tables] = TEXT.split(/(?=^\[)/m);
  const rewritten = `# another\n${head.replace("aces-88", "other")}\n${tables.reverse().join("\n  # and so on\n")}`;
  expect(await hashOf(parse(rewritten)!)).toBe(shown.hash);
});

test("the canonical spelling reads as the same law", () => {
  const law = parse(TEXT)!;
  expect(parse(`name = "aces-88"\n${canonical(law)}`)).toEqual(law);
});

describe("what is no law is not read", () => {
  const first = /^2 = \d+$/m.exec(TEXT)![0];
  test.each<[string, string]>([
    ["nothing", ""],
    ["without a name", TEXT.replace(/^name.*$/m, "")],
    ["a name in capitals", TEXT.replace("aces-88", "Aces")],
    ["two names", TEXT.replace(/^name.*$/m, (line) => `${line}\n${line}`)],
    ["a weight missing", TEXT.replace(first, "")],
    ["a weight twice", TEXT.replace(first, `${first}\n${first}`)],
    ["a weight of 0", TEXT.replace(first, "2 = 0")],
    ["a weight below 0", TEXT.replace(first, "2 = -1")],
    ["a weight that is not whole", TEXT.replace(first, "2 = 1.5")],
    ["a weight that is too large", TEXT.replace(first, "2 = 1000000001")],
    ["a rank that there is not", TEXT.replace(first, "1 = 5")],
    ["a table that there is not", TEXT.replace("[deal]", "[dealt]")],
    ["a table twice", `${TEXT}\n[deal]\n`],
    ["words", `${TEXT}\nhello`],
  ])("%s", (_, text) => {
    expect(text).not.toBe(TEXT);
    expect(parse(text)).toBeNull();
  });

  test("the largest weight is still one", () => {
    expect(parse(TEXT.replace(first, "2 = 1000000000"))).not.toBeNull();
  });
});
