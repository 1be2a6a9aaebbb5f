import { afterEach, beforeEach, expect, test } from "vitest";
import { route } from "../shell/router.svelte";
import { c, named, type Text as ConsoleText } from "../console/texts";
import type { Language } from "../wire";
import { LANGUAGES, t, type Text } from ".";
import { coach } from "./coach";

let before: Language;

beforeEach(() => {
  before = route.language;
});

afterEach(() => {
  route.language = before;
});

/** The same sentence in every language. */
function everywhere<Names extends string = never>(pattern: Text["de"]): Text<Names> {
  return { de: pattern, fr: pattern, it: pattern, en: pattern };
}

function saidIn(language: Language, say: () => string): string {
  route.language = language;
  return say();
}

const cards: Text<"n" | "price"> = everywhere({
  by: "n",
  cases: { one: "one card at {price}", other: "{n} cards at {price}" },
});

test.each([
  [1, ["one", "one", "one", "one"]],
  [2, ["2", "2", "2", "2"]],
  [0, ["0", "one", "0", "0"]], // in French zero is singular
  [21, ["21", "21", "21", "21"]],
])("%i has its plural form in German, French, Italian and English", (n, first) => {
  expect(
    LANGUAGES.map((language) => saidIn(language, () => t(cards, { n, price: "CHF 2" }).replace(/ card.*/, ""))),
  ).toEqual(first);
});

test("a sentence that was chosen has its values", () => {
  expect(saidIn("en", () => t(cards, { n: 3, price: "CHF 2" }))).toBe("3 cards at CHF 2");
});

test("a word chooses by its name, and an unknown one the last case", () => {
  expect(saidIn("de", () => t(coach.thisCard.tool, { rank: "Q" }))).toBe("dieser Dame");
  expect(saidIn("de", () => t(coach.thisCard.tool, { rank: "7" }))).toBe("dieser 7");
});

test("a value may look like a mark of another", () => {
  const text: Text<"a" | "b"> = everywhere("{a} {b}");
  expect(saidIn("it", () => t(text, { a: "{b}", b: "$&" }))).toBe("{b} $&");
});

test("a value that is missing, too much or called otherwise does not compile", () => {
  const plain: Text = everywhere("words");
  const one: Text<"n"> = everywhere("{n}");
  // @ts-expect-error a value is missing
  expect(t(one)).toBe("{n}");
  // @ts-expect-error one of two is missing
  expect(saidIn("en", () => t(cards, { n: 1 }))).toBe("one card at {price}");
  // @ts-expect-error one too many
  expect(t(one, { n: 1, m: 2 })).toBe("1");
  // @ts-expect-error called otherwise
  expect(t(one, { m: 1 })).toBe("{n}");
  // @ts-expect-error none is needed
  expect(t(plain, { n: 1 })).toBe("words");
  // @ts-expect-error a text with a value is not one without
  const without: Text = one;
  expect(without).toBe(one);
});

test("one of several texts takes the values of all", () => {
  const several = { open: everywhere<"card">("open: {card}"), drawn: everywhere<"n">("{n} drawn") };
  const names: (keyof typeof several)[] = ["open", "drawn"];
  expect(names.map((name) => t(several[name], { card: "K", n: 2 }))).toEqual(["open: K", "2 drawn"]);
});

test("the console speaks German, and English to everybody else", () => {
  const text: ConsoleText<"n"> = { de: { by: "n", cases: { one: "ein Tag", other: "{n} Tage" } }, en: "{n} d" };
  expect(LANGUAGES.map((language) => saidIn(language, () => c(text, { n: 1 })))).toEqual([
    "ein Tag",
    "1 d",
    "1 d",
    "1 d",
  ]);
});

test("a word of the server's without a text stays as it is", () => {
  const texts = { quiet: { de: "ruhig", en: "quiet" } };
  expect(saidIn("de", () => named(texts, "quiet"))).toBe("ruhig");
  expect(saidIn("de", () => named(texts, "new"))).toBe("new");
});
